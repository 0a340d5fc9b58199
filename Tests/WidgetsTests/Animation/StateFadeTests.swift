import Testing
import Widgets
import WidgetsTesting

@testable import ViewHierarchy

/// With `fadesControls`, controls fade between states and end with the same pixels as without.
@Suite struct StateFadeTests {
    private func makeHarness(_ control: Control, fades: Bool = true) -> Harness {
        let root = View()
        root.backgroundColor = .white
        control.frame = Rect(x: 10, y: 10, width: 100, height: 34)
        root.addSubview(control)
        let harness = Harness(root, size: Size(width: 120, height: 54))
        harness.host.fadesControls = fades
        harness.step()
        return harness
    }

    private func grey(_ harness: Harness) -> Int { Int(harness.picture[20, 14] & 255) }

    @Test func `A button fades to its hovered appearance`() throws {
        let harness = makeHarness(Button(title: "Save"))
        let plain = makeHarness(Button(title: "Save"), fades: false)
        try plain.move(to: Point(x: 60, y: 27))
        harness.settlesAfterVerbs = false
        let before = grey(harness)
        try harness.move(to: Point(x: 60, y: 27))

        let frames = harness.advance(by: .milliseconds(100)).frames.count
        let between = grey(harness)
        let rest = harness.advance(by: .seconds(60)).frames.count

        #expect(frames + rest == 12)
        #expect(between < before && between > grey(plain))
        #expect(harness.picture == plain.picture)
        #expect(harness.advance(by: .seconds(60)).isIdle)
    }

    @Test func `A check box fades when it is toggled, and accepts the next click during the fade`() throws {
        let box = Checkbox(title: "Copy")
        let harness = makeHarness(box)
        harness.settlesAfterVerbs = false
        for isOn in [true, false, true] {
            try harness.click(box)
            #expect(box.isOn == isOn)
            harness.advance(by: .milliseconds(50))
            harness.step()
            #expect(harness.picture == harness.renderFresh())
        }
        #expect(box.motion?.transition != nil)
        try harness.settle()
        let plain = Checkbox(title: "Copy", isOn: true)
        let other = makeHarness(plain, fades: false)
        try other.move(to: box.center)
        #expect(harness.picture == other.picture)
    }

    @Test func `Without fades a change of state is one frame`() throws {
        let harness = makeHarness(Button(title: "Save"), fades: false)
        harness.settlesAfterVerbs = false
        try harness.move(to: Point(x: 60, y: 27))
        #expect(harness.advance(by: .seconds(1)).frames.count == 1)
    }
}
