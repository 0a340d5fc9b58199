import Testing
import Widgets
import WidgetsTesting

/// Updates of rows and items while the layout of earlier changes is pending.
@Suite struct PendingLayoutTests {
    private let numbers = (0..<60).map { "\($0)" }

    /// Moves an element of the data.
    private func move(_ from: Int, to: Int, in names: inout [String]) {
        names.insert(names.remove(at: from), at: to)
    }

    @Test func `A row of a table that is moved after a scroll step leaves each cell with its row`() throws {
        let stage = TableStage([numbers])
        try stage.harness.settle()
        stage.harness.settlesAfterVerbs = false
        for distance in [60.0, -20] {
            try stage.harness.scroll(over: stage.table, by: Point(x: 0, y: distance))
            move(12, to: 1, in: &stage.names[0])
            let found = try diagnostics {
                stage.table.moveRow(
                    at: IndexPath(row: 12, section: 0), to: IndexPath(row: 1, section: 0))
                try stage.harness.settle()
            }
            for path in stage.table.indexPathsForVisibleRows ?? [] {
                #expect(stage.table.cellForRow(at: path)?.textLabel?.text == stage.name(path))
            }
            #expect(found.isEmpty)
        }
    }

    @Test func `A batch with an equal count after a jump asks for no row of before the batch`() throws {
        let stage = TableStage([numbers])
        try stage.harness.settle()
        stage.table.contentOffset.y = 600
        stage.names[0].remove(at: 22)
        stage.names[0].insert("new", at: 30)
        stage.forget()
        stage.table.performBatchUpdates {
            stage.table.deleteRows(at: [IndexPath(row: 22, section: 0)], with: .fade)
            stage.table.insertRows(at: [IndexPath(row: 30, section: 0)], with: .fade)
        }
        try stage.harness.settle()
        #expect(stage.shown[0] == Array(stage.names[0][20..<30]))
    }

    @Test func `Columns display their rows after a move while a larger frame is pending`() throws {
        let stage = ColumnStage(numbers)
        try stage.harness.settle()
        stage.table.frame.size.height = 400
        stage.table.contentOffset.y = 240
        stage.rows.insert(stage.rows.remove(at: 20), at: 2)
        stage.table.moveRow(at: 20, to: 2, with: .automatic)
        try stage.harness.settle()
        let visible = stage.table.indexesForVisibleRows
        #expect(visible.count > 14 && stage.shown.map(\.[0]) == visible.map { stage.rows[$0]["name"] })
    }

    @Test func `Items of a grid stay with their data when items move while a scroll is pending`() throws {
        let stage = CollectionStage([numbers])
        try stage.harness.settle()
        stage.view.contentOffset.y = 120
        move(30, to: 3, in: &stage.names)
        stage.view.moveItem(at: IndexPath(item: 30, section: 0), to: IndexPath(item: 3, section: 0))
        try stage.harness.settle()
        #expect(stage.texts == stage.view.indexPathsForVisibleItems.map { stage.names[$0.item] })
        stage.view.contentOffset.y = 300
        stage.names.remove(at: 20)
        stage.names.insert("new", at: 25)
        stage.view.performBatchUpdates {
            stage.view.deleteItems(at: [IndexPath(item: 20, section: 0)])
            stage.view.insertItems(at: [IndexPath(item: 25, section: 0)])
        }
        try stage.harness.settle()
        #expect(stage.texts == stage.view.indexPathsForVisibleItems.map { stage.names[$0.item] })
    }

    @Test func `An invalid flow layout asks for no size of an item that was deleted`() throws {
        let stage = CollectionStage([numbers])
        stage.sizes = ["0": Size(width: 60, height: 40)]
        try stage.harness.settle()
        stage.view.collectionViewLayout.invalidateLayout()
        stage.names.removeLast(2)
        stage.view.deleteItems(at: [IndexPath(item: 58, section: 0), IndexPath(item: 59, section: 0)])
        try stage.harness.settle()
        #expect(stage.view.numberOfItems(inSection: 0) == 58)
    }

    @Test func `Queries within a batch create no cells`() throws {
        let stage = TableStage([numbers])
        try stage.harness.settle()
        stage.table.contentOffset.y = 600
        stage.forget()
        stage.table.performBatchUpdates {
            stage.names[0].removeFirst()
            #expect(stage.table.visibleCells.count == 10 && stage.requested.isEmpty)
            stage.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
        try stage.harness.settle()
        // The first visible row keeps its place, and has another index.
        #expect(stage.shown[0] == Array(stage.names[0][19..<29]))
    }

    @Test func `A batch without changes leaves the scrolled rows visible`() throws {
        let stage = TableStage([numbers])
        try stage.harness.settle()
        stage.table.contentOffset.y = 600
        stage.table.performBatchUpdates { _ = stage.table.visibleCells }
        try stage.harness.settle()
        #expect(stage.shown[0] == Array(numbers[20..<30]))
    }
}

/// Changes of rows and items within callbacks of the data source and the delegate.
@Suite struct CallbackChangeTests {
    @Test func `Rows inserted while a cell is requested leave all cells with their rows`() throws {
        for isBefore in [true, false] {
            let stage = HookStage((0..<40).map { "\($0)" })
            try stage.harness.settle()
            var count = 0
            stage.hook = { row in
                if row != 13 || count == 3 { return }
                count += 1
                stage.names.insert("new \(count)", at: 0)
                stage.list.insertRows(at: [0])
            }
            stage.changesBefore = isBefore
            stage.list.contentOffset.y = 120
            try stage.harness.settle()
            #expect(count > 0 && stage.texts == stage.expected)
        }
    }

    @Test func `Rows deleted while a cell is requested leave no request for a row that is gone`() throws {
        let stage = HookStage((0..<40).map { "\($0)" })
        try stage.harness.settle()
        stage.hook = { row in
            guard row == 34, stage.names.count == 40 else { return }
            stage.names.removeLast(5)
            stage.list.deleteRows(at: Array(35..<40))
        }
        stage.list.contentOffset.y = 10_000
        stage.list.setContentOffset(Point(x: 0, y: 900), animated: false)
        try stage.harness.settle()
        #expect(stage.list.numberOfRows == 35 && stage.texts == stage.expected)
    }

    @Test func `A reload while a cell is requested displays the new rows`() throws {
        let stage = HookStage((0..<40).map { "\($0)" })
        stage.hook = { row in
            guard row == 3, stage.names.count == 40 else { return }
            stage.names = ["a", "b"]
            stage.list.reloadData()
        }
        try stage.harness.settle()
        #expect(stage.texts == ["a", "b"])
    }

    @Test func `A data source that inserts a row at each request is reported, and rows are displayed`() throws
    {
        let stage = HookStage((0..<40).map { "\($0)" })
        stage.hook = { _ in
            stage.names.insert("new", at: 0)
            stage.list.insertRows(at: [0])
        }
        let found = diagnostics { stage.harness.step() }
        stage.hook = { _ in }
        #expect(found.contains { $0.message.contains("each request for a cell") })
        #expect(!stage.list.visibleCells.isEmpty)
    }

    @Test func `Rows inserted while a height is requested leave all cells with their rows`() throws {
        let stage = HookStage((0..<40).map { "\($0)" })
        try stage.harness.settle()
        stage.heightHook = { row in
            guard row == 15, stage.names.count == 40 else { return }
            stage.names.insert("new", at: 3)
            stage.list.insertRows(at: [3], with: .fade)
        }
        stage.list.contentOffset.y = 200
        try stage.harness.settle()
        #expect(stage.names.count == 41 && stage.texts == stage.expected)
    }

    /// A list whose data change while it asks for cells and heights.
    private final class HookStage: ListViewDataSource, ListViewDelegate {
        let list = ListView(frame: Rect(x: 0, y: 0, width: 200, height: 300))
        let harness: Harness
        var names: [String]
        var hook: (Int) -> Void = { _ in }
        var heightHook: (Int) -> Void = { _ in }
        var changesBefore = false

        init(_ names: [String]) {
            self.names = names
            harness = Harness(list, size: list.frame.size)
            list.rowHeight = 30
            list.register(ListCell.self, forCellReuseIdentifier: "row")
            list.delegate = self
            list.dataSource = self
        }

        var texts: [String] {
            list.indexesForVisibleRows.map { (list.cellForRow(at: $0) as? ListCell)?.text ?? "" }
        }
        var expected: [String] { list.indexesForVisibleRows.map { names[$0] } }

        func numberOfRows(in listView: ListView) -> Int { names.count }
        func listView(_ listView: ListView, cellForRowAt row: Int) -> ReusableView {
            let cell = listView.dequeueReusableCell(withIdentifier: "row", for: row)
            if changesBefore { hook(row) }
            (cell as? ListCell)?.text = names[row]
            if !changesBefore { hook(row) }
            return cell
        }
        func listView(_ listView: ListView, heightForRowAt row: Int) -> Double? {
            heightHook(row)
            return nil
        }
    }
}
