import Testing
import Widgets
import WidgetsTesting

@Suite struct PointerTests {
    let journal = Journal()
    let root: EventView
    let panel: EventView
    let button: EventView
    let other: EventView
    let harness: Harness

    init() throws {
        root = EventView("root", journal, frame: .zero)
        panel = EventView("panel", journal, frame: Rect(x: 0, y: 0, width: 50, height: 50))
        button = EventView("button", journal, frame: Rect(x: 10, y: 10, width: 20, height: 20))
        other = EventView("other", journal, frame: Rect(x: 60, y: 0, width: 30, height: 30))
        root.addSubview(panel)
        panel.addSubview(button)
        root.addSubview(other)
        harness = Harness(root, size: Size(width: 100, height: 100))
        try harness.settle()
    }

    private func mouse(_ phase: MouseEvent.Phase, _ x: Double, _ y: Double, held: Bool = false) -> InputEvent
    {
        .mouse(
            MouseEvent(
                phase: phase, locationInWindow: Point(x: x, y: y), isButtonHeld: held, timestamp: harness.now)
        )
    }

    @Test func `A click goes to the deepest view under the pointer`() throws {
        try harness.click(button)

        #expect(journal.entries.suffix(2) == ["down button", "up button"])
    }

    @Test func `An event that is passed on reaches the next responders and is unused at the end`() throws {
        button.passesOn = true
        #expect(harness.send(mouse(.down, 20, 20, held: true)))
        #expect(journal.entries.suffix(2) == ["down button", "down panel"])
        harness.send(mouse(.up, 20, 20))

        panel.passesOn = true
        root.passesOn = true
        #expect(!harness.send(mouse(.down, 20, 20, held: true)))
        #expect(journal.entries.suffix(3) == ["down button", "down panel", "down root"])
    }

    @Test func `An event outside of all views is unused`() {
        #expect(!harness.send(mouse(.down, 500, 500, held: true)))
        #expect(
            !harness.send(.scroll(ScrollEvent(locationInWindow: Point(x: 500, y: 5), scrollingDeltaY: 1))))
    }

    @Test func `A controller is the next responder between its view and the superview`() {
        final class Keeper: ViewController {
            var downs = 0
            override func mouseDown(with event: MouseEvent) { downs += 1 }
        }
        let keeper = Keeper()
        keeper.view.frame = Rect(x: 60, y: 60, width: 10, height: 10)
        root.addSubview(keeper.view)

        #expect(harness.send(mouse(.down, 65, 65, held: true)))

        #expect(keeper.downs == 1 && !journal.entries.contains("down root"))
    }

    @Test func `The pointer enters views from the outside in and leaves them from the inside out`() throws {
        try harness.move(to: button)
        #expect(journal.entries == ["entered root", "entered panel", "entered button"])
        journal.clear()

        try harness.move(to: other)
        #expect(journal.entries == ["exited button", "exited panel", "entered other"])
        journal.clear()

        try harness.moveOut()
        #expect(journal.entries == ["exited other", "exited root"])
    }

    @Test func `Moving within a view does not enter it again`() throws {
        try harness.move(to: Point(x: 12, y: 12))
        journal.clear()

        try harness.move(to: Point(x: 25, y: 25))

        #expect(journal.entries.isEmpty)
    }

    @Test func `The pressed view receives the pointer wherever it is while a button is held`() throws {
        try harness.press(button)
        journal.clear()

        try harness.move(to: Point(x: 75, y: 15))
        try harness.moveOut()
        #expect(journal.entries == ["dragged button"])
        try harness.move(to: Point(x: 75, y: 15))
        journal.clear()
        try harness.release()

        #expect(journal.entries == ["up button", "exited button", "exited panel", "entered other"])
    }

    @Test func `The view of the first button receives the pointer until the last button is released`() {
        let place = Point(x: 20, y: 20)
        func button(_ phase: MouseEvent.Phase, _ button: MouseEvent.Button, at point: Point, held: Bool) {
            harness.send(
                .mouse(MouseEvent(phase: phase, locationInWindow: point, button: button, isButtonHeld: held)))
        }

        button(.down, .left, at: place, held: true)
        button(.down, .right, at: Point(x: 75, y: 15), held: true)
        button(.up, .left, at: Point(x: 75, y: 15), held: true)
        journal.clear()
        button(.up, .right, at: Point(x: 75, y: 15), held: false)

        #expect(journal.entries.first == "right up button")
    }

    @Test func `Each mouse button calls its own methods`() throws {
        try harness.click(button, button: .right)
        #expect(journal.entries.suffix(2) == ["right down button", "right up button"])
        try harness.click(button, button: .middle)
        #expect(journal.entries.contains("other down button"))
    }

    @Test func `The wheel goes to the view under the pointer, then to its next responders`() throws {
        button.passesOn = true

        try harness.scroll(over: button, by: Point(x: 0, y: -2))

        #expect(journal.entries.suffix(2) == ["scroll -2.0 button", "scroll -2.0 panel"])
    }

    @Test func `A view removed during a press receives mouseCancelled`() throws {
        try harness.press(button)
        journal.clear()

        button.removeFromSuperview()
        try harness.release()

        #expect(journal.entries.contains("cancelled button") && !journal.entries.contains("up button"))
        #expect(journal.entries.contains("exited button"))
    }

    @Test func `A view whose superview is removed or hidden during a press receives mouseCancelled`() throws {
        try harness.press(button)
        panel.isHidden = true
        #expect(journal.entries.filter { $0 == "cancelled button" }.count == 1)
        panel.isHidden = false
        try harness.release()

        try harness.press(button)
        panel.removeFromSuperview()
        #expect(journal.entries.filter { $0 == "cancelled button" }.count == 2)
    }

    @Test func `Deactivating the window cancels the press`() throws {
        try harness.press(button)

        harness.host.setActive(false)

        #expect(journal.entries.last == "cancelled button")
    }

    @Test func `A layout under a resting pointer sends mouseExited and mouseEntered`() throws {
        try harness.move(to: button)
        journal.clear()

        button.frame.origin = Point(x: 0, y: 30)
        root.setNeedsLayout()
        try harness.settle()
        #expect(journal.entries == ["exited button"])

        button.frame.origin = Point(x: 10, y: 10)
        root.setNeedsLayout()
        try harness.settle()
        #expect(journal.entries == ["exited button", "entered button"])
    }

    @Test func `A view moved by its frame under a resting pointer receives mouseExited`() throws {
        try harness.move(to: button)
        journal.clear()

        button.frame.origin = Point(x: 0, y: 30)
        try harness.settle()

        #expect(journal.entries == ["exited button"])
    }

    @Test func `A hovered view that is removed receives mouseExited once`() throws {
        try harness.move(to: button)
        journal.clear()

        panel.removeFromSuperview()
        try harness.settle()
        try harness.move(to: Point(x: 21, y: 21))

        #expect(
            journal.entries == ["exited panel", "exited button"]
                || journal.entries == ["exited button", "exited panel"])
    }

    @Test func `A view may remove itself in mouseDown`() throws {
        final class Vanishing: View {
            override func mouseDown(with event: MouseEvent) { removeFromSuperview() }
        }
        let vanishing = Vanishing(frame: Rect(x: 60, y: 60, width: 10, height: 10))
        root.addSubview(vanishing)

        try harness.click(vanishing)

        #expect(vanishing.superview == nil)
    }
}
