import RandomNumbers
import Testing
import Widgets
import WidgetsTesting

/// Insertions, deletions and moves of rows that leave the other rows unchanged.
@Suite struct ListUpdateTests {
    @Test func `Only new rows are requested`() throws {
        let stage = ListStage(count: 8)
        try stage.harness.settle()
        let cell = stage.list.cellForRow(at: 4)
        stage.forget()

        stage.names.remove(at: 1)
        stage.names.insert("new", at: 3)
        stage.list.performBatchUpdates {
            stage.list.deleteRows(at: [1])
            stage.list.insertRows(at: [3])
        }
        try stage.harness.settle()

        #expect(stage.texts == stage.names)
        #expect(stage.requestedRows == [3])
        #expect(stage.list.cellForRow(at: 4) === cell)
    }

    @Test(arguments: [false, true])
    func `A list at its top displays a row inserted there, whatever its height`(
        _ isAnimated: Bool
    ) throws {
        let stage = ListStage(count: 50)
        try stage.harness.settle()
        for number in 0..<5 {
            let name = "new \(number)"
            stage.names.insert(name, at: 0)
            stage.heights[name] = 100
            stage.list.insertRows(at: [0], with: isAnimated ? .fade : .none)
            stage.harness.advance(by: .seconds(1))

            #expect(stage.list.contentOffset.y == 0)
            #expect(stage.texts.first == name)
        }
    }

    @Test func `A moved row keeps its cell, and a reloaded row is requested again`() throws {
        let stage = ListStage(count: 6)
        try stage.harness.settle()
        let cell = stage.list.cellForRow(at: 5)
        stage.forget()

        stage.names.insert(stage.names.remove(at: 5), at: 0)
        stage.list.moveRow(at: 5, to: 0)
        stage.names[3] = "changed"
        stage.list.reloadRows(at: [3])
        try stage.harness.settle()

        #expect(stage.texts == ["row 5", "row 0", "row 1", "changed", "row 3", "row 4"])
        #expect(stage.list.cellForRow(at: 0) === cell)
        #expect(stage.requestedRows == [3])
    }

    @Test func `Visible rows keep their position when rows are inserted above`() throws {
        let stage = ListStage(count: 1000)
        stage.list.contentOffset.y = 3010
        try stage.harness.settle()
        let cell = try #require(stage.list.cellForRow(at: 102))
        let place = cell.convert(Point.zero, to: nil)

        stage.names.insert(contentsOf: ["a", "b"], at: 0)
        stage.list.insertRows(at: [0, 1])
        try stage.harness.settle()

        #expect(stage.list.contentOffset.y == 3070)
        #expect(stage.list.cellForRow(at: 104) === cell)
        #expect(cell.convert(Point.zero, to: nil) == place)
        #expect(stage.harness.picture == stage.harness.renderFresh())
    }

    @Test func `The selection follows its rows`() throws {
        let stage = ListStage(count: 20)
        stage.list.allowsMultipleSelection = true
        try stage.harness.settle()
        stage.list.selectRows([2, 3, 4, 5, 9])

        stage.names.remove(at: 3)
        stage.names.insert("new", at: 4)
        stage.names.insert("first", at: 0)
        stage.list.performBatchUpdates {
            stage.list.deleteRows(at: [3])
            stage.list.insertRows(at: [0, 5])
        }

        #expect(stage.selected.map { stage.names[$0] } == ["row 2", "row 4", "row 5", "row 9"])
    }

    @Test func `An update that does not match the data is reported and reloads everything`() throws {
        let stage = ListStage(count: 5)
        try stage.harness.settle()

        let reported = diagnostics { stage.list.deleteRows(at: [7]) }
        try stage.harness.settle()
        stage.names = ["x", "y"]
        let more = diagnostics { stage.list.deleteRows(at: [0]) }
        try stage.harness.settle()

        #expect(reported.count == 1)
        #expect(more.count == 1)
        #expect(stage.texts == ["x", "y"])
    }

    @Test(arguments: Array(1...40))
    func `After random updates a list equals a reloaded one`(seed: Int) throws {
        var random = SeededRandom(seed: seed)
        let stage = ListStage(count: 40)
        for name in stage.names where random.chance(0.3) {
            stage.heights[name] = random.number(10...60).rounded()
        }
        try stage.harness.settle()
        var next = 1000
        for round in 0..<25 {
            stage.list.contentOffset.y = random.number(0...900)
            if random.chance(0.5) { try stage.harness.settle() }
            let selected = Set(stage.list.selectedRowIndexes.map { stage.names[$0] })
            let old = stage.names
            var taken = Set<Int>()
            for _ in 0..<random.index(below: 4) where !old.isEmpty {
                taken.insert(random.index(below: old.count))
            }
            var new = old.enumerated().filter { !taken.contains($0.offset) }.map(\.element)
            // The first of the taken rows is moved, the others are deleted.
            let mover = taken.min()
            var given = Set<Int>()
            let count = new.count + random.index(below: 4) + (mover == nil ? 0 : 1)
            while new.count + given.count < count { given.insert(random.index(below: count)) }
            let target = mover == nil ? nil : given.min()
            for row in given.sorted() {
                if row == target, let mover {
                    new.insert(old[mover], at: row)
                } else {
                    new.insert("row \(next)", at: row)
                    next += 1
                }
            }
            stage.names = new
            stage.list.performBatchUpdates {
                stage.list.deleteRows(at: taken.filter { $0 != mover })
                if let mover, let target { stage.list.moveRow(at: mover, to: target) }
                stage.list.insertRows(at: given.filter { $0 != target })
            }
            try stage.harness.settle()
            let shown = stage.list.indexesForVisibleRows
            #expect(stage.texts == shown.map { stage.names[$0] }, "round \(round)")
            for row in shown {
                #expect(stage.list.rectForRow(at: row) == stage.list.cellForRow(at: row)?.frame)
                let height = stage.heights[stage.names[row]] ?? 30
                #expect(stage.list.rectForRow(at: row).height == height)
            }
            let still = Set(stage.list.selectedRowIndexes.map { stage.names[$0] })
            #expect(still == selected.intersection(new), "round \(round)")
            #expect(stage.harness.picture == stage.harness.renderFresh(), "round \(round)")
            stage.list.allowsMultipleSelection = true
            stage.list.selectRows(RowIndexSet((0..<new.count).filter { _ in random.chance(0.3) }))
        }
    }
}
