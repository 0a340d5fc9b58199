import RandomNumbers
import Testing
import Widgets
import WidgetsTesting

/// A collection view that displays snapshots.
@Suite struct CollectionDiffableDataSourceTests {
    /// A grid of four columns of 50 points in 230 x 300 points, whose sections have headers of 20 points.
    @MainActor private struct Stage {
        let view: CollectionView
        let harness: Harness
        let source: CollectionViewDiffableDataSource<String, Int>

        init() {
            let layout = CollectionViewFlowLayout()
            layout.headerReferenceSize = Size(width: 0, height: 20)
            view = CollectionView(
                frame: Rect(x: 0, y: 0, width: 230, height: 300), collectionViewLayout: layout)
            let root = View(frame: view.frame)
            root.addSubview(view)
            harness = Harness(root, size: view.frame.size)
            view.register(NameCell.self, forCellWithReuseIdentifier: "name")
            source = CollectionViewDiffableDataSource(collectionView: view) { view, path, item in
                let cell = view.dequeueReusableCell(withReuseIdentifier: "name", for: path)
                (cell as? NameCell)?.label.text = "\(item)"
                return cell
            }
        }

        var texts: [String] { view.visibleCells.map { ($0 as? NameCell)?.label.text ?? "" } }

        func show(_ sections: [(String, [Int])]) throws {
            source.apply(snapshot(sections))
            try harness.settle()
        }

        /// The middle of an item on screen.
        func place(_ item: Int, section: Int = 0) -> Point {
            let frame = view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
            return Point(x: frame?.midX ?? 0, y: frame?.midY ?? 0)
        }
    }

    @Test func `Items that two snapshots have in common keep their cells and their selection`() throws {
        let stage = Stage()
        try stage.show([("a", [1, 2, 3]), ("b", [4])])
        let path = try #require(stage.source.indexPath(for: 3))
        let cell = stage.view.cellForItem(at: path)
        stage.view.selectItem(at: path, animated: false, scrollPosition: [])

        var changed = stage.source.snapshot()
        changed.deleteItems([1])
        changed.moveItem(3, afterItem: 4)
        changed.appendItems([5])
        stage.source.apply(changed, animatingDifferences: true)
        try stage.harness.settle()
        let moved = IndexPath(item: 1, section: 1)
        #expect(stage.texts == ["2", "4", "3", "5"])
        #expect(stage.source.indexPath(for: 3) == moved)
        #expect(stage.source.itemIdentifier(for: moved) == 3)
        #expect(stage.view.cellForItem(at: moved) === cell)
        #expect(stage.view.indexPathsForSelectedItems == [moved])
        #expect(stage.source.sectionIdentifier(for: 1) == "b" && stage.source.index(for: "b") == 1)
    }

    @Test func `Headers move with their sections, and those of new sections are requested`() throws {
        let stage = Stage()
        stage.source.supplementaryViewProvider = { [source = stage.source] _, _, path in
            let header = CollectionReusableView(frame: .zero)
            header.accessibilityIdentifier = source.sectionIdentifier(for: path.section)
            return header
        }
        func headers() -> [String?] {
            stage.view.visibleSupplementaryViews(ofKind: CollectionView.elementKindSectionHeader).map {
                $0.accessibilityIdentifier
            }
        }
        try stage.show([("a", [1]), ("b", [2]), ("c", [3])])
        #expect(headers() == ["a", "b", "c"])
        let kept = stage.view.supplementaryView(
            forElementKind: CollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 2))

        try stage.show([("c", [3]), ("d", [4]), ("a", [1])])
        #expect(headers() == ["c", "d", "a"])
        #expect(
            stage.view.supplementaryView(
                forElementKind: CollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
                === kept)
    }

    @Test func `Reconfigured items keep their cells, and reloaded ones are configured from scratch`() throws {
        let stage = Stage()
        try stage.show([("a", [1, 2])])
        let cells = stage.view.visibleCells
        for cell in cells { (cell as? NameCell)?.label.text = "old" }
        var changed = stage.source.snapshot()
        changed.reconfigureItems([1])
        changed.reloadItems([2])
        stage.source.apply(changed, animatingDifferences: false)
        try stage.harness.settle()
        #expect(stage.texts == ["1", "2"])
        #expect(stage.view.visibleCells[0] === cells[0])
        #expect(stage.source.snapshot().reconfiguredItemIdentifiers.isEmpty)
    }

    @Test func `A repeated identifier is reported with the collection view and ignored`() throws {
        let stage = Stage()
        var snapshot = snapshot([("a", [1, 2])])
        snapshot.appendItems([2, 3])
        let reported = diagnostics { stage.source.apply(snapshot) }
        try stage.harness.settle()
        #expect(reported.map(\.kind) == [.repeatedIdentity])
        #expect(reported.first?.subject.contains("CollectionView") == true)
        #expect(stage.texts == ["1", "2", "3"])
    }

    @Test func `A snapshot that is compared in the background is displayed after one applied meanwhile`()
        async throws
    {
        let stage = Stage()
        let first = Task {
            await stage.source.apply(snapshot([("a", [1, 2, 3])]), animatingDifferences: true)
        }
        stage.source.apply(snapshot([("a", [9])]), animatingDifferences: true, completion: nil)
        await first.value
        try stage.harness.settle()
        #expect(stage.texts == ["1", "2", "3"])
    }

    @Test func `A snapshot within a batch of other changes reloads the items`() throws {
        let stage = Stage()
        try stage.show([("a", [1, 2])])
        stage.view.performBatchUpdates { stage.source.apply(snapshot([("a", [3]), ("b", [4])])) }
        try stage.harness.settle()
        #expect(stage.texts == ["3", "4"])
    }

    @Test func `A snapshot without items empties the view, and selected items lose their selection`() throws {
        let stage = Stage()
        try stage.show([("a", [1, 2])])
        stage.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        try stage.show([])
        #expect(stage.texts.isEmpty && stage.view.numberOfSections == 0)
        #expect((stage.view.indexPathsForSelectedItems ?? []).isEmpty)
        try stage.show([("a", [2])])
        #expect(stage.texts == ["2"])
    }

    @Test
    func `Reconfiguring an item that does not exist is reported, and one that gets another cell is reloaded`()
        throws
    {
        let stage = CollectionStage([["a", "b"]])
        try stage.harness.settle()
        let cells = stage.view.visibleCells
        stage.names = ["c", "d"]
        stage.identifier = { $0.item == 1 ? "other" : "name" }
        stage.view.register(NameCell.self, forCellWithReuseIdentifier: "other")
        let reported = diagnostics {
            stage.view.reconfigureItems(at: [0, 1, 7].map { IndexPath(item: $0, section: 0) })
        }
        try stage.harness.settle()
        #expect(reported.count == 1)
        #expect(reported.first?.message.contains("item 7 of section 0 was to be reconfigured") == true)
        #expect(stage.texts == ["c", "d"])
        #expect(stage.view.visibleCells[0] === cells[0] && stage.view.visibleCells[1] !== cells[1])
    }

    // MARK: - Moves by the user

    @Test
    func `Alt with an arrow key moves an item of the snapshot, and the handlers receive both snapshots`()
        throws
    {
        let stage = Stage()
        try stage.show([("a", [1, 2, 3])])
        var log: [[Int]] = []
        stage.source.reorderingHandlers.canReorderItem = { $0 != 3 }
        stage.source.reorderingHandlers.willReorder = { log.append($0.initialSnapshot.itemIdentifiers) }
        stage.source.reorderingHandlers.didReorder = { [source = stage.source] transaction in
            log.append(transaction.finalSnapshot.itemIdentifiers)
            #expect(source.snapshot().itemIdentifiers == transaction.finalSnapshot.itemIdentifiers)
            #expect(!transaction.difference.isEmpty)
        }
        try stage.harness.click(stage.place(0))
        try stage.harness.key(.keyboardRightArrow, .alternate)
        #expect(stage.texts == ["2", "1", "3"])
        #expect(log == [[1, 2, 3], [2, 1, 3]])
        #expect(stage.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])

        try stage.harness.click(stage.place(2))
        try stage.harness.key(.keyboardLeftArrow, .alternate)
        #expect(stage.texts == ["2", "1", "3"])
    }

    @Test func `An item is dragged to an empty section of the snapshot`() throws {
        let stage = Stage()
        try stage.show([("a", [1, 2]), ("b", [])])
        stage.source.reorderingHandlers.canReorderItem = { _ in true }
        stage.view.dragInteractionEnabled = true
        let header = try #require(
            stage.view.layoutAttributesForSupplementaryElement(
                ofKind: CollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1)))
        let start = stage.place(0)
        try stage.harness.press(start)
        try stage.harness.move(to: Point(x: start.x, y: start.y + 14))
        try stage.harness.move(to: Point(x: header.frame.midX, y: header.frame.midY))
        try stage.harness.release()
        try stage.harness.settle()
        #expect(stage.source.snapshot().itemIdentifiers(inSection: "a") == [2])
        #expect(stage.source.snapshot().itemIdentifiers(inSection: "b") == [1])
        #expect(stage.texts == ["2", "1"])
    }

    // MARK: - Random snapshots

    @Test(arguments: 0..<40 as Range<UInt64>)
    func `Random snapshots, also during animations, give the items of the last one`(_ seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let stage = Stage()
        var last: [Int] = []
        let reported = try diagnostics {
            for _ in 0..<20 {
                let items = Array(0..<14).shuffled(using: &random).prefix(
                    Int.random(in: 0...14, using: &random))
                let split = Int.random(in: 0...items.count, using: &random)
                var sections = [("a", Array(items.prefix(split))), ("b", Array(items.dropFirst(split)))]
                if Bool.random(using: &random) { sections.append(("c", [100])) }
                sections.shuffle(using: &random)
                last = sections.flatMap(\.1)
                stage.source.apply(
                    snapshot(sections), animatingDifferences: Bool.random(using: &random))
                if Bool.random(using: &random) { stage.harness.advance(by: .milliseconds(60)) }
                let counts = (0..<stage.view.numberOfSections).map {
                    stage.view.numberOfItems(inSection: $0)
                }
                #expect(counts == sections.map(\.1.count))
            }
            try stage.harness.settle()
        }
        #expect(reported.isEmpty)
        #expect(stage.texts == last.map { "\($0)" })
        #expect(stage.harness.picture == stage.harness.renderFresh())
    }
}
