extension Tableau {
    /// Differences of costs below this are rubble too.
    static let costTolerance = 1e-9

    /// Computes what moving `column` upwards costs, without its own cost, into `levels.gradient`.
    ///
    /// Cost: the length of the column.
    func computeGradient(of column: Int32) {
        levels.clearGradient()
        var index = symbols[column].head
        while index >= 0 {
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

    /// The sign of the cost of moving `column` in `direction`, its own cost included.
    func signOfCost(of column: Int32, towards direction: Double) -> Int {
        let symbol = symbols[column]
        if direction > 0 ? symbol.costsAbove : symbol.costsBelow {
            levels.addCost(of: symbol, towards: direction)
            defer {
                levels.gradient[direction > 0 ? symbol.levelAbove : symbol.level] -= direction * symbol.weight
                levels.gradient[Levels.slackTie] -= direction * symbol.tieWeight
            }
            return levels.sign(towards: direction, tolerance: costTolerance)
        }
        return levels.sign(towards: direction, tolerance: costTolerance)
    }

    /// The direction, 1 or -1, in which moving `column` lowers the cost; nil when neither does.
    func improvingDirection(of column: Int32) -> Double? {
        computeGradient(of: column)
        if signOfCost(of: column, towards: 1) < 0 { return 1 }
        if signOfCost(of: column, towards: -1) < 0 { return -1 }
        return nil
    }
}
