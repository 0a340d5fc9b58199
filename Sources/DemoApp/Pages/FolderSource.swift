import Widgets

/// The data source of the collection view with several layouts, whose items the user can move: recent folders, and all others.
///
/// Its items can also be copied, and dragged to other views, as texts.
final class FolderSource: CollectionViewDataSource, CollectionViewDragDelegate {
    private var names = [
        ["Invoices", "Holiday", "Recipes", "Sketches", "Reports", "Lectures", "Letters", "Tickets"],
        [
            "Applications", "Documents", "Downloads", "Music", "Pictures", "Projects", "Public", "Templates",
            "Videos", "Archive", "Mail", "Notes", "Fonts", "Backups", "Scans",
        ],
    ]

    private let cells = CollectionView.CellRegistration<CollectionViewListCell, String> { cell, _, name in
        var content = cell.defaultContentConfiguration()
        content.image = Image(systemName: "folder")
        content.text = name
        cell.contentConfiguration = content
        cell.backgroundConfiguration = .listGroupedCell()
    }

    func numberOfSections(in collectionView: CollectionView) -> Int { names.count }
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
        names[section].count
    }
    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
        -> CollectionViewCell
    {
        collectionView.dequeueConfiguredReusableCell(
            using: cells, for: indexPath, item: names[indexPath.section][indexPath.item])
    }
    func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
    func collectionView(
        _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        let name = names[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        names[destinationIndexPath.section].insert(name, at: destinationIndexPath.item)
    }
    func collectionView(
        _ collectionView: CollectionView, itemsForBeginning session: DragSession, at indexPath: IndexPath
    ) -> [DragItem] {
        [DragItem(itemProvider: ItemProvider(names[indexPath.section][indexPath.item]))]
    }
}
