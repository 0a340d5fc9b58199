extension Tableau {
    /// Differences of costs below this are rubble too.
    static let costTolerance = 1e-9

    /// Computes what moving `column` upwards costs, without its own cost, into `levels.gradient`.
    ///
    /// Cost: the length of the column.
    func computeGradient(of column: ColumnIndex) {
        levels.clearGradient()
        var index = symbols[column].head
        while index != .null {
            let row = entries[index].row
            let slope = symbols[row].slope
            if slope != 0 {
                let change = Double(slope) * entries[index].coefficient
                let level = slope > 0 ? symbols[row].levelAbove : symbols[row].level
                levels.gradient[level] += change * symbols[row].weight
                levels.gradient[Levels.slackTie] += change * symbols[row].tieWeight
            }
            index = entries[index].nextInColumn
        }
    }

    /// The direction, 1 or -1, in which moving `column` lowers the cost; nil when neither does.
    func improvingDirection(of column: ColumnIndex) -> Double? {
        computeGradient(of: column)
        if levels.sign(withCostOf: symbols[column], towards: 1, tolerance: costTolerance) < 0 { return 1 }
        if levels.sign(withCostOf: symbols[column], towards: -1, tolerance: costTolerance) < 0 { return -1 }
        return nil
    }
}
