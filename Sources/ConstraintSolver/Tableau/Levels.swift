/// The slot of a level of the objective.
typealias LevelIndex = Pool<Double>.Index

/// The levels of the objective: one for each strength in use, and two more that break ties.
///
/// Slots 0 and 1 are the ties, of slacks and of variables; from slot 2 on the strengths, strongest first.
struct Levels: ~Copyable {
    static let slackTie = LevelIndex(rawValue: 0)
    static let variableTie = LevelIndex(rawValue: 1)
    static let required = LevelIndex(rawValue: 2)

    private var strengths: [Strength] = [.required]
    /// The derivative of the objective by one symbol, by slot.
    var gradient = Pool<Double>()

    init() { _ = gradient.append(repeating: 0, 3) }

    var slotCount: Int32 { Int32(strengths.count) + 2 }

    /// Returns the slot of `strength`, and inserts it if necessary; `moved` is then the first slot that has moved down by one.
    mutating func slot(of strength: Strength) -> (slot: LevelIndex, moved: LevelIndex?) {
        // Few strengths are in use: a linear search, strongest first.
        var index = 0
        while index < strengths.count, strengths[index] > strength { index += 1 }
        let slot = Self.required + Int32(index)
        if index < strengths.count, strengths[index] == strength { return (slot, nil) }
        strengths.insert(strength, at: index)
        gradient.append(0)
        return (slot, slot)
    }

    func clearGradient() {
        var slot = gradient.startIndex
        while slot < gradient.endIndex {
            gradient[slot] = 0
            slot += 1
        }
    }

    // MARK: - The gradient

    /// Adds the cost of `symbol` itself in `direction`.
    @inline(__always)
    func addCost(of symbol: Symbol, towards direction: Double) {
        guard direction > 0 ? symbol.costsAbove : symbol.costsBelow else { return }
        gradient[direction > 0 ? symbol.levelAbove : symbol.level] += direction * symbol.weight
        gradient[Self.slackTie] += direction * symbol.tieWeight
    }

    /// Returns the sign of the cost of moving in `direction`, including the cost of `symbol` itself.
    func sign(withCostOf symbol: Symbol, towards direction: Double, tolerance: Double) -> Int {
        addCost(of: symbol, towards: direction)
        defer {
            if direction > 0 ? symbol.costsAbove : symbol.costsBelow {
                gradient[direction > 0 ? symbol.levelAbove : symbol.level] -= direction * symbol.weight
                gradient[Self.slackTie] -= direction * symbol.tieWeight
            }
        }
        return sign(towards: direction, tolerance: tolerance)
    }

    /// Returns the sign of the cost of moving in `direction`, in the strongest level in which the cost exceeds `tolerance`; 0 if none.
    func sign(towards direction: Double, tolerance: Double) -> Int {
        var slot = Self.required
        let end = gradient.endIndex
        while slot < end {
            let cost = gradient[slot] * direction
            if cost.magnitude > tolerance { return cost > 0 ? 1 : -1 }
            slot += 1
        }
        let tie = gradient[Self.slackTie] * direction
        if tie.magnitude > tolerance { return tie > 0 ? 1 : -1 }
        let last = gradient[Self.variableTie] * direction
        if last.magnitude > tolerance { return last > 0 ? 1 : -1 }
        return 0
    }
}
