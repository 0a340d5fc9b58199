import Testing
import Widgets
import WidgetsTesting

@testable import Containers

/// Sections of compositional layouts that scroll by themselves: keys, selection, moves, updates and accessibility.
@Suite struct OrthogonalInputTests {
    private let inside = Point(x: 100, y: 30)

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(item: item, section: section)
    }

    private func selection(_ stage: CollectionStage) -> [IndexPath] {
        stage.view.indexPathsForSelectedItems ?? []
    }

    // MARK: - Keys

    @Test func `Left and right move within a section, up and down between sections`() throws {
        let stage = try OrthogonalStage.make([.continuous, .groupPaging, .none], counts: [30, 30, 3])
        try stage.harness.click(stage.place(0))
        for _ in 0..<4 { try stage.harness.key(.keyboardRightArrow) }
        #expect(selection(stage) == [path(4)])
        // The item is scrolled into view by the smallest distance.
        #expect(stage.frame(4).maxX == 230 && stage.cellsAreInPlace)

        try stage.harness.key(.keyboardDownArrow)
        #expect(selection(stage) == [path(1, 1)] && stage.offset(1) == 0)
        try stage.harness.key(.keyboardRightArrow)
        #expect(selection(stage) == [path(2, 1)] && stage.offset(1) == 90)
        try stage.harness.key(.keyboardDownArrow)
        #expect(selection(stage) == [path(0, 2)])
        try stage.harness.key(.keyboardUpArrow)
        try stage.harness.key(.keyboardUpArrow)
        #expect(selection(stage).first?.section == 0)

        try stage.harness.key(.keyboardHome)
        #expect(selection(stage) == [path(0)] && stage.offset(0) == 0)
        try stage.harness.key(.keyboardLeftArrow)
        #expect(selection(stage) == [path(0)])
        try stage.harness.key(.keyboardEnd)
        #expect(selection(stage) == [path(2, 2)])
    }

    @Test func `The last item of a section is its end for the arrow keys`() throws {
        let stage = try OrthogonalStage.make([.continuous, .continuous], counts: [5, 5])
        stage.view.selectItem(at: path(4), animated: false, scrollPosition: .right)
        try stage.harness.focus(stage.view)
        try stage.harness.settle()
        #expect(stage.frame(4).maxX == 230)
        try stage.harness.key(.keyboardRightArrow)
        #expect(selection(stage) == [path(4)])
    }

    @Test func `Without selection, the arrow keys scroll a section that has the focus`() throws {
        let stage = try OrthogonalStage.make([.groupPaging], counts: [30])
        stage.view.allowsSelection = false
        try stage.harness.focus(try #require(stage.view.cells.scrollers[0]))
        try stage.harness.key(.keyboardRightArrow)
        stage.harness.advance(by: .seconds(1))
        #expect(stage.offset(0) == 90)
    }

    // MARK: - Places

    @Test func `Clicks, context menus and selection by dragging use the displayed places`() throws {
        let stage = try OrthogonalStage.make([.continuous, .none], counts: [30, 3])
        stage.view.allowsMultipleSelection = true
        try stage.harness.scroll(over: inside, by: Point(x: -9, y: 0))
        #expect(stage.offset(0) == 540)
        try stage.harness.click(Point(x: 40, y: 30))
        #expect(selection(stage) == [path(6)])
        #expect(stage.view.indexPathForItem(at: Point(x: 40, y: 30)) == path(6))
        try stage.harness.click(Point(x: 130, y: 30), button: .right)
        #expect(stage.menuRequests == [[path(7)]])
        try stage.harness.key(.keyboardEscape)

        try stage.harness.press(Point(x: 210, y: 150))
        try stage.harness.move(to: Point(x: 110, y: 90))
        try stage.harness.move(to: Point(x: 60, y: 40))
        try stage.harness.release()
        #expect(selection(stage) == [path(6), path(7), path(8), path(0, 1), path(1, 1)])
    }

    @Test func `A dragged item opens a gap in its section, and moves`() throws {
        let stage = try OrthogonalStage.make([.continuous, .none], counts: [30, 3])
        stage.canMove = { _ in true }
        try stage.harness.scroll(over: inside, by: Point(x: -1.5, y: 0))
        #expect(stage.offset(0) == 90)
        try stage.harness.press(stage.place(1))
        try stage.harness.move(to: Point(x: 120, y: 30))
        try stage.harness.move(to: Point(x: 160, y: 30))
        #expect(stage.cellsAreInPlace)
        try stage.harness.release()
        #expect(stage.sections[0].prefix(4) == ["0-0", "0-2", "0-1", "0-3"])
        #expect(stage.offset(0) == 90 && stage.cellsAreInPlace)

        try stage.harness.press(stage.place(0, section: 1))
        try stage.harness.move(to: Point(x: 60, y: 60))
        try stage.harness.move(to: Point(x: 75, y: 30))
        try stage.harness.release()
        #expect(stage.sections[0].contains("1-0") && stage.sections[1] == ["1-1", "1-2"])
        #expect(stage.cellsAreInPlace)
    }

    @Test func `An item that the program moves is in front of all sections`() throws {
        let stage = try OrthogonalStage.make([.continuous, .none], counts: [30, 3])
        stage.canMove = { _ in true }
        #expect(stage.view.beginInteractiveMovementForItem(at: path(1)))
        stage.view.updateInteractiveMovementTargetPosition(Point(x: 60, y: 150))
        try stage.harness.settle()
        let cell = try #require(stage.view.cellForItem(at: path(1)))
        #expect(cell.superview === stage.view && cell.center == Point(x: 60, y: 150))
        stage.view.cancelInteractiveMovement()
        stage.harness.advance(by: .seconds(1))
        #expect(cell.superview === stage.view.cells.scrollers[0] && stage.cellsAreInPlace)
    }

    // MARK: - Program

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

    @Test func `The next page of a section is prefetched in its direction`() throws {
        let stage = try OrthogonalStage.make([.continuous], counts: [100])
        let source = PrefetchSource()
        stage.view.prefetchDataSource = source
        try stage.harness.settle()
        #expect(
            source.requested == [3, 4, 5].map { path($0) } || source.requested == [3, 4].map { path($0) })
        stage.view.scrollToItem(at: path(50), at: .left, animated: false)
        try stage.harness.settle()
        source.requested = []
        try stage.harness.scroll(over: inside, by: Point(x: 2, y: 0))
        #expect(!source.requested.isEmpty && source.requested.allSatisfy { $0.item < 50 })
    }

    // MARK: - Accessibility

    @Test func `Items have their positions in the whole collection, and actions that scroll their section`()
        throws
    {
        let stage = try OrthogonalStage.make([.groupPaging, .none], counts: [30, 3])
        let list = try #require(
            stage.view.accessibilityElement(at: 1)?.accessibilityParent as? CollectionView)
        #expect(list === stage.view && stage.view.accessibilityElementCount() == 33)
        let cell = try #require(stage.view.cellForItem(at: path(1)))
        let attributes = cell.accessibilityAttributes
        #expect(attributes.positionInSet == 1 && attributes.setSize == 33 && attributes.role == .listItem)
        #expect(attributes.actions.contains(.scroll(.right)))
        #expect(cell.accessibilityPerform(.scroll(.right)))
        stage.harness.advance(by: .seconds(1))
        #expect(stage.offset(0) == 90)

        stage.view.accessibilityElement(at: 12)?.accessibilityScrollToVisible()
        try stage.harness.settle()
        #expect(stage.visible(0).contains(12) && stage.frame(12).maxX <= 230)
        let texts = stage.view.accessibilityChildren.filter { $0.accessibilityAttributes.role == .listItem }
        #expect(texts.count == stage.view.visibleCells.count)
        // In the order of the items, although cells are subviews of different views.
        let positions = texts.compactMap { $0.accessibilityAttributes.positionInSet }
        #expect(positions == positions.sorted() && positions.count == texts.count)
    }

    @Test func `Lengths that are not finite are reported, and count as 0`() throws {
        let section = OrthogonalStage.section(.continuous)
        section.interGroupSpacing = .nan
        let stage = CollectionStage(
            [OrthogonalStage.names(0, 3)], layout: OrthogonalStage.layout([section]))
        let reported = try diagnostics { try stage.harness.settle() }
        #expect(reported.count == 1)
        #expect(reported.first?.message.contains("interGroupSpacing is nan") == true)
        #expect(stage.frame(1).minX == 100)
    }

    @Test func `A collection view at rest needs no frames`() throws {
        let stage = try OrthogonalStage.make([.groupPaging, .none], counts: [30, 3])
        try stage.harness.scroll(over: inside, by: Point(x: -1, y: 0))
        stage.harness.advance(by: .seconds(5))
        stage.forget()
        let activity = stage.harness.advance(by: .seconds(5))
        #expect(activity.isIdle && stage.requested.isEmpty)
    }
}

private final class PrefetchSource: CollectionViewDataSourcePrefetching {
    var requested: [IndexPath] = []

    func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        requested += indexPaths
    }
}
