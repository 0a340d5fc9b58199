import Widgets

/// Tasks in a table that the user orders, and exchanges with a collection view.
final class TableTasks: TableViewDataSource, TableViewDragDelegate, TableViewDropDelegate {
    private var tasks = [
        "Water the plants", "Buy bread", "Call the bank", "Mend the bicycle", "Read a chapter",
        "Write a letter",
    ]

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { tasks.count }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath)
        cell.textLabel?.text = tasks[indexPath.row]
        return cell
    }

    func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(
        _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        tasks.insert(tasks.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }

    func tableView(
        _ tableView: TableView, itemsForBeginning session: DragSession, at indexPath: IndexPath
    ) -> [DragItem] { [makeTaskItem(tasks[indexPath.row])] }

    func tableView(
        _ tableView: TableView, dragSession: DragSession, didEndWith operation: DropOperation
    ) {
        if operation != .move { return }
        let rows = tasks.indices(of: dragSession)
        for row in rows.reversed() { tasks.remove(at: row) }
        tableView.deleteRows(at: rows.map { IndexPath(row: $0, section: 0) }, with: .automatic)
    }

    func tableView(
        _ tableView: TableView, dropSessionDidUpdate session: DropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> TableViewDropProposal {
        TableViewDropProposal(
            operation: session.allowsMoveOperation ? .move : .copy, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: TableView, performDropWith coordinator: TableViewDropCoordinator) {
        loadTexts(coordinator.session) { [self] texts in
            let row = min(coordinator.destinationIndexPath?.row ?? tasks.count, tasks.count)
            tasks.insert(contentsOf: texts, at: row)
            tableView.insertRows(
                at: texts.indices.map { IndexPath(row: row + $0, section: 0) }, with: .automatic)
        }
    }
}

/// Tasks in a collection view that the user orders, and exchanges with a table.
final class CollectionTasks: CollectionViewDataSource, CollectionViewDragDelegate, CollectionViewDropDelegate
{
    private var tasks = ["Feed the cat", "Pay rent", "Bake a cake"]

    private let cells = CollectionView.CellRegistration<CollectionViewListCell, String> { cell, _, task in
        var content = cell.defaultContentConfiguration()
        content.text = task
        content.textProperties.numberOfLines = 0
        content.directionalLayoutMargins.leading = 8
        content.directionalLayoutMargins.trailing = 8
        cell.contentConfiguration = content
        cell.backgroundConfiguration = .listGroupedCell()
    }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
        tasks.count
    }

    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
        -> CollectionViewCell
    {
        collectionView.dequeueConfiguredReusableCell(
            using: cells, for: indexPath, item: tasks[indexPath.item])
    }

    func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

    func collectionView(
        _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        tasks.insert(tasks.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }

    func collectionView(
        _ collectionView: CollectionView, itemsForBeginning session: DragSession, at indexPath: IndexPath
    ) -> [DragItem] { [makeTaskItem(tasks[indexPath.item])] }

    func collectionView(
        _ collectionView: CollectionView, dragSession: DragSession, didEndWith operation: DropOperation
    ) {
        if operation != .move { return }
        let items = tasks.indices(of: dragSession)
        for item in items.reversed() { tasks.remove(at: item) }
        collectionView.deleteItems(at: items.map { IndexPath(item: $0, section: 0) })
    }

    func collectionView(
        _ collectionView: CollectionView, dropSessionDidUpdate session: DropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> CollectionViewDropProposal {
        CollectionViewDropProposal(
            operation: session.allowsMoveOperation ? .move : .copy, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
        _ collectionView: CollectionView, performDropWith coordinator: CollectionViewDropCoordinator
    ) {
        loadTexts(coordinator.session) { [self] texts in
            let item = min(coordinator.destinationIndexPath?.item ?? tasks.count, tasks.count)
            tasks.insert(contentsOf: texts, at: item)
            collectionView.insertItems(at: texts.indices.map { IndexPath(item: item + $0, section: 0) })
        }
    }
}

/// Creates the drag item of a task, whose text other views and programs receive.
@MainActor private func makeTaskItem(_ task: String) -> DragItem {
    let item = DragItem(itemProvider: ItemProvider(task))
    item.localObject = task
    return item
}

/// Loads the dropped texts, and then calls `insert` with them, unless there are none.
@MainActor private func loadTexts(_ session: DropSession, insert: @escaping ([String]) -> Void) {
    Task {
        let texts = (try? await session.loadObjects(of: String.self)) ?? []
        if !texts.isEmpty { insert(texts) }
    }
}

extension [String] {
    /// Returns the indices of the tasks that a session has moved to another view, ascending.
    fileprivate func indices(of session: DragSession) -> [Int] {
        session.items.compactMap { item in firstIndex { $0 == item.localObject as? String } }.sorted()
    }
}
