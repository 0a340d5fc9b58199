import RandomNumbers
import Testing
import Widgets
import WidgetsTesting

@testable import Containers

/// Several selected rows that are moved together, by drag and by keys, compared with plain arrays.
@Suite struct SelectedRowMoveTests {
    private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

    private func makeStage(_ names: [[String]]) throws -> TableStage {
        let stage = TableStage(names)
        stage.movable = true
        stage.table.allowsMultipleSelection = true
        try stage.harness.settle()
        return stage
    }

    private func select(_ rows: [Int], _ stage: TableStage) { stage.table.selectRows(RowIndexSet(rows)) }

    private func middle(_ row: Int, _ stage: TableStage) -> Point {
        Point(x: 60, y: stage.table.rectForRow(at: row).midY - stage.table.contentOffset.y)
    }

    private func selectedNames(_ stage: TableStage) -> [String] {
        (stage.table.indexPathsForSelectedRows ?? []).map(stage.name)
    }

    @Test func `A drag of a selected row takes the scattered selection along`() throws {
        let stage = try makeStage([["a", "b", "c", "d", "e", "f"]])
        select([0, 2, 4], stage)
        try stage.harness.press(middle(2, stage))
        #expect(stage.table.selectedRowIndexes == [0, 2, 4])
        try stage.harness.move(to: Point(x: 60, y: 85))
        try stage.harness.move(to: Point(x: 60, y: 165))
        #expect([0, 2, 4].allSatisfy { stage.table.cellForRow(at: $0)?.alpha == 0 })
        #expect([1, 3, 5].map { stage.table.cellForRow(at: $0)?.frame.minY } == [0, 30, 60])
        try stage.harness.release()
        #expect(stage.names == [["b", "d", "f", "a", "c", "e"]] && stage.shown == stage.names)
        #expect(stage.table.visibleCells.allSatisfy { $0.alpha == 1 })
        #expect(selectedNames(stage) == ["a", "c", "e"])
    }

    @Test func `A click on one of several selected rows selects it when the button is released`() throws {
        let stage = try makeStage([["a", "b", "c"]])
        select([0, 1], stage)
        try stage.harness.press(middle(1, stage))
        #expect(stage.table.selectedRowIndexes == [0, 1])
        try stage.harness.release()
        #expect(stage.table.selectedRowIndexes == [1])
    }

    @Test func `Alt with an arrow key moves the selection, also to another section`() throws {
        let stage = try makeStage([["a", "b", "c"], ["d", "e"]])
        select([0, 1], stage)
        try stage.harness.focus(stage.table)
        try stage.harness.key(.keyboardDownArrow, .alternate)
        #expect(stage.names == [["c", "a", "b"], ["d", "e"]])
        try stage.harness.key(.keyboardDownArrow, .alternate)
        #expect(stage.names == [["c"], ["d", "a", "b", "e"]] && stage.shown == stage.names)
        #expect(selectedNames(stage) == ["a", "b"])
        try stage.harness.key(.keyboardUpArrow, .alternate)
        #expect(stage.names == [["c"], ["a", "b", "d", "e"]])
        select([0, 2], stage)
        try stage.harness.key(.keyboardUpArrow, .alternate)
        #expect(stage.names == [["c", "b"], ["a", "d", "e"]] && stage.shown == stage.names)
        try stage.harness.key(.keyboardUpArrow, .alternate)
        #expect(stage.names == [["c", "b"], ["a", "d", "e"]])
    }

    @Test func `The delegate replaces the place of a move`() throws {
        let stage = try makeStage([["a", "b"], [], ["c", "d"]])
        var asked: [[IndexPath]] = []
        stage.moveTarget = { source, proposed in
            asked.append([source, proposed])
            return proposed.section == 2 ? IndexPath(row: 0, section: 1) : proposed
        }
        try stage.harness.click("a")
        try stage.harness.key(.keyboardDownArrow, .alternate)
        #expect(stage.names == [["b", "a"], [], ["c", "d"]])
        try stage.harness.key(.keyboardDownArrow, .alternate)
        #expect(stage.names == [["b"], ["a"], ["c", "d"]] && stage.shown == stage.names)
        #expect(asked == [[path(0, 0), path(0, 1)], [path(0, 1), path(2, 1)]])
        // A drag, whose gap is at the place of the delegate.
        stage.moveTarget = { _, _ in IndexPath(row: 0, section: 0) }
        try stage.harness.press(middle(3, stage))
        try stage.harness.move(to: Point(x: 60, y: 80))
        #expect(stage.table.reordering?.gap?.destination == 0)
        try stage.harness.release()
        #expect(stage.names == [["d", "b"], ["a"], ["c"]] && stage.shown == stage.names)
        let element = try #require(stage.table.accessibilityElement(at: 3))
        stage.moveTarget = { source, _ in source }
        #expect(!element.accessibilityPerform(.custom("Move up")))
        #expect(stage.names == [["d", "b"], ["a"], ["c"]])
    }

    @Test func `A place that does not exist is reported, and the nearest one is used`() throws {
        let stage = try makeStage([["a", "b"]])
        stage.moveTarget = { _, _ in IndexPath(row: 9, section: 0) }
        try stage.harness.click("a")
        let reported = diagnostics { try? stage.harness.key(.keyboardDownArrow, .alternate) }
        #expect(stage.names == [["b", "a"]] && stage.shown == stage.names)
        #expect(reported.map(\.kind) == [.invalidValue])
    }

    @Test func `More rows than fit into the table stay visible until they are dropped`() throws {
        let stage = try makeStage([(0..<40).map { "row \($0)" }])
        select(Array(0..<20), stage)
        try stage.harness.press(middle(1, stage))
        try stage.harness.move(to: Point(x: 60, y: 60))
        #expect(stage.table.visibleCells.allSatisfy { $0.alpha == 1 })
        try stage.harness.key(.keyboardEscape)
        try stage.harness.release()
        #expect(stage.names[0] == (0..<40).map { "row \($0)" })
    }

    @Test func `A row that cannot be moved stays when others of the selection are dragged`() throws {
        let stage = try makeStage([["a", "b", "c", "d"]])
        stage.fixed = ["b"]
        select([0, 1, 2], stage)
        try stage.harness.press(middle(0, stage))
        try stage.harness.move(to: Point(x: 60, y: 30))
        try stage.harness.move(to: Point(x: 60, y: 110))
        try stage.harness.release()
        #expect(stage.names == [["b", "d", "a", "c"]] && stage.shown == stage.names)
    }

    @Test func `By keys, too, a row that cannot be moved stays, and others pass it`() throws {
        let stage = try makeStage([["a", "b", "c", "d"]])
        stage.fixed = ["b"]
        select([0, 1], stage)
        try stage.harness.focus(stage.table)
        try stage.harness.key(.keyboardDownArrow, .alternate)
        #expect(stage.names == [["b", "a", "c", "d"]])
        try stage.harness.key(.keyboardDownArrow, .alternate)
        #expect(stage.names == [["b", "c", "a", "d"]] && stage.shown == stage.names)
        select([1], stage)
        try stage.harness.key(.keyboardUpArrow, .alternate)
        #expect(stage.names == [["c", "b", "a", "d"]] && stage.shown == stage.names)
    }

    @Test func `Moves in a table with a diffable data source change its snapshot`() throws {
        final class Source: TableViewDiffableDataSource<String, Int> {
            override func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
                true
            }
        }
        let table = TableView(frame: Rect(x: 0, y: 0, width: 200, height: 300))
        let root = View(frame: table.frame)
        root.addSubview(table)
        let harness = Harness(root, size: table.frame.size)
        table.rowHeight = 30
        table.allowsMultipleSelection = true
        table.register(TableViewCell.self, forCellReuseIdentifier: "row")
        let source = Source(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        source.apply(snapshot([("a", [1, 2, 3]), ("b", [4, 5])]))
        try harness.settle()
        table.selectRows([0, 2])
        try harness.focus(table)
        try harness.key(.keyboardDownArrow, .alternate)
        #expect(source.snapshot().itemIdentifiers(inSection: "a") == [2])
        #expect(source.snapshot().itemIdentifiers(inSection: "b") == [4, 1, 3, 5])
        #expect(table.visibleCells.compactMap { $0.textLabel?.text } == ["2", "4", "1", "3", "5"])
        // The next snapshot is compared with the order that the user has made.
        source.apply(snapshot([("a", [1, 2, 3]), ("b", [4, 5])]))
        try harness.settle()
        #expect(table.visibleCells.compactMap { $0.textLabel?.text } == ["1", "2", "3", "4", "5"])
    }

    @Test func `Random moves of random selections keep data, table and array model equal`() throws {
        var random = SeededRandom(seed: 41)
        for round in 0..<6 {
            let stage = try makeStage(
                round % 2 == 0
                    ? [(0..<9).map { "a\($0)" }]
                    : [(0..<4).map { "a\($0)" }, (0..<3).map { "b\($0)" }, [], ["c0", "c1"]])
            stage.titles = round % 2 == 0 ? [] : ["A", nil, "C", nil]
            // All rows are visible.
            stage.table.rowHeight = 22
            for name in stage.names.joined() where round > 2 {
                stage.heights[name] = Double(14 + random.index(below: 10))
            }
            stage.table.reloadData()
            try stage.harness.settle()
            for _ in 0..<12 {
                let old = Array(stage.names.joined())
                var lifted = old.indices.filter { _ in random.chance(0.35) }
                if lifted.isEmpty { lifted = [random.index(below: old.count)] }
                select(lifted, stage)
                try stage.harness.focus(stage.table)
                let moved = lifted.map { old[$0] }
                let others = old.filter { !moved.contains($0) }
                var expected: Int?
                switch random.index(below: 3) {
                case 0:
                    let pressed = lifted[random.index(below: lifted.count)]
                    try stage.harness.press(middle(pressed, stage))
                    for _ in 0..<3 {
                        try stage.harness.move(to: Point(x: 60, y: random.number(2...298)))
                    }
                    expected = stage.table.reordering?.gap?.destination
                    try stage.harness.release()
                case 1:
                    try stage.harness.key(.keyboardUpArrow, .alternate)
                    expected = max(0, (lifted.first ?? 0) - 1)
                default:
                    try stage.harness.key(.keyboardDownArrow, .alternate)
                    expected = min((lifted.last ?? 0) - lifted.count + 2, others.count)
                }
                let new = Array(stage.names.joined())
                let place = try #require(expected)
                #expect(new == others.prefix(place) + moved + others.dropFirst(place))
                #expect(selectedNames(stage) == moved)
                #expect(stage.shown == stage.names && stage.table.visibleCells.allSatisfy { $0.alpha == 1 })
                #expect(
                    stage.names.indices.map { stage.table.numberOfRows(inSection: $0) }
                        == stage.names.map(\.count))
            }
        }
    }
}
