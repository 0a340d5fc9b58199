import Testing
import Widgets
import WidgetsTesting

@testable import Containers
@testable import ViewHierarchy

/// Moving the rows of a list by drag, by keys and by assistive technologies.
struct ListReorderingTests {
    private final class Rows: ListViewDataSource, ListViewDelegate, ListViewDropDelegate {
        var texts = (0..<30).map { "row \($0)" }
        var fixed: Set<String> = []
        var inserted: [(String, Int)] = []
        var task: Task<Void, Never>?

        func numberOfRows(in listView: ListView) -> Int { texts.count }
        func listView(_ listView: ListView, cellForRowAt row: Int) -> ReusableView {
            let cell = listView.dequeueReusableCell(withIdentifier: "row", for: row)
            (cell as? ListCell)?.text = texts[row]
            return cell
        }
        func listView(_ listView: ListView, canMoveRowAt row: Int) -> Bool { !fixed.contains(texts[row]) }
        func listView(_ listView: ListView, moveRowAt row: Int, to newRow: Int) {
            texts.insert(texts.remove(at: row), at: newRow)
        }
        func listView(_ listView: ListView, performDrop session: DropSession, at row: Int) {
            task = Task {
                for text in (try? await session.loadObjects(of: String.self)) ?? [] {
                    inserted.append((text, row))
                }
            }
        }
    }

    private let rows = Rows()
    private let list = ListView(frame: Rect(x: 0, y: 0, width: 200, height: 240))
    private let root = View(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    private let harness: Harness

    init() throws {
        list.register(ListCell.self, forCellReuseIdentifier: "row")
        list.rowHeight = 30
        list.dataSource = rows
        list.delegate = rows
        root.addSubview(list)
        harness = Harness(root)
        try harness.settle()
    }

    private func top(_ row: Int) -> Double { list.cellForRow(at: row)?.frame.minY ?? -1 }

    @Test func `A row is dragged to another place, and the rows between make room for it`() throws {
        try harness.press(Point(x: 50, y: 15))
        try harness.move(to: Point(x: 50, y: 40))
        try harness.move(to: Point(x: 50, y: 105))
        #expect(top(1) == 0 && top(2) == 30 && top(3) == 60 && top(4) == 120)
        #expect(list.cellForRow(at: 0)?.alpha == 0)
        try harness.release()
        #expect(rows.texts.prefix(5) == ["row 1", "row 2", "row 3", "row 0", "row 4"])
        #expect(
            list.visibleCells.compactMap { ($0 as? ListCell)?.text }.prefix(4) == [
                "row 1", "row 2", "row 3", "row 0",
            ])
        #expect((0..<5).map(top) == [0, 30, 60, 90, 120])
        #expect(list.visibleCells.allSatisfy { $0.alpha == 1 })
        #expect(list.selectedRow == 3)
        // The scroll bar fades out.
        harness.advance(by: .seconds(5))
        #expect(harness.advance(by: .seconds(600)).isIdle)
    }

    @Test func `The rows slide while the gap opens`() throws {
        harness.settlesAfterVerbs = false
        try harness.press(Point(x: 50, y: 15))
        try harness.move(to: Point(x: 50, y: 75))
        harness.advance(by: .milliseconds(100))
        let shown = try #require(list.cellForRow(at: 1)).layerShownMinY
        #expect(shown > 0 && shown < 30)
        try harness.settle()
        #expect(top(1) == 0)
    }

    @Test func `Escape returns the row to its place`() throws {
        try harness.press(Point(x: 50, y: 15))
        try harness.move(to: Point(x: 50, y: 105))
        try harness.key(.keyboardEscape)
        #expect(rows.texts[0] == "row 0" && (0..<5).map(top) == [0, 30, 60, 90, 120])
        #expect(list.visibleCells.allSatisfy { $0.alpha == 1 })
    }

    @Test func `The list scrolls near its edges, and the row is dropped far away`() throws {
        harness.settlesAfterVerbs = false
        try harness.press(Point(x: 50, y: 15))
        try harness.move(to: Point(x: 50, y: 235))
        harness.advance(by: .seconds(10))
        #expect(list.contentOffset.y == 30 * 30 - 240)
        try harness.release()
        try harness.settle()
        #expect(rows.texts.last == "row 0")
        harness.advance(by: .seconds(5))
        #expect(harness.advance(by: .seconds(600)).isIdle)
    }

    @Test func `A click still selects, and a fixed row keeps the drag selection`() throws {
        list.allowsMultipleSelection = true
        rows.fixed = ["row 2"]
        try harness.click(Point(x: 50, y: 45))
        #expect(list.selectedRowIndexes == [1])
        try harness.press(Point(x: 50, y: 75))
        try harness.move(to: Point(x: 50, y: 135))
        try harness.release()
        #expect(list.selectedRowIndexes == RowIndexSet(2..<5) && rows.texts[2] == "row 2")
    }

    @Test func `Rows that are removed during the drag end the move, and nothing is lost`() throws {
        try harness.press(Point(x: 50, y: 15))
        try harness.move(to: Point(x: 50, y: 105))
        rows.texts.removeFirst()
        list.deleteRows(at: [0])
        try harness.settle()
        try harness.release()
        #expect(rows.texts == (1..<30).map { "row \($0)" })
        #expect(list.visibleCells.allSatisfy { $0.alpha == 1 } && top(0) == 0)
    }

    @Test func `Alt with an arrow key moves the selected row, until its end`() throws {
        try harness.click(Point(x: 50, y: 45))
        try harness.key(.keyboardUpArrow, .alternate)
        #expect(rows.texts.prefix(2) == ["row 1", "row 0"] && list.selectedRow == 0)
        try harness.key(.keyboardUpArrow, .alternate)
        #expect(rows.texts.prefix(2) == ["row 1", "row 0"])
        try harness.key(.keyboardDownArrow, .alternate)
        #expect(rows.texts.prefix(2) == ["row 0", "row 1"] && list.selectedRow == 1)
    }

    @Test func `Assistive technologies move rows, also those without cells`() throws {
        let first = try #require(list.accessibilityElement(at: 0))
        #expect(first.accessibilityAttributes.actions == [.activate, .custom("Move down")])
        #expect(first.accessibilityPerform(.custom("Move down")))
        #expect(rows.texts.prefix(2) == ["row 1", "row 0"])
        let far = try #require(list.accessibilityElement(at: 25))
        #expect(far.accessibilityPerform(.custom("Move up")))
        #expect(rows.texts[24] == "row 25")
    }

    @Test func `Items are dropped between rows`() async throws {
        list.dropDelegate = rows
        let card = DragCard(frame: Rect(x: 250, y: 10, width: 80, height: 40))
        root.addSubview(card)
        try harness.settle()
        try harness.press(card)
        try harness.move(to: Point(x: 100, y: 62))
        #expect(top(1) == 30 && top(2) > 60)
        try harness.release()
        await rows.task?.value
        #expect(rows.inserted.map(\.0) == ["card"] && rows.inserted.map(\.1) == [2])
        #expect(top(2) == 60)
    }

    @Test func `A list without movable rows has no interactions`() throws {
        rows.fixed = Set(rows.texts)
        try harness.click(Point(x: 50, y: 45))
        #expect(list.interactions.isEmpty)
    }
}

extension View {
    /// The displayed top of the view in an animation.
    fileprivate var layerShownMinY: Double { shownOrigin.y }
}
