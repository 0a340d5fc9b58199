import Widgets

/// The tables and views of a database, each with its columns, in an outline.
final class SchemaController: ViewController {
    /// An item of the outline.
    nonisolated enum Item: Hashable {
        case table(String)
        case column(table: String, name: String)
    }

    let outline = OutlineView(frame: .zero)
    private var tables: [TableInfo] = []
    private var selected: String?
    /// Called when the user has selected a table, or a column of it.
    var onSelect: ((TableInfo) -> Void)?
    /// Called when the user presses Return on a table.
    var onOpen: (() -> Void)?

    override func loadView() { view = outline }

    override func viewDidLoad() {
        super.viewDidLoad()
        for (identifier, title, width) in [("name", "Name", 158.0), ("type", "Type", 81.0)] {
            let column = TableColumn(identifier: identifier)
            column.title = title
            column.width = width
            outline.addTableColumn(column)
        }
        outline.rowHeight = 24
        outline.indentationPerLevel = 12
        outline.allowsColumnReordering = false
        outline.accessibilityLabel = "Tables"
        outline.accessibilityIdentifier = "tables"
        outline.dataSource = self
        outline.delegate = self
    }

    /// Displays other tables; the selection stays if its table is still there.
    ///
    /// - Returns: the selected table: the first one if the selected one no longer exists.
    func show(_ tables: [TableInfo]) -> TableInfo? {
        self.tables = tables
        outline.reloadData()
        let table = tables.first { $0.name == selected } ?? tables.first
        selected = table?.name
        if let table, let row = outline.row(forItem: Item.table(table.name)) {
            outline.selectRow(at: row, scrollPosition: ListView.ScrollPosition.none)
        }
        return table
    }

    private func table(_ item: AnyHashable?) -> TableInfo? {
        switch item?.base as? Item {
        case .table(let name), .column(let name, _): tables.first { $0.name == name }
        case nil: nil
        }
    }
}

extension SchemaController: OutlineViewDataSource, OutlineViewDelegate {
    func outlineView(_ outlineView: OutlineView, numberOfChildrenOfItem item: AnyHashable?) -> Int {
        item == nil ? tables.count : table(item)?.columns.count ?? 0
    }

    func outlineView(_ outlineView: OutlineView, child index: Int, ofItem item: AnyHashable?) -> AnyHashable {
        guard let table = table(item) else { return Item.table(tables[index].name) }
        return Item.column(table: table.name, name: table.columns[index].name)
    }

    func outlineView(_ outlineView: OutlineView, isItemExpandable item: AnyHashable) -> Bool {
        if case .table = item.base as? Item { true } else { false }
    }

    func outlineView(
        _ outlineView: OutlineView, stringValueFor column: TableColumn, byItem item: AnyHashable
    ) -> String {
        guard let table = table(item) else { return "" }
        let isName = column.identifier == "name"
        switch item.base as? Item {
        case .column(_, let name):
            return isName ? name : table.columns.first { $0.name == name }?.declaredType.lowercased() ?? ""
        default:
            if isName { return table.name }
            return table.kind == .view ? "view" : table.kind == .virtual ? "virtual table" : "table"
        }
    }

    func listViewSelectionDidChange(_ listView: ListView) {
        guard let row = outline.selectedRow, let table = table(outline.item(atRow: row)),
            table.name != selected
        else { return }
        selected = table.name
        onSelect?(table)
    }

    func listView(_ listView: ListView, didActivateRowAt row: Int) { onOpen?() }

    func listView(_ listView: ListView, typeSelectStringForRowAt row: Int) -> String? {
        guard let name = outline.tableColumns.first, let item = outline.item(atRow: row) else { return nil }
        return outlineView(outline, stringValueFor: name, byItem: item)
    }
}
