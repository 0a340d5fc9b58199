import Testing
import Widgets
import WidgetsTesting

@testable import Containers
@testable import ViewHierarchy

/// Dragging items between a table and a collection view, with the delegates of UIKit.
@Suite(.serialized)
struct CollectionDropTests {
    private let rows = DroppedTexts((0..<6).map { "row \($0)" })
    private let items = DroppedTexts((0..<6).map { "item \($0)" })
    private let table = TableView(frame: Rect(x: 0, y: 0, width: 200, height: 300))
    private let collection = CollectionView(
        frame: Rect(x: 220, y: 0, width: 170, height: 300), collectionViewLayout: CollectionStage.grid())
    private let root = View(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    private let harness: Harness

    init() throws {
        Pasteboard.general.string = nil
        table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 30
        table.allowsMultipleSelection = true
        table.dataSource = rows
        table.delegate = rows
        table.dragDelegate = rows
        table.dropDelegate = rows
        collection.register(NameCell.self, forCellWithReuseIdentifier: "name")
        collection.allowsMultipleSelection = true
        collection.dataSource = items
        collection.delegate = items
        collection.dragDelegate = items
        collection.dropDelegate = items
        root.addSubview(table)
        root.addSubview(collection)
        harness = Harness(root, size: Size(width: 400, height: 300))
        try harness.settle()
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    /// The middle of an item on screen.
    private func place(_ item: Int) -> Point {
        let frame = collection.layoutAttributesForItem(at: path(item))?.frame ?? .zero
        return Point(x: 220 + frame.midX, y: frame.midY)
    }

    private func drag(from start: Point, to end: Point) throws {
        try harness.press(start)
        try harness.move(to: Point(x: start.x + 12, y: start.y))
        try harness.move(to: end)
    }

    @Test func `A row is dragged into a gap between the items of a collection view`() async throws {
        let frame = try #require(collection.cellForItem(at: path(1))?.frame)
        try drag(from: Point(x: 50, y: 45), to: Point(x: place(1).x - 10, y: place(1).y))
        #expect(try #require(collection.cellForItem(at: path(1))?.frame.minX) > frame.minX)
        #expect(collection.numberOfItems(inSection: 0) == 6)
        try harness.release()
        await items.task?.value
        try harness.settle()
        #expect(items.destinations == [path(1)] && items.sources == [nil])
        #expect(items.texts.prefix(3) == ["item 0", "row 1", "item 1"])
        #expect(collection.visibleCells.compactMap { ($0 as? NameCell)?.label.text } == items.texts)
        #expect(rows.log == ["begin 1", "enter", "end", "copy"])
        #expect(rows.texts.count == 6)
    }

    @Test func `An item is dragged between two rows, which make room`() async throws {
        try drag(from: place(2), to: Point(x: 50, y: 62))
        #expect(table.cellForRow(at: path(2))?.frame.minY ?? 0 > 60)
        try harness.release()
        await rows.task?.value
        try harness.settle()
        #expect(rows.destinations == [path(2)] && rows.sources == [nil])
        #expect(rows.texts[2] == "item 2" && table.cellForRow(at: path(2))?.textLabel?.text == "item 2")
    }

    @Test func `The intent automatic drops on the middle of a row, and between rows near its edges`() throws {
        rows.tableIntent = .automatic
        try drag(from: place(2), to: Point(x: 50, y: 75))
        #expect(rows.proposed.last == path(2))
        #expect(table.reordering?.targetRow == 2 && table.reordering?.gap == nil)
        try harness.move(to: Point(x: 50, y: 88))
        #expect(table.reordering?.targetRow == nil && table.reordering?.gap?.destination == 3)
        // The rows below the gap are displayed lower; the middle of row 3 is now in the next place.
        try harness.move(to: Point(x: 50, y: 137))
        #expect(table.reordering?.targetRow == 3)
        try harness.release()
        #expect(rows.destinations == [path(3)])
        #expect(rows.log.contains("insertIntoDestinationIndexPath"))
        #expect(table.cellForRow(at: path(3))?.frame.minY == 90)
    }

    @Test func `Below all rows, items are appended; a forbidden drop opens no gap`() throws {
        try drag(from: place(2), to: Point(x: 50, y: 280))
        #expect(rows.proposed.last == .some(nil))
        try harness.release()
        #expect(rows.destinations == [path(6)])
        rows.proposal = .forbidden
        try drag(from: place(2), to: Point(x: 50, y: 62))
        #expect(table.reordering?.gap == nil)
        try harness.release()
        #expect(rows.destinations.count == 1)
    }

    @Test func `Items are dropped on an item that the delegate chooses`() throws {
        items.folder = 4
        try drag(from: Point(x: 50, y: 45), to: place(4))
        #expect(collection.reordering?.gap == nil)
        try harness.release()
        #expect(items.destinations == [path(4)])
        #expect(items.log == ["insertIntoDestinationIndexPath"])
    }

    @Test func `All selected rows are dragged together, and the session contains their source paths`() throws
    {
        try harness.click(Point(x: 50, y: 15))
        try harness.click(Point(x: 50, y: 75), modifiers: .control)
        harness.advance(by: .seconds(1))
        try drag(from: Point(x: 50, y: 75), to: Point(x: 50, y: 205))
        #expect(rows.log == ["begin 2", "enter"])
        try harness.release()
        #expect(rows.sources == [path(0), path(2)] && rows.destinations == [path(6)])
        #expect(table.selectedRowIndexes == [0, 2])
    }

    @Test func `A press and release on one of several selected rows selects it alone`() throws {
        try harness.click(Point(x: 50, y: 15))
        try harness.click(Point(x: 50, y: 75), modifiers: .control)
        try harness.click(Point(x: 50, y: 75))
        #expect(table.selectedRowIndexes == [2])
    }

    @Test
    func `Cut items of a collection view are moved behind the selected row of a table when they are pasted`()
        async throws
    {
        rows.proposal = .move
        try harness.click(place(1))
        try harness.click(place(3), modifiers: .control)
        try harness.key("x", .control)
        try harness.click(Point(x: 50, y: 45))
        try harness.key("v", .control)
        await rows.task?.value
        try harness.settle()
        #expect(rows.destinations == [path(2)])
        #expect(rows.texts.prefix(5) == ["row 0", "row 1", "item 1", "item 3", "row 2"])
        #expect(items.texts == ["item 0", "item 2", "item 4", "item 5"])
        #expect(items.log == ["move"])
    }

    @Test func `Copied rows are pasted behind the selected item, and into an empty collection view`()
        async throws
    {
        try harness.click(Point(x: 50, y: 45))
        try harness.key("c", .control)
        try harness.click(place(2))
        try harness.key("v", .control)
        await items.task?.value
        try harness.settle()
        #expect(items.destinations == [path(3)] && items.texts[3] == "row 1")
        items.texts = []
        collection.reloadData()
        try harness.settle()
        try harness.focus(collection)
        try harness.key("v", .control)
        await items.task?.value
        try harness.settle()
        #expect(items.texts == ["row 1"] && collection.visibleCells.count == 1)
    }

    @Test func `Files of other programs are dropped between items`() async throws {
        let place = Point(x: place(1).x - 10, y: place(1).y)
        let files = DropEvent.Content.uriList(Array("file:///tmp/a.txt\r\n".utf8))
        harness.host.handle(DropEvent(phase: .entered, locationInWindow: place, contents: [files]))
        try harness.settle()
        #expect(collection.reordering?.gap?.target == path(1))
        harness.host.handle(DropEvent(phase: .exited, locationInWindow: .zero, contents: []))
        try harness.settle()
        #expect(collection.reordering?.gap == nil)
    }

    @Test func `A view without delegates and movable items has no interactions`() throws {
        let plain = CollectionStage(count: 4)
        try plain.harness.settle()
        try plain.harness.click(plain.place(1))
        #expect(plain.view.interactions.isEmpty)
        collection.dragInteractionEnabled = false
        try drag(from: place(2), to: Point(x: 50, y: 62))
        try harness.release()
        #expect(rows.destinations.isEmpty)
    }
}
