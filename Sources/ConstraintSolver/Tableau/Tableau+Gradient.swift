extension Tableau {
    /// Costs below this, and below this fraction of the largest coefficient of their column, are rounding errors.
    static let costTolerance = 1e-9

    /// Computes what moving `column` upwards costs, without its own cost, into `levels.gradient`, and its `columnTolerance`.
    ///
    /// Cost: the length of the column.
    mutating func computeGradient(of column: ColumnIndex) {
        levels.clearGradient()
        var largest = 0.0
        var index = symbols[column].head
        while index != .null {
            let row = entries[index].row
            let coefficient = entries[index].coefficient
            largest = max(largest, coefficient.magnitude)
            let slope = symbols[row].slope
            if slope != 0 {
                let change = Double(slope) * coefficient
                let level = slope > 0 ? symbols[row].levelAbove : symbols[row].level
                levels.gradient[level] += change * symbols[row].weight
                levels.gradient[Levels.slackTie] += change * symbols[row].tieWeight
            }
            index = entries[index].nextInColumn
        }
        columnTolerance = Self.costTolerance * precision.rawValue * min(1, largest)
    }

    /// The direction, 1 or -1, in which moving `column` lowers the cost; nil when neither does.
    mutating func improvingDirection(of column: ColumnIndex) -> Double? {
        computeGradient(of: column)
        if levels.sign(withCostOf: symbols[column], towards: 1, tolerance: columnTolerance) < 0 { return 1 }
        if levels.sign(withCostOf: symbols[column], towards: -1, tolerance: columnTolerance) < 0 { return -1 }
        return nil
    }
}
