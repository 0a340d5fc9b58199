import Widgets
import WidgetsTesting

/// A grid with sections and headers that notifies its delegate of visible items.
final class GridDisplay: ChangeDisplay, CollectionViewDataSource, CollectionViewDelegateFlowLayout {
    private let grid: CollectionView
    weak var subject: ChangeSubject?
    var view: ScrollView { grid }
    var hasSections: Bool { true }

    init() {
        let layout = CollectionViewFlowLayout()
        layout.headerReferenceSize = Size(width: 0, height: 20)
        layout.itemSize = Size(width: 50, height: 30)
        grid = CollectionView(
            frame: Rect(x: 0, y: 0, width: 240, height: 240), collectionViewLayout: layout)
        grid.register(CollectionViewListCell.self, forCellWithReuseIdentifier: "item")
        grid.register(
            CollectionReusableView.self, forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        grid.delegate = self
        grid.dataSource = self
    }

    var shown: [(path: IndexPath, text: String?)] {
        grid.indexPathsForVisibleItems.map { ($0, grid.cellForItem(at: $0)?.accessibilityIdentifier) }
    }

    func reload() { grid.reloadData() }

    func apply(_ changes: RowChanges, animated: Bool) {
        let update = { [grid] in
            grid.performBatchUpdates {
                grid.deleteItems(at: changes.deleted)
                grid.insertItems(at: changes.inserted)
                grid.reloadItems(at: changes.reloaded)
                for move in changes.moved { grid.moveItem(at: move.from, to: move.to) }
            }
        }
        if animated { update() } else { View.performWithoutAnimation(update) }
    }

    func apply(_ change: ChangingData.SectionChange) {
        switch change {
        case .inserted(let section): grid.insertSections([section])
        case .deleted(let section): grid.deleteSections([section])
        case .moved(let section, let target): grid.moveSection(section, toSection: target)
        }
    }

    func numberOfSections(in collectionView: CollectionView) -> Int { subject?.data.sections.count ?? 0 }
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
        subject?.data.sections[section].count ?? 0
    }
    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
        -> CollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        cell.accessibilityIdentifier = subject?.text(at: indexPath, "cellForItemAt")
        return cell
    }
    func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> CollectionReusableView {
        subject?.runHook()
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
    func collectionView(
        _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { subject?.check(indexPath, cell.accessibilityIdentifier, "willDisplay") }
    func collectionView(
        _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { subject?.runHook() }
}
