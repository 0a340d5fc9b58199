import Widgets
import WidgetsTesting

@testable import Containers

/// A cell that displays a name.
final class NameCell: CollectionViewCell {
    let label = Label(text: nil)

    required init(frame: Rect) {
        super.init(frame: frame)
        contentView.addSubview(label)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = contentView.bounds
    }

    override func sizeThatFits(_ size: Size) -> Size {
        let width = Double((label.text ?? "").count) * 8 + 16
        return Size(width: width, height: 24)
    }
}

/// A collection view in a harness that records its delegate callbacks and data source requests.
@MainActor
final class CollectionStage: CollectionViewDataSource, CollectionViewDelegateFlowLayout {
    let view: CollectionView
    let harness: Harness
    var sections: [[String]]
    /// The sizes of items by name; without any, the layout's item size applies.
    var sizes: [String: Size] = [:]
    var refused: Set<String> = []
    private(set) var madeCount = 0
    private(set) var requested: [IndexPath] = []
    private(set) var heard: [String] = []
    var onSelectionChange: () -> Void = {}
    var canMove: (IndexPath) -> Bool = { _ in false }
    /// Replaces the proposed target of a move; the first argument is the original path.
    var target: (IndexPath, IndexPath) -> IndexPath = { $1 }
    var menuRequests: [[IndexPath]] = []
    /// The reuse identifiers of cells.
    var identifier: (IndexPath) -> String = { _ in "name" }

    init(
        _ sections: [[String]], size: Size = Size(width: 230, height: 300),
        layout: CollectionViewLayout = CollectionStage.grid()
    ) {
        self.sections = sections
        view = CollectionView(frame: Rect(origin: .zero, size: size), collectionViewLayout: layout)
        let root = View(frame: view.frame)
        root.addSubview(view)
        harness = Harness(root, size: size)
        view.register(NameCell.self, forCellWithReuseIdentifier: "name")
        view.register(
            CollectionReusableView.self, forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        view.register(
            CollectionReusableView.self, forSupplementaryViewOfKind: CollectionView.elementKindSectionFooter,
            withReuseIdentifier: "footer")
        view.delegate = self
        view.dataSource = self
    }

    convenience init(count: Int, layout: CollectionViewLayout = CollectionStage.grid()) {
        self.init([(0..<count).map { "item \($0)" }], layout: layout)
    }

    /// Four columns of 50 points in 230 points.
    static func grid() -> CollectionViewFlowLayout { CollectionViewFlowLayout() }

    var names: [String] {
        get { sections[0] }
        set { sections[0] = newValue }
    }
    /// The texts of the visible cells.
    var texts: [String] { view.visibleCells.map { ($0 as? NameCell)?.label.text ?? "" } }
    var selected: [Int] { (view.indexPathsForSelectedItems ?? []).map(\.item) }

    func forget() {
        requested = []
        heard = []
    }

    /// The middle of an item on screen.
    func place(_ item: Int, section: Int = 0) -> Point {
        let frame = view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame ?? .zero
        return Point(x: frame.midX - view.contentOffset.x, y: frame.midY - view.contentOffset.y)
    }

    // MARK: - Data source

    func numberOfSections(in collectionView: CollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }
    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
        -> CollectionViewCell
    {
        requested.append(indexPath)
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: identifier(indexPath), for: indexPath)
        (cell as? NameCell)?.label.text = sections[indexPath.section][indexPath.item]
        return cell
    }
    func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> CollectionReusableView {
        let isHeader = kind == CollectionView.elementKindSectionHeader
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: isHeader ? "header" : "footer", for: indexPath)
        view.tag = indexPath.section
        return view
    }

    func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        canMove(indexPath)
    }
    func collectionView(
        _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        let name = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        sections[destinationIndexPath.section].insert(name, at: destinationIndexPath.item)
    }

    // MARK: - Delegate

    func collectionView(
        _ collectionView: CollectionView,
        targetIndexPathForMoveOfItemFromItemAt originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { target(originalIndexPath, proposedIndexPath) }

    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> Size {
        sizes.isEmpty
            ? CollectionViewFlowLayout.layoutItemSize
            : sizes[sections[indexPath.section][indexPath.item]] ?? Size(width: 50, height: 50)
    }
    func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        !refused.contains(sections[indexPath.section][indexPath.item])
    }
    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        heard.append("select \(indexPath.item)")
    }
    func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {
        heard.append("deselect \(indexPath.item)")
    }
    func collectionViewSelectionDidChange(_ collectionView: CollectionView) {
        heard.append("changed")
        onSelectionChange()
    }
    func collectionView(
        _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) { heard.append("activate \(indexPath.item)") }
    func collectionView(
        _ collectionView: CollectionView, typeSelectStringForItemAt indexPath: IndexPath
    ) -> String? { sections[indexPath.section][indexPath.item] }
    func collectionView(
        _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { heard.append("display \(indexPath.item)") }
    func collectionView(
        _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { heard.append("end \(indexPath.item)") }
    func collectionView(
        _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: Point
    ) -> ContextMenuConfiguration? {
        menuRequests.append(indexPaths)
        return ContextMenuConfiguration { _ in
            Menu(children: [Action(title: "Open \(indexPaths.count)") { _ in self.heard.append("menu") }])
        }
    }
}
