import Testing
import Widgets
import WidgetsTesting

@testable import Containers

/// Sections of compositional layouts that scroll by themselves: geometry, wheel, fingers and stops.
@Suite struct OrthogonalScrollingTests {
    private let inside = Point(x: 100, y: 30)

    @Test func `Groups follow each other along the other axis, and only visible items have cells`() throws {
        let stage = try OrthogonalStage.make([.continuous, .none], counts: [100_000, 3])

        #expect(stage.frame(0) == Rect(x: 20, y: 0, width: 80, height: 60))
        #expect(stage.frame(1) == Rect(x: 110, y: 0, width: 80, height: 60))
        #expect(stage.frame(0, 1) == Rect(x: 20, y: 60, width: 80, height: 60))
        #expect(stage.frame(1, 1) == Rect(x: 20, y: 130, width: 80, height: 60))
        #expect(stage.view.contentSize == Size(width: 230, height: 60 + 200))
        #expect(stage.visible(0) == [0, 1, 2])
        #expect(stage.requested.count == 6)
        #expect(stage.cellsAreInPlace)
    }

    @Test func `The wheel scrolls a section sideways, and the collection view vertically`() throws {
        let stage = try OrthogonalStage.make([.continuous, .none], counts: [30, 30])
        try stage.harness.scroll(over: inside, by: Point(x: -1, y: 0))
        #expect(stage.offset(0) == 60 && stage.frame(0).minX == -40)
        #expect(stage.visible(0) == [0, 1, 2])
        #expect(stage.cellsAreInPlace)
        try stage.harness.scroll(over: inside, by: Point(x: 0, y: -1), modifiers: .shift)
        #expect(stage.offset(0) == 120 && stage.view.contentOffset == .zero)
        #expect(stage.visible(0) == [1, 2, 3])

        try stage.harness.scroll(over: inside, by: Point(x: 0, y: -0.5))
        #expect(stage.offset(0) == 120 && stage.view.contentOffset.y == 30)
        try stage.harness.scroll(over: Point(x: 100, y: 20), by: Point(x: 5, y: 0))
        #expect(stage.offset(0) == 0)
        #expect(stage.cellsAreInPlace)
    }

    @Test func `Scrolling a long section visits only visible items`() throws {
        let stage = try OrthogonalStage.make([.continuous], counts: [100_000])
        stage.forget()
        stage.view.scrollToItem(
            at: IndexPath(item: 50_000, section: 0), at: .centeredHorizontally, animated: false)
        try stage.harness.settle()
        #expect(stage.frame(50_000).midX == 115)
        #expect(stage.visible(0) == [49_999, 50_000, 50_001])
        #expect(stage.requested.count <= 4)
        stage.forget()
        try stage.harness.scroll(over: inside, by: Point(x: -1, y: 0))
        #expect(stage.requested.count <= 2)
        let cells = stage.view.visibleCells
        try stage.harness.scroll(over: inside, by: Point(x: -0.1, y: 0))
        #expect(stage.view.visibleCells.contains { $0 === cells[1] })
        #expect(stage.cellsAreInPlace)
    }

    // MARK: - Stops

    /// The content is 20 + 30 x 80 + 29 x 10 = 2710 points long, so that offsets end at 2480.
    @Test(arguments: [
        (OrthogonalBehavior.continuous, 50.0, 50.0), (.continuousGroupLeadingBoundary, 50, 90),
        (.continuousGroupLeadingBoundary, 140, 180), (.paging, 50, 0), (.paging, 140, 230),
        (.groupPaging, 40, 0), (.groupPaging, 60, 90), (.groupPagingCentered, 60, 90),
    ])
    func `A finger moves a section, which comes to rest at a stop`(
        behavior: OrthogonalBehavior, distance: Double, rest: Double
    ) throws {
        let stage = try OrthogonalStage.make([behavior], counts: [30])
        try stage.harness.pan(inside, by: Point(x: -distance, y: 0), duration: .milliseconds(600))
        stage.harness.advance(by: .seconds(2))
        #expect(stage.offset(0) == rest)
        #expect(stage.cellsAreInPlace)
    }

    @Test func `A notch of the wheel and a slow touch pad end at the boundary of a group`() throws {
        let stage = try OrthogonalStage.make([.continuousGroupLeadingBoundary], counts: [30])
        for offset in [90.0, 180] {
            try stage.harness.scroll(over: inside, by: Point(x: -0.5, y: 0))
            stage.harness.advance(by: .seconds(1))
            #expect(stage.offset(0) == offset)
        }
        try stage.harness.scroll(over: inside, by: Point(x: 0.5, y: 0), precise: true)
        #expect(stage.offset(0) == 150)
        stage.harness.advance(by: .seconds(1))
        #expect(stage.offset(0) == 180 && stage.cellsAreInPlace)
    }

    @Test(arguments: [OrthogonalBehavior.groupPaging, .groupPagingCentered])
    func `A flick and a notch of the wheel move by one group`(behavior: OrthogonalBehavior) throws {
        let stage = try OrthogonalStage.make([behavior, .none], counts: [30, 30])
        try stage.harness.pan(
            inside, by: Point(x: -40, y: 0), duration: .milliseconds(60), pause: .zero)
        stage.harness.advance(by: .seconds(2))
        #expect(stage.offset(0) == 90)
        for _ in 0..<2 {
            try stage.harness.scroll(over: inside, by: Point(x: -1, y: 0))
            stage.harness.advance(by: .seconds(1))
        }
        #expect(stage.offset(0) == 270)
        try stage.harness.scroll(over: inside, by: Point(x: 1, y: 0))
        stage.harness.advance(by: .seconds(1))
        #expect(stage.offset(0) == 180)
        // A vertical movement is that of the collection view.
        try stage.harness.scroll(over: inside, by: Point(x: 0, y: -0.5))
        #expect(stage.view.contentOffset.y == 30 && stage.offset(0) == 180)
    }

    @Test func `A centred section begins and ends with a group in the middle`() throws {
        let stage = try OrthogonalStage.make([.groupPagingCentered], counts: [5])
        #expect(stage.frame(0).midX == 115)
        stage.view.scrollToItem(at: IndexPath(item: 4, section: 0), at: .right, animated: false)
        try stage.harness.settle()
        #expect(stage.frame(4).midX == 115)
    }

    @Test
    func `A fast pan of a continuous section decelerates, and a vertical one scrolls the collection view`()
        throws
    {
        let stage = try OrthogonalStage.make([.continuous, .none], counts: [100, 30])
        try stage.harness.pan(
            inside, by: Point(x: -80, y: 0), duration: .milliseconds(60), pause: .zero)
        stage.harness.advance(by: .seconds(4))
        let offset = stage.offset(0)
        #expect(offset > 200)
        try stage.harness.pan(inside, by: Point(x: 0, y: -50), duration: .milliseconds(600))
        #expect(stage.view.contentOffset.y > 20 && stage.offset(0) == offset)
    }

    @Test func `Overscrolling springs back if the section bounces`() throws {
        let section = OrthogonalStage.section(.continuous)
        section.orthogonalScrollingProperties.bounce = .always
        let stage = CollectionStage(
            [OrthogonalStage.names(0, 1)], layout: OrthogonalStage.layout([section]))
        try stage.harness.settle()
        try stage.harness.touchDown(at: inside)
        try stage.harness.touchMove(to: Point(x: 140, y: 30))
        try stage.harness.touchMove(to: Point(x: 180, y: 30))
        let scroller = try #require(stage.view.cells.scrollers[0])
        #expect(scroller.contentOffset.x < -5)
        #expect(stage.offset(0) == 0)
        try stage.harness.touchUp()
        stage.harness.advance(by: .seconds(2))
        #expect(scroller.contentOffset.x == 0 && stage.cellsAreInPlace)
    }

    // MARK: - Geometry

    @Test func `Headers and insets stay while the groups scroll, and the tallest group gives the length`()
        throws
    {
        let section = OrthogonalStage.section(.continuous)
        section.boundarySupplementaryItems = [OrthogonalStage.header()]
        section.contentInsets.top = 5
        section.contentInsets.bottom = 7
        let stage = CollectionStage(
            [OrthogonalStage.names(0, 30), OrthogonalStage.names(1, 30)],
            layout: OrthogonalStage.layout([section]))
        try stage.harness.settle()
        #expect(stage.frame(0).minY == 25 && stage.frame(0, 1).minY == 92 + 25)
        try stage.harness.scroll(over: Point(x: 100, y: 60), by: Point(x: -2, y: 0))
        let header = stage.view.visibleSupplementaryViews(ofKind: CollectionView.elementKindSectionHeader)[0]
        #expect(header.frame == Rect(x: 20, y: 0, width: 210, height: 20))
        #expect(stage.offset(0) == 120 && stage.offset(1) == 0)
    }

    @Test func `Cells of estimated height determine the length of the section as they appear`() throws {
        let section = OrthogonalStage.section(.continuous, height: .estimated(40))
        let stage = CollectionStage(
            [OrthogonalStage.names(0, 30)], layout: OrthogonalStage.layout([section]))
        try stage.harness.settle()
        // NameCell is 24 points high.
        #expect(stage.view.contentSize.height == 24 && stage.cellsAreInPlace)
    }

    @Test
    func `Cells of estimated width keep the visible ones in place when they appear at the leading edge`()
        throws
    {
        let section = OrthogonalStage.section(.continuous, width: .estimated(200))
        let stage = CollectionStage(
            [OrthogonalStage.names(0, 300)], layout: OrthogonalStage.layout([section]))
        try stage.harness.settle()
        stage.view.scrollToItem(at: IndexPath(item: 150, section: 0), at: .left, animated: false)
        try stage.harness.settle()
        #expect(abs(stage.frame(150).minX) < 1)
        for _ in 0..<6 {
            let item = try #require(stage.visible(0).dropFirst().first)
            let position = stage.frame(item).minX
            try stage.harness.scroll(over: Point(x: 100, y: 10), by: Point(x: 0.2, y: 0), precise: true)
            #expect(abs(stage.frame(item).minX - position - 12) < 1.01)
            #expect(stage.cellsAreInPlace)
        }
    }

    @Test func `A section begins at the right in right-to-left layouts`() throws {
        let stage = try OrthogonalStage.make([.groupPaging], counts: [30])
        stage.view.semanticContentAttribute = .forceRightToLeft
        try stage.harness.settle()
        #expect(stage.frame(0) == Rect(x: 130, y: 0, width: 80, height: 60))
        #expect(stage.cellsAreInPlace)
        try stage.harness.scroll(over: inside, by: Point(x: 1, y: 0))
        stage.harness.advance(by: .seconds(1))
        #expect(stage.offset(0) == 90 && stage.frame(1).minX == 130 && stage.cellsAreInPlace)
        try stage.harness.pan(
            inside, by: Point(x: 40, y: 0), duration: .milliseconds(60), pause: .zero)
        stage.harness.advance(by: .seconds(2))
        #expect(stage.offset(0) == 180 && stage.cellsAreInPlace)
        stage.view.scrollToItem(at: IndexPath(item: 29, section: 0), at: .left, animated: false)
        try stage.harness.settle()
        #expect(stage.frame(29).minX == 0 && stage.cellsAreInPlace)
    }

    @Test func `A section of a horizontal layout scrolls vertically`() throws {
        let section = OrthogonalStage.section(.continuous)
        section.contentInsets = DirectionalEdgeInsets(top: 12, leading: 6, bottom: 0, trailing: 4)
        let layout = OrthogonalStage.layout([section])
        layout.configuration.scrollDirection = .horizontal
        let stage = CollectionStage(
            [OrthogonalStage.names(0, 30), OrthogonalStage.names(1, 30)], layout: layout)
        try stage.harness.settle()
        #expect(stage.frame(1) == Rect(x: 6, y: 82, width: 80, height: 60))
        #expect(stage.frame(0, 1) == Rect(x: 96, y: 12, width: 80, height: 60))
        try stage.harness.scroll(over: Point(x: 50, y: 30), by: Point(x: 0, y: -1))
        #expect(stage.offset(0) == 60 && stage.frame(1).minY == 22 && stage.cellsAreInPlace)
    }
}
