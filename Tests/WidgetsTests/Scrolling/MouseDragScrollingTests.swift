import Testing
import Widgets
import WidgetsTesting

/// Scrolling by a drag with the mouse, where the program allows it.
@Suite(.serialized) struct MouseDragScrollingTests {
    private let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    private let button = Button(title: "Press")
    private let label = Label(text: "selectable text")
    private let harness: Harness
    private let presses = Counter()

    private final class Counter { var count = 0 }

    init() throws {
        let content = View(frame: Rect(x: 0, y: 0, width: 800, height: 800))
        button.frame = Rect(x: 20, y: 20, width: 100, height: 40)
        button.addAction(Action { [presses] _ in presses.count += 1 }, for: .primaryActionTriggered)
        label.frame = Rect(x: 20, y: 120, width: 150, height: 24)
        label.isSelectable = true
        for view in [button, label] { content.addSubview(view) }
        scroll.addSubview(content)
        scroll.contentSize = content.frame.size
        let page = View()
        page.addSubview(scroll)
        harness = Harness(page, size: Size(width: 200, height: 200))
        try harness.settle()
    }

    @Test func `A drag with the mouse does not scroll by default`() throws {
        try harness.drag(from: Point(x: 180, y: 180), to: Point(x: 80, y: 100))
        #expect(scroll.contentOffset == .zero)
    }

    @Test func `A drag with the mouse scrolls where the program allows it`() throws {
        scroll.panGestureRecognizer.allowedTouchTypes = Touch.TouchType.allCases
        try harness.press(Point(x: 180, y: 180))
        try harness.move(to: Point(x: 150, y: 150))
        try harness.move(to: Point(x: 80, y: 100))
        #expect(scroll.isDragging)
        #expect(scroll.contentOffset.x > 60 && scroll.contentOffset.y > 50)
        // A press stops the content.
        harness.settlesAfterVerbs = false
        try harness.release()
        #expect(!scroll.isDragging && scroll.isDecelerating)
        // Beside the scroll bars, which are visible now.
        try harness.press(Point(x: 150, y: 150))
        let offset = scroll.contentOffset
        harness.advance(by: .seconds(1))
        #expect(scroll.contentOffset == offset && !scroll.isDecelerating)
        try harness.release()
    }

    @Test func `Controls are clicked, a drag from a button scrolls, and selectable text is selected`() throws
    {
        scroll.panGestureRecognizer.allowedTouchTypes = Touch.TouchType.allCases
        try harness.click(button)
        #expect(presses.count == 1)
        try harness.drag(from: Point(x: 24, y: 132), to: Point(x: 90, y: 132))
        #expect(scroll.contentOffset == .zero && label.selectedText != nil)
        try harness.drag(from: Point(x: 100, y: 40), to: Point(x: 40, y: 30))
        #expect(presses.count == 1 && scroll.contentOffset.x > 20)
    }

    @Test func `The required button selects the button that scrolls`() throws {
        scroll.panGestureRecognizer.allowedTouchTypes = Touch.TouchType.allCases
        scroll.panGestureRecognizer.buttonMaskRequired = .secondary
        try harness.drag(from: Point(x: 180, y: 180), to: Point(x: 80, y: 100))
        #expect(scroll.contentOffset == .zero)
    }
}
