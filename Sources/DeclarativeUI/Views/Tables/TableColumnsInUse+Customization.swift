extension TableColumnsInUse {
    /// The retained columns that take part in the customization, in display order.
    private var customizable: [Widgets.TableColumn] {
        table.tableColumns.filter { column(of: $0)?.customizationID != nil }
    }

    /// Displays the columns in the order, the widths and the visibility of `customization`.
    func apply(_ customization: TableColumnCustomization<Value>) {
        let shown = customizable.map(\.identifier)
        // Columns that the customization does not know stay behind their declared predecessors.
        let standard = identifiers.filter(shown.contains)
        var order = customization.order.filter(shown.contains)
        for (index, name) in standard.enumerated() where !order.contains(name) {
            let place = index == 0 ? nil : order.firstIndex(of: standard[index - 1])
            order.insert(name, at: place.map { $0 + 1 } ?? 0)
        }
        let wanted = order.map { name in
            TableColumnLayoutState.Column(
                identifier: name, width: customization.widths[name],
                isHidden: isHidden(name, in: customization))
        }
        let isDisplayed = zip(wanted, customizable).allSatisfy { wanted, column in
            wanted.identifier == column.identifier && wanted.isHidden == column.isHidden
                && (wanted.width ?? column.width) == column.width
        }
        if isDisplayed { return }
        table.columnLayout = TableColumnLayoutState(columns: wanted, sortDescriptors: table.sortDescriptors)
        table.columnsDidChangeByProgram()
    }

    private func isHidden(_ name: String, in customization: TableColumnCustomization<Value>) -> Bool {
        switch customization[visibility: name] {
        case .automatic: column(withIdentifier: name)?.isHidden ?? false
        case .visible: false
        case .hidden: true
        }
    }

    /// Returns `old` with the order and visibility that the user has given to the columns, and, with `widths`, their widths.
    func customization(
        since old: TableColumnCustomization<Value>, widths: Bool
    ) -> TableColumnCustomization<Value> {
        var new = old
        let columns = customizable
        let order = columns.map(\.identifier)
        new.order = order == identifiers.filter(order.contains) ? [] : order
        for column in columns {
            let name = column.identifier
            if column.isHidden != isHidden(name, in: old) {
                new[visibility: name] = column.isHidden ? .hidden : .visible
            }
            if widths { new.widths[name] = column.width }
        }
        return new
    }

    /// Returns whether the user can move a column: it and those between it and the new place can be reordered.
    ///
    /// `newIndex` is -1 when the user begins to drag the column.
    func permitsMove(_ index: Int, to newIndex: Int) -> Bool {
        let columns = table.tableColumns
        let passed = newIndex < 0 ? index...index : min(index, newIndex)...max(index, newIndex)
        return passed.allSatisfy { place in
            columns.indices.contains(place) && !isDisabled(.reorder, for: columns[place])
        }
    }

    /// Returns whether a customization of a column is disabled.
    func isDisabled(_ behavior: TableColumnCustomizationBehavior, for column: Widgets.TableColumn) -> Bool {
        self.column(of: column)?.disabledCustomizations.contains(behavior) ?? false
    }
}
