import Testing
import Widgets
import WidgetsTesting

@testable import Containers

/// Sections that scroll by themselves: selection by dragging at their edges, drops, snapshots, and items that enter and leave them.
@Suite struct OrthogonalExchangeTests {
    private let inside = Point(x: 100, y: 30)

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(item: item, section: section)
    }

    private func selected(_ stage: CollectionStage) -> [IndexPath] {
        stage.view.indexPathsForSelectedItems ?? []
    }

    // MARK: - Scrolling

    @Test func `The rate of deceleration of a section applies after a flick`() throws {
        func rest(_ rate: CollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate) throws
            -> Double
        {
            let section = OrthogonalStage.section(.continuous)
            section.orthogonalScrollingProperties.decelerationRate = rate
            let stage = CollectionStage(
                [OrthogonalStage.names(0, 200)], layout: OrthogonalStage.layout([section]))
            try stage.harness.settle()
            try stage.harness.pan(
                inside, by: Point(x: -80, y: 0), duration: .milliseconds(60), pause: .zero)
            stage.harness.advance(by: .seconds(6))
            return stage.offset(0)
        }
        let (automatic, normal, fast) = (try rest(.automatic), try rest(.normal), try rest(.fast))
        #expect(automatic == normal && fast > 80 && normal > 2 * fast)
    }

    @Test func `A selection by dragging beyond the side of a section scrolls it`() throws {
        let stage = try OrthogonalStage.make([.continuous, .none], counts: [30, 3])
        stage.view.allowsMultipleSelection = true
        try stage.harness.press(Point(x: 104, y: 25))
        try stage.harness.move(to: Point(x: 150, y: 35))
        #expect(selected(stage) == [path(1)])
        try stage.harness.move(to: Point(x: 260, y: 30))
        stage.harness.advance(by: .seconds(1))
        let offset = stage.offset(0)
        #expect(offset > 150 && stage.view.contentOffset == .zero)
        let count = selected(stage).count
        #expect(count > 4 && selected(stage).first == path(1))
        #expect(selected(stage) == (1..<count + 1).map { path($0) })
        // The drag back, into the view, does not lose the items that are out of sight.
        try stage.harness.move(to: Point(x: 20, y: 30))
        #expect(stage.offset(0) >= offset && selected(stage).first == path(1))
        try stage.harness.release()
        // The scroll bar fades.
        stage.harness.advance(by: .seconds(5))
        #expect(stage.harness.advance(by: .seconds(600)).isIdle && stage.cellsAreInPlace)
    }

    @Test func `A selection by dragging leaves other sections, and ends at a stop of a section that pages`()
        throws
    {
        let stage = try OrthogonalStage.make([.continuous, .groupPaging], counts: [30, 30])
        stage.view.allowsMultipleSelection = true
        try stage.harness.scroll(over: inside, by: Point(x: -6, y: 0))
        try stage.harness.press(Point(x: 104, y: 75))
        try stage.harness.move(to: Point(x: 240, y: 30))
        stage.harness.advance(by: .seconds(1))
        #expect(stage.offset(1) > 100 && stage.offset(0) == 360)
        // Items of the other section that are out of sight are not selected.
        let others = selected(stage).filter { $0.section == 0 }
        #expect(others.allSatisfy { stage.frame($0.item).maxX > 0 } && !others.isEmpty)
        try stage.harness.release()
        stage.harness.advance(by: .seconds(1))
        #expect(stage.offset(1).truncatingRemainder(dividingBy: 90) == 0)
    }

    @Test func `In right-to-left layouts, a selection by dragging scrolls a section to the left`() throws {
        let stage = try OrthogonalStage.make([.continuous], counts: [30])
        stage.view.allowsMultipleSelection = true
        stage.view.semanticContentAttribute = .forceRightToLeft
        try stage.harness.settle()
        try stage.harness.press(Point(x: 126, y: 25))
        try stage.harness.move(to: Point(x: 80, y: 35))
        try stage.harness.move(to: Point(x: -30, y: 30))
        stage.harness.advance(by: .seconds(1))
        #expect(stage.offset(0) > 150)
        #expect(selected(stage).first == path(1) && selected(stage).count > 4)
        try stage.harness.release()
    }

    // MARK: - Drops

    @Test func `Items are dropped into a scrolled section, and its edge scrolls it before`() async throws {
        let stage = try OrthogonalStage.make([.continuous, .none], counts: [30, 3])
        let receiver = DroppedTexts([])
        stage.view.dropDelegate = receiver
        let texts = [DropEvent.Content.text("new")]
        func send(_ phase: DropEvent.Phase, _ point: Point) throws {
            stage.harness.host.handle(DropEvent(phase: phase, locationInWindow: point, contents: texts))
            try stage.harness.settle()
        }
        try stage.harness.scroll(over: inside, by: Point(x: -3, y: 0))
        #expect(stage.offset(0) == 180)
        try send(.entered, Point(x: stage.frame(3).minX + 5, y: 30))
        #expect(stage.view.reordering?.gap?.target == path(3))
        try send(.moved, Point(x: 226, y: 30))
        stage.harness.advance(by: .seconds(1))
        #expect(stage.offset(0) > 250)
        try send(.moved, Point(x: 120, y: 30))
        let target = try #require(stage.view.reordering?.gap?.target)
        #expect(target.section == 0 && target.item > 3)
        try send(.dropped, Point(x: 120, y: 30))
        #expect(receiver.destinations == [target] && stage.view.reordering?.gap == nil)
        #expect(stage.cellsAreInPlace)
    }

    // MARK: - Updates

    @Test func `An item that enters a section from another one is not clipped while it moves`() throws {
        let stage = try OrthogonalStage.make([.continuous, .none], counts: [3, 3])
        let cell = try #require(stage.view.cellForItem(at: path(2, 1)))
        let name = stage.sections[1].remove(at: 2)
        stage.sections[0].insert(name, at: 0)
        stage.view.moveItem(at: path(2, 1), to: path(0))
        stage.harness.advance(by: .milliseconds(60))
        #expect(stage.view.cellForItem(at: path(0)) === cell && cell.superview === stage.view)
        stage.harness.advance(by: .seconds(1))
        #expect(cell.superview === stage.view.cells.scrollers[0] && stage.cellsAreInPlace)
        #expect(stage.harness.picture == stage.harness.renderFresh())

        let other = try #require(stage.view.cellForItem(at: path(1)))
        stage.sections[1].append(stage.sections[0].remove(at: 1))
        stage.view.moveItem(at: path(1), to: path(2, 1))
        stage.harness.advance(by: .milliseconds(60))
        #expect(other.superview === stage.view)
        stage.harness.advance(by: .seconds(1))
        #expect(stage.cellsAreInPlace && stage.harness.advance(by: .seconds(600)).isIdle)
    }

    @Test func `Snapshots move items between sections that scroll by themselves, and keep their offsets`()
        throws
    {
        let view = CollectionView(
            frame: Rect(x: 0, y: 0, width: 230, height: 300),
            collectionViewLayout: OrthogonalStage.layout([OrthogonalStage.section(.groupPaging)]))
        let root = View(frame: view.frame)
        root.addSubview(view)
        let harness = Harness(root, size: view.frame.size)
        view.register(NameCell.self, forCellWithReuseIdentifier: "name")
        let source = CollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, item in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "name", for: path)
            (cell as? NameCell)?.label.text = "\(item)"
            return cell
        }
        func offset(_ section: Int) -> Double { view.collectionViewLayout.orthogonal?.offsets[section] ?? -1 }
        func texts(_ section: Int) -> [String] {
            view.indexPathsForVisibleItems.filter { $0.section == section }.compactMap {
                (view.cellForItem(at: $0) as? NameCell)?.label.text
            }
        }
        source.apply(snapshot([("a", Array(0..<20)), ("b", Array(100..<120))]))
        try harness.settle()
        view.scrollToItem(at: path(5), at: .left, animated: false)
        try harness.settle()
        #expect(offset(0) == 450 && texts(0) == ["4", "5", "6", "7"])
        // The item before the visible ones goes to the other section.
        source.apply(snapshot([("a", [0, 1, 2] + Array(4..<20)), ("b", [3] + Array(100..<120))]))
        harness.advance(by: .seconds(1))
        #expect(texts(0) == ["4", "5", "6", "7"] && texts(1) == ["3", "100", "101"] && offset(1) == 0)
        source.apply(snapshot([("b", [3] + Array(100..<120)), ("a", [0, 1, 2] + Array(4..<20))]))
        harness.advance(by: .seconds(1))
        #expect(texts(1) == ["4", "5", "6", "7"] && texts(0) == ["3", "100", "101"])
        #expect(harness.picture == harness.renderFresh())
    }
}
