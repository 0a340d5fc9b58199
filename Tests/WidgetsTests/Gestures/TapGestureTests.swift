import Testing
import Widgets
import WidgetsTesting

@testable import ViewHierarchy

/// Taps and clicks, and the press of the view.
struct TapGestureTests: GestureSuite {
    let stage: GestureStage

    init() throws { stage = try GestureStage() }

    @Test func `A click is a tap, whose press the view does not complete`() throws {
        add(TapGestureRecognizer(), "tap")

        try harness.click(center)

        #expect(witness.log == ["tap ended"])
        #expect(pad.events == ["down", "cancelled"])
        #expect(harness.advance(by: .seconds(60)).isIdle)
    }

    @Test func `A tap that does not cancel touches leaves the press to the view`() throws {
        add(TapGestureRecognizer(), "tap").cancelsTouchesInView = false

        try harness.click(center)

        #expect(witness.log == ["tap ended"])
        #expect(pad.events == ["down", "up"])
    }

    @Test func `A finger taps`() throws {
        let tap = add(TapGestureRecognizer(), "tap")
        var place = Point.zero
        tap.addAction(Action { _ in place = tap.location(in: pad) })

        try harness.tap(Point(x: 70, y: 80))

        #expect(witness.log == ["tap ended"])
        #expect(place == Point(x: 20, y: 30))
    }

    @Test func `A single tap that requires the failure of a double tap waits for it`() throws {
        let double = add(TapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        add(TapGestureRecognizer(), "single").require(toFail: double)

        try harness.click(center)
        #expect(witness.log == [])
        harness.advance(by: .milliseconds(400))
        #expect(witness.log == ["single ended"])

        try harness.doubleClick(center)
        harness.advance(by: .seconds(1))
        #expect(witness.log == ["single ended", "double ended"])
        #expect(harness.advance(by: .seconds(60)).isIdle)
    }

    @Test func `The view receives the release only after a double tap has failed`() throws {
        let double = add(TapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2

        try harness.click(center)
        #expect(pad.events == ["down"])
        harness.advance(by: .milliseconds(400))
        #expect(pad.events == ["down", "up"])

        double.delaysTouchesEnded = false
        try harness.click(center)
        #expect(pad.events == ["down", "up", "down", "up"])
    }

    @Test func `A right click is a tap only if its button is required`() throws {
        add(TapGestureRecognizer(), "left")
        add(TapGestureRecognizer(), "right").buttonMaskRequired = .secondary

        try harness.click(center, button: .right)

        #expect(witness.log == ["right ended"])
    }

    @Test func `A tap with two fingers needs two fingers`() throws {
        let tap = add(TapGestureRecognizer(), "tap")
        tap.numberOfTouchesRequired = 2

        try harness.tap(center)
        #expect(witness.log == [])
        try harness.tap(center, fingers: 2)
        #expect(witness.log == ["tap ended"])
    }

    @Test func `A tap on a button does not reach recognisers of its superviews`() throws {
        add(TapGestureRecognizer(), "tap")
        let button = Button(title: "Save")
        button.frame = Rect(x: 10, y: 10, width: 100, height: 30)
        var presses = 0
        button.addAction(Action { _ in presses += 1 }, for: .primaryActionTriggered)
        pad.addSubview(button)
        try harness.settle()

        try harness.click("Save")

        #expect(presses == 1)
        #expect(witness.log == [])
    }

    @Test func `A drag that begins on a button cancels its press`() throws {
        add(PanGestureRecognizer(), "pan")
        let button = Button(title: "Save")
        button.frame = Rect(x: 10, y: 10, width: 100, height: 30)
        var presses = 0
        var cancels = 0
        button.addAction(Action { _ in presses += 1 }, for: .primaryActionTriggered)
        button.addAction(Action { _ in cancels += 1 }, for: .touchCancel)
        pad.addSubview(button)
        try harness.settle()

        try harness.drag(from: "Save", to: Point(x: 200, y: 70), steps: 2)

        #expect(presses == 0 && cancels == 1 && !button.isTracking && !button.isHighlighted)
        #expect(witness.log == ["pan began", "pan changed", "pan ended"])
    }

    @Test func `A slider keeps its drags from pans of its superviews`() throws {
        add(PanGestureRecognizer(), "pan")
        let slider = Slider()
        slider.frame = Rect(x: 10, y: 10, width: 150, height: 30)
        pad.addSubview(slider)
        try harness.settle()

        try harness.drag(from: slider, to: Point(x: 200, y: 75))

        #expect(slider.value > 0.6)
        #expect(witness.log == [])
    }
}
