import Testing
import Widgets
import WidgetsTesting

@testable import ViewHierarchy

/// Controls fade from one state to the next where that is wanted, and end up as they always look.
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

    @Test func `a button under the pointer changes little by little`() throws {
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

    @Test func `a box that is ticked fades as well, and takes the next click at once`() throws {
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

    @Test func `without that, a change is one frame`() throws {
        let harness = makeHarness(Button(title: "Save"), fades: false)
        harness.settlesAfterVerbs = false
        try harness.move(to: Point(x: 60, y: 27))
        #expect(harness.advance(by: .seconds(1)).frames.count == 1)
    }
}
