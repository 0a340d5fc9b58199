import Testing
import Widgets
import WidgetsTesting

@testable import DemoApp

/// The page "Drag and drop", operated with the mouse, with the keyboard only, and with files of the desktop.
struct DraggingPageTests {
    private let harness: Harness
    private let tasks: TableView
    private let files: TableView
    private let today: CollectionView

    init() throws {
        harness = Harness(DraggingPage(), size: Size(width: 700, height: 620))
        try harness.settle()
        let tables = harness.all(TableView.self)
        tasks = try #require(tables.first { $0.accessibilityLabel == "Tasks" })
        files = try #require(tables.first { $0.accessibilityLabel == "Files" })
        today = try harness.find(CollectionView.self)
    }

    /// The titles of all tasks, or of all files.
    private func titles(_ table: TableView) -> [String] {
        (0..<table.numberOfRows).compactMap {
            table.accessibilityElement(at: $0)?.accessibilityAttributes.label
        }
    }

    /// The titles of the tasks of today.
    private var chosen: [String] {
        (0..<today.numberOfItems(inSection: 0)).compactMap {
            let cell = today.cellForItem(at: IndexPath(item: $0, section: 0)) as? CollectionViewListCell
            return cell?.visibleText
        }
    }

    private func place(_ row: Int, _ table: TableView) -> Point {
        table.convert(middle(table.rectForRow(at: row)), to: nil)
    }

    private func place(_ item: Int) throws -> Point {
        let attributes = today.layoutAttributesForItem(at: IndexPath(item: item, section: 0))
        return today.convert(middle(try #require(attributes?.frame)), to: nil)
    }

    private func middle(_ rect: Rect) -> Point { Point(x: rect.midX, y: rect.midY) }

    // MARK: - Mouse

    @Test func `Selected rows are dragged together below another row`() throws {
        try harness.click(place(0, tasks))
        try harness.click(place(2, tasks), modifiers: .control)
        harness.advance(by: .seconds(1))
        try harness.drag(from: place(2, tasks), to: place(3, tasks) + Point(x: 0, y: 4))
        #expect(
            titles(tasks).prefix(4) == ["Buy bread", "Mend the bicycle", "Water the plants", "Call the bank"])
    }

    @Test func `A row is dragged between two items, and an item to the rows`() async throws {
        try harness.drag(from: place(1, tasks), to: place(1) + Point(x: -20, y: 0))
        try await harness.wait { chosen.count == 4 && tasks.numberOfRows == 5 }
        #expect(chosen == ["Feed the cat", "Buy bread", "Pay rent", "Bake a cake"])
        try harness.drag(from: place(3), to: place(0, tasks) + Point(x: 0, y: 12))
        try await harness.wait { chosen.count == 3 && tasks.numberOfRows == 6 }
        #expect(titles(tasks).prefix(3) == ["Water the plants", "Bake a cake", "Call the bank"])
    }

    @Test func `An item is dragged to another place`() throws {
        try harness.drag(from: place(0), to: place(2) + Point(x: 20, y: 0))
        #expect(chosen == ["Pay rent", "Bake a cake", "Feed the cat"])
        #expect(tasks.numberOfRows == 6)
    }

    @Test func `A card is dropped in the table, and stays a card`() async throws {
        try harness.drag(from: "Pear", to: place(0, files))
        try await harness.wait { files.numberOfRows == 1 }
        #expect(titles(files) == ["Pear"] && !harness.contains("No Files"))
        #expect(harness.contains("Apple") && harness.contains("Plum"))
    }

    @Test func `Files of the desktop are dropped between the rows of the table`() async throws {
        try await drop("file:///etc/passwd\r\nfile:///etc/group\r\n", at: place(0, files))
        try await harness.wait { files.numberOfRows == 2 }
        try await drop("file:///etc/hosts\r\n", at: place(1, files) - Point(x: 0, y: 12))
        try await harness.wait { files.numberOfRows == 3 }
        #expect(titles(files) == ["passwd, /etc/", "hosts, /etc/", "group, /etc/"])
    }

    private func drop(_ list: String, at point: Point) async throws {
        let contents = [DropEvent.Content.uriList(Array(list.utf8))]
        for phase in [DropEvent.Phase.entered, .moved, .dropped] {
            harness.host.handle(DropEvent(phase: phase, locationInWindow: point, contents: contents))
            try harness.settle()
        }
    }

    // MARK: - Keyboard

    @Test func `Selected rows are moved together with keys`() throws {
        try harness.key(.keyboardTab)
        #expect(tasks.isFirstResponder)
        try harness.key(.keyboardHome)
        try harness.key(.keyboardDownArrow, .shift)
        try harness.key(.keyboardDownArrow, .alternate)
        #expect(titles(tasks).prefix(3) == ["Call the bank", "Water the plants", "Buy bread"])
        try harness.key(.keyboardUpArrow, .alternate)
        #expect(titles(tasks).prefix(2) == ["Water the plants", "Buy bread"])
    }

    @Test func `A task is cut and pasted into the collection, and moved there with keys`() async throws {
        try harness.key(.keyboardTab)
        try harness.key(.keyboardHome)
        try harness.key("x", .control)
        try harness.key(.keyboardTab)
        #expect(today.isFirstResponder)
        try harness.key(.keyboardHome)
        try harness.key("v", .control)
        try await harness.wait { chosen.count == 4 }
        #expect(chosen == ["Feed the cat", "Water the plants", "Pay rent", "Bake a cake"])
        #expect(titles(tasks).first == "Buy bread")
        try harness.key(.keyboardRightArrow, .alternate)
        #expect(chosen == ["Water the plants", "Feed the cat", "Pay rent", "Bake a cake"])
        try harness.key(.keyboardDownArrow, .alternate)
        #expect(chosen == ["Water the plants", "Pay rent", "Bake a cake", "Feed the cat"])
    }

    @Test func `A card is copied and pasted into the table with keys`() async throws {
        for _ in 0..<3 { try harness.key(.keyboardTab) }
        try harness.key("c", .control)
        for _ in 0..<3 { try harness.key(.keyboardTab) }
        #expect(files.isFirstResponder)
        try harness.key("v", .control)
        try await harness.wait { files.numberOfRows == 1 }
        #expect(titles(files) == ["Apple"])
    }
}
