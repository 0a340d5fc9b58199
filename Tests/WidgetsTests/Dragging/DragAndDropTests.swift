import Testing
import Widgets
import WidgetsTesting

@testable import Containers
@testable import ViewHierarchy

/// Dragging between views with the pointer.
struct DragAndDropTests {
    private let inWell = Point(x: 250, y: 50)
    private let outside = Point(x: 150, y: 200)

    @Test func `Dragging a card into a well drops its text`() async throws {
        let page = try DragPage()
        try page.dragCard(to: inWell)
        #expect(page.card.log == ["press cancelled", "begin"])
        #expect(page.well.log == ["enter"])
        try page.harness.release()
        await page.well.loading?.value
        #expect(page.well.received == ["card"])
        #expect(page.card.log == ["press cancelled", "begin", "end copy"])
        #expect(page.well.log == ["enter", "drop", "conclude", "end"])
        #expect(page.root.subviews.count == 2)
        #expect(page.harness.advance(by: .seconds(600)).isIdle)
    }

    @Test func `A click on a draggable view stays a click`() throws {
        let page = try DragPage()
        try page.harness.click(page.card)
        try page.harness.press(page.card)
        try page.harness.move(to: Point(x: 57, y: 36))
        try page.harness.release()
        #expect(page.card.clicks == 2 && page.card.log.isEmpty)
        #expect(page.harness.advance(by: .seconds(600)).isIdle)
    }

    @Test func `A finger that rests drags; one that moves does not`() throws {
        let page = try DragPage()
        func touch(_ phase: MouseEvent.Phase, _ point: Point) {
            page.harness.send(
                .mouse(
                    MouseEvent(
                        phase: phase, locationInWindow: point, isButtonHeld: phase != .up, isTouch: true,
                        timestamp: page.harness.now)))
        }
        touch(.down, Point(x: 50, y: 30))
        touch(.moved, Point(x: 80, y: 30))
        touch(.up, Point(x: 80, y: 30))
        #expect(page.card.log.isEmpty)
        touch(.down, Point(x: 50, y: 30))
        page.harness.advance(by: .milliseconds(499))
        #expect(page.card.log.isEmpty)
        page.harness.advance(by: .milliseconds(1))
        #expect(page.card.log == ["press cancelled", "begin"])
        touch(.moved, inWell)
        touch(.up, inWell)
        try page.harness.settle()
        #expect(page.card.log.last == "end copy")
        #expect(page.harness.advance(by: .seconds(600)).isIdle)
    }

    @Test func `Escape cancels the drag, and the preview returns to the card`() throws {
        let page = try DragPage()
        try page.dragCard(to: inWell)
        page.harness.settlesAfterVerbs = false
        try page.harness.key(.keyboardEscape)
        #expect(page.card.log.last == "end cancel")
        #expect(page.well.log == ["enter", "exit"])
        let preview = try #require(page.root.subviews.last)
        page.harness.advance(by: .milliseconds(150))
        #expect(page.root.subviews.last === preview)
        try page.harness.settle()
        #expect(page.root.subviews.count == 2)
        #expect(page.well.log == ["enter", "exit", "end"])
        try page.harness.release()
        #expect(page.card.clicks == 0)
    }

    @Test func `A release where nothing is accepted cancels the drag`() throws {
        let page = try DragPage()
        try page.dragCard(to: outside)
        try page.harness.release()
        #expect(page.card.log.last == "end cancel" && page.well.log.isEmpty)
        page.well.accepts = false
        try page.dragCard(to: inWell)
        try page.harness.release()
        #expect(page.card.log.last == "end cancel" && page.well.log.isEmpty)
    }

    @Test(arguments: [
        (DropOperation.copy, true, "end copy", Cursor.arrow), (.move, true, "end move", .move),
        (.move, false, "end cancel", .operationNotAllowed),
        (.forbidden, true, "end cancel", .operationNotAllowed),
        (.cancel, true, "end cancel", .arrow),
    ])
    func `The proposal of the target and the source decide the effect and the cursor`(
        proposal: DropOperation, allowsMove: Bool, end: String, cursor: Cursor
    ) throws {
        let page = try DragPage()
        page.well.operation = proposal
        page.card.allowsMove = allowsMove
        try page.dragCard(to: inWell)
        #expect(page.harness.cursor == cursor)
        try page.harness.release()
        #expect(page.card.log.last == end)
        #expect(page.harness.cursor == .arrow)
    }

    @Test func `A slider and a text field in a draggable view keep their movements; a button drags`() throws {
        let page = try DragPage()
        page.card.frame = Rect(x: 0, y: 0, width: 180, height: 140)
        let slider = Slider(frame: Rect(x: 10, y: 10, width: 160, height: 24))
        let field = TextField(placeholder: nil)
        field.text = "words to select"
        field.frame = Rect(x: 10, y: 50, width: 160, height: 34)
        let button = Button(title: "Press")
        button.frame = Rect(x: 10, y: 100, width: 100, height: 30)
        for view in [slider, field, button] { page.card.addSubview(view) }
        for y in [22.0, 66] {
            try page.harness.press(Point(x: 30, y: y))
            try page.harness.move(to: Point(x: 120, y: y))
            try page.harness.release()
        }
        #expect(page.card.log.isEmpty && slider.value > 0 && !field.selectedText.isEmpty)
        try page.harness.press(button)
        try page.harness.move(to: inWell)
        try page.harness.release()
        #expect(page.card.log.contains("end copy"))
    }

    @Test func `A source without items leaves the press to the view`() throws {
        let page = try DragPage()
        page.card.items = []
        try page.dragCard(to: Point(x: 80, y: 40))
        try page.harness.release()
        #expect(page.card.clicks == 1 && page.card.log.isEmpty)
    }

    @Test func `The preview follows the pointer and is no target itself`() throws {
        let page = try DragPage()
        try page.dragCard(to: inWell)
        let preview = try #require(page.root.subviews.last)
        // The card was gripped at its middle.
        #expect(preview.center == inWell)
        #expect(preview.accessibilityElementsHidden)
        #expect(page.harness.picture[250, 50] != 0)
        try page.harness.move(to: outside)
        #expect(preview.center == outside)
    }

    @Test func `Several items are dropped together`() async throws {
        let page = try DragPage()
        page.card.items = ["a", "b", "c"].map { DragItem(itemProvider: ItemProvider($0)) }
        try page.dragCard(to: inWell)
        try page.harness.release()
        await page.well.loading?.value
        #expect(page.well.received == ["a", "b", "c"])
    }

    // MARK: - Scrolling and spring loading

    @Test func `Content scrolls while the pointer rests near its edge, and stops at its end`() throws {
        let page = try DragPage()
        let area = ScrollView(frame: Rect(x: 100, y: 100, width: 200, height: 150))
        area.contentSize = Size(width: 200, height: 400)
        page.root.addSubview(area)
        page.harness.settlesAfterVerbs = false
        try page.dragCard(to: Point(x: 200, y: 245))
        page.harness.advance(by: .milliseconds(100))
        let early = area.contentOffset.y
        #expect(early > 10)
        page.harness.advance(by: .seconds(5))
        #expect(area.contentOffset.y == 250)
        try page.harness.key(.keyboardEscape)
        try page.harness.settle()
        page.harness.advance(by: .seconds(5))
        #expect(page.harness.advance(by: .seconds(600)).isIdle)
    }

    @Test func `A view opens under resting items`() throws {
        let page = try DragPage()
        var opened = 0
        let tab = View(frame: Rect(x: 200, y: 200, width: 80, height: 30))
        tab.addInteraction(SpringLoadedInteraction { _ in opened += 1 })
        page.root.addSubview(tab)
        try page.dragCard(to: Point(x: 240, y: 215))
        page.harness.advance(by: .milliseconds(600))
        #expect(opened == 0)
        page.harness.advance(by: .milliseconds(100))
        #expect(opened == 1)
        try page.harness.move(to: outside)
        page.harness.advance(by: .seconds(2))
        #expect(opened == 1)
        try page.harness.release()
        #expect(page.harness.advance(by: .seconds(600)).isIdle)
    }

    @Test func `A tab opens under resting items`() throws {
        let page = try DragPage()
        let tabs = TabView(frame: Rect(x: 100, y: 120, width: 280, height: 150))
        for label in ["First", "Second"] { tabs.addTabViewItem(TabViewItem(label: label) { View() }) }
        page.root.addSubview(tabs)
        try page.harness.settle()
        let second = try page.harness.find(TabButton.self, containing: "Second")
        try page.dragCard(to: second.convert(Point(x: 20, y: 10), to: nil))
        page.harness.advance(by: .seconds(1))
        #expect(tabs.selectedTabViewItemIndex == 1)
        try page.harness.key(.keyboardEscape)
    }

    // MARK: - Texts

    @Test func `Text is dropped into a text field where a caret shows it, as one undo step`() async throws {
        let page = try DragPage()
        let field = TextField(placeholder: nil)
        field.frame = Rect(x: 10, y: 100, width: 200, height: 34)
        field.text = "||"
        page.root.addSubview(field)
        try page.harness.settle()
        let start = field.caretRect(for: TextPosition(offset: 1)).origin
        let count = field.subviews.count
        try page.dragCard(to: field.convert(Point(x: start.x + 1, y: 17), to: nil))
        #expect(field.subviews.count == count + 1 && field.text == "||")
        try page.harness.release()
        for _ in 0..<60_000 where field.text == "||" { try await Task.sleep(for: .milliseconds(1)) }
        #expect(field.text == "|card|" && field.isFirstResponder && field.subviews.count == count)
        try page.harness.key("z", .control)
        #expect(field.text == "||")
        // A disabled field refuses the drop.
        field.isEnabled = false
        try page.dragCard(to: Point(x: 60, y: 117))
        #expect(page.harness.cursor == .operationNotAllowed)
        try page.harness.release()
    }

    // MARK: - Windows

    private final class Neighbour: HostRequests {
        let other: ViewHost
        init(_ other: ViewHost) { self.other = other }
        func textInputChanged(caret: Rect?) {}
        func restorableStateChanged() {}
        func cursorChanged(_ cursor: Cursor) {}
        func dragDestination(at point: Point) -> (host: any DragHost, location: Point)? {
            point.x >= 400 ? (other, Point(x: point.x - 400, y: point.y)) : nil
        }
    }

    @Test func `Items are dragged into another window`() async throws {
        let (page, other) = (try DragPage(), try DragPage())
        let neighbour = Neighbour(other.harness.host)
        page.harness.host.requests = neighbour
        try page.dragCard(to: Point(x: 650, y: 50))
        #expect(other.well.log == ["enter"] && other.root.subviews.count == 3)
        #expect(page.root.subviews.count == 2)
        try page.harness.release()
        await other.well.loading?.value
        try other.harness.settle()
        #expect(other.well.received == ["card"] && page.card.log.last == "end copy")
        #expect(other.root.subviews.count == 2 && other.well.log.last == "end")
        withExtendedLifetime(neighbour) {}
    }

    // MARK: - Keyboard

    @Test func `Copy and paste drop the items of the focused view, and cut moves them`() async throws {
        let page = try DragPage()
        try page.harness.focus(page.card)
        try page.harness.key("c", .control)
        try page.harness.focus(page.well)
        try page.harness.key("v", .control)
        await page.well.loading?.value
        #expect(page.well.received == ["card"] && page.card.log.isEmpty)
        #expect(page.well.log == ["enter", "drop", "conclude", "end"])

        page.well.operation = .move
        try page.harness.focus(page.card)
        try page.harness.key("x", .control)
        try page.harness.focus(page.well)
        try page.harness.key("v", .control)
        #expect(page.card.log == ["end move"])
        await page.well.loading?.value
        // Text copied later replaces the items.
        page.well.operation = .copy
        Pasteboard.general.string = "later"
        try page.harness.key("v", .control)
        await page.well.loading?.value
        #expect(page.well.received == ["card", "card", "later"])
        Pasteboard.general.string = nil
    }
}
