extension Solver {
    /// Finds the solution for all that has changed.
    ///
    /// Required constraints that contradict each other are reported through ``conflicts``; of each such set the newest
    /// is given up until the set changes. Bounded. Cost: proportional to what changed and what depends on it.
    public mutating func solve() {
        system.tableau.statistics.solveCount += 1
        dropLooseBounds()
        repeat {
            settleAll()
            publish()
        } while boundNegatives()
    }

    /// True when something has changed since the last solution.
    public var needsSolving: Bool { system.needsSettling || conflictState.needsRetry }

    private mutating func settleAll() {
        settleConflicts()
        // Relaxed constraints are tried again from the oldest on: no try can then undo the outcome of an earlier one.
        while let oldest = takeOldestRetry() {
            takeSeriously(oldest)
            settleConflicts()
        }
    }

    private mutating func settleConflicts() {
        system.settle()
        while let violated = system.findViolated() {
            resolveConflict(at: violated)
            system.settle()
        }
    }

    // MARK: - Publishing

    /// Writes the values of what has moved, then of what is defined by it, in order.
    private mutating func publish() {
        system.orderChanged()
        system.clearChanged()
        var position = system.graph.order.lastIndex
        while position != .null {
            evaluate(system.graph.order[position])
            position -= 1
        }
        system.tableau.statistics.evaluationCount += system.graph.order.count
    }

    private mutating func evaluate(_ variable: VariableIndex) {
        let value = system.currentValue(ofNext: variable)
        noteIfNegative(variable, value)
        if value == system.graph.variables[variable].value { return }
        system.graph.variables[variable].value = value
        if system.graph.variables[variable].isReported { return }
        system.graph.variables[variable].isReported = true
        reported.append(variable)
    }
}
