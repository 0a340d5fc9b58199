import Testing
import Widgets
import WidgetsTesting

@testable import ViewHierarchy

/// The arbitration between recognisers of a tree.
struct GesturePrecedenceTests: GestureSuite {
    let stage: GestureStage

    init() throws { stage = try GestureStage() }

    @Test func `The recogniser of the inner view wins`() throws {
        add(TapGestureRecognizer(), "outer", to: root)
        add(TapGestureRecognizer(), "inner")

        try harness.click(center)

        #expect(witness.log == ["inner ended"])
    }

    @Test func `Fingers on two views are two independent pans`() throws {
        let other = GesturePad(frame: Rect(x: 260, y: 50, width: 100, height: 200))
        root.addSubview(other)
        add(PanGestureRecognizer(), "first")
        add(PanGestureRecognizer(), "second", to: other)
        try harness.settle()

        try harness.touchDown(1, at: center)
        try harness.touchDown(2, at: other)
        try harness.touchMove(1, to: Point(x: 150, y: 100))
        try harness.touchMove(2, to: Point(x: 310, y: 100))

        #expect(witness.log == ["first began", "second began"])
    }

    @Test func `A refused gesture lets the next one begin`() throws {
        add(PanGestureRecognizer(), "inner").delegate = witness
        add(PanGestureRecognizer(), "outer", to: root)
        witness.allows = { $0.name != "inner" }

        try harness.drag(from: center, to: Point(x: 200, y: 150), steps: 2)

        #expect(witness.log == ["outer began", "outer changed", "outer ended"])
    }

    @Test func `A delegate selects the touches that a recogniser receives`() throws {
        add(TapGestureRecognizer(), "tap").delegate = witness
        witness.receives = { $0.location(in: nil).x > 150 }

        try harness.click(Point(x: 100, y: 100))
        #expect(witness.log == [] && pad.events == ["down", "up"])
        try harness.click(Point(x: 200, y: 100))
        #expect(witness.log == ["tap ended"])
    }

    @Test func `With delayed touches the view receives the press after the failure`() throws {
        add(PanGestureRecognizer(), "pan").delaysTouchesBegan = true

        try harness.press(center)
        #expect(pad.events == [])
        try harness.release()
        #expect(pad.events == ["down", "up"])

        try harness.drag(from: center, to: Point(x: 200, y: 150))
        #expect(pad.events == ["down", "up"])
        #expect(witness.log.last == "pan ended")
    }

    @Test func `The allowed kinds of touches exclude the mouse`() throws {
        add(TapGestureRecognizer(), "tap").allowedTouchTypes = [.direct]

        try harness.click(center)
        #expect(witness.log == [])
        try harness.tap(center)
        #expect(witness.log == ["tap ended"])
    }

    /// Counts its touches.
    private final class CheckGesture: GestureRecognizer {
        var began = 0
        var resets = 0
        var all = 0
        override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
            began += touches.count
            all = event.allTouches?.count ?? 0
            if numberOfTouches == 2 { state = .recognized }
        }
        override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
            if state == .possible { state = .failed }
        }
        override func reset() { resets += 1 }
    }

    @Test func `A subclass recognises its own gesture`() throws {
        let check = add(CheckGesture(), "check")

        try harness.touchDown(1, at: center)
        try harness.touchDown(2, at: Point(x: 100, y: 100))
        #expect(witness.log == ["check ended"])
        #expect(check.began == 2 && check.all == 2)
        try harness.touchUp(1)
        try harness.touchUp(2)

        #expect(check.state == .possible && check.resets == 2)
    }
}
