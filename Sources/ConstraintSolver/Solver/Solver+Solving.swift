extension Solver {
    /// Finds the solution for all that has changed.
    ///
    /// Required constraints that contradict each other are reported through ``conflicts``; of each such set the newest
    /// is given up until the set changes. Bounded. Cost: proportional to what changed and what depends on it.
    public mutating func solve() {
        tableau.statistics.solveCount += 1
        dropLooseBounds()
        repeat {
            settleAll()
            publish()
        } while boundNegatives()
    }

    private mutating func settleAll() {
        settleConflicts()
        // What was given up is tried again from the oldest on: no try can then undo the outcome of an earlier one.
        while let oldest = takeOldestRetry() {
            takeSeriously(oldest)
            settleConflicts()
        }
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
            } else if constraints[index].symbol >= 0 {
                // All slacks are zero again.
                watchSlack(of: index)
                markStale(terms[constraints[index].definingTerm].variable)
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

    /// Puts what has moved and what is defined by it into `order`, users first.
    mutating func orderChanged() {
        mark &+= 1
        order.removeAll()
        var index: Int32 = 0
        while Int(index) < tableau.changed.count {
            let symbol = tableau.changed[index]
            index += 1
            if tableau.symbols[symbol].isChanged { visitUsers(of: variable(evaluatedFrom: symbol)) }
        }
        index = 0
        while Int(index) < stale.count {
            visitUsers(of: stale[index])
            index += 1
        }
    }

    private mutating func clearChanged() {
        var index: Int32 = 0
        while Int(index) < tableau.changed.count {
            tableau.symbols[tableau.changed[index]].isChanged = false
            index += 1
        }
        tableau.changed.removeAll()
        index = 0
        while Int(index) < stale.count {
            variables[stale[index]].isStale = false
            index += 1
        }
        stale.removeAll()
    }

    /// Writes the values of what has moved, then of what is defined by it, in order.
    private mutating func publish() {
        orderChanged()
        clearChanged()
        var position = Int32(order.count) - 1
        while position >= 0 {
            evaluate(order[position])
            position -= 1
        }
        tableau.statistics.evaluationCount += order.count
    }

    private mutating func evaluate(_ variable: Int32) {
        let value = currentValue(ofNext: variable)
        noteIfNegative(variable, value)
        if value == variables[variable].value { return }
        variables[variable].value = value
        if variables[variable].isReported { return }
        variables[variable].isReported = true
        reported.append(variable)
    }

    /// The value of a variable by the tableau, or by the values of those that define it, which come before it.
    @inline(__always)
    func currentValue(ofNext variable: Int32) -> Double {
        let record = variables[variable]
        if record.definition >= 0 { return valueDefined(by: record.definition) }
        return record.symbol >= 0 ? tableau.symbols[record.symbol].value : 0
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
        if record.symbol >= 0 { sum -= tableau.symbols[record.symbol].value }
        return -sum / terms[record.definingTerm].coefficient
    }
}
