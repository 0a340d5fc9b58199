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

    /// Adds what `column` itself costs in `direction` to the gradient at hand.
    func addOwnCost(of column: Int32, towards direction: Double) {
        let symbol = symbols[column]
        guard direction > 0 ? symbol.costsAbove : symbol.costsBelow else { return }
        levels.gradient[direction > 0 ? symbol.levelAbove : symbol.level] += direction * symbol.weight
        levels.gradient[Levels.slackTie] += direction * symbol.tieWeight
    }

    /// The sign of the cost of going in `direction` by the gradient at hand: that of the strongest level in which it
    /// is not zero.
    func signOfGradient(towards direction: Double) -> Int {
        var slot = Levels.required
        let end = levels.slotCount
        while slot < end {
            let cost = levels.gradient[slot] * direction
            if cost.magnitude > costTolerance { return cost > 0 ? 1 : -1 }
            slot += 1
        }
        let tie = levels.gradient[Levels.slackTie] * direction
        if tie.magnitude > costTolerance { return tie > 0 ? 1 : -1 }
        let last = levels.gradient[Levels.variableTie] * direction
        if last.magnitude > costTolerance { return last > 0 ? 1 : -1 }
        return 0
    }

    /// The same with what `column` itself costs in that direction.
    func signOfCost(of column: Int32, towards direction: Double) -> Int {
        let symbol = symbols[column]
        if direction > 0 ? symbol.costsAbove : symbol.costsBelow {
            addOwnCost(of: column, towards: direction)
            defer {
                levels.gradient[direction > 0 ? symbol.levelAbove : symbol.level] -= direction * symbol.weight
                levels.gradient[Levels.slackTie] -= direction * symbol.tieWeight
            }
            return signOfGradient(towards: direction)
        }
        return signOfGradient(towards: direction)
    }

    /// The direction, 1 or -1, in which moving `column` lowers the cost; nil when neither does.
    func improvingDirection(of column: Int32) -> Double? {
        computeGradient(of: column)
        if signOfCost(of: column, towards: 1) < 0 { return 1 }
        if signOfCost(of: column, towards: -1) < 0 { return -1 }
        return nil
    }
}
