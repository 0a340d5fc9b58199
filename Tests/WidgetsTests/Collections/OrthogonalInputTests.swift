import Testing
import Widgets
import WidgetsTesting

@testable import Containers

/// Sections of compositional layouts that scroll by themselves: keys, selection, moves, prefetching and accessibility.
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

    @Test func `A control in a cell is scrolled into view when it gets the focus`() throws {
        let stage = try OrthogonalStage.make([.none, .continuous], counts: [4, 30])
        stage.view.register(ButtonCell.self, forCellWithReuseIdentifier: "button")
        stage.identifier = { $0.section == 1 ? "button" : "name" }
        stage.view.reloadData()
        try stage.harness.settle()
        let cell = try #require(stage.view.cellForItem(at: path(2, 1)) as? ButtonCell)
        try stage.harness.focus(cell.button)
        // The focus ring is visible, too.
        #expect(stage.offset(1) >= 50 && stage.frame(2, 1).maxX <= 230)
        #expect(stage.view.contentOffset.y > 0 && stage.frame(2, 1).maxY <= stage.view.bounds.maxY)
        try stage.harness.key(.keyboardRightArrow)
        #expect(selection(stage).count == 1)
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

    @Test func `A drag at the edge scrolls the section, and the gap follows the pointer`() throws {
        let stage = try OrthogonalStage.make([.continuous, .none], counts: [30, 3])
        stage.canMove = { _ in true }
        try stage.harness.press(stage.place(1))
        try stage.harness.move(to: Point(x: 180, y: 30))
        try stage.harness.move(to: Point(x: 226, y: 30))
        stage.harness.advance(by: .seconds(1))
        let offset = stage.offset(0)
        #expect(offset > 100 && stage.view.contentOffset == .zero)
        try stage.harness.move(to: Point(x: 120, y: 30))
        let under = stage.view.indexPathForItem(at: Point(x: 120, y: 30))
        try stage.harness.release()
        let place = try #require(stage.sections[0].firstIndex(of: "0-1"))
        #expect(place > 2 && (under == nil || under == path(1)))
        #expect(stage.frame(place).minX < 230 && stage.frame(place).maxX > 0 && stage.cellsAreInPlace)
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

    // MARK: - Prefetching

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

/// A cell that is filled by a button.
private final class ButtonCell: CollectionViewCell {
    let button = Button(title: "Open") { _ in }

    required init(frame: Rect) {
        super.init(frame: frame)
        contentView.addSubview(button)
    }

    nonisolated deinit {}

    override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = contentView.bounds
    }
}

private final class PrefetchSource: CollectionViewDataSourcePrefetching {
    var requested: [IndexPath] = []

    func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        requested += indexPaths
    }
}
