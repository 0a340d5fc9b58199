import Testing
import Widgets
import WidgetsTesting

@testable import Containers
@testable import ViewHierarchy

/// Copying, cutting and pasting the selected rows of a list.
@Suite(.serialized)
struct ListItemCommandTests {
    private final class Rows: ListViewDataSource, ListViewDelegate, ListViewDropDelegate,
        ListViewDragDelegate
    {
        var texts = (0..<100).map { "row \($0)" }
        var canMove = false
        var moved: [String] = []
        var contexts: [Int?] = []
        var task: Task<Void, Never>?
        var operation = DropOperation.copy

        func numberOfRows(in listView: ListView) -> Int { texts.count }
        func listView(_ listView: ListView, cellForRowAt row: Int) -> ReusableView {
            let cell = listView.dequeueReusableCell(withIdentifier: "row", for: row)
            (cell as? ListCell)?.text = texts[row]
            return cell
        }
        func listView(_ listView: ListView, canMoveRowAt row: Int) -> Bool { canMove }
        func listView(
            _ listView: ListView, itemsForBeginning session: DragSession, at row: Int
        ) -> [DragItem] {
            session.localContext = row
            return [DragItem(itemProvider: ItemProvider(texts[row]))]
        }
        func listView(
            _ listView: ListView, dragSession: DragSession, didEndWith operation: DropOperation
        ) {
            if operation == .move { moved.append("\(dragSession.items.count) items") }
        }
        func listView(
            _ listView: ListView, dropSessionDidUpdate session: DropSession, withDestinationRow row: Int
        ) -> DropProposal { DropProposal(operation: operation) }
        func listView(_ listView: ListView, performDrop session: DropSession, at row: Int) {
            contexts.append(session.localDragSession?.localContext as? Int)
            task = Task {
                for text in (try? await session.loadObjects(of: String.self)) ?? [] {
                    texts.insert("\(text) at \(row)", at: 0)
                }
            }
        }
        var pasted: [String] { texts.filter { $0.contains(" at ") }.reversed() }
    }

    private let rows = Rows()
    private let list = ListView(frame: Rect(x: 0, y: 0, width: 200, height: 240))
    private let harness: Harness

    init() throws {
        Pasteboard.general.string = nil
        list.register(ListCell.self, forCellReuseIdentifier: "row")
        list.rowHeight = 30
        list.allowsMultipleSelection = true
        list.dataSource = rows
        list.delegate = rows
        list.dragDelegate = rows
        list.dropDelegate = rows
        let root = View(frame: Rect(x: 0, y: 0, width: 400, height: 300))
        root.addSubview(list)
        harness = Harness(root)
        try harness.settle()
        try harness.focus(list)
    }

    private func can(_ action: Selector) -> Bool { list.canPerformAction(action, withSender: nil) }

    @Test func `A list without a selection has nothing to copy`() {
        #expect(!can(.copy) && !can(.cut) && !can(.paste))
        list.selectRow(at: 2, scrollPosition: ListView.ScrollPosition.none)
        #expect(can(.copy) && can(.cut) && !can(.paste))
    }

    @Test func `The selected rows are copied, also those out of sight, and pasted below the selection`()
        async throws
    {
        list.selectRows(RowIndexSet([2, 3, 90]))
        try harness.key("c", .control)
        list.selectRows(RowIndexSet(4))
        #expect(can(.paste))
        try harness.key("v", .control)
        await rows.task?.value
        #expect(rows.pasted == ["row 2 at 5", "row 3 at 5", "row 90 at 5"])
        #expect(rows.moved.isEmpty)
    }

    @Test func `Cut rows are moved when they are pasted`() async throws {
        rows.operation = .move
        list.selectRows(RowIndexSet([1, 5]))
        try harness.key("x", .control)
        #expect(rows.moved.isEmpty)
        try harness.key("v", .control)
        await rows.task?.value
        #expect(rows.moved == ["2 items"] && rows.pasted == ["row 1 at 6", "row 5 at 6"])
    }

    @Test func `A copied row of a list that can be reordered is pasted as a copy`() async throws {
        rows.canMove = true
        list.selectRow(at: 3, scrollPosition: ListView.ScrollPosition.none)
        try harness.key("c", .control)
        try harness.key("v", .control)
        await rows.task?.value
        #expect(rows.pasted == ["row 3 at 4"] && rows.contexts == [3])
    }

    @Test func `Reordering keeps the local context of the drag delegate`() throws {
        rows.canMove = true
        try harness.press(Point(x: 50, y: 15))
        try harness.move(to: Point(x: 50, y: 40))
        try harness.move(to: Point(x: 50, y: 105))
        try harness.release()
        #expect(rows.contexts.isEmpty && rows.moved == ["1 items"])
    }

    @Test func `Items of drag interactions in the selected rows are copied`() async throws {
        list.dragDelegate = nil
        for (row, cell) in list.visibleCells.enumerated() where row < 2 {
            let card = DragCard(frame: Rect(x: 5, y: 5, width: 50, height: 20))
            card.text = "card \(row)"
            cell.addSubview(card)
        }
        list.selectRows(RowIndexSet([0, 1, 2]))
        try harness.key("c", .control)
        try harness.key("v", .control)
        await rows.task?.value
        #expect(rows.pasted == ["card 0 at 3", "card 1 at 3"])
    }
}
