import Testing
import Widgets
import WidgetsTesting

@testable import Containers

/// Offsets of sections that scroll by themselves: scrolling by the program, reloads, updates and new sizes.
@Suite struct OrthogonalUpdateTests {
    private let inside = Point(x: 100, y: 30)

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(item: item, section: section)
    }

    private func selection(_ stage: CollectionStage) -> [IndexPath] {
        stage.view.indexPathsForSelectedItems ?? []
    }

    @Test func `An animated scroll moves the section and the collection view`() throws {
        let stage = try OrthogonalStage.make([.none, .groupPaging], counts: [12, 30])
        stage.view.scrollToItem(at: path(20, 1), at: [], animated: true)
        stage.harness.advance(by: .seconds(1))
        try stage.harness.settle()
        #expect(stage.visible(1).contains(20))
        let stop = stage.offset(1)
        #expect(stop.truncatingRemainder(dividingBy: 90) == 0)
        #expect(stage.frame(20, 1).maxX <= 230)

        stage.view.scrollToItem(at: path(3, 1), at: .left, animated: true)
        stage.harness.advance(by: .seconds(1))
        #expect(stage.frame(3, 1).minX == 20 && stage.cellsAreInPlace)
    }

    @Test func `Offsets survive scrolling away, reloads and a smaller size`() throws {
        let stage = try OrthogonalStage.make([.groupPaging, .none], counts: [30, 40])
        stage.view.scrollToItem(at: path(4), at: .left, animated: false)
        try stage.harness.settle()
        #expect(stage.offset(0) == 360)
        stage.view.contentOffset.y = 1000
        try stage.harness.settle()
        #expect(stage.view.cells.scrollers.all.isEmpty && stage.offset(0) == 360)
        stage.view.contentOffset.y = 0
        try stage.harness.settle()
        #expect(stage.frame(4).minX == 20 && stage.cellsAreInPlace)
        stage.view.reloadData()
        try stage.harness.settle()
        #expect(stage.offset(0) == 360 && stage.frame(4).minX == 20 && stage.cellsAreInPlace)

        stage.names = Array(stage.names.prefix(4))
        stage.view.reloadData()
        try stage.harness.settle()
        // 20 + 4 x 80 + 3 x 10 - 230
        #expect(stage.offset(0) == 140 && stage.frame(3).maxX == 230 && stage.cellsAreInPlace)
    }

    @Test func `A new width keeps the group at the leading edge`() throws {
        let section = OrthogonalStage.section(.groupPaging, width: .fractionalWidth(0.5))
        let stage = CollectionStage(
            [OrthogonalStage.names(0, 30)], layout: OrthogonalStage.layout([section]))
        try stage.harness.settle()
        stage.view.scrollToItem(at: path(7), at: .left, animated: false)
        try stage.harness.settle()
        #expect(stage.frame(7).minX == 20)
        stage.view.frame.size.width = 150
        try stage.harness.settle()
        #expect(stage.frame(7) == Rect(x: 20, y: 0, width: 65, height: 60) && stage.cellsAreInPlace)
    }

    @Test func `An update keeps the first visible item, and animates from the displayed places`() throws {
        let stage = try OrthogonalStage.make([.continuous, .continuous], counts: [30, 30])
        for section in 0...1 {
            stage.view.scrollToItem(at: path(5, section), at: .left, animated: false)
        }
        try stage.harness.settle()
        let cell = try #require(stage.view.cellForItem(at: path(5)))
        #expect(stage.frame(5).minX == 0 && stage.offset(0) == 470)
        stage.names.removeSubrange(0..<2)
        stage.names.insert("new", at: 0)
        stage.view.performBatchUpdates {
            stage.view.deleteItems(at: [path(0), path(1)])
            stage.view.insertItems(at: [path(0)])
        }
        #expect(stage.view.cellForItem(at: path(4)) === cell)
        #expect(stage.offset(0) == 380 && stage.offset(1) == 470)
        stage.harness.advance(by: .seconds(1))
        #expect(stage.cellsAreInPlace)

        // The section that follows a removed one keeps its offset and its cells.
        let other = try #require(stage.view.cellForItem(at: path(5, 1)))
        stage.sections.remove(at: 0)
        stage.view.deleteSections(RowIndexSet(0))
        stage.harness.advance(by: .seconds(1))
        #expect(stage.view.cellForItem(at: path(5)) === other)
        #expect(stage.offset(0) == 470 && stage.cellsAreInPlace)
        #expect(stage.view.cells.scrollers.all.count == 1)

        stage.names.removeSubrange(3...)
        stage.view.performBatchUpdates { stage.view.deleteItems(at: (3..<30).map { path($0) }) }
        stage.harness.advance(by: .seconds(1))
        #expect(stage.offset(0) == 50 && stage.visible(0) == [0, 1, 2] && stage.cellsAreInPlace)
    }

    @Test func `Pinned headers stay over a section that scrolls`() throws {
        let section = OrthogonalStage.section(.continuous, height: .absolute(200))
        let header = OrthogonalStage.header()
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        let stage = CollectionStage(
            [OrthogonalStage.names(0, 30), OrthogonalStage.names(1, 30)],
            layout: OrthogonalStage.layout([section]))
        try stage.harness.settle()
        try stage.harness.scroll(over: inside, by: Point(x: -2, y: -1))
        try stage.harness.scroll(over: inside, by: Point(x: 0, y: -1))
        #expect(stage.view.contentOffset.y == 60 && stage.offset(0) == 120)
        let view = stage.view.visibleSupplementaryViews(ofKind: CollectionView.elementKindSectionHeader)[0]
        #expect(view.frame.minY == 60)
        try stage.harness.click(Point(x: 100, y: 10))
        #expect(selection(stage).isEmpty)
    }
}
