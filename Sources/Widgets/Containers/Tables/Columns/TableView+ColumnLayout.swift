extension TableView {
    /// The order, the widths, the visibility and the sorting of the columns; without columns, an empty layout.
    ///
    /// Setting it changes only columns that exist: unknown identifiers and sort keys are ignored, and a column that the layout does not
    /// mention keeps its place, its width and its visibility. A width that is not a positive number is reported and ignored. The data
    /// source is asked to sort if the order of the rows changes. O(columns).
    ///
    ///     table.columnLayout = TableColumnLayoutState(columns: [.init(identifier: "size", width: 80), .init(identifier: "name")])
    public final var columnLayout: TableColumnLayoutState {
        get {
            TableColumnLayoutState(
                columns: tableColumns.map {
                    TableColumnLayoutState.Column(
                        identifier: $0.identifier, width: $0.width, isHidden: $0.isHidden)
                }, sortDescriptors: sortDescriptors)
        }
        set { columns?.apply(newValue) }
    }
}

extension TableColumns {
    /// Applies a layout to the columns that it mentions.
    func apply(_ state: TableColumnLayoutState) {
        var byIdentifier: [String: TableColumn] = [:]
        for column in all { byIdentifier[column.identifier] = column }
        var mentioned: [TableColumn] = []
        for layout in state.columns {
            guard let column = byIdentifier.removeValue(forKey: layout.identifier) else { continue }
            mentioned.append(column)
            column.isHidden = layout.isHidden
            if let width = checkedWidth(layout) { column.width = width }
        }
        // The columns that are not mentioned keep their places; the others fill the places between them.
        var next = mentioned.makeIterator()
        setOrder(all.map { byIdentifier[$0.identifier] ?? next.next() ?? $0 })
        let known = Set(all.compactMap { $0.sortDescriptorPrototype?.key } + sortDescriptors.map(\.key))
        table.sortDescriptors = state.sortDescriptors.filter { known.contains($0.key) }
    }

    private func checkedWidth(_ layout: TableColumnLayoutState.Column) -> Double? {
        guard let width = layout.width else { return nil }
        if width.isFinite, width > 0 { return width }
        table.reportInvalid(
            "the layout of column \"\(layout.identifier)\" has the width \(width)",
            cure: "the column keeps its width; give a positive number of points, or nil")
        return nil
    }

    /// Saves the layout with the state of the window, if the table has a restoration identifier.
    func invalidateRestorableState() {
        if table.restorationIdentifier != nil, table.viewHost != nil { table.invalidateRestorableState() }
    }
}
