extension LinearSystem {
    /// Moves the pending constraints into the tableau and optimises it; values are not published.
    mutating func settle() {
        let isRebuilt = tableau.isWorn
        if isRebuilt { rebuild() }
        enterWaiting()
        if isRebuilt { tableau.noteFresh() }
        // Steps repeat in a cycle when costs that count as zero add up, or when rounding errors count as costs.
        if !tableau.optimize(), !restart(.fine), !restart(.coarse) { tableau.statistics.stepLimitCount += 1 }
        if tableau.isImprecise { Refinement.refine(&self) }
    }

    /// Rebuilds the tableau and optimises it with other tolerances; true when it came to an optimum.
    mutating func restart(_ precision: Precision) -> Bool {
        tableau.precision = precision
        defer { tableau.precision = .usual }
        rebuild()
        enterWaiting()
        return tableau.optimize()
    }

    private mutating func enterWaiting() {
        while pending.count > 0 || suspended.count > 0 { enterPending() }
    }

    /// Rebuilds the whole tableau from the constraints.
    private mutating func rebuild() {
        tableau.statistics.rebuildCount += 1
        tableau.clear()
        var variable = graph.variables.startIndex
        while variable < graph.variables.endIndex {
            if graph.variables[variable].symbol != .null {
                graph.variables[variable].symbol = .null
                graph.markStale(variable)
            }
            variable += 1
        }
        var index = graph.constraints.startIndex
        while index < graph.constraints.endIndex {
            if graph.constraints[index].state == .inTableau {
                graph.constraints[index].symbol = .null
                suspend(index)
            } else if graph.constraints[index].symbol != .null {
                // The slacks are parametric, and zero, again.
                addWatchedSlack(of: index)
                graph.markStale(graph.terms[graph.constraints[index].definingTerm].variable)
            }
            index += 1
        }
    }

    /// Moves the pending constraints into the tableau: first the required equalities that can define a variable, then equalities in
    /// the order of their strength, then inequalities, so that most constraints need no simplex step.
    private mutating func enterPending() {
        graph.suspensionMark = nil
        var waiting = Pool<ConstraintIndex>()
        swap(&waiting, &pending)
        var index = suspended.startIndex
        while index < suspended.endIndex {
            waiting.append(suspended[index])
            index += 1
        }
        suspended.removeAll()
        var rest = Pool<ConstraintIndex>()
        var softCount = 0
        index = waiting.startIndex
        while index < waiting.endIndex {
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
        if rest.count == 1 { return enter(rest[rest.startIndex]) }
        enterInOrder(rest, slots)
    }

    private mutating func enter(_ constraint: ConstraintIndex) {
        if graph.constraints[constraint].state == .pending { enterTableau(constraint) }
    }

    /// Enters the constraints in the order of kind and level, by a counting sort.
    private mutating func enterInOrder(_ list: borrowing Pool<ConstraintIndex>, _ slots: Int32) {
        // First the number of constraints with the previous rank, then the start of each rank.
        var starts = Pool<Int32>()
        _ = starts.append(repeating: 0, Int(2 * slots) + 1)
        var index = list.startIndex
        while index < list.endIndex {
            starts[rank(list[index], slots) + 1] += 1
            index += 1
        }
        var start = starts.startIndex + 1
        while start < starts.endIndex {
            starts[start] += starts[start - 1]
            start += 1
        }
        let sorted = Pool<ConstraintIndex>(repeating: .null, list.count)
        index = list.startIndex
        while index < list.endIndex {
            let place = rank(list[index], slots)
            sorted[sorted.startIndex + starts[place]] = list[index]
            starts[place] += 1
            index += 1
        }
        index = sorted.startIndex
        while index < sorted.endIndex {
            enter(sorted[index])
            index += 1
        }
    }

    private mutating func rank(_ constraint: ConstraintIndex, _ slots: Int32) -> Pool<Int32>.Index {
        let record = graph.constraints[constraint]
        let slot = record.isRequired ? Levels.required : level(of: record.effectiveStrength)
        return Pool<Int32>.Index(rawValue: slot.rawValue + (record.isEquality ? 0 : slots))
    }
}
