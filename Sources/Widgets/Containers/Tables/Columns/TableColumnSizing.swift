/// The distribution of a change of the table's width among its columns, modelled on `NSTableView.ColumnAutoresizingStyle`.
///
///     let widths = TableColumnSizing(style: .lastColumnOnlyAutoresizingStyle).widths(of: columns, filling: 600)
struct TableColumnSizing {
    let style: TableView.ColumnAutoresizingStyle

    /// Returns the widths with which the columns fill `width` points, as far as their limits permit.
    func widths(of columns: [TableColumn], filling width: Double) -> [Double] {
        var widths = columns.map(\.width)
        var rest = width - widths.reduce(0, +)
        guard rest.isFinite, abs(rest) > 1e-6 else { return widths }
        let resizable = columns.indices.filter { columns[$0].resizingMask.contains(.autoresizingMask) }
        switch style {
        case .noColumnAutoresizing: break
        case .lastColumnOnlyAutoresizingStyle: take(&rest, resizable.suffix(1), columns, &widths)
        case .firstColumnOnlyAutoresizingStyle: take(&rest, resizable.prefix(1), columns, &widths)
        case .sequentialColumnAutoresizingStyle:
            for index in resizable.reversed() { take(&rest, [index], columns, &widths) }
        case .reverseSequentialColumnAutoresizingStyle:
            for index in resizable { take(&rest, [index], columns, &widths) }
        case .uniformColumnAutoresizingStyle: take(&rest, resizable[...], columns, &widths)
        }
        return widths
    }

    /// Adds equal parts of `rest` to columns; what their limits exclude is divided among the others.
    private func take(
        _ rest: inout Double, _ indices: ArraySlice<Int>, _ columns: [TableColumn], _ widths: inout [Double]
    ) {
        var open = Array(indices)
        while abs(rest) > 1e-6, !open.isEmpty {
            let share = rest / Double(open.count)
            var stillOpen: [Int] = []
            for index in open {
                let column = columns[index]
                let new = min(
                    max(widths[index] + share, column.minWidth), max(column.minWidth, column.maxWidth))
                rest -= new - widths[index]
                if abs(new - widths[index] - share) < 1e-9 { stillOpen.append(index) }
                widths[index] = new
            }
            if stillOpen.count == open.count { break }
            open = stillOpen
        }
    }
}
