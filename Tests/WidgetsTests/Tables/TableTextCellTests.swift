import Testing
import Widgets
import WidgetsTesting

@testable import Containers

/// The colours of single cells in tables with columns.
@Suite struct TableTextCellTests {
    private func style(_ text: Color?, _ background: Color?) -> TableTextCell {
        var cell = TableTextCell()
        cell.textColor = text
        cell.backgroundColor = background
        return cell
    }

    private func corner(_ row: Int, _ column: String, _ stage: ColumnStage) -> (Int, Int) {
        let area = stage.table.frameOfCell(
            atColumn: stage.table.column(withIdentifier: column) ?? 0, row: row)
        return (Int(area.minX) + 2, Int(area.minY) + 3)
    }

    @Test func `A cell is drawn in the colours that the data source has set`() throws {
        let stage = ColumnStage()
        try stage.harness.settle()
        let plain = stage.harness.picture
        let (x, y) = corner(1, "size", stage)
        stage.styles = ["size 10": style(nil, Color(red: 1, green: 1, blue: 0))]
        stage.table.reloadData(forRowIndexes: [1], columnIndexes: [1])
        try stage.harness.settle()
        #expect(stage.harness.picture[x, y] != plain[x, y])
        let filled = stage.harness.picture
        stage.styles = ["size 10": style(.red, Color(red: 1, green: 1, blue: 0))]
        stage.table.reloadData(forRowIndexes: [1], columnIndexes: [1])
        try stage.harness.settle()
        #expect(stage.harness.picture != filled && stage.harness.picture[x, y] == filled[x, y])
        #expect(stage.harness.picture == stage.harness.renderFresh())
        stage.styles = [:]
        stage.table.reloadData(forRowIndexes: [1], columnIndexes: [1])
        try stage.harness.settle()
        #expect(stage.harness.picture == plain)
    }

    @Test func `The colours follow their column, and a selected row shows the selection`() throws {
        let stage = ColumnStage()
        stage.styles = ["name alpha": style(nil, Color(red: 1, green: 1, blue: 0))]
        try stage.harness.settle()
        let (x, y) = corner(1, "name", stage)
        let filled = stage.harness.picture[x, y]
        #expect(filled != stage.harness.picture[x, y + 24])
        try stage.harness.click(stage.cell(1, "kind"))
        #expect(stage.harness.picture[x, y] != filled)
        try stage.harness.click(stage.cell(2, "kind"))
        #expect(stage.harness.picture[x, y] == filled)
        stage.table.moveColumn(0, toColumn: 2)
        try stage.harness.settle()
        let (newX, _) = corner(1, "name", stage)
        #expect(
            newX != x && stage.harness.picture[newX, y] == filled && stage.harness.picture[x, y] != filled)
    }
}
