extension TableView {
    /// The distribution of a change of the table's width among the columns.
    public typealias ColumnAutoresizingStyle = TableColumnAutoresizingStyle
    /// The lines between cells.
    public typealias GridLineStyle = TableGridLineStyle

    // MARK: - Columns

    /// The columns, in display order; empty for a table that displays cells of its data source.
    public final var tableColumns: [TableColumn] { columns?.all ?? [] }
    /// The number of columns, including hidden ones.
    public final var numberOfColumns: Int { tableColumns.count }

    /// Adds a column after all others.
    ///
    /// The data source must be a ``TableColumnDataSource``. A column that belongs to another table is moved. An identifier that another
    /// column of the table has is refused with a diagnostic.
    public final func addTableColumn(_ column: TableColumn) {
        let isFirst = columns == nil
        loadColumns().add(column)
        if isFirst { reloadData() }
    }

    /// Removes a column; does nothing if it belongs to another table.
    public final func removeTableColumn(_ column: TableColumn) { columns?.remove(column) }

    /// Moves a column to another place; both are indices in ``tableColumns``.
    public final func moveColumn(_ oldIndex: Int, toColumn newIndex: Int) {
        loadColumns().move(oldIndex, to: newIndex)
    }

    /// Returns the index of a column; nil if there is none with this identifier.
    public final func column(withIdentifier identifier: String) -> Int? {
        tableColumns.firstIndex { $0.identifier == identifier }
    }

    /// Returns the column with an identifier; nil if there is none.
    public final func tableColumn(withIdentifier identifier: String) -> TableColumn? {
        tableColumns.first { $0.identifier == identifier }
    }

    /// The header with the titles of the columns; nil for a table without columns, and while ``showsColumnHeaders`` is false.
    ///
    /// Its height is that of section headers, which the first column sets to 28 points.
    public final var headerView: TableHeaderView? { showsColumnHeaders ? columns?.headerView : nil }

    /// Whether the titles of the columns are displayed above the rows; true by default.
    ///
    /// `NSTableView` hides them by `headerView = nil`. Cells keep the titles of their columns for assistive technologies.
    ///
    ///     propertyTable.showsColumnHeaders = false
    public final var showsColumnHeaders: Bool {
        get { columns?.style.showsHeaders ?? true }
        set { loadColumns().showHeaders(newValue) }
    }

    /// The number of visible leading columns that stay in place while the others scroll; 0 by default.
    ///
    /// In a table so narrow, or with text so large, that they would take more than three quarters of its width, the last ones scroll.
    public final var numberOfFrozenColumns: Int {
        get { columns?.frozenCount ?? 0 }
        set { loadColumns().frozenCount = max(0, newValue) }
    }

    /// The rows with one value per column that stay above all others, below the titles; empty by default.
    ///
    /// The data source returns their texts (``TableColumnDataSource/tableView(_:stringValueFor:headerRow:)``).
    ///
    ///     table.headerRows = [TableSummaryRow(identifier: "total", label: "Total")]
    public final var headerRows: [TableSummaryRow] {
        get { columns?.headerRows?.rows ?? [] }
        set { loadColumns().show(newValue, at: .top) }
    }

    /// The rows with one value per column that stay below all others; empty by default.
    ///
    /// The data source returns their texts (``TableColumnDataSource/tableView(_:stringValueFor:footerRow:)``). Their height is added to
    /// the bottom ``ScrollView/contentInset``.
    ///
    ///     table.footerRows = [TableSummaryRow(identifier: "total", label: "Total")]
    public final var footerRows: [TableSummaryRow] {
        get { columns?.footerRows?.rows ?? [] }
        set { loadColumns().show(newValue, at: .bottom) }
    }

    /// Requests the texts of the footer rows again, after a change of values that the table was not notified of.
    public final func reloadFooterRows() { columns?.footerRows?.reload() }

    /// Requests the texts of the header rows again, after a change of values that the table was not notified of.
    public final func reloadHeaderRows() { columns?.headerRows?.reload() }

    final func loadColumns() -> TableColumns {
        if let columns { return columns }
        let new = TableColumns(of: self)
        columns = new
        sectionHeaderHeight = TableHeaderView.height
        return new
    }

    // MARK: - Appearance and behaviour

    /// The distribution of a change of the table's width; `lastColumnOnlyAutoresizingStyle` by default.
    public final var columnAutoresizingStyle: ColumnAutoresizingStyle {
        get { columns?.style.autoresizing ?? TableColumnStyle().autoresizing }
        set { loadColumns().style.autoresizing = newValue }
    }
    /// The lines between cells; none by default.
    public final var gridStyleMask: GridLineStyle {
        get { columns?.style.grid ?? [] }
        set { loadColumns().setStyle(\.grid, newValue) }
    }
    /// Whether every second row has a background of its own; false by default.
    public final var usesAlternatingRowBackgroundColors: Bool {
        get { columns?.style.isAlternating ?? false }
        set { loadColumns().setStyle(\.isAlternating, newValue) }
    }
    /// Whether the user can move columns; true by default.
    public final var allowsColumnReordering: Bool {
        get { columns?.style.allowsReordering ?? true }
        set { loadColumns().style.allowsReordering = newValue }
    }
    /// Whether the user can resize columns; true by default.
    public final var allowsColumnResizing: Bool {
        get { columns?.style.allowsResizing ?? true }
        set { loadColumns().style.allowsResizing = newValue }
    }

    // MARK: - Sorting

    /// The order of the rows, the most significant column first; empty by default.
    ///
    /// The table marks the header of the first descriptor's column, and calls
    /// ``TableColumnDataSource/tableView(_:sortDescriptorsDidChange:)``, which sorts the data.
    public final var sortDescriptors: [TableColumn.SortDescriptor] {
        get { columns?.sortDescriptors ?? [] }
        set {
            let columns = loadColumns()
            let old = columns.sortDescriptors
            if newValue == old { return }
            columns.sortDescriptors = newValue
            columns.headerView.columnsDidChange()
            columns.invalidateRestorableState()
            (dataSource as? any TableColumnDataSource)?.tableView(self, sortDescriptorsDidChange: old)
        }
    }
}
