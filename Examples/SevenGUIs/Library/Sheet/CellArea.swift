/// A rectangle of cells to which a formula refers, such as B2:C9, or a single cell.
///
///     CellArea(from: first, to: last).contains(address)
nonisolated struct CellArea: Hashable, Sendable {
    let columns: ClosedRange<Int>
    let rows: ClosedRange<Int>

    /// Creates the rectangle with two cells in opposite corners.
    init(from first: CellAddress, to last: CellAddress) {
        columns = min(first.column, last.column)...max(first.column, last.column)
        rows = min(first.row, last.row)...max(first.row, last.row)
    }

    /// The first and the last cell.
    var corners: [CellAddress] {
        [
            CellAddress(column: columns.lowerBound, row: rows.lowerBound),
            CellAddress(column: columns.upperBound, row: rows.upperBound),
        ]
    }

    func contains(_ address: CellAddress) -> Bool {
        columns.contains(address.column) && rows.contains(address.row)
    }

    /// The addresses, in reading order.
    var addresses: [CellAddress] {
        rows.flatMap { row in columns.map { CellAddress(column: $0, row: row) } }
    }
}
