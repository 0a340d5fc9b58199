import Testing
import Widgets
import WidgetsTesting

/// Rows and items that are both moved within their view and dragged to other views.
@Suite struct MoveWithinTests {
    private final class Source: CollectionViewDataSource, CollectionViewDragDelegate, TableViewDataSource,
        TableViewDragDelegate
    {
        var names = ["a", "b", "c"]
        var ended: [String] = []

        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { names.count }
        func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = names[indexPath.row]
            return cell
        }
        func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(
            _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) { names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }
        func tableView(
            _ tableView: TableView, itemsForBeginning session: DragSession, at indexPath: IndexPath
        ) -> [DragItem] { [DragItem(itemProvider: ItemProvider(names[indexPath.row]))] }
        func tableView(_ tableView: TableView, dragSessionDidEnd session: DragSession) { ended.append("end") }
        func tableView(
            _ tableView: TableView, dragSession: DragSession, didEndWith operation: DropOperation
        ) { ended.append("\(operation)") }

        func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
            names.count
        }
        func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
            -> CollectionViewCell
        {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "name", for: indexPath)
            (cell as? NameCell)?.label.text = names[indexPath.item]
            return cell
        }
        func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
            true
        }
        func collectionView(
            _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) { names.insert(names.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
        func collectionView(
            _ collectionView: CollectionView, itemsForBeginning session: DragSession, at indexPath: IndexPath
        ) -> [DragItem] { [DragItem(itemProvider: ItemProvider(names[indexPath.item]))] }
        func collectionView(_ collectionView: CollectionView, dragSessionDidEnd session: DragSession) {
            ended.append("end")
        }
        func collectionView(
            _ collectionView: CollectionView, dragSession: DragSession, didEndWith operation: DropOperation
        ) { ended.append("\(operation)") }
    }

    private final class Files: OutlineViewDragDelegate {
        var ended: [DropOperation] = []

        func outlineView(
            _ outlineView: OutlineView, itemsForBeginning session: DragSession, forItem item: AnyHashable
        ) -> [DragItem] { [DragItem(itemProvider: ItemProvider("\(item)"))] }
        func listView(
            _ listView: ListView, dragSession: DragSession, didEndWith operation: DropOperation
        ) { ended.append(operation) }
    }

    private let source = Source()

    private func show(_ view: View) throws -> Harness {
        let root = View(frame: Rect(x: 0, y: 0, width: 230, height: 300))
        view.frame = Rect(x: 0, y: 0, width: 200, height: 200)
        root.addSubview(view)
        let harness = Harness(root, size: root.frame.size)
        try harness.settle()
        return harness
    }

    @Test func `A table does not ask its drag delegate to remove rows that it has moved itself`() throws {
        let table = TableView(frame: .zero)
        table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 30
        table.dataSource = source
        table.dragDelegate = source
        let harness = try show(table)
        try harness.drag(from: Point(x: 60, y: 15), to: Point(x: 60, y: 80))
        #expect(source.names == ["b", "c", "a"] && source.ended == ["end"])
    }

    @Test func `An outline does not ask its drag delegate to remove items that it has moved itself`() throws {
        let stage = try OutlineStage()
        let files = Files()
        stage.canMove = { _ in true }
        stage.outline.dragDelegate = files
        try stage.harness.settle()
        try stage.harness.drag(from: Point(x: 150, y: 38), to: Point(x: 20, y: 28 + 20 * 2.95))
        #expect(stage.shown == ["b", "c", "a"] && files.ended == [.cancel])
    }

    @Test func `A collection view does not ask its drag delegate to remove items that it has moved itself`()
        throws
    {
        let layout = CollectionViewFlowLayout()
        layout.itemSize = Size(width: 50, height: 50)
        let view = CollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(NameCell.self, forCellWithReuseIdentifier: "name")
        view.dataSource = source
        view.dragDelegate = source
        let harness = try show(view)
        try harness.drag(from: Point(x: 25, y: 25), to: Point(x: 165, y: 25))
        #expect(source.names == ["b", "c", "a"] && source.ended == ["end"])
    }
}
