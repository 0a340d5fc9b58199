import RandomNumbers
import Testing
import Widgets
import WidgetsTesting

@testable import Containers

/// Tables with columns draw the texts of their cells below a header.
@Suite struct TableColumnTests {
    @Test func `Rows show the texts of their columns below the header`() throws {
        let stage = ColumnStage()
        try stage.harness.settle()
        #expect(
            stage.shown == [["beta", "0", "file"], ["alpha", "10", "folder"], ["gamma", "20", "file"]])
        #expect(stage.table.rectForRow(at: 1) == Rect(x: 0, y: 52, width: 300, height: 24))
        #expect(stage.table.frameOfCell(atColumn: 1, row: 2) == Rect(x: 100, y: 76, width: 60, height: 24))
        #expect(stage.table.column(at: Point(x: 159, y: 0)) == 1)
        #expect(stage.table.column(at: Point(x: 301, y: 0)) == nil)
    }

    @Test func `A selected row does not change the colours of the rows drawn after it`() throws {
        let stage = ColumnStage()
        try stage.harness.settle()
        let header = stage.harness.picture.cropped(to: PixelRect(left: 0, top: 0, right: 300, bottom: 76))
        stage.table.selectRow(at: 2)
        stage.table.setNeedsDisplay()
        for row in stage.table.visibleCells { row.setNeedsDisplay() }
        stage.table.headerView?.setNeedsDisplay()
        try stage.harness.settle()
        let after = stage.harness.picture.cropped(to: PixelRect(left: 0, top: 0, right: 300, bottom: 76))
        #expect(after == header)
    }

    @Test func `Only visible columns are requested, and scrolling requests the others`() throws {
        let stage = ColumnStage(["a", "b"], widths: [200, 200, 200])
        stage.table.columnAutoresizingStyle = .noColumnAutoresizing
        try stage.harness.settle()
        #expect(stage.requests == ["name": 2, "size": 2])
        #expect(stage.table.contentSize.width == 600)

        stage.table.contentOffset = Point(x: 300, y: 0)
        try stage.harness.settle()
        #expect(stage.requests == ["name": 2, "size": 2, "kind": 2])
        #expect(stage.shown == [["a", "0", "file"], ["b", "10", "folder"]])
    }

    @Test func `A table of a million rows and a hundred columns requests a screenful`() throws {
        let source = Grid()
        let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 200))
        let harness = Harness(table, size: table.frame.size)
        table.rowHeight = 24
        table.columnAutoresizingStyle = .noColumnAutoresizing
        for index in 0..<100 { table.addTableColumn(TableColumn(identifier: "\(index)")) }
        table.dataSource = source
        try harness.settle()
        #expect(source.requests == 8 * 3)
        source.requests = 0
        table.scrollToRow(at: 700_000, at: .top, animated: false)
        try harness.settle()
        #expect(source.requests <= 10 * 3)
    }

    // MARK: - Sorting

    @Test func `A click on a header sorts, and a second click sorts in the opposite order`() throws {
        let stage = ColumnStage()
        try stage.harness.settle()
        try stage.harness.click(stage.header("name"))
        #expect(stage.shown.map { $0[0] } == ["alpha", "beta", "gamma"])
        try stage.harness.click(stage.header("name"))
        #expect(stage.shown.map { $0[0] } == ["gamma", "beta", "alpha"])
        try stage.harness.click(stage.header("size"))
        #expect(
            stage.table.sortDescriptors == [
                .init(key: "size", ascending: true), .init(key: "name", ascending: false),
            ])
        try stage.harness.click(stage.header("kind"))
        #expect(stage.sorted.count == 3, "the column has no descriptor")
    }

    // MARK: - Widths and order

    @Test func `Dragging an edge of the header resizes the column within its limits`() throws {
        let stage = ColumnStage()
        stage.table.columnAutoresizingStyle = .noColumnAutoresizing
        stage.column("name").minWidth = 40
        try stage.harness.settle()
        try stage.harness.drag(from: Point(x: 99, y: 14), to: Point(x: 139, y: 14))
        #expect(stage.widths == [140, 60, 90])
        try stage.harness.drag(from: Point(x: 140, y: 14), to: Point(x: 5, y: 14))
        #expect(stage.widths == [40, 60, 90])
        #expect(stage.sorted.isEmpty, "an edge does not sort")
        stage.column("name").resizingMask = .autoresizingMask
        try stage.harness.drag(from: Point(x: 40, y: 14), to: Point(x: 90, y: 14))
        #expect(stage.widths == [40, 60, 90])
    }

    @Test func `A double-click on an edge fits the column to its texts`() throws {
        let stage = ColumnStage(["a name that is longer than the others", "b"])
        stage.table.columnAutoresizingStyle = .noColumnAutoresizing
        try stage.harness.settle()
        try stage.harness.doubleClick(Point(x: 99, y: 14))
        let font = Font.systemFont(ofSize: Font.systemFontSize)
        let text = Typesetter.shared.width(of: stage.rows[0]["name"] ?? "", font: font, scale: 1)
        #expect(stage.widths[0] == text.rounded(.up) + 16)
    }

    @Test func `Dragging a title moves the column`() throws {
        let stage = ColumnStage()
        try stage.harness.settle()
        try stage.harness.drag(from: stage.header("kind"), to: Point(x: 10, y: 14))
        #expect(stage.table.tableColumns.map(\.identifier) == ["kind", "name", "size"])
        #expect(stage.shown[0] == ["file", "beta", "0"])
        stage.table.allowsColumnReordering = false
        try stage.harness.drag(from: stage.header("kind"), to: Point(x: 240, y: 14))
        #expect(stage.table.tableColumns.map(\.identifier) == ["kind", "name", "size"])
    }

    @Test func `Columns share a change of the table's width by the autoresizing style`() throws {
        let stage = ColumnStage()
        try stage.harness.settle()
        func resize(_ style: TableView.ColumnAutoresizingStyle, _ width: Double) throws -> [Double] {
            stage.table.columnAutoresizingStyle = style
            stage.table.frame.size.width = width
            try stage.harness.settle()
            return stage.widths
        }
        #expect(try resize(.lastColumnOnlyAutoresizingStyle, 320) == [100, 60, 160])
        #expect(try resize(.firstColumnOnlyAutoresizingStyle, 330) == [110, 60, 160])
        #expect(try resize(.uniformColumnAutoresizingStyle, 360) == [120, 70, 170])
        #expect(try resize(.noColumnAutoresizing, 300) == [120, 70, 170])
        stage.column("kind").minWidth = 100
        #expect(
            try resize(.sequentialColumnAutoresizingStyle, 270) == [120, 70, 170], "wider than the table")
        #expect(try resize(.sequentialColumnAutoresizingStyle, 400) == [120, 70, 210])
        #expect(try resize(.sequentialColumnAutoresizingStyle, 250) == [120, 30, 100])
        stage.table.columnAutoresizingStyle = .lastColumnOnlyAutoresizingStyle
        stage.table.sizeColumnsToFit()
        #expect(stage.widths == [120, 30, 100])
    }

    @Test func `A hidden column is not displayed, and the header's menu shows it again`() throws {
        let stage = ColumnStage()
        stage.column("size").isHidden = true
        try stage.harness.settle()
        #expect(stage.shown[0] == ["beta", "file"])
        try stage.harness.click(stage.header("name"), button: .right)
        try stage.harness.click("Size")
        #expect(stage.shown.first == ["beta", "0", "file"])
    }

    @Test func `Frozen columns stay in place while the others scroll`() throws {
        let stage = ColumnStage(["a", "b"], widths: [100, 200, 200])
        stage.table.columnAutoresizingStyle = .noColumnAutoresizing
        stage.table.numberOfFrozenColumns = 1
        try stage.harness.settle()
        stage.table.contentOffset = Point(x: 150, y: 0)
        try stage.harness.settle()
        #expect(stage.table.rect(ofColumn: 0).minX == 150)
        #expect(stage.table.column(at: Point(x: 200, y: 40)) == 0)
        #expect(stage.table.column(at: Point(x: 260, y: 40)) == 1)
        #expect(stage.harness.picture == stage.harness.renderFresh())
        try stage.harness.drag(from: stage.header("kind"), to: Point(x: 5, y: 14))
        #expect(
            stage.table.tableColumns.map(\.identifier) == ["name", "kind", "size"],
            "it stays behind the frozen one")
    }

    @Test(arguments: 0..<20)
    func `Random scrolling, sorting and resizing paints the pixels of a full painting`(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let stage = ColumnStage((0..<30).map { "row \($0 * 7 % 30)" }, widths: [150, 90, 160])
        stage.table.columnAutoresizingStyle = .noColumnAutoresizing
        stage.table.gridStyleMask = [.solidVerticalGridLineMask, .solidHorizontalGridLineMask]
        stage.table.usesAlternatingRowBackgroundColors = seed % 2 == 0
        stage.table.numberOfFrozenColumns = Int(seed % 3)
        for _ in 0..<12 {
            switch Int.random(in: 0..<6, using: &random) {
            case 0:
                stage.table.contentOffset.y = Double.random(in: 0...500, using: &random)
            case 1: stage.table.contentOffset.x = Double.random(in: 0...150, using: &random)
            case 2: stage.column("name").width = Double.random(in: 0...300, using: &random)
            case 3: stage.column("size").isHidden.toggle()
            case 4: stage.table.sortDescriptors = [.init(key: "name", ascending: Bool.random(using: &random))]
            default: stage.table.selectRow(at: Int.random(in: 0..<30, using: &random))
            }
            try stage.harness.settle()
            #expect(stage.harness.picture == stage.harness.renderFresh())
        }
    }

    // MARK: - Keyboard

    @Test func `The header is operated by keyboard`() throws {
        let stage = ColumnStage()
        stage.table.columnAutoresizingStyle = .noColumnAutoresizing
        try stage.harness.settle()
        let header = try #require(stage.table.headerView)
        try stage.harness.focus(header)
        try stage.harness.key(.keyboardRightArrow)
        #expect(header.focusedColumn == 1)
        try stage.harness.key(.keyboardSpacebar)
        #expect(stage.table.sortDescriptors.first?.key == "size")
        try stage.harness.key(.keyboardLeftArrow, .control)
        #expect(stage.table.tableColumns.map(\.identifier) == ["size", "name", "kind"])
        #expect(header.focusedColumn == 0)
        try stage.harness.key(.keyboardRightArrow, .alternate)
        #expect(stage.column("size").width == 70)
        try stage.harness.key(.keyboardEnd)
        #expect(header.focusedColumn == 2)
        try stage.harness.key(.keyboardDownArrow)
        #expect(stage.table.isFirstResponder)
    }

    @Test func `Assistive technologies sort by the header's elements`() throws {
        let stage = ColumnStage()
        try stage.harness.settle()
        let header = try #require(stage.table.headerView)
        let elements = try #require(header.accessibilityElements)
        #expect(elements.count == 3)
        let size = elements[1]
        #expect(size.accessibilityAttributes.label == "Size" && size.accessibilityAttributes.value == nil)
        #expect(size.accessibilityPerform(.activate) && size.accessibilityPerform(.activate))
        #expect(size.accessibilityAttributes.value == "descending")
        #expect(stage.shown.map { $0[1] } == ["20", "10", "0"])
        #expect(elements[2].accessibilityAttributes.actions.isEmpty, "the column does not sort")
        let row = try #require(stage.table.cellForRow(at: 0))
        #expect(row.accessibilityAttributes.label == "Name: gamma, Size: 20, Kind: file")
    }

    // MARK: - Bad input

    @Test func `Invalid widths, identifiers and indices are diagnosed, and nothing changes`() throws {
        let stage = ColumnStage()
        var messages: [Diagnostic] = []
        Diagnostics.handler = { messages.append($0) }
        defer { Diagnostics.handler = nil }
        stage.column("name").width = .nan
        stage.column("name").minWidth = -1
        stage.table.addTableColumn(TableColumn(identifier: "size"))
        stage.table.moveColumn(0, toColumn: 7)
        #expect(messages.count == 4)
        #expect(messages.first?.subject == "TableColumn \"name\"")
        #expect(stage.widths == [100, 60, 90] && stage.table.numberOfColumns == 3)
        stage.column("name").width = 0
        #expect(stage.widths[0] == 10)
    }

    private final class Grid: TableColumnDataSource {
        var requests = 0
        func numberOfRows(in tableView: TableView) -> Int { 1_000_000 }
        func tableView(_ tableView: TableView, stringValueFor column: TableColumn, row: Int) -> String {
            requests += 1
            return "\(row) \(column.identifier)"
        }
    }
}
