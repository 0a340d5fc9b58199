import Testing
import Widgets
import WidgetsTesting

@testable import Containers

/// Data sources whose methods throw any error, or do not have the signature of the protocol.
@Suite struct NearMissTests {
    private struct Refusal: Error, CustomStringConvertible {
        var description: String { "The name is taken." }
    }

    private nonisolated enum Unnamed: Error { case tooLong }

    /// A data source whose setter throws any error, instead of a `TableEditError`.
    private final class Throwing: TableColumnDataSource {
        var names = ["alpha", "beta"]

        func numberOfRows(in tableView: TableView) -> Int { names.count }
        func tableView(_ tableView: TableView, stringValueFor column: TableColumn, row: Int) -> String {
            names[row]
        }
        func tableView(_ tableView: TableView, shouldEdit column: TableColumn, row: Int) -> Bool { true }
        func tableView(
            _ tableView: TableView, setStringValue string: String, for column: TableColumn, row: Int
        ) throws {
            if string == "beta" { throw Refusal() }
            if string == "long" { throw Unnamed.tooLong }
            names[row] = string
        }
    }

    /// A data source with methods that the protocols do not have.
    private final class Missing: TableColumnDataSource {
        func numberOfRows(in tableView: TableView) -> Int { 2 }
        func tableView(_ tableView: TableView, stringValueFor column: TableColumn, row: Int) -> String { "x" }
        func tableView(_ tableView: TableView, shouldEdit column: TableColumn, row: Int) -> Bool { true }
        func tableView(
            _ tableView: TableView, setObjectValue string: String, for column: TableColumn, row: Int
        ) {}
    }

    private func enter(_ text: String, _ source: any TableColumnDataSource) throws -> (
        field: TableCellField?, found: [Diagnostic]
    ) {
        let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 200))
        table.rowHeight = 24
        table.addTableColumn(TableColumn(identifier: "name"))
        let found = try diagnostics {
            let harness = Harness(table, size: table.frame.size)
            table.dataSource = source
            try harness.settle()
            table.editColumn(0, row: 0)
            try harness.type(text)
            try harness.key(.keyboardReturnOrEnter)
        }
        return (table.columns?.editor?.field, found)
    }

    @Test func `A setter that throws any error stores texts, and its error is displayed`() throws {
        let source = Throwing()
        let stored = try enter("gamma", source)
        #expect(stored.found.isEmpty && stored.field == nil && source.names == ["gamma", "beta"])
        let refused = try enter("beta", source)
        #expect(refused.found.isEmpty && source.names == ["gamma", "beta"])
        #expect(refused.field?.toolTipText == "The name is taken.")
        // The name of the case is no text for users.
        #expect(try enter("long", source).field?.toolTipText == "The value was not accepted.")
        #expect("\(TableEditError(message: "Enter a title."))" == "Enter a title.")
    }

    @Test func `A text that no method of the data source stores is reported`() throws {
        let found = try enter("gamma", Missing()).found
        #expect(found.count == 1)
        #expect(found.first?.message.contains("tableView(_:setStringValue:for:row:)") == true)
        #expect(found.first?.message.contains("gamma") == true)
    }

    /// A data source that permits changes by the user, but stores none.
    private final class Forgetful: TableViewDataSource, CollectionViewDataSource {
        let count = 3
        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
            TableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(_ tableView: TableView, commit style: TableViewCell.EditingStyle, at row: Int) {}

        func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
            count
        }
        func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
            -> CollectionViewCell
        { CollectionViewCell(frame: .zero) }
        func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
            true
        }
    }

    @Test func `A deletion and a move that no method of the data source performs are reported`() throws {
        let source = Forgetful()
        let table = TableView(frame: Rect(x: 0, y: 0, width: 200, height: 300))
        table.rowHeight = 30
        let harness = Harness(table, size: table.frame.size)
        table.dataSource = source
        try harness.settle()
        try harness.click(Point(x: 50, y: 15))
        let deletion = try diagnostics { try harness.key(.keyboardDeleteForward) }
        #expect(deletion.first?.message.contains("tableView(_:commit:forRowAt:)") == true)
        let move = try diagnostics { try harness.key(.keyboardDownArrow, .alternate) }
        #expect(move.first?.message.contains("tableView(_:moveRowAt:to:)") == true)

        let grid = CollectionView(
            frame: Rect(x: 0, y: 0, width: 230, height: 300),
            collectionViewLayout: CollectionViewFlowLayout())
        let other = Harness(grid, size: grid.frame.size)
        grid.dataSource = source
        try other.settle()
        try other.click(Point(x: 25, y: 25))
        let exchange = try diagnostics { try other.key(.keyboardRightArrow, .alternate) }
        #expect(exchange.first?.message.contains("collectionView(_:moveItemAt:to:)") == true)
    }
}

/// The text field of a cell with an icon, and the part of a file name that it selects.
@Suite struct TableRenameTests {
    /// A cell with an icon before its label.
    private final class IconCell: View {
        let icon = ImageView(frame: Rect(x: 0, y: 0, width: 20, height: 20))
        let label = Label(text: nil)

        init(_ text: String) {
            super.init(frame: .zero)
            addSubview(icon)
            addSubview(label)
            label.text = text
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            label.frame = Rect(x: 26, y: 0, width: max(0, bounds.width - 26), height: bounds.height)
        }
    }

    private final class Files: TableColumnDataSource {
        let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 200))
        var names = ["notes.txt", "README"]

        func numberOfRows(in tableView: TableView) -> Int { names.count }
        func tableView(_ tableView: TableView, stringValueFor column: TableColumn, row: Int) -> String {
            names[row]
        }
        func tableView(_ tableView: TableView, viewFor column: TableColumn, row: Int) -> View? {
            IconCell(names[row])
        }
        func tableView(_ tableView: TableView, shouldEdit column: TableColumn, row: Int) -> Bool { true }
        func tableView(
            _ tableView: TableView, selectedRangeOf string: String, for column: TableColumn, row: Int
        ) -> Range<String.Index> {
            string.startIndex..<(string.lastIndex(of: ".") ?? string.endIndex)
        }
        func tableView(
            _ tableView: TableView, setStringValue string: String, for column: TableColumn, row: Int
        ) { names[row] = string }
    }

    @Test func `Renaming leaves the icon visible, and typing keeps the extension`() throws {
        let files = Files()
        let column = TableColumn(identifier: "name")
        column.width = 200
        files.table.rowHeight = 28
        files.table.addTableColumn(column)
        files.table.dataSource = files
        let harness = Harness(files.table, size: files.table.frame.size)
        try harness.settle()
        files.table.editColumn(0, row: 0)
        try harness.settle()
        let field = try #require(files.table.columns?.editor?.field)
        let row = try #require(files.table.cellForRow(at: 0) as? TableRowView)
        let cell = try #require(row.cellView(atColumn: 0) as? IconCell)
        #expect(field.frame.minX >= cell.icon.convert(cell.icon.bounds, to: files.table).maxX)
        #expect(field.frame.maxX == files.table.rect(ofColumn: 0).maxX)
        #expect(field.selectedText == "notes")
        try harness.type("letters")
        try harness.key(.keyboardReturnOrEnter)
        #expect(files.names == ["letters.txt", "README"])
        files.table.editColumn(0, row: 1)
        #expect(files.table.columns?.editor?.field.selectedText == "README")
    }
}
