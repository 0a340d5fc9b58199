import RandomNumbers
import Testing
import Widgets
import WidgetsTesting

/// Changes of rows and sections that are addressed by index paths.
@Suite struct TableUpdateTests {
    private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

    @Test func `Only new rows are requested, and the others keep their cells`() throws {
        let stage = TableStage([["a", "b"], ["c", "d"]])
        try stage.harness.settle()
        let cell = stage.table.cellForRow(at: path(1, 1))
        stage.forget()

        stage.names = [["b"], ["new", "c", "d"]]
        stage.table.performBatchUpdates {
            stage.table.deleteRows(at: [path(0, 0)], with: .none)
            stage.table.insertRows(at: [path(1, 0)], with: .none)
        }
        try stage.harness.settle()
        #expect(stage.shown == stage.names && stage.requested == [path(1, 0)])
        #expect(stage.table.cellForRow(at: path(1, 2)) === cell)
    }

    @Test func `Sections are inserted, deleted, moved and reloaded together with rows`() throws {
        let stage = TableStage([["a", "b"], ["c"], ["d", "e"], ["f"]])
        try stage.harness.settle()
        stage.table.selectRow(at: path(3, 0), animated: false, scrollPosition: .none)

        stage.names = [["f", "g"], ["b"], ["new"], ["D"]]
        stage.table.beginUpdates()
        stage.table.moveSection(3, toSection: 0)
        stage.table.insertRows(at: [path(0, 1)], with: .fade)
        stage.table.deleteRows(at: [path(0, 0)], with: .fade)
        stage.table.deleteSections([1], with: .fade)
        stage.table.insertSections(RowIndexSet(integer: 2), with: .fade)
        stage.table.reloadSections(RowIndexSet(integersIn: 2..<3), with: .fade)
        stage.table.endUpdates()
        try stage.harness.settle()
        #expect(stage.shown == stage.names)
        #expect(stage.table.indexPathForSelectedRow == path(0, 0))
    }

    @Test func `An empty section can be inserted and deleted`() throws {
        let stage = TableStage([["a"]])
        try stage.harness.settle()
        stage.names = [[], ["a"], []]
        stage.table.insertSections([0, 2], with: .none)
        try stage.harness.settle()
        #expect(stage.shown == [[], ["a"], []])
        stage.names = []
        stage.table.deleteSections([0, 1, 2], with: .none)
        try stage.harness.settle()
        #expect(stage.table.numberOfSections == 0 && stage.table.numberOfRows == 0)
    }

    @Test func `Updates that contradict the data are reported and reload the table`() throws {
        let stage = TableStage([["a", "b"], ["c"]])
        try stage.harness.settle()
        let reported = try diagnostics {
            stage.table.deleteRows(at: [path(0, 5)], with: .none)
            try stage.harness.settle()
            stage.names = [["a"], ["b", "c"]]
            stage.table.performBatchUpdates {
                stage.table.deleteRows(at: [path(0, 1)], with: .none)
                stage.table.insertRows(at: [path(0, 0)], with: .none)
            }
            try stage.harness.settle()
            stage.table.deleteSections([7], with: .none)
            try stage.harness.settle()
        }
        #expect(
            reported.map(\.message) == [
                "an update contradicts the data source: row 5 of section 0 was deleted, but the section has 2 rows",
                "an update contradicts the data source: section 0 had 2 rows, of which 1 were removed, and 1 were added, "
                    + "but the data source has 1",
                "an update contradicts the data source: section 7 was deleted, moved or reloaded, but there were 2 sections",
            ])
        #expect(reported.allSatisfy { $0.subject.contains("TableView") && $0.cure.contains("reloaded") })
        #expect(stage.shown == [["a"], ["b", "c"]])
    }

    @Test func `Reconfigured rows keep their cells and are measured again`() throws {
        let stage = TableStage([["a", "b"]], rowHeight: ListView.automaticDimension)
        try stage.harness.settle()
        let cell = stage.table.cellForRow(at: path(0, 0))
        cell?.textLabel?.numberOfLines = 0
        stage.names[0][0] = "a\nlonger"
        stage.table.reconfigureRows(at: [path(0, 0)])
        try stage.harness.settle()
        #expect(stage.table.cellForRow(at: path(0, 0)) === cell)
        #expect(cell?.textLabel?.text == "a\nlonger")
        #expect(stage.table.rectForRow(at: path(0, 0)).height > stage.table.rectForRow(at: path(0, 1)).height)
    }

    @Test(arguments: 0..<60 as Range<UInt64>)
    func `Random changes of rows and sections give the same table as the data`(_ seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let stage = TableStage([])
        var next = 0
        func name() -> String {
            next += 1
            return "row \(next)"
        }
        stage.names = (0..<Int.random(in: 0...4, using: &random)).map { _ in
            (0..<Int.random(in: 0...4, using: &random)).map { _ in name() }
        }
        stage.table.reloadData()
        try stage.harness.settle()
        let reported = try diagnostics {
            for _ in 0..<25 {
                let animation: ListView.RowAnimation = Bool.random(using: &random) ? .none : .fade
                var change = RandomTableChange(stage.names)
                change.make(using: &random, name)
                let selected = stage.table.indexPathsForSelectedRows?.map(stage.name)
                stage.names = change.new
                stage.table.performBatchUpdates { change.report(to: stage.table, animation) }
                if Bool.random(using: &random) { stage.harness.advance(by: .milliseconds(40)) }
                if let selected {
                    let kept = selected.filter { change.keptNames.contains($0) }
                    #expect((stage.table.indexPathsForSelectedRows ?? []).map(stage.name) == kept)
                }
                let all = stage.names.indices.flatMap { section in
                    stage.names[section].indices.map { path(section, $0) }
                }
                if let path = all.randomElement(using: &random) {
                    stage.table.selectRow(at: path, animated: false, scrollPosition: .none)
                }
                #expect(stage.table.numberOfSections == stage.names.count)
                let counts = stage.names.indices.map { stage.table.numberOfRows(inSection: $0) }
                #expect(counts == stage.names.map(\.count))
            }
            try stage.harness.settle()
        }
        #expect(reported.isEmpty)
        let texts = stage.table.visibleCells.compactMap { $0.textLabel?.text }
        #expect(texts == Array(stage.names.joined().prefix(texts.count)))
        #expect(texts.count == min(10, stage.names.joined().count))
    }
}

/// A random batch of changes of sections and rows, as an application would report it.
struct RandomTableChange {
    private let old: [[String]]
    private(set) var new: [[String]] = []
    private var deletedSections = RowIndexSet()
    private var insertedSections = RowIndexSet()
    private var reloadedSections = RowIndexSet()
    private var movedSections: [(Int, Int)] = []
    private var deleted: [IndexPath] = []
    private var inserted: [IndexPath] = []
    private var moved: [(IndexPath, IndexPath)] = []
    /// The rows that are neither deleted nor in a deleted or reloaded section.
    private(set) var keptNames: Set<String> = []

    init(_ old: [[String]]) { self.old = old }

    mutating func make(using random: inout SeededRandom, _ name: () -> String) {
        var order: [Int?] = []
        for section in old.indices {
            if Int.random(in: 0..<6, using: &random) == 0 {
                deletedSections.insert(section)
            } else {
                order.append(section)
            }
        }
        // One section moves, unless it is the only one.
        var mover: Int?
        if order.count > 1, Bool.random(using: &random) {
            let from = Int.random(in: 0..<order.count, using: &random)
            mover = order.remove(at: from)
            order.insert(mover, at: Int.random(in: 0...order.count, using: &random))
        }
        while Int.random(in: 0..<4, using: &random) == 0 {
            order.insert(nil, at: Int.random(in: 0...order.count, using: &random))
        }
        var carried: (IndexPath, String)?
        for (place, section) in order.enumerated() {
            guard let section else {
                insertedSections.insert(place)
                new.append((0..<Int.random(in: 0...3, using: &random)).map { _ in name() })
                continue
            }
            if section == mover { movedSections.append((section, place)) }
            if Int.random(in: 0..<6, using: &random) == 0, section != mover {
                reloadedSections.insert(section)
                new.append((0..<Int.random(in: 0...3, using: &random)).map { _ in name() })
                continue
            }
            var rows: [String] = []
            for (row, text) in old[section].enumerated() {
                switch Int.random(in: 0..<5, using: &random) {
                case 0: deleted.append(IndexPath(row: row, section: section))
                case 1 where carried == nil: carried = (IndexPath(row: row, section: section), text)
                default: rows.append(text)
                }
            }
            keptNames.formUnion(rows)
            if Bool.random(using: &random) {
                let row = Int.random(in: 0...rows.count, using: &random)
                rows.insert(name(), at: row)
                inserted.append(IndexPath(row: row, section: place))
            }
            if let (from, text) = carried, Bool.random(using: &random) {
                // The row goes to the end, so that the indices of the other changes stay valid.
                moved.append((from, IndexPath(row: rows.count, section: place)))
                rows.append(text)
                keptNames.insert(text)
                carried = nil
            }
            new.append(rows)
        }
        if let (from, _) = carried { deleted.append(from) }
    }

    @MainActor func report(to table: TableView, _ animation: ListView.RowAnimation) {
        table.insertRows(at: inserted, with: animation)
        table.deleteSections(deletedSections, with: animation)
        for (from, to) in moved { table.moveRow(at: from, to: to) }
        table.reloadSections(reloadedSections, with: animation)
        table.insertSections(insertedSections, with: animation)
        for (from, to) in movedSections { table.moveSection(from, toSection: to) }
        table.deleteRows(at: deleted, with: animation)
    }
}
