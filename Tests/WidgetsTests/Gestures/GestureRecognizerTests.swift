import Testing
import Widgets
import WidgetsTesting

@testable import ViewHierarchy

/// Continuous gestures, operated with the mouse, the wheel and fingers.
struct GestureRecognizerTests: GestureSuite {
    let stage: GestureStage

    init() throws { stage = try GestureStage() }

    @Test func `A pan reports its translation and its velocity`() throws {
        let pan = add(PanGestureRecognizer(), "pan")
        var moved = Point.zero
        var speed = Point.zero
        pan.addAction(Action { _ in (moved, speed) = (pan.translation(in: pad), pan.velocity(in: pad)) })

        try harness.pan(center, by: Point(x: 80, y: 0), duration: .milliseconds(160), pause: .zero)

        #expect(witness.log.first == "pan began" && witness.log.last == "pan ended")
        #expect(moved == Point(x: 80, y: 0))
        #expect(abs(speed.x - 500) < 1 && speed.y == 0)
        #expect(harness.advance(by: .seconds(60)).isIdle)
    }

    @Test func `The translation can be reset during a pan`() throws {
        let pan = add(PanGestureRecognizer(), "pan")
        let card = View(frame: Rect(x: 60, y: 60, width: 100, height: 100))
        root.addSubview(card)
        card.addGestureRecognizer(pan)
        pan.addAction(
            Action { _ in
                card.center = card.center + pan.translation(in: root)
                pan.setTranslation(.zero, in: root)
            })
        try harness.settle()

        try harness.drag(from: Point(x: 100, y: 100), to: Point(x: 180, y: 140))

        #expect(card.frame.origin == Point(x: 140, y: 100))
    }

    @Test func `Pinch and rotation are recognised together if a delegate allows it`() throws {
        let pinch = add(PinchGestureRecognizer(), "pinch")
        let rotation = add(RotationGestureRecognizer(), "rotation")
        var (scale, angle) = (1.0, 0.0)
        pinch.addAction(Action { _ in scale = pinch.scale })
        rotation.addAction(Action { _ in angle = rotation.rotation })

        try harness.pinch(center, scale: 2)
        #expect(scale > 1.6 && scale <= 2)
        #expect(!witness.log.contains("rotation began"))
        try harness.rotate(center, by: 1)
        #expect(abs(angle - 0.9) < 0.11)

        witness.log = []
        pinch.delegate = witness
        witness.isSimultaneous = true
        try harness.touchDown(1, at: Point(x: 110, y: 150))
        try harness.touchDown(2, at: Point(x: 190, y: 150))
        try harness.touchMove(2, to: Point(x: 190, y: 200))
        try harness.touchMove(2, to: Point(x: 180, y: 220))
        #expect(witness.log.contains("pinch began") && witness.log.contains("rotation began"))
        try harness.touchUp(1)
        try harness.touchUp(2)
        #expect(witness.log.contains("pinch ended") && witness.log.contains("rotation ended"))
    }

    @Test func `The wheel with Ctrl pinches, and with Ctrl and Shift rotates`() throws {
        let pinch = add(PinchGestureRecognizer(), "pinch")
        let rotation = add(RotationGestureRecognizer(), "rotation")
        var (scale, angle) = (1.0, 0.0)
        pinch.addAction(Action { _ in scale = pinch.scale })
        rotation.addAction(Action { _ in angle = rotation.rotation })

        try harness.scroll(over: center, by: Point(x: 0, y: 2), modifiers: .control)
        #expect(abs(scale - 1.21) < 1e-9)
        harness.advance(by: .milliseconds(200))
        try harness.scroll(over: center, by: Point(x: 0, y: 1), modifiers: [.control, .shift])
        #expect(abs(angle - .pi / 12) < 1e-9)
        harness.advance(by: .milliseconds(200))

        #expect(witness.log == ["pinch began", "pinch ended", "rotation began", "rotation ended"])
        #expect(harness.advance(by: .seconds(60)).isIdle)
    }

    @Test func `A pan follows the wheel if its mask allows it`() throws {
        let pan = add(PanGestureRecognizer(), "pan")
        try harness.scroll(over: center, by: Point(x: 0, y: 1))
        #expect(witness.log == [])

        pan.allowedScrollTypesMask = .discrete
        var moved = Point.zero
        pan.addAction(Action { _ in moved = pan.translation(in: nil) })
        try harness.scroll(over: center, by: Point(x: 0, y: 1))
        try harness.scroll(over: center, by: Point(x: 0, y: 1))
        harness.advance(by: .milliseconds(150))

        #expect(witness.log == ["pan began", "pan changed", "pan ended"])
        #expect(moved.y == 120)
    }

    @Test func `A long press begins while the finger is held, and cancels the press`() throws {
        add(LongPressGestureRecognizer(), "press")

        try harness.touchDown(at: center)
        harness.advance(by: .milliseconds(499))
        #expect(witness.log == [])
        harness.advance(by: .milliseconds(1))
        #expect(witness.log == ["press began"])
        #expect(pad.events == ["down", "cancelled"])
        try harness.touchUp()
        #expect(witness.log == ["press began", "press ended"])
    }

    @Test func `A swipe is recognised before a pan that requires its failure`() throws {
        let swipe = add(SwipeGestureRecognizer(), "swipe")
        add(PanGestureRecognizer(), "pan").require(toFail: swipe)

        try harness.pan(center, by: Point(x: 90, y: 0), duration: .milliseconds(100), pause: .zero)
        #expect(witness.log == ["swipe ended"])

        witness.log = []
        try harness.pan(center, by: Point(x: 0, y: 90), duration: .milliseconds(100))
        #expect(witness.log.first == "pan began" && witness.log.last == "pan ended")
    }

    @Test func `The pointer over a view is a hover gesture`() throws {
        add(HoverGestureRecognizer(), "hover")

        try harness.move(to: Point(x: 60, y: 60))
        try harness.move(to: Point(x: 70, y: 60))
        try harness.move(to: Point(x: 10, y: 10))

        #expect(witness.log == ["hover began", "hover changed", "hover ended"])
    }

    @Test func `A pan from the edge of the window begins only there, and inwards`() throws {
        let edge = add(ScreenEdgePanGestureRecognizer(), "edge", to: root)
        edge.edges = .left

        try harness.drag(from: Point(x: 30, y: 20), to: Point(x: 100, y: 20))
        #expect(witness.log == [])
        try harness.drag(from: Point(x: 5, y: 20), to: Point(x: 5, y: 100))
        #expect(witness.log == [])
        try harness.drag(from: Point(x: 5, y: 20), to: Point(x: 100, y: 20), steps: 2)
        #expect(witness.log == ["edge began", "edge changed", "edge ended"])
    }
}
