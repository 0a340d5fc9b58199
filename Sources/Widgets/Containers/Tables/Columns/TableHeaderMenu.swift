/// The context menu of a table's header: shows and hides columns, and fits their widths.
///
///     TableHeaderMenu(table: table).menu()
struct TableHeaderMenu {
    let table: TableView

    func menu() -> Menu {
        let source = table.dataSource as? any TableColumnDataSource
        let columns = table.tableColumns.filter {
            source?.tableView(table, userCanChangeVisibilityOf: $0) ?? true
        }
        let visibleCount = table.tableColumns.count { !$0.isHidden }
        let items = columns.map { column in
            let action = Action(title: column.title.isEmpty ? column.identifier : column.title) {
                [weak column] _ in
                column?.isHidden.toggle()
            }
            action.state = column.isHidden ? .off : .on
            // A table without columns would have no header to show them again.
            if !column.isHidden, visibleCount == 1 { action.attributes.insert(.disabled) }
            return action
        }
        let fit = Action(title: "Fit All Columns") { [table] _ in
            for column in table.tableColumns where !column.isHidden { table.sizeColumnToFit(column) }
        }
        return Menu(children: [Menu(options: .displayInline, children: items), fit])
    }
}
