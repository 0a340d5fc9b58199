import Testing
import Widgets
import WidgetsTesting

@testable import Containers

/// Invalid input: a diagnostic names the view, the item and the remedy, and the view stays consistent.
@Suite struct CollectionDiagnosticsTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(item: item, section: section)
    }

    @Test func `An identifier without registration gives an empty cell`() throws {
        let stage = CollectionStage(count: 1)
        try stage.harness.settle()
        var cell: CollectionViewCell?
        let reported = diagnostics {
            cell = stage.view.dequeueReusableCell(withReuseIdentifier: "photo", for: path(3))
        }

        #expect(cell.map { type(of: $0) } == CollectionViewCell.self)
        #expect(reported.count == 1)
        #expect(reported[0].subject == stage.view.hierarchyPath)
        #expect(reported[0].message.contains("\"photo\" for item [0, 3]"))
        #expect(reported[0].cure.contains("register(_:forCellWithReuseIdentifier:)"))
    }

    @Test func `Empty items are reported, unless the view is being laid out and only a few points wide`()
        throws
    {
        let stage = CollectionStage(count: 4)
        let item = CollectionLayoutItem(
            layoutSize: CollectionLayoutSize(
                widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(20)))
        let row = CollectionLayoutGroup.horizontal(
            layoutSize: CollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
            repeatingSubitem: item, count: 2)
        row.interItemSpacing = .fixed(20)
        stage.view.setCollectionViewLayout(
            CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: row)), animated: false)
        stage.view.frame.size.width = 16
        #expect(try diagnostics { try stage.harness.settle() }.isEmpty)
        row.interItemSpacing = .fixed(300)
        stage.view.frame.size.width = 200
        let reported = try diagnostics { try stage.harness.settle() }
        #expect(reported.map { $0.message.contains("are empty") } == [true])
    }

    @Test func `An index path that does not exist changes nothing`() throws {
        let stage = CollectionStage(count: 5)
        try stage.harness.settle()
        let reported = diagnostics {
            stage.view.selectItem(at: path(5), animated: false)
            stage.view.selectItem(at: path(0, 1), animated: false)
            stage.view.selectItem(at: path(-1), animated: false)
            stage.view.scrollToItem(at: path(99), at: .top, animated: false)
            stage.view.deselectItem(at: path(7), animated: false)
        }

        #expect(reported.count == 5)
        #expect(reported[0].message.contains("item 5 of section 0 was to be selected"))
        #expect(stage.selected.isEmpty && stage.view.contentOffset == .zero)
        #expect(stage.view.layoutAttributesForItem(at: path(9)) == nil)
        #expect(stage.view.numberOfItems(inSection: 4) == 0)
    }

    @Test(arguments: [
        Size(width: Double.nan, height: 20), Size(width: 0, height: 20), Size(width: 20, height: -5),
        Size(width: Double.infinity, height: 20),
    ])
    func `An invalid item size of the delegate is replaced by that of the layout`(size: Size) throws {
        let stage = CollectionStage([["a", "b", "c"]])
        stage.sizes = ["b": size]
        var reported = diagnostics { stage.view.reloadData() }
        reported += try diagnostics { try stage.harness.settle() }

        #expect(reported.count == 1)
        #expect(reported.first?.message.contains("item 1 of section 0") == true)
        #expect(reported.first?.subject == stage.view.hierarchyPath)
        #expect(
            stage.view.visibleCells.map(\.frame.size)
                == Array(repeating: Size(width: 50, height: 50), count: 3))
    }

    @Test func `Invalid properties of a flow layout keep their old values`() throws {
        let layout = CollectionStage.grid()
        let reported = diagnostics {
            layout.itemSize = .zero
            layout.minimumLineSpacing = .nan
            layout.minimumInteritemSpacing = -1
            layout.sectionInset = EdgeInsets(top: .infinity, left: 0, bottom: 0, right: 0)
            layout.headerReferenceSize = Size(width: .nan, height: 1)
        }

        #expect(reported.count == 5)
        #expect(layout.itemSize == Size(width: 50, height: 50) && layout.minimumLineSpacing == 10)
        #expect(layout.sectionInset == .zero && layout.headerReferenceSize == .zero)
    }

    @Test func `An update that contradicts the data source reloads all items`() throws {
        let stage = CollectionStage(count: 8)
        try stage.harness.settle()
        stage.names.removeLast(3)
        let reported = diagnostics { stage.view.deleteItems(at: [path(0)]) }
        try stage.harness.settle()

        #expect(reported.count == 1)
        #expect(reported[0].cure.contains("all items were reloaded"))
        #expect(stage.texts == stage.names)
    }

    @Test func `An update of a position that does not exist reloads all items`() throws {
        let stage = CollectionStage(count: 8)
        try stage.harness.settle()
        stage.names.removeLast()
        let reported = diagnostics { stage.view.deleteItems(at: [path(8)]) }
        try stage.harness.settle()
        #expect(reported.count == 1)
        #expect(stage.texts == stage.names)
    }

    @Test func `A data source that changes without an update is detected before items are requested`() throws
    {
        let stage = CollectionStage(count: 200)
        try stage.harness.settle()
        stage.names.removeLast(180)
        let reported = try diagnostics {
            stage.view.contentOffset.y = 1500
            try stage.harness.settle()
        }

        #expect(reported.count == 1)
        #expect(reported.first?.message.contains("20 items in section 0") == true)
        #expect(stage.texts == stage.names)
        #expect(stage.view.contentOffset.y == 0)
    }

    @Test func `A layout with invalid frames loses only these items`() throws {
        let layout = BrokenLayout()
        let stage = CollectionStage(count: 5, layout: layout)
        let reported = try diagnostics { try stage.harness.settle() }

        #expect(reported.count == 1)
        #expect(reported.first?.message.contains("BrokenLayout placed the item [0, 2]") == true)
        #expect(stage.texts == ["item 0", "item 1", "item 3", "item 4"])
    }

    @Test func `A compositional layout without extent is reported and shows nothing`() throws {
        let size = CollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(.nan))
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: size, repeatingSubitem: CollectionLayoutItem(layoutSize: size), count: 2)
        let layout = CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: group))
        let stage = CollectionStage([Array(repeating: "a", count: 100_000)], layout: layout)
        let reported = try diagnostics { try stage.harness.settle() }

        #expect(reported.count == 1)
        #expect(reported.first?.message.contains("section 0") == true)
        #expect(stage.requested.isEmpty)
    }

    @Test func `A delegate that reloads during a selection, and a source that returns one cell twice`() throws
    {
        let stage = CollectionStage(count: 30)
        try stage.harness.settle()
        stage.onSelectionChange = { stage.view.reloadData() }
        try stage.harness.click(stage.place(3))
        #expect(stage.selected.isEmpty)

        let source = OneCellSource()
        let reported = try diagnostics {
            stage.view.dataSource = source
            try stage.harness.settle()
        }
        #expect(reported.count == 1)
        #expect(stage.view.visibleCells.count == 2)
    }

    @Test func `A batch during layout is applied after it`() throws {
        let stage = CollectionStage(count: 4)
        let delegate = InsertingDelegate(stage)
        stage.view.delegate = delegate
        try stage.harness.settle()
        stage.harness.advance(by: .seconds(1))
        #expect(stage.texts == ["first", "item 0", "item 1", "item 2", "item 3"])
    }

}

/// A column of rows, of which the third has no position.
private final class BrokenLayout: CollectionViewLayout {
    override var collectionViewContentSize: Size { Size(width: 200, height: 200) }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
        let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
        let y = indexPath.item == 2 ? Double.nan : 40 * Double(indexPath.item)
        attributes.frame = Rect(x: 0, y: y, width: 200, height: 30)
        return attributes
    }
    override func layoutAttributesForElements(in rect: Rect) -> [CollectionViewLayoutAttributes]? {
        (0..<5).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }
}

private final class OneCellSource: CollectionViewDataSource {
    private let cell = CollectionViewCell(frame: .zero)

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
        -> CollectionViewCell
    { cell }
}

/// Inserts an item while the first cell is displayed.
private final class InsertingDelegate: CollectionViewDelegate {
    private unowned let stage: CollectionStage
    private var hasInserted = false

    init(_ stage: CollectionStage) { self.stage = stage }

    func collectionView(
        _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        if hasInserted || indexPath.item != 3 { return }
        hasInserted = true
        stage.names.insert("first", at: 0)
        collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
}
