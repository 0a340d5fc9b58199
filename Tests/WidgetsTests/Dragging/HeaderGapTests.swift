import RandomNumbers
import Testing
import Widgets
import WidgetsTesting

@testable import Containers
@testable import ViewHierarchy

/// Headers and footers of sections make room together with the rows while rows are dragged across sections.
@Suite struct HeaderGapTests {
    private func makeStage(_ names: [[String]], style: TableView.Style = .grouped) throws -> TableStage {
        let stage = TableStage(names, style: style, rowHeight: 20)
        stage.titles = ["A", "B", "C"]
        stage.movable = true
        stage.table.allowsMultipleSelection = true
        try stage.harness.settle()
        return stage
    }

    private func middle(_ row: Int, _ stage: TableStage) -> Point {
        Point(x: 60, y: stage.table.rectForRow(at: row).midY - stage.table.contentOffset.y)
    }

    private func header(_ section: Int, _ stage: TableStage) -> Double? {
        stage.table.headerView(forSection: section)?.frame.minY
    }

    @Test func `A header moves up when a row is dragged past it to its section, and down for the way back`()
        throws
    {
        let stage = try makeStage([["a", "b"], ["c", "d"], ["e"]])
        let (first, second) = (try #require(header(1, stage)), try #require(header(2, stage)))
        try stage.harness.press(middle(0, stage))
        try stage.harness.move(to: Point(x: 60, y: middle(1, stage).y))
        #expect(header(1, stage) == first && header(2, stage) == second)
        try stage.harness.move(to: middle(2, stage) + Point(x: 0, y: 2))
        #expect(header(1, stage) == first - 20 && header(2, stage) == second)
        try stage.harness.release()
        #expect(stage.names == [["b"], ["c", "a", "d"], ["e"]])
        #expect(header(1, stage) == first - 20 && header(2, stage) == second)

        try stage.harness.press(middle(4, stage))
        try stage.harness.move(to: middle(0, stage))
        #expect(header(1, stage) == first && header(2, stage) == second + 20)
        try stage.harness.key(.keyboardEscape)
        try stage.harness.release()
        #expect(header(1, stage) == first - 20 && header(2, stage) == second)
        #expect(stage.harness.picture == stage.harness.renderFresh())
    }

    @Test func `Headers are where they are after a drop while random rows are dragged`() throws {
        var random = SeededRandom(seed: 5)
        for round in 0..<12 {
            let stage = try makeStage(
                [["a", "b", "c"], ["d", "e"], ["f"]], style: round % 2 == 0 ? .grouped : .insetGrouped)
            let chosen = (0..<6).filter { _ in random.chance(0.3) }
            let pressed = chosen.isEmpty ? random.index(below: 6) : chosen[random.index(below: chosen.count)]
            stage.table.selectRows(RowIndexSet(chosen))
            try stage.harness.press(middle(pressed, stage))
            for _ in 0..<3 { try stage.harness.move(to: Point(x: 60, y: random.number(45...255))) }
            let shown = (0..<3).map { header($0, stage) }
            try stage.harness.release()
            #expect((0..<3).map { header($0, stage) } == shown, "round \(round): \(stage.names)")
        }
    }

    @Test func `The floating header of a plain table stays at the top`() throws {
        let stage = try makeStage([(0..<9).map { "a\($0)" }, (0..<10).map { "b\($0)" }], style: .plain)
        stage.table.contentOffset.y = 40
        try stage.harness.settle()
        let second = try #require(header(1, stage))
        try stage.harness.press(middle(5, stage))
        try stage.harness.move(to: middle(9, stage) + Point(x: 0, y: 2))
        #expect(header(0, stage) == 40 && header(1, stage) == second - 20)
        try stage.harness.key(.keyboardEscape)
        try stage.harness.release()
        #expect(header(0, stage) == 40 && header(1, stage) == second)
    }

    @Test func `The preview of a dropped row moves to the row, on its side of a header`() throws {
        var crossings = 0
        for row in 0..<5 {
            for y in stride(from: 30.0, through: 200, by: 6) {
                let stage = try makeStage([["a", "b"], ["c", "d"], ["e"]])
                let (name, old) = (stage.names.flatMap(\.self)[row], stage.names)
                try stage.harness.press(middle(row, stage))
                for distance in [3.0, 0] { try stage.harness.move(to: Point(x: 60, y: y + distance)) }
                stage.harness.settlesAfterVerbs = false
                try stage.harness.release()
                let landed = stage.harness.all(DragPreviewView.self).first?.center.y
                try stage.harness.settle()
                let new = stage.names
                let index = try #require(new.flatMap(\.self).firstIndex(of: name))
                guard old != new else { continue }
                #expect(landed == stage.table.rectForRow(at: index).midY, "\(name) at \(y): \(new)")
                if old.map(\.count) != new.map(\.count) { crossings += 1 }
            }
        }
        #expect(crossings > 20)
    }
}
