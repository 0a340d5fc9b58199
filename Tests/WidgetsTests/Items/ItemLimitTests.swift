import Testing
import Widgets
import WidgetsTesting

@testable import Containers

/// Counts, heights and distances that no view can display.
@Suite struct ItemLimitTests {
    private final class Source: TableViewDataSource, TableViewDelegate, CollectionViewDataSource,
        CollectionViewDelegateFlowLayout
    {
        var sections = 1
        var count = 3
        var height = 30.0

        func numberOfSections(in tableView: TableView) -> Int { sections }
        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
            TableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double { height }

        func numberOfSections(in collectionView: CollectionView) -> Int { sections }
        func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
            count
        }
        func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
            -> CollectionViewCell
        { CollectionViewCell(frame: .zero) }
    }

    private func table(_ source: Source) throws -> (table: TableView, found: [Diagnostic]) {
        let table = TableView(frame: Rect(x: 0, y: 0, width: 200, height: 300))
        table.rowHeight = 30
        let found = try diagnostics {
            let harness = Harness(table, size: table.frame.size)
            table.delegate = source
            table.dataSource = source
            try harness.settle()
            table.contentOffset.y = 1e12
            try harness.settle()
        }
        return (table, found)
    }

    private func collection(_ source: Source, _ layout: CollectionViewLayout) throws -> (
        view: CollectionView, found: [Diagnostic]
    ) {
        let view = CollectionView(
            frame: Rect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
        let found = try diagnostics {
            let harness = Harness(view, size: view.frame.size)
            view.delegate = source
            view.dataSource = source
            try harness.settle()
            view.contentOffset = Point(x: 1e12, y: 1e12)
            try harness.settle()
        }
        return (view, found)
    }

    @Test(arguments: [Int.min, -1, Int.max, Int.max - 1])
    func `A count of rows or items that cannot be displayed is limited and reported`(_ count: Int) throws {
        let source = Source()
        source.count = count
        source.sections = 2
        let (table, found) = try table(source)
        #expect(found.contains { $0.message.contains("\(count)") })
        #expect(table.numberOfRows == (count < 0 ? 0 : SectionCounts.limit))
        let (view, others) = try collection(source, CollectionViewFlowLayout())
        #expect(others.contains { $0.message.contains("\(count)") })
        #expect(view.numberOfItems(inSection: 0) == (count < 0 ? 0 : SectionCounts.limit))
        #expect(view.visibleCells.isEmpty == (count < 0))
    }

    @Test(arguments: [Int.min, -1, Int.max])
    func `A count of sections that cannot be displayed is limited and reported`(_ count: Int) throws {
        let source = Source()
        source.count = 1
        source.sections = count
        let (table, found) = try table(source)
        #expect(found.contains { $0.message.contains("\(count)") })
        #expect(table.numberOfSections == (count < 0 ? 0 : SectionCounts.sectionLimit))
        let (view, others) = try collection(source, CollectionViewFlowLayout())
        #expect(others.contains { $0.message.contains("\(count)") })
        #expect(view.numberOfSections == (count < 0 ? 0 : SectionCounts.sectionLimit))
    }

    @Test(arguments: [1e308, 1e12, Double.infinity, -Double.infinity, .nan, -5])
    func `A height that cannot be displayed is reported, and the usual one is used`(_ height: Double) throws {
        let source = Source()
        source.height = height
        let (table, found) = try table(source)
        #expect(found.contains { $0.message.contains("height of row") })
        #expect(table.rectForRow(at: 0).height == 30)
        let reported = diagnostics { table.rowHeight = height }
        #expect(reported.count == 1 && table.rowHeight == 30)
    }

    @Test func `Rows of the greatest height are laid out`() throws {
        let source = Source()
        (source.count, source.height) = (.max, 1e9)
        let (table, _) = try table(source)
        #expect(table.contentSize.height.isFinite && !table.visibleCells.isEmpty)
    }

    @Test(arguments: [1e308, Double.greatestFiniteMagnitude, .infinity, .nan])
    func `Distances near infinity leave the sections of a collection displayable`(_ distance: Double) throws {
        let behaviors: [CollectionLayoutSectionOrthogonalScrollingBehavior] = [
            .none, .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
        ]
        for behavior in behaviors {
            let size = CollectionLayoutSize(
                widthDimension: .absolute(80), heightDimension: .absolute(60))
            let group = CollectionLayoutGroup.horizontal(
                layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])
            group.interItemSpacing = .fixed(distance)
            let section = CollectionLayoutSection(group: group)
            section.interGroupSpacing = distance
            section.orthogonalScrollingBehavior = behavior
            let source = Source()
            source.count = 5
            let (view, _) = try collection(source, CollectionViewCompositionalLayout(section: section))
            for item in 0..<5 {
                view.scrollToItem(
                    at: IndexPath(item: item, section: 0), at: .centeredHorizontally, animated: false)
            }
            #expect(view.numberOfItems(inSection: 0) == 5)
        }
        let flow = CollectionViewFlowLayout()
        let found = diagnostics {
            flow.minimumLineSpacing = distance
            flow.itemSize = Size(width: 50, height: distance)
            flow.sectionInset.top = distance
        }
        #expect(found.count == 3 && flow.minimumLineSpacing == 10 && flow.sectionInset == .zero)
    }
}
