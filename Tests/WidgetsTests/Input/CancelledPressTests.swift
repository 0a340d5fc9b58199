import Testing
import Widgets
import WidgetsTesting

@testable import Containers
@testable import Overlays

/// Presses that end without a release: every view that acts on the press is notified.
struct CancelledPressTests {
    private final class Counter: View {
        var cancelCount = 0
        override func mouseCancelled() {
            cancelCount += 1
            super.mouseCancelled()
        }
    }

    @Test func `A cancelled press is passed on to the superviews of the pressed view`() throws {
        let (outer, inner, harness) = try stage()
        try harness.press(inner)

        harness.host.setActive(false)

        #expect(inner.cancelCount == 1 && outer.cancelCount == 1)
    }

    @Test func `Superviews are notified when the pressed view is removed`() throws {
        let (outer, inner, harness) = try stage()
        try harness.press(inner)

        inner.removeFromSuperview()

        #expect(inner.cancelCount == 1 && outer.cancelCount == 1)
        try harness.release()
        #expect(outer.cancelCount == 1)
    }

    @Test(arguments: Interruption.allCases)
    func `An interrupted drag selection of a list selects no more rows and leaves no timer`(
        _ interruption: Interruption
    ) throws {
        let stage = ListStage(count: 100)
        stage.list.allowsMultipleSelection = true
        try stage.harness.settle()
        try stage.harness.press(Point(x: 50, y: 200))
        try stage.harness.move(to: Point(x: 50, y: 330))
        stage.harness.advance(by: .milliseconds(200))
        #expect(stage.selected.count > 4)

        interruption.happen(to: stage.list, in: stage.harness)
        let selected = stage.selected
        stage.harness.advance(by: .seconds(5))

        #expect(stage.selected == selected)
        #expect(stage.list.dragSelection == nil && stage.list.pressedRow == nil)
        #expect(stage.harness.advance(by: .seconds(600)).isIdle)
        try stage.harness.move(to: Point(x: 50, y: 20))
        #expect(stage.selected == selected)
    }

    @Test
    func
        `A drag selection continues after its first row is scrolled out of view, and ends with the release`()
        throws
    {
        let stage = ListStage(count: 400)
        stage.list.allowsMultipleSelection = true
        // Rows of different reuse identifiers: the cell of the pressed row is not reused.
        stage.heights["row 3"] = 120
        try stage.harness.settle()
        try stage.harness.press(Point(x: 50, y: 20))
        try stage.harness.move(to: Point(x: 50, y: 600))
        stage.harness.advance(by: .seconds(2))
        let count = stage.selected.count
        #expect(count > 40)

        try stage.harness.move(to: Point(x: 50, y: 100))
        #expect(stage.selected.count < count && stage.selected.first == 0)
        try stage.harness.release()
        let selected = stage.selected
        try stage.harness.move(to: Point(x: 50, y: 10))

        #expect(stage.selected == selected)
        stage.harness.advance(by: .seconds(5))
        #expect(stage.harness.advance(by: .seconds(600)).isIdle)
    }

    @Test func `A slider whose window is deactivated sends touchCancel`() throws {
        let slider = Slider(frame: Rect(x: 10, y: 10, width: 100, height: 24))
        let log = EventLog()
        slider.addAction(Action { _ in log.names.append("cancel") }, for: .touchCancel)
        let harness = try harness(around: slider)
        try harness.press(slider)

        harness.host.setActive(false)

        #expect(log.names == ["cancel"] && !slider.isTracking)
    }

    @Test func `Space held while the window is deactivated presses nothing`() throws {
        let button = Button(title: "Save")
        button.frame = Rect(x: 10, y: 10, width: 100, height: 30)
        let log = EventLog()
        button.addAction(Action { _ in log.names.append("save") }, for: .primaryActionTriggered)
        let harness = try harness(around: button)
        try harness.focus(button)
        let space = Key(keyCode: .keyboardSpacebar)
        harness.send(.key(KeyEvent(phase: .down, key: space)))
        #expect(button.isHighlighted)

        harness.host.setActive(false)
        #expect(!button.isHighlighted)
        harness.host.setActive(true)
        harness.send(.key(KeyEvent(phase: .up, key: space)))

        #expect(log.names.isEmpty)
    }

    @Test func `Disabling a field ends its drag selection`() throws {
        let field = TextField(frame: Rect(x: 10, y: 10, width: 60, height: 30))
        field.text = String(repeating: "word ", count: 60)
        let harness = try harness(around: field)
        try harness.press(field)
        try harness.move(to: Point(x: 190, y: 20))
        harness.advance(by: .milliseconds(300))

        field.isEnabled = false

        try harness.settle()
        #expect(harness.advance(by: .seconds(60)).isIdle)
    }

    private func stage() throws -> (Counter, Counter, Harness) {
        let outer = Counter(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        let inner = Counter(frame: Rect(x: 20, y: 20, width: 40, height: 40))
        outer.addSubview(inner)
        return (outer, inner, try harness(around: outer))
    }

    private func harness(around view: View) throws -> Harness {
        let root = View()
        root.addSubview(view)
        let harness = Harness(root, size: Size(width: 200, height: 200))
        try harness.settle()
        return harness
    }
}

/// The ways in which a press ends without a release.
nonisolated enum Interruption: CaseIterable {
    case deactivation, sheet, removal, hiding

    @MainActor func happen(to view: View, in harness: Harness) {
        switch self {
        case .deactivation: harness.host.setActive(false)
        case .sheet:
            PresentationOverlay(ViewController()).appear(in: harness.host, animated: false, completion: nil)
        case .removal: view.removeFromSuperview()
        case .hiding: view.isHidden = true
        }
    }
}
