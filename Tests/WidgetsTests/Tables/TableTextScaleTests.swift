import RandomNumbers
import Testing
import Widgets
import WidgetsTesting

@testable import Containers

/// Tables and lists whose rows, headers and columns grow with the text.
struct TableTextScaleTests {
    private func theme(_ textScale: Double) -> Theme {
        var theme = Theme.light
        theme.textScale = textScale
        return theme
    }

    /// A table of 60 rows with summary rows; the columns are as wide as the table at a text scale of 1.
    private func stage(
        _ textScale: Double = 1, widths: [Double] = [140, 60, 100], frozen: Int = 0
    ) throws -> ColumnStage {
        let stage = ColumnStage((0..<60).map { "name \($0)" }, widths: widths)
        stage.table.numberOfFrozenColumns = frozen
        stage.table.footerRows = [TableSummaryRow(identifier: "total", label: "Total")]
        stage.harness.host.theme = theme(textScale)
        try stage.harness.settle()
        return stage
    }

    private func change(_ stage: ColumnStage, to textScale: Double) throws {
        stage.harness.host.theme = theme(textScale)
        try stage.harness.settle()
    }

    /// The geometry of a table that its text scale determines.
    private func geometry(_ table: TableView) -> [Rect] {
        [0, 7, 59].map(table.rectForRow(at:)) + table.tableColumns.indices.map(table.rect(ofColumn:))
            + [Rect(origin: .zero, size: table.contentSize), table.headerView?.frame ?? .zero]
    }

    /// Returns the first visible row with the fraction of its height that is above the visible rows.
    private func place(_ table: ListView, below header: Double = 0) -> Double {
        let top = table.contentOffset.y + header
        let row = (0..<table.numberOfRows).first { table.rectForRow(at: $0).maxY > top } ?? 0
        let rect = table.rectForRow(at: row)
        return Double(row) + (top - rect.minY) / rect.height
    }

    // MARK: - Sizes

    @Test func `Rows and headers grow by a line, and columns by the factor`() throws {
        let stage = try stage(1.5)
        let table = stage.table
        #expect(table.rowHeight == 24 && table.rectForRow(at: 0).height == 34)
        #expect(table.headerView?.frame.height == 38)
        #expect(table.rect(ofColumn: 0).width == 210 && stage.widths == [140, 60, 100])
        #expect(table.contentSize.width == 450)
    }

    @Test(arguments: [1.1, 1.25, 1.5, 2, 0.8], [0, 1])
    func `A change of the text scale lays out a table as a new one, and back`(scale: Double, frozen: Int)
        throws
    {
        let stage = try stage(frozen: frozen)
        let before = (geometry(stage.table), stage.harness.picture)
        let fresh = try self.stage(scale, frozen: frozen)
        try change(stage, to: scale)
        #expect(geometry(stage.table) == geometry(fresh.table))
        #expect(stage.harness.picture == fresh.harness.picture)
        #expect(stage.harness.picture == stage.harness.renderFresh())
        try change(stage, to: 1)
        #expect(geometry(stage.table) == before.0 && stage.harness.picture == before.1)
        #expect(stage.harness.advance(by: .seconds(60)).isIdle)
    }

    @Test func `Columns that fill the table do not make it scroll sideways at any text scale`() throws {
        for scale in stride(from: 0.8, through: 1.45, by: 0.05) {
            let stage = try stage(scale, widths: [40, 60, 90])
            #expect(stage.table.contentSize.width == 300, "\(scale)")
            #expect(abs(stage.table.rect(ofColumn: 2).maxX - 300) < 1e-6)
        }
    }

    @Test func `A column fitted to its texts has room for them at each text scale`() throws {
        for scale in [1, 1.25, 1.5, 2] {
            let stage = try stage(scale)
            let column = stage.column("name")
            stage.table.sizeColumnToFit(column)
            try stage.harness.settle()
            let text = Label(text: "name 0")
            stage.table.superview?.addSubview(text)
            let needed = text.intrinsicContentSize.width + 2 * TableRowView.padding
            let width = stage.table.rect(ofColumn: 0).width
            #expect(width >= needed - 1 && width < needed + 40, "\(scale): \(width), \(needed)")
        }
    }

    @Test func `Heights of the delegate apply as they are, and rowHeight grows`() throws {
        let stage = TableStage([["a", "b", "c"]])
        stage.heights = ["b": 50]
        try stage.harness.settle()
        stage.harness.host.theme = theme(2)
        try stage.harness.settle()
        #expect((0..<3).map { stage.table.rectForRow(at: $0).height } == [50, 50, 50])
        stage.heights = ["b": 60]
        stage.table.reloadData()
        try stage.harness.settle()
        #expect((0..<3).map { stage.table.rectForRow(at: $0).height } == [50, 60, 50])
    }

    @Test func `Titles of sections grow by a line, and heights that the delegate returns do not`() throws {
        let stage = TableStage([["a", "b"], ["c"]])
        stage.titles = ["First", "Second"]
        stage.harness.host.theme = theme(1.5)
        try stage.harness.settle()
        #expect(stage.table.rectForRow(at: 0).minY == 42)
        stage.headerHeight = 40
        stage.table.reloadData()
        try stage.harness.settle()
        #expect(stage.table.rectForRow(at: 0).minY == 40)
    }

    @Test func `A table whose font does not follow the text scale keeps its sizes`() throws {
        let stage = try stage(2)
        stage.table.adjustsFontForContentSizeCategory = false
        try stage.harness.settle()
        #expect(stage.table.rectForRow(at: 0).height == 24 && stage.table.rect(ofColumn: 0).width == 140)
    }

    // MARK: - Widths of the user

    @Test func `A dragged edge follows the pointer, and the width is that at a text scale of 1`() throws {
        let stage = try stage(2)
        try stage.harness.drag(
            from: Point(x: 280, y: 14), to: Point(x: 240, y: 14))
        #expect(stage.table.rect(ofColumn: 0).width == 240)
        #expect(stage.column("name").width == 120)

        // The layout that is stored now means the same at another scale.
        let stored = stage.table.columnLayout
        #expect(stored.columns.first?.width == 120)
        let other = try self.stage(1)
        other.table.columnLayout = stored
        try other.harness.settle()
        #expect(other.table.rect(ofColumn: 0).width == 120)
        try change(stage, to: 1)
        #expect(stage.table.rect(ofColumn: 0).width == 120)
    }

    // MARK: - Scroll position

    @Test(arguments: [(200.0, 1.5), (330, 2), (517, 1.25), (700, 0.8)])
    func `The first visible row keeps its place below the header`(offset: Double, scale: Double) throws {
        let stage = try stage()
        stage.table.contentOffset = Point(x: 0, y: offset)
        try stage.harness.settle()
        let before = place(stage.table, below: 28)
        try change(stage, to: scale)
        let header = try #require(stage.table.headerView?.frame.height)
        #expect(abs(place(stage.table, below: header) - before) < 0.05)
        try change(stage, to: 1)
        #expect(abs(place(stage.table, below: 28) - before) < 0.1)
        #expect(stage.harness.picture == stage.harness.renderFresh())
    }

    @Test func `A table at its top or its end stays there`() throws {
        let stage = try stage()
        try change(stage, to: 2)
        #expect(stage.table.contentOffset == .zero)
        stage.table.contentOffset = Point(x: 0, y: 1e6)
        try stage.harness.settle()
        #expect(stage.table.indexesForVisibleRows.last == 59)
        try change(stage, to: 1)
        #expect(stage.table.indexesForVisibleRows.last == 59)
    }

    @Test(arguments: [0, 1]) func `The first visible column keeps its place`(frozen: Int) throws {
        let stage = try stage(widths: [80, 200, 300], frozen: frozen)
        let distance = frozen == 0 ? 180.0 : 100
        stage.table.contentOffset = Point(x: distance, y: 0)
        try stage.harness.settle()
        try change(stage, to: 1.5)
        // Half of the second column is scrolled out of sight.
        let edge = stage.table.contentOffset.x + (frozen == 0 ? 0 : 120)
        let second = stage.table.rect(ofColumn: 1)
        #expect(abs((edge - second.minX) / second.width - 0.5) < 0.01)
        #expect(stage.harness.picture == stage.harness.renderFresh())
    }

    @Test func `Frozen columns that become too wide for the table scroll, until there is room again`() throws
    {
        let stage = try stage(widths: [100, 80, 200], frozen: 2)
        let layout = { try #require(stage.table.columns).layout }
        #expect(try layout().frozenCount == 2)
        try change(stage, to: 1.5)
        #expect(try layout().frozenCount == 1 && stage.table.numberOfFrozenColumns == 2)
        stage.table.contentOffset = Point(x: 1000, y: 0)
        try stage.harness.settle()
        #expect(stage.table.rect(ofColumn: 2).maxX == stage.table.bounds.maxX)
        #expect(stage.harness.picture == stage.harness.renderFresh())
        try change(stage, to: 2.5)
        #expect(try layout().frozenCount == 0)
        try change(stage, to: 1)
        #expect(try layout().frozenCount == 2)
        stage.table.frame.size.width = 200
        try stage.harness.settle()
        #expect(try layout().frozenCount == 1)
    }

    @Test func `Automatic rows keep the first visible one in its place`() throws {
        let stage = ListStage(count: 100, rowHeight: ListView.automaticDimension)
        try stage.harness.settle()
        stage.list.contentOffset = Point(x: 0, y: 900)
        try stage.harness.settle()
        let before = place(stage.list)
        let requests = stage.madeCount
        for scale in [1.5, 2, 1] {
            stage.harness.host.theme = theme(scale)
            try stage.harness.settle()
            #expect(Int(place(stage.list)) == Int(before), "\(scale)")
        }
        #expect(stage.madeCount <= requests + 2, "cells are kept")
    }

    // MARK: - Kept state

    @Test func `Cells, the selection and an edit survive a change of the text scale`() throws {
        let stage = try stage()
        stage.editable = ["name"]
        stage.table.contentOffset = Point(x: 0, y: 300)
        try stage.harness.settle()
        stage.table.selectRow(at: 14)
        stage.table.editColumn(0, row: 14)
        try stage.harness.settle()
        try stage.harness.type("edited")
        let cell = stage.table.cellForRow(at: 14)
        try change(stage, to: 1.5)
        #expect(stage.table.selectedRow == 14 && stage.table.cellForRow(at: 14) === cell)
        #expect(stage.table.editedRow == 14)
        let field = try #require(stage.table.columns?.editor?.field)
        #expect(field.frame == stage.table.frameOfCell(atColumn: 0, row: 14) && field.isFirstResponder)
        try stage.harness.key(.keyboardReturnOrEnter)
        #expect(stage.edits == ["14 name = edited"])
    }

    @Test func `Changes of rows around a change of the text scale are applied to the right rows`() throws {
        let stage = ListStage(count: 30)
        try stage.harness.settle()
        stage.harness.host.theme = theme(1.5)
        // Before the layout that determines the new heights.
        stage.names.removeFirst(2)
        stage.list.deleteRows(at: [0, 1])
        try stage.harness.settle()
        #expect(stage.list.numberOfRows == 28 && stage.texts.first == "row 2")
        #expect(stage.list.rectForRow(at: 1).minY == 40)
    }

    @Test(arguments: 0..<12) func `Random changes give the layout of a new table`(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let stage = try stage(widths: [100, 50, 80], frozen: Int.random(in: 0...1, using: &random))
        var scale = 1.0
        for _ in 0..<8 {
            switch Int.random(in: 0..<5, using: &random) {
            case 0, 1: scale = [0.8, 1, 1.25, 1.5, 2].randomElement(using: &random) ?? 1
            case 2:
                stage.table.contentOffset = Point(
                    x: .random(in: 0...200, using: &random), y: .random(in: 0...1500, using: &random))
            case 3: stage.column("size").isHidden.toggle()
            default:
                stage.rows.insert(["name": "new"], at: 0)
                stage.table.insertRows(at: [0])
            }
            try change(stage, to: scale)
            #expect(stage.harness.picture == stage.harness.renderFresh())
        }
        // A change of the scale determines the widths again from those that were set.
        try change(stage, to: 1.75)
        let fresh = try self.stage(
            1.75, widths: [100, 50, 80], frozen: stage.table.numberOfFrozenColumns)
        fresh.rows = stage.rows
        fresh.column("size").isHidden = stage.column("size").isHidden
        fresh.table.reloadData()
        try fresh.harness.settle()
        try change(fresh, to: 1)
        try change(fresh, to: 1.75)
        stage.table.contentOffset = .zero
        try stage.harness.settle()
        #expect(geometry(stage.table) == geometry(fresh.table))
        #expect(stage.harness.picture == fresh.harness.picture)
    }
}
