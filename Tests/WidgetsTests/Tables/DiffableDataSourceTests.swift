import RandomNumbers
import Testing
import Widgets
import WidgetsTesting

/// A table that displays snapshots.
@Suite struct DiffableDataSourceTests {
    /// A table of 200 x 300 points with rows of 30 points.
    private struct Stage {
        let table = TableView(frame: Rect(x: 0, y: 0, width: 200, height: 300))
        let harness: Harness
        let source: TableViewDiffableDataSource<String, Int>

        init() {
            let root = View(frame: table.frame)
            root.addSubview(table)
            harness = Harness(root, size: table.frame.size)
            table.rowHeight = 30
            table.register(TableViewCell.self, forCellReuseIdentifier: "row")
            source = TableViewDiffableDataSource(tableView: table) { table, path, item in
                let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
                cell.textLabel?.text = "item \(item)"
                return cell
            }
        }

        var texts: [String] { table.visibleCells.compactMap { $0.textLabel?.text } }
    }

    @Test func `Rows that two snapshots have in common keep their cells and their selection`() throws {
        let stage = Stage()
        stage.source.apply(snapshot([("a", [1, 2, 3]), ("b", [4])]))
        try stage.harness.settle()
        let path = try #require(stage.source.indexPath(for: 3))
        let cell = stage.table.cellForRow(at: path)
        stage.table.selectRow(at: path, animated: false, scrollPosition: .none)

        var changed = stage.source.snapshot()
        changed.deleteItems([1])
        changed.moveItem(3, afterItem: 4)
        changed.appendItems([5])
        stage.source.apply(changed, animatingDifferences: true)
        try stage.harness.settle()
        #expect(stage.texts == ["item 2", "item 4", "item 3", "item 5"])
        #expect(stage.source.indexPath(for: 3) == IndexPath(row: 1, section: 1))
        #expect(stage.source.itemIdentifier(for: IndexPath(row: 1, section: 1)) == 3)
        #expect(stage.table.cellForRow(at: IndexPath(row: 1, section: 1)) === cell)
        #expect(stage.table.indexPathForSelectedRow == IndexPath(row: 1, section: 1))
        #expect(stage.source.sectionIdentifier(for: 1) == "b" && stage.source.index(for: "b") == 1)
    }

    @Test func `Reconfigured items keep their cells, and reloaded ones get others`() throws {
        let stage = Stage()
        stage.source.apply(snapshot([("a", [1, 2])]))
        try stage.harness.settle()
        let cells = stage.table.visibleCells
        cells[0].textLabel?.text = "old"
        cells[1].textLabel?.text = "old"
        var changed = stage.source.snapshot()
        changed.reconfigureItems([1])
        changed.reloadItems([2])
        stage.source.apply(changed, animatingDifferences: false)
        try stage.harness.settle()
        #expect(stage.texts == ["item 1", "item 2"])
        #expect(stage.table.visibleCells[0] === cells[0])
        #expect(stage.source.snapshot().reconfiguredItemIdentifiers.isEmpty)
    }

    @Test func `A repeated identifier is reported with the table and ignored`() throws {
        let stage = Stage()
        var snapshot = snapshot([("a", [1, 2])])
        snapshot.appendItems([2, 3])
        let reported = diagnostics { stage.source.apply(snapshot) }
        try stage.harness.settle()
        #expect(reported.map(\.kind) == [.repeatedIdentity])
        #expect(reported.first?.subject.contains("TableView") == true)
        #expect(reported.first?.message == "a snapshot is inconsistent: an item occurs more than once: 2")
        #expect(stage.texts == ["item 1", "item 2", "item 3"])
    }

    @Test func `A snapshot that is compared in the background is displayed after one applied meanwhile`()
        async throws
    {
        let stage = Stage()
        let first = Task {
            await stage.source.apply(snapshot([("a", [1, 2, 3])]), animatingDifferences: true)
        }
        stage.source.apply(
            snapshot([("a", [9])]), animatingDifferences: true, completion: nil)
        await first.value
        try stage.harness.settle()
        #expect(stage.texts == ["item 1", "item 2", "item 3"])
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func `Random snapshots, also during animations, give the rows of the last one`(_ seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let stage = Stage()
        var last: [Int] = []
        let reported = try diagnostics {
            for _ in 0..<20 {
                let items = Array(0..<14).shuffled(using: &random).prefix(
                    Int.random(in: 0...14, using: &random))
                let split = Int.random(in: 0...items.count, using: &random)
                let sections = [("a", Array(items.prefix(split))), ("b", Array(items.dropFirst(split)))]
                last = Array(items)
                let ordered = Bool.random(using: &random) ? sections : sections.reversed()
                last = ordered.flatMap(\.1)
                stage.source.apply(snapshot(ordered), animatingDifferences: Bool.random(using: &random))
                if Bool.random(using: &random) { stage.harness.advance(by: .milliseconds(60)) }
                let rows = (0..<stage.table.numberOfSections).map { stage.table.numberOfRows(inSection: $0) }
                #expect(rows == ordered.map(\.1.count))
            }
            try stage.harness.settle()
        }
        #expect(reported.isEmpty)
        let texts = stage.texts
        #expect(texts == last.prefix(texts.count).map { "item \($0)" } && texts.count == min(10, last.count))
    }
}
