nonisolated extension Sheet {
    /// A sheet of 26 columns and 100 rows with a few prices.
    static let example: Sheet = {
        var sheet = Sheet(columnCount: 26, rowCount: 100)
        let rows = [
            ["Item", "Price", "Count", "Total"], ["Paper", "4.5", "3", "=B2*C2"],
            ["Ink", "19.9", "2", "=B3*C3"], ["Pens", "1.25", "12", "=B4*C4"],
            ["Sum", "", "", "=SUM(D2:D4)"],
        ]
        for (row, texts) in rows.enumerated() {
            for (column, text) in texts.enumerated() {
                sheet.set(text, at: CellAddress(column: column, row: row))
            }
        }
        return sheet
    }()

    /// The reason for which a cell has no value, as a sentence; nil if it has one.
    func problem(at address: CellAddress) -> String? {
        if case .error(let error) = value(of: address) { return error.message }
        return nil
    }
}
