extension Solver {
    /// Finds the solution for all that has changed.
    ///
    /// Required constraints that contradict each other are reported through ``conflicts``; of each such set the newest
    /// is given up until the set changes. Bounded. Cost: proportional to what changed and what depends on it.
    public mutating func solve() {
        tableau.statistics.solveCount += 1
        settleConflicts()
        // What was given up is tried again from the oldest on: no try can then undo the outcome of an earlier one.
        while let oldest = takeOldestRetry() {
            takeSeriously(oldest)
            settleConflicts()
        }
        publish()
    }

    private mutating func settleConflicts() {
        settle()
        while let violated = findViolated() {
            resolveConflict(at: violated)
            settle()
        }
    }

    /// True when something has changed since the last solution.
    public var needsSolving: Bool {
        pending.count > 0 || suspended.count > 0 || stale.count > 0 || tableau.changed.count > 0
            || tableau.queue.count > 0
            || tableau.suspects.count > 0 || conflictState.needsRetry
    }

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

    /// Has the whole tableau made anew from the constraints.
    private mutating func rebuild() {
        tableau.statistics.rebuildCount += 1
        tableau.clear()
        var index: Int32 = 0
        while Int(index) < variables.count {
            if variables[index].symbol >= 0 {
                variables[index].symbol = -1
                markStale(index)
            }
            index += 1
        }
        index = 0
        while Int(index) < constraints.count {
            if constraints[index].state == .inTableau {
                constraints[index].symbol = -1
                suspend(index)
            }
            index += 1
        }
    }

    /// Lets the waiting constraints in: first the required equalities that can define something, then equalities, the
    /// stronger before the weaker, and inequalities last, so that most find their place without a step.
    private mutating func enterPending() {
        suspensionMark = nil
        var waiting = Pool<Int32>()
        swap(&waiting, &pending)
        var index: Int32 = 0
        while Int(index) < suspended.count {
            waiting.append(suspended[index])
            index += 1
        }
        suspended.removeAll()
        var rest = Pool<Int32>()
        index = 0
        while Int(index) < waiting.count {
            let constraint = waiting[index]
            index += 1
            guard constraints[constraint].state == .pending else { continue }
            if constraints[constraint].isRequired {
                if constraints[constraint].isEquality, define(constraint) { continue }
            } else {
                _ = level(of: constraints[constraint].effectiveStrength)
                if constraints[constraint].strengthAbove != 0 {
                    _ = level(of: Strength(stored: constraints[constraint].strengthAbove))
                }
            }
            rest.append(constraint)
        }
        let slots = tableau.levels.slotCount
        if rest.count == 1 { return enter(rest[0]) }
        enterInOrder(rest, slots)
    }

    private mutating func enter(_ constraint: Int32) {
        if constraints[constraint].state == .pending { enterTableau(constraint) }
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
        let record = constraints[constraint]
        let slot = record.isRequired ? Levels.required : level(of: record.effectiveStrength)
        return record.isEquality ? slot : slots + slot
    }

    // MARK: - Publishing

    /// Writes the values of what has moved, then of what is defined by it, in order.
    private mutating func publish() {
        mark &+= 1
        order.removeAll()
        var index: Int32 = 0
        while Int(index) < tableau.changed.count {
            let symbol = tableau.changed[index]
            index += 1
            guard tableau.symbols[symbol].isChanged else { continue }
            tableau.symbols[symbol].isChanged = false
            visitUsers(of: tableau.symbols[symbol].owner)
        }
        tableau.changed.removeAll()
        index = 0
        while Int(index) < stale.count {
            let variable = stale[index]
            index += 1
            variables[variable].isStale = false
            visitUsers(of: variable)
        }
        stale.removeAll()
        var position = Int32(order.count) - 1
        while position >= 0 {
            evaluate(order[position])
            position -= 1
        }
        tableau.statistics.evaluationCount += order.count
    }

    private mutating func evaluate(_ variable: Int32) {
        let record = variables[variable]
        var value = 0.0
        if record.definition >= 0 {
            value = valueDefined(by: record.definition)
        } else if record.symbol >= 0 {
            value = tableau.symbols[record.symbol].value
        }
        if value == record.value { return }
        variables[variable].value = value
        if record.isReported { return }
        variables[variable].isReported = true
        reported.append(variable)
    }

    private func valueDefined(by index: Int32) -> Double {
        let record = constraints[index]
        var sum = record.constant
        var slot = record.firstTerm
        while slot < record.firstTerm + record.termCount {
            if slot != record.definingTerm {
                sum += terms[slot].coefficient * variables[terms[slot].variable].value
            }
            slot += 1
        }
        return -sum / terms[record.definingTerm].coefficient
    }
}
