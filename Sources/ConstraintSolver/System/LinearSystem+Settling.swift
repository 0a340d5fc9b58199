extension LinearSystem {
    /// Brings the waiting constraints in and optimises the tableau; values are not written.
    mutating func settle() {
        let isRebuilt = tableau.isWorn
        if isRebuilt { rebuild() }
        while pending.count > 0 || suspended.count > 0 { enterPending() }
        if isRebuilt { tableau.noteFresh() }
        if tableau.optimize() { return }
        // Steps went in circles, which only errors of arithmetic can do: once more with new coefficients.
        tableau.setCoarse(true)
        rebuild()
        while pending.count > 0 || suspended.count > 0 { enterPending() }
        if !tableau.optimize() { tableau.statistics.stepLimitCount += 1 }
        tableau.setCoarse(false)
    }

    /// Rebuilds the whole tableau from the constraints.
    private mutating func rebuild() {
        tableau.statistics.rebuildCount += 1
        tableau.clear()
        var index: Int32 = 0
        while Int(index) < graph.variables.count {
            if graph.variables[index].symbol >= 0 {
                graph.variables[index].symbol = -1
                graph.markStale(index)
            }
            index += 1
        }
        index = 0
        while Int(index) < graph.constraints.count {
            if graph.constraints[index].state == .inTableau {
                graph.constraints[index].symbol = -1
                suspend(index)
            } else if graph.constraints[index].symbol >= 0 {
                // All slacks are zero again.
                watchSlack(of: index)
                graph.markStale(graph.terms[graph.constraints[index].definingTerm].variable)
            }
            index += 1
        }
    }

    /// Lets the waiting constraints in: first the required equalities that can define something, then equalities, the
    /// stronger before the weaker, and inequalities last, so that most find their place without a step.
    private mutating func enterPending() {
        graph.suspensionMark = nil
        var waiting = Pool<Int32>()
        swap(&waiting, &pending)
        var index: Int32 = 0
        while Int(index) < suspended.count {
            waiting.append(suspended[index])
            index += 1
        }
        suspended.removeAll()
        var rest = Pool<Int32>()
        var softCount = 0
        index = 0
        while Int(index) < waiting.count {
            let constraint = waiting[index]
            index += 1
            guard graph.constraints[constraint].state == .pending else { continue }
            if graph.constraints[constraint].isRequired {
                if graph.constraints[constraint].isEquality, define(constraint) { continue }
            } else {
                _ = level(of: graph.constraints[constraint].effectiveStrength)
                if graph.constraints[constraint].strengthAbove != 0 {
                    _ = level(of: Strength(stored: graph.constraints[constraint].strengthAbove))
                }
            }
            if isOptionalEquality(graph.constraints[constraint]) { softCount += 1 }
            rest.append(constraint)
        }
        definesSoftlyAtOnce = softCount > tableau.longRow
        let slots = tableau.levels.slotCount
        if rest.count == 1 { return enter(rest[0]) }
        enterInOrder(rest, slots)
    }

    private mutating func enter(_ constraint: Int32) {
        if graph.constraints[constraint].state == .pending { enterTableau(constraint) }
    }

    /// A counting sort by kind and level.
    private mutating func enterInOrder(_ list: borrowing Pool<Int32>, _ slots: Int32) {
        var starts = Pool<Int32>()
        _ = starts.append(repeating: 0, Int(2 * slots) + 1)
        var index: Int32 = 0
        while Int(index) < list.count {
            starts[rank(list[index], slots) + 1] += 1
            index += 1
        }
        index = 1
        while Int(index) < starts.count {
            starts[index] += starts[index - 1]
            index += 1
        }
        let sorted = Pool<Int32>(repeating: 0, list.count)
        index = 0
        while Int(index) < list.count {
            let place = rank(list[index], slots)
            sorted[starts[place]] = list[index]
            starts[place] += 1
            index += 1
        }
        index = 0
        while Int(index) < sorted.count {
            enter(sorted[index])
            index += 1
        }
    }

    private mutating func rank(_ constraint: Int32, _ slots: Int32) -> Int32 {
        let record = graph.constraints[constraint]
        let slot = record.isRequired ? Levels.required : level(of: record.effectiveStrength)
        return record.isEquality ? slot : slots + slot
    }
}
