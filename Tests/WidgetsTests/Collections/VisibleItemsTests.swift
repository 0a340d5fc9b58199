import Testing
import Widgets
import WidgetsTesting

@testable import Containers

/// Handlers of sections that change their visible elements before these are displayed.
@Suite struct VisibleItemsTests {
    private let inside = Point(x: 100, y: 30)

    /// The calls of a handler.
    private final class Log {
        var offsets: [Point] = []
        var items: [[Int]] = []
        var frames: [Double] = []
        var width = 0.0
    }

    private func show(
        _ behaviors: [OrthogonalBehavior], handled: Int = 0,
        _ handler: @escaping CollectionLayoutSectionVisibleItemsInvalidationHandler
    ) throws -> CollectionStage {
        let sections = behaviors.map { OrthogonalStage.section($0) }
        sections[handled].visibleItemsInvalidationHandler = handler
        let stage = CollectionStage(
            behaviors.indices.map { OrthogonalStage.names($0, 30) }, layout: OrthogonalStage.layout(sections))
        try stage.harness.settle()
        return stage
    }

    private func cell(_ item: Int, _ stage: CollectionStage) throws -> CollectionViewCell {
        try #require(stage.view.cellForItem(at: IndexPath(item: item, section: 0)))
    }

    @Test func `A handler is called with the visible items, the offset and the area, at each scroll step`()
        throws
    {
        let log = Log()
        let stage = try show([.continuous, .none]) { items, offset, environment in
            log.offsets.append(offset)
            log.items.append(items.map(\.indexPath.item))
            log.frames = items.map(\.frame.minX)
            log.width = environment.container.contentSize.width
            #expect(items.allSatisfy { $0.indexPath.section == 0 && $0.representedElementCategory == .cell })
        }
        #expect(log.items.last == [0, 1, 2] && log.offsets.last == .zero && log.width == 230)
        let count = log.offsets.count
        try stage.harness.scroll(over: inside, by: Point(x: -1.5, y: 0))
        // The frames are those of a section that is not scrolled.
        #expect(log.offsets.count > count && log.offsets.last == Point(x: 90, y: 0))
        #expect(log.items.last == [0, 1, 2, 3] && log.frames == [20, 110, 200, 290])
        // The scroll bar fades.
        stage.harness.advance(by: .seconds(5))
        #expect(stage.harness.advance(by: .seconds(600)).isIdle)
    }

    @Test func `Transform, opacity, order and middle that a handler sets are displayed`() throws {
        let stage = try show([.continuous]) { items, offset, environment in
            for item in items {
                let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
                let scale = max(0.5, 1 - distance / 400)
                item.transform = AffineTransform(scaleX: scale, y: scale)
                item.alpha = scale
                item.zIndex = Int(1_000 - distance)
                item.center.y += 5
                item.isHidden = item.indexPath.item == 0
            }
        }
        #expect(stage.view.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
        let middle = try cell(1, stage)
        #expect(abs(middle.alpha - (1 - 35.0 / 400)) < 1e-6 && middle.transform.a == 1 - 35.0 / 400)
        #expect(stage.view.convert(middle.center, from: middle.superview).y == 35)
        #expect(stage.frame(1) == Rect(x: 110, y: 0, width: 80, height: 60))
        let cells = middle.superview?.subviews.compactMap { $0 as? NameCell } ?? []
        #expect(cells.last === middle)
        try stage.harness.scroll(over: inside, by: Point(x: -1.5, y: 0))
        let next = try cell(2, stage)
        #expect(abs(next.alpha - (1 - 35.0 / 400)) < 1e-6)
        #expect(abs(middle.alpha - (1 - 55.0 / 400)) < 1e-6)
        #expect(stage.harness.picture == stage.harness.renderFresh())
        // Clicks use the places of the layout.
        try stage.harness.click(Point(x: 115, y: 30))
        #expect(stage.selected == [2])
    }

    @Test func `In right-to-left layouts, a handler gets places from the leading edge`() throws {
        let log = Log()
        let section = OrthogonalStage.section(.continuous)
        section.visibleItemsInvalidationHandler = { items, offset, _ in
            log.frames = items.map(\.frame.minX)
            log.offsets.append(offset)
            for item in items { item.center.x += 6 }
        }
        let stage = CollectionStage(
            [OrthogonalStage.names(0, 30)], layout: OrthogonalStage.layout([section]))
        stage.view.semanticContentAttribute = .forceRightToLeft
        try stage.harness.settle()
        #expect(log.frames == [20, 110, 200] && log.offsets.last == .zero)
        let first = try cell(0, stage)
        #expect(stage.view.convert(first.center, from: first.superview).x == 230 - 60 - 6)
        stage.view.scrollToItem(at: IndexPath(item: 3, section: 0), at: .right, animated: false)
        try stage.harness.settle()
        #expect(stage.offset(0) > 0 && log.offsets.last == Point(x: stage.offset(0), y: 0))
        #expect(log.frames == stage.visible(0).map { 20 + 90 * Double($0) })
    }

    @Test func `A section that does not scroll by itself gets the offset of the collection view`() throws {
        let log = Log()
        let stage = try show([.none]) { items, offset, _ in
            log.offsets.append(offset)
            for item in items { item.alpha = item.frame.minY < offset.y ? 0.5 : 1 }
        }
        stage.view.contentOffset.y = 100
        try stage.harness.settle()
        #expect(log.offsets.last == Point(x: 0, y: 100))
        let shown = Set(stage.view.visibleCells.map(\.alpha))
        #expect(shown == [0.5, 1])
    }

    @Test func `Items that a handler moves do not shift the content while cells are measured`() throws {
        let section = OrthogonalStage.section(.none, height: .estimated(60))
        section.visibleItemsInvalidationHandler = { items, _, _ in
            for item in items { item.center.y += 17 }
        }
        let stage = CollectionStage(
            [OrthogonalStage.names(0, 200)], layout: OrthogonalStage.layout([section]))
        try stage.harness.settle()
        stage.view.contentOffset.y = 1_000
        try stage.harness.settle()
        let offset = stage.view.contentOffset.y
        for _ in 0..<3 {
            stage.view.setNeedsLayout()
            try stage.harness.settle()
        }
        #expect(stage.view.contentOffset.y == offset)
    }

    @Test func `Values that are not finite are reported and ignored`() throws {
        let section = OrthogonalStage.section(.continuous)
        section.visibleItemsInvalidationHandler = { items, _, _ in items[0].alpha = .nan }
        let stage = CollectionStage(
            [OrthogonalStage.names(0, 30)], layout: OrthogonalStage.layout([section]))
        let reported = try diagnostics { try stage.harness.settle() }
        #expect(reported.count == 1 && reported[0].message.contains("visibleItemsInvalidationHandler"))
        #expect(try cell(0, stage).alpha == 1)
    }
}
