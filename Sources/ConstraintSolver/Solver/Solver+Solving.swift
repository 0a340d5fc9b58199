extension Solver {
    /// Computes the solution for all changes since the last one.
    ///
    /// Required constraints that contradict each other are reported by ``conflicts``; the newest of each irreducible set is
    /// relaxed until the set changes. The number of steps is limited. Cost: proportional to the changes and what depends on them.
    public mutating func solve() {
        system.tableau.statistics.solveCount += 1
        removeInactiveBounds()
        repeat {
            settleAll()
            publish()
        } while boundNegatives()
    }

    /// Whether anything has changed since the last solution.
    public var needsSolving: Bool { system.needsSettling || conflictState.needsRetry }

    private mutating func settleAll() {
        settleConflicts()
        // Relaxed constraints are retried from the oldest on, so that no retry affects the outcome of an earlier one.
        while let oldest = takeOldestRetry() {
            restoreRelaxed(oldest)
            settleConflicts()
        }
    }

    private mutating func settleConflicts() {
        system.settle()
        var retryCount = 0
        while let violated = system.findViolated() {
            if retryCount < Self.retryLimit, Refinement.satisfyFinely(violated, of: &system) {
                retryCount += 1
                continue
            }
            resolveConflict(at: violated)
            system.settle()
        }
    }

    /// How many violated constraints a solution may try to satisfy by coefficients that usually count as zero.
    private static let retryLimit = 16

    // MARK: - Publishing

    /// Writes the values of the changed variables, then those of the variables that they define, in order.
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
        recordIfNegative(variable, value)
        if value == system.graph.variables[variable].value { return }
        system.graph.variables[variable].value = value
        if system.graph.variables[variable].isReported { return }
        system.graph.variables[variable].isReported = true
        reported.append(variable)
    }
}
