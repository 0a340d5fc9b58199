import Testing
import Widgets
import WidgetsTesting

@testable import Containers

/// Cells, their reuse, and the cost of layout and scrolling.
@Suite struct CollectionViewTests {
    @Test func `Only visible items have cells`() throws {
        let stage = CollectionStage(count: 1000)
        try stage.harness.settle()

        // 300 points: five lines of four items.
        #expect(stage.texts == (0..<20).map { "item \($0)" })
        #expect(stage.requested.count == 20)
        #expect(stage.view.contentSize == Size(width: 230, height: 250 * 60 - 10))
        let path = IndexPath(item: 5, section: 0)
        let cell = try #require(stage.view.cellForItem(at: path))
        #expect(cell.frame == Rect(x: 60, y: 60, width: 50, height: 50))
        #expect(stage.view.indexPath(for: cell) == path)
        #expect(stage.view.indexPathForItem(at: Point(x: 85, y: 85)) == path)
        #expect(stage.view.indexPathForItem(at: Point(x: 55, y: 85)) == nil)
        #expect(stage.view.cellForItem(at: IndexPath(item: 100, section: 0)) == nil)
    }

    @Test func `A million items cost only the visible cells at first layout and for each scroll step`() throws
    {
        let stage = CollectionStage([[]])
        stage.sections = [Array(repeating: "item", count: 1_000_000)]
        stage.view.reloadData()
        try stage.harness.settle()
        #expect(stage.requested.count == 20)

        for offset in [30.0, 60.0, 7_000_000.0] {
            let known = Set(stage.view.visibleCells.map(ObjectIdentifier.init))
            stage.forget()
            let changes = try stage.harness.changes {
                stage.view.contentOffset.y = offset
                try stage.harness.settle()
            }
            #expect(stage.requested.count <= 24)
            #expect(changes.laidOut.count <= 2 + 3 * 24)
            let cells = stage.view.visibleCells
            #expect(cells.count <= 24)
            // Cells are reused: no more than one line is new.
            #expect(cells.filter { !known.contains(ObjectIdentifier($0)) }.count <= 4)
        }
        #expect(stage.view.subviews.filter { $0 is CollectionViewCell }.count <= 32)
    }

    @Test func `A scroll step within a line requests nothing and lays out no cell`() throws {
        let stage = CollectionStage(count: 1000)
        try stage.harness.settle()
        stage.view.contentOffset.y = 12
        try stage.harness.settle()
        stage.forget()
        let changes = try stage.harness.changes {
            stage.view.contentOffset.y = 14
            try stage.harness.settle()
        }

        #expect(stage.requested.isEmpty && stage.heard.isEmpty)
        #expect(!changes.laidOut.contains { $0 is CollectionViewCell })
    }

    @Test func `Cells are announced to the delegate when they appear and disappear`() throws {
        let stage = CollectionStage(count: 1000)
        try stage.harness.settle()
        stage.forget()
        stage.view.contentOffset.y = 60
        try stage.harness.settle()

        #expect(Set(stage.heard) == Set((0..<4).map { "end \($0)" } + (20..<24).map { "display \($0)" }))
    }

    @Test func `Sizes of the delegate determine the lines`() throws {
        let stage = CollectionStage([["a", "b", "c"]])
        stage.sizes = [
            "a": Size(width: 150, height: 40), "b": Size(width: 100, height: 20),
            "c": Size(width: 120, height: 30),
        ]
        stage.view.reloadData()
        try stage.harness.settle()

        #expect(stage.view.visibleCells[0].frame == Rect(x: 0, y: 0, width: 150, height: 40))
        #expect(stage.view.visibleCells[1].frame == Rect(x: 0, y: 55, width: 100, height: 20))
        #expect(stage.view.visibleCells[2].frame == Rect(x: 110, y: 50, width: 120, height: 30))
    }

    @Test func `Cells of automatic size determine the lines, and scrolling back changes nothing`() throws {
        let layout = CollectionStage.grid()
        layout.estimatedItemSize = CollectionViewFlowLayout.automaticSize
        let names = (0..<400).map { String(repeating: "x", count: 1 + $0 * 7 % 13) }
        let stage = CollectionStage([names], layout: layout)
        try stage.harness.settle()
        let cell = try #require(stage.view.cellForItem(at: IndexPath(item: 3, section: 0)))
        #expect(cell.frame.size == Size(width: Double(names[3].count) * 8 + 16, height: 24))
        let first = stage.view.visibleCells.map(\.frame)

        stage.view.contentOffset.y = 900
        try stage.harness.settle()
        for cell in stage.view.visibleCells { #expect(cell.frame.height == 24) }
        stage.view.contentOffset.y = 0
        try stage.harness.settle()
        #expect(stage.view.visibleCells.map(\.frame) == first)
    }

    @Test func `A pinned header stays at the top within its section`() throws {
        let layout = CollectionStage.grid()
        layout.headerReferenceSize = Size(width: 0, height: 30)
        layout.sectionHeadersPinToVisibleBounds = true
        let stage = CollectionStage(
            [(0..<40).map { "a\($0)" }, (0..<40).map { "b\($0)" }], layout: layout)
        try stage.harness.settle()
        let kind = CollectionView.elementKindSectionHeader
        #expect(stage.view.indexPathsForVisibleSupplementaryElements(ofKind: kind).map(\.section) == [0])

        stage.view.contentOffset.y = 100
        try stage.harness.settle()
        let header = try #require(
            stage.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)))
        #expect(header.frame == Rect(x: 0, y: 100, width: 230, height: 30))
        // The header covers the items below it.
        #expect(stage.view.indexPathForItem(at: Point(x: 20, y: 120)) == nil)
        stage.view.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: false)
        #expect(stage.view.contentOffset.y == 0)
        // The next section pushes the header out.
        stage.view.contentOffset.y = 30 + 590 - 10
        try stage.harness.settle()
        #expect(header.frame.maxY == 30 + 590)
    }

    @Test func `Items are mirrored in a right-to-left layout direction`() throws {
        let stage = CollectionStage(count: 6)
        stage.view.semanticContentAttribute = .forceRightToLeft
        try stage.harness.settle()

        #expect(stage.view.visibleCells[0].frame.minX == 180)
        #expect(stage.view.visibleCells[1].frame.minX == 120)
        #expect(stage.view.indexPathForItem(at: Point(x: 200, y: 10))?.item == 0)
    }

    @Test func `A horizontal layout scrolls columns`() throws {
        let layout = CollectionStage.grid()
        layout.scrollDirection = .horizontal
        let stage = CollectionStage(count: 1000, layout: layout)
        try stage.harness.settle()

        #expect(stage.view.contentSize == Size(width: 200 * 60 - 10, height: 300))
        #expect(stage.view.visibleCells[1].frame.minX == 0)
        stage.view.scrollToItem(at: IndexPath(item: 999, section: 0), at: .right, animated: false)
        try stage.harness.settle()
        #expect(stage.view.contentOffset.x == 200 * 60 - 10 - 230)
        #expect(stage.texts.last == "item 999")
    }

    @Test func `A resized view gets other columns`() throws {
        let stage = CollectionStage(count: 10)
        try stage.harness.settle()
        stage.view.frame.size.width = 110
        try stage.harness.settle()

        #expect(stage.view.visibleCells[2].frame == Rect(x: 0, y: 60, width: 50, height: 50))
    }

    @Test func `Another layout places the same cells`() throws {
        let stage = CollectionStage(count: 10)
        try stage.harness.settle()
        let cells = stage.view.visibleCells
        let layout = CollectionStage.grid()
        layout.itemSize = Size(width: 230, height: 20)
        stage.view.setCollectionViewLayout(layout, animated: true)
        stage.harness.advance(by: .seconds(1))

        #expect(zip(stage.view.visibleCells, cells).allSatisfy { $0 === $1 })
        #expect(cells[1].frame == Rect(x: 0, y: 30, width: 230, height: 20))
    }

    @Test func `Registrations create and configure cells and headers`() throws {
        let source = RegistrationSource()
        let layout = CollectionStage.grid()
        layout.headerReferenceSize = Size(width: 0, height: 20)
        let view = CollectionView(
            frame: Rect(x: 0, y: 0, width: 230, height: 100), collectionViewLayout: layout)
        view.dataSource = source
        let harness = Harness(view, size: view.frame.size)
        try harness.settle()

        #expect(view.visibleCells.map { ($0 as? NameCell)?.label.text } == ["0", "10", "20"])
        #expect(
            view.visibleSupplementaryViews(ofKind: CollectionView.elementKindSectionHeader).map(\.tag) == [7])
    }

    @Test func `Items ahead are prefetched once, and cancelled when the direction changes`() throws {
        let stage = CollectionStage(count: 1000)
        let prefetching = PrefetchLog()
        stage.view.prefetchDataSource = prefetching
        try stage.harness.settle()
        #expect(prefetching.asked == Array(20..<40))

        prefetching.asked = []
        stage.view.contentOffset.y = 60
        try stage.harness.settle()
        #expect(prefetching.asked == Array(40..<44))
        #expect(prefetching.cancelled.isEmpty)

        stage.view.contentOffset.y = 50
        try stage.harness.settle()
        #expect(prefetching.cancelled == Array(24..<44))
    }
}

private final class RegistrationSource: CollectionViewDataSource {
    private let cells = CollectionView.CellRegistration<NameCell, Int> { cell, _, number in
        cell.label.text = "\(number)"
    }
    private let headers = CollectionView.SupplementaryRegistration<CollectionReusableView>(
        elementKind: CollectionView.elementKindSectionHeader
    ) { view, _, _ in view.tag = 7 }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
        -> CollectionViewCell
    { collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: indexPath.item * 10) }
    func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> CollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
}

private final class PrefetchLog: CollectionViewDataSourcePrefetching {
    var asked: [Int] = []
    var cancelled: [Int] = []

    func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        asked += indexPaths.map(\.item)
    }
    func collectionView(_ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
    {
        cancelled += indexPaths.map(\.item)
    }
}
