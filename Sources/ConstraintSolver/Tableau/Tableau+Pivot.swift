extension Tableau {
    /// A difference of coefficients below this fraction of them is a rounding error.
    static let negligible = 1e-11
    /// Coefficients below this are rounding errors whatever they come from.
    static let smallest = 1e-15

    /// Makes `column` basic in place of `row`, whose value must be zero.
    ///
    /// Changes only coefficients, no values. Cost: the length of the column times the length of its rows.
    mutating func pivot(row: RowIndex, column: ColumnIndex) {
        statistics.pivotCount += 1
        let pivotEntry = find(row: row, column: column)
        let divisor = entries[pivotEntry].coefficient
        if !Precision.precisePivots.contains(divisor.magnitude) { isImprecise = true }
        solve(row: row, for: column, at: pivotEntry, divisor)

        // The entries that remain in the list of the column are in the rows to substitute in.
        var index = symbols[column].head
        symbols[column].head = symbols[row].head
        symbols[column].length = symbols[row].length
        symbols[row].head = pivotEntry
        symbols[row].length = 1
        entries[pivotEntry].previousInColumn = .null
        entries[pivotEntry].nextInColumn = .null
        while index != .null {
            let next = entries[index].nextInColumn
            substitute(at: index, formerBasic: ColumnIndex(row), newBasic: RowIndex(column))
            index = next
        }
        symbols[column].isBasic = true
        symbols[row].isBasic = false
        symbols[row].slope = 0
        symbols[row].value = 0
    }

    private func find(row: RowIndex, column: ColumnIndex) -> EntryIndex {
        if symbols[row].length <= symbols[column].length {
            var index = symbols[row].head
            while index != .null, entries[index].column != column { index = entries[index].nextInRow }
            return index
        }
        var index = symbols[column].head
        while index != .null, entries[index].row != row { index = entries[index].nextInColumn }
        return index
    }

    /// Turns `row = ... + divisor * column` into `column = row / divisor - ...`: the same entries, relabelled.
    private mutating func solve(
        row: RowIndex, for column: ColumnIndex, at pivotEntry: EntryIndex, _ divisor: Double
    ) {
        unlinkFromColumn(pivotEntry)
        let factor = -1 / divisor
        var index = symbols[row].head
        while index != .null {
            entries[index].row = RowIndex(column)
            entries[index].coefficient *= factor
            index = entries[index].nextInRow
        }
        entries[pivotEntry].coefficient = 1 / divisor
        entries[pivotEntry].column = ColumnIndex(row)
    }

    /// Substitutes the new row of `newBasic` in the row of the entry, where it is no longer a column.
    private mutating func substitute(at index: EntryIndex, formerBasic: ColumnIndex, newBasic: RowIndex) {
        let row = entries[index].row
        let factor = entries[index].coefficient
        if symbols[newBasic].length == 1 {
            // The row at hand is `newBasic = c * formerBasic`: the entry only changes its column.
            let coefficient = entries[symbols[newBasic].head].coefficient
            entries[index].column = formerBasic
            entries[index].coefficient = factor * coefficient
            linkInColumn(index, formerBasic)
            statistics.entryVisitCount += 1
            return
        }
        stamp &+= 1
        var other = symbols[row].head
        while other != .null {
            positions[entries[other].column] = RowPosition(stamp: stamp, entry: other)
            other = entries[other].nextInRow
        }
        statistics.entryVisitCount += Int(symbols[row].length)
        var new = symbols[newBasic].head
        while new != .null {
            let column = entries[new].column
            let value = factor * entries[new].coefficient
            if column == formerBasic {
                entries[index].column = formerBasic
                entries[index].coefficient = value
                linkInColumn(index, formerBasic)
            } else if positions[column].stamp == stamp {
                add(value, at: positions[column].entry)
            } else if value.magnitude > Self.smallest {
                link(value, row: row, column: column)
            }
            new = entries[new].nextInRow
        }
        statistics.entryVisitCount += Int(symbols[newBasic].length)
    }

    /// Adds to a coefficient; removes it from the tableau if the sum is negligible.
    private mutating func add(_ value: Double, at index: EntryIndex) {
        let sum = entries[index].coefficient + value
        if sum.magnitude > Self.negligible * value.magnitude {
            entries[index].coefficient = sum
        } else {
            unlinkFromRow(index)
            unlinkFromColumn(index)
            free(index)
        }
    }
}
