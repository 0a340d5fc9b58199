import Testing
import Widgets
import WidgetsTesting

/// The number of cells, and their reuse.
@Suite struct ListCellTests {
    @Test func `Of a hundred thousand rows only the visible ones have cells`() throws {
        let stage = ListStage(count: 100_000)
        try stage.harness.settle()

        #expect(stage.texts == (0..<10).map { "row \($0)" } || stage.texts.count == 11)
        #expect(stage.list.contentSize == Size(width: 200, height: 3_000_000))
        for step in 1...500 {
            stage.list.contentOffset.y = Double(step) * 777
            try stage.harness.settle()
            #expect(stage.list.subviews.filter { $0 is ListCell }.count <= 11)
        }
        #expect(stage.madeCount <= 12)
        stage.list.contentOffset.y = 1e9
        try stage.harness.settle()
        #expect(stage.texts.last == "row 99999")
    }

    @Test func `A scroll step requests only the row that becomes visible`() throws {
        let stage = ListStage(count: 1000)
        try stage.harness.settle()
        stage.list.contentOffset.y = 300
        try stage.harness.settle()
        stage.forget()
        let made = stage.madeCount

        stage.list.contentOffset.y = 330
        try stage.harness.settle()

        #expect(stage.requestedRows.count == 1)
        #expect(stage.madeCount == made)
        let report = try #require(stage.harness.lastFrame)
        #expect(report.moves.count == 1)
        #expect(report.damage == [PixelRect(left: 0, top: 270, right: 200, bottom: 300)])
        #expect(stage.harness.picture == stage.harness.renderFresh())
    }

    @Test func `Automatic rows are measured by their cells, and visible rows keep their position`() throws {
        let stage = ListStage(count: 1000, rowHeight: ListView.automaticDimension)
        stage.list.estimatedRowHeight = 20
        try stage.harness.settle()
        let height = stage.list.rectForRow(at: 0).height
        #expect(height > 30)

        stage.list.scrollToRow(at: 500, at: .top, animated: false)
        try stage.harness.settle()
        #expect(stage.list.rectForRow(at: 500).minY == stage.list.contentOffset.y)
        let cell = try #require(stage.list.cellForRow(at: 501))
        let before = cell.convert(Point.zero, to: nil).y
        stage.list.contentOffset.y -= 15
        try stage.harness.settle()
        #expect(stage.list.cellForRow(at: 501) === cell)
        #expect(cell.convert(Point.zero, to: nil).y == before + 15)
        #expect(stage.list.rectForRow(at: 499).height == height)
        #expect(stage.harness.picture == stage.harness.renderFresh())
    }

    @Test func `A delegate may give each row its height`() throws {
        let stage = ListStage(count: 100)
        stage.heights = ["row 1": 100, "row 2": 10]
        stage.list.reloadData()
        try stage.harness.settle()

        #expect(stage.list.rectForRow(at: 1) == Rect(x: 0, y: 30, width: 200, height: 100))
        #expect(stage.list.rectForRow(at: 3).minY == 140)
        #expect(stage.list.contentSize.height == 3050)
    }

    @Test func `scrollToRow scrolls to the requested position`() throws {
        let stage = ListStage(count: 1000)
        try stage.harness.settle()
        func offset(_ row: Int, _ position: ListView.ScrollPosition) throws -> Double {
            stage.list.scrollToRow(at: row, at: position, animated: false)
            try stage.harness.settle()
            return stage.list.contentOffset.y
        }

        #expect(try offset(50, .top) == 1500)
        #expect(try offset(50, .middle) == 1365)
        #expect(try offset(50, .bottom) == 1230)
        #expect(try offset(45, .none) == 1230)
        #expect(try offset(60, .none) == 1530)
        #expect(try offset(999, .top) == 29_700)
        stage.list.scrollToRow(at: 10, at: .top, animated: true)
        stage.harness.advance(by: .seconds(1))
        #expect(stage.list.contentOffset.y == 300)
    }

    @Test func `Invalid rows, heights and identifiers are reported and change nothing`() throws {
        let stage = ListStage(count: 10)
        try stage.harness.settle()
        let reported = diagnostics {
            stage.list.selectRow(at: 10)
            stage.list.scrollToRow(at: -1, at: .top, animated: false)
            stage.list.rowHeight = .nan
            stage.list.rowHeight = 0
            _ = stage.list.dequeueReusableCell(withIdentifier: "unknown", for: 0)
        }

        #expect(reported.count == 5)
        #expect(stage.list.rowHeight == 30)
        #expect(stage.list.contentOffset == .zero)
    }

    @Test func `A list without rows or without a data source is empty`() throws {
        let stage = ListStage(count: 0)
        try stage.harness.settle()
        #expect(stage.texts.isEmpty)
        #expect(stage.list.indexForRow(at: Point(x: 5, y: 5)) == nil)
        try stage.harness.click(Point(x: 50, y: 50))
        try stage.harness.key(.keyboardDownArrow)
        #expect(stage.selected.isEmpty)
        stage.list.dataSource = nil
        try stage.harness.settle()
        #expect(stage.list.numberOfRows == 0)
    }

    @Test func `The focus of a cell that is scrolled away moves to the list`() throws {
        let stage = ListStage(count: 1000)
        try stage.harness.settle()
        let cell = try #require(stage.list.cellForRow(at: 2))
        let button = Button(title: "x")
        button.frame = Rect(x: 100, y: 0, width: 40, height: 30)
        cell.addSubview(button)
        try stage.harness.focus(button)

        stage.list.contentOffset.y = 3000
        try stage.harness.settle()

        #expect(stage.list.contentOffset.y == 3000)
        #expect(stage.harness.focusedView === stage.list)
    }
}
