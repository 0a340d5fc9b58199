import Widgets
import WidgetsTesting

@testable import Containers

/// Texts that are rows of a table or items of a collection view, exchanged by drag and drop.
final class DroppedTexts: TableViewDataSource, TableViewDelegate, TableViewDragDelegate,
    TableViewDropDelegate, CollectionViewDataSource, CollectionViewDelegate, CollectionViewDragDelegate,
    CollectionViewDropDelegate
{
    var texts: [String]
    var proposal = DropOperation.copy
    var tableIntent = TableViewDropProposal.Intent.insertAtDestinationIndexPath
    var intent = CollectionViewDropProposal.Intent.insertAtDestinationIndexPath
    var log: [String] = []
    var destinations: [IndexPath?] = []
    var sources: [IndexPath?] = []
    var proposed: [IndexPath?] = []
    var task: Task<Void, Never>?
    var folder: Int?

    init(_ texts: [String]) { self.texts = texts }

    private func insert(_ session: DropSession, _ path: IndexPath?, _ update: @escaping (Int) -> Void) {
        destinations.append(path)
        task = Task {
            var row = path?.row ?? texts.count
            for text in (try? await session.loadObjects(of: String.self)) ?? [] {
                texts.insert(text, at: min(row, texts.count))
                update(row)
                row += 1
            }
        }
    }

    // MARK: Table

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { texts.count }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = texts[indexPath.row]
        return cell
    }
    func tableView(
        _ tableView: TableView, itemsForBeginning session: DragSession, at indexPath: IndexPath
    ) -> [DragItem] { [DragItem(itemProvider: ItemProvider(texts[indexPath.row]))] }
    func tableView(_ tableView: TableView, dragSessionWillBegin session: DragSession) {
        log.append("begin \(session.items.count)")
    }
    func tableView(_ tableView: TableView, dragSessionDidEnd session: DragSession) { log.append("end") }
    func tableView(
        _ tableView: TableView, dragSession: DragSession, didEndWith operation: DropOperation
    ) { log.append("\(operation)") }
    func tableView(_ tableView: TableView, dropSessionDidEnter session: DropSession) {
        log.append("enter")
    }
    func tableView(
        _ tableView: TableView, dropSessionDidUpdate session: DropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> TableViewDropProposal {
        proposed.append(destinationIndexPath)
        return TableViewDropProposal(operation: proposal, intent: tableIntent)
    }
    func tableView(_ tableView: TableView, performDropWith coordinator: TableViewDropCoordinator) {
        sources += coordinator.items.map(\.sourceIndexPath)
        log.append("\(coordinator.proposal.intent)")
        insert(coordinator.session, coordinator.destinationIndexPath) { row in
            tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
        }
    }

    // MARK: Collection view

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
        texts.count
    }
    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
        -> CollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "name", for: indexPath)
        (cell as? NameCell)?.label.text = texts[indexPath.item]
        return cell
    }
    func collectionView(
        _ collectionView: CollectionView, itemsForBeginning session: DragSession, at indexPath: IndexPath
    ) -> [DragItem] { [DragItem(itemProvider: ItemProvider(texts[indexPath.item]))] }
    func collectionView(
        _ collectionView: CollectionView, dragSession: DragSession, didEndWith operation: DropOperation
    ) {
        log.append("\(operation)")
        guard operation == .move else { return }
        for path in (collectionView.indexPathsForSelectedItems ?? []).reversed() {
            texts.remove(at: path.item)
            collectionView.deleteItems(at: [path])
        }
    }
    func collectionView(
        _ collectionView: CollectionView, dropSessionDidUpdate session: DropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> CollectionViewDropProposal {
        proposed.append(destinationIndexPath)
        if let folder, destinationIndexPath?.item == folder {
            return CollectionViewDropProposal(
                operation: proposal, intent: .insertIntoDestinationIndexPath)
        }
        return CollectionViewDropProposal(operation: proposal, intent: intent)
    }
    func collectionView(
        _ collectionView: CollectionView, performDropWith coordinator: CollectionViewDropCoordinator
    ) {
        sources += coordinator.items.map(\.sourceIndexPath)
        log.append("\(coordinator.proposal.intent)")
        if coordinator.proposal.intent == .insertIntoDestinationIndexPath {
            return destinations.append(coordinator.destinationIndexPath)
        }
        insert(coordinator.session, coordinator.destinationIndexPath) { row in
            collectionView.insertItems(at: [IndexPath(item: row, section: 0)])
        }
    }
}
