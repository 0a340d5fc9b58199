/// Required equalities that define a variable by others: `x = (-1 / k) * (the other terms + constant)`.
///
/// They form an acyclic graph, are never expanded, and are evaluated in its order.
extension LinearSystem {
    /// Makes the required equality `index` define one of its free variables; returns false if there is none.
    mutating func define(_ index: ConstraintIndex) -> Bool {
        let record = graph.constraints[index]
        var best = TermIndex.null
        let least = graph.leastCoefficient(of: index)
        for slot in record.terms where canBeDefined(slot, least) {
            if best == .null || graph.isBetterDefined(slot, best) { best = slot }
        }
        guard best != .null else { return false }
        let variable = graph.terms[best].variable
        if graph.variables[variable].definitionUseCount > 0, graph.closesCycle(index, variable) {
            return defineAnother(index, than: best)
        }
        setDefinition(index, best)
        return true
    }

    /// Defines another free variable than `tried`, which would depend on itself; returns false if there is none.
    private mutating func defineAnother(_ index: ConstraintIndex, than tried: TermIndex) -> Bool {
        let record = graph.constraints[index]
        let least = graph.leastCoefficient(of: index)
        for slot in record.terms
        where slot != tried && canBeDefined(slot, least)
            && !graph.closesCycle(index, graph.terms[slot].variable)
        {
            setDefinition(index, slot)
            return true
        }
        return false
    }

    private func canBeDefined(_ slot: TermIndex, _ least: Double) -> Bool {
        graph.terms[slot].coefficient.magnitude >= least && isFree(graph.terms[slot].variable)
    }

    /// Returns whether a variable is not defined and does not occur in any row of the tableau.
    func isFree(_ variable: VariableIndex) -> Bool {
        guard variable != .null, graph.variables[variable].definition == .null else { return false }
        let symbol = graph.variables[variable].symbol
        return symbol == .null || (!tableau.symbols[symbol].isBasic && tableau.symbols[symbol].length == 0)
    }

    /// Removes the symbol of a variable that does not occur in any row.
    mutating func removeSymbol(of variable: VariableIndex) {
        let symbol = graph.variables[variable].symbol
        guard symbol != .null else { return }
        tableau.freeSymbol(symbol)
        graph.variables[variable].symbol = .null
    }

    private mutating func setDefinition(_ index: ConstraintIndex, _ slot: TermIndex) {
        let record = graph.constraints[index]
        let variable = graph.terms[slot].variable
        removeSymbol(of: variable)
        graph.constraints[index].state = .definition
        graph.constraints[index].definingTerm = slot
        graph.variables[variable].definition = index
        for other in record.terms where other != slot {
            graph.variables[graph.terms[other].variable].definitionUseCount += 1
        }
        graph.markStale(variable)
    }

    /// Removes a definition; the constraints expanded by it are suspended until the next solution.
    mutating func undefine(_ index: ConstraintIndex) {
        let record = graph.constraints[index]
        let variable = graph.terms[record.definingTerm].variable
        graph.aliasTime &+= 1
        suspendDependents(of: variable)
        graph.constraints[index].definingTerm = .null
        graph.variables[variable].definition = .null
        for other in record.terms where other != record.definingTerm {
            graph.variables[graph.terms[other].variable].definitionUseCount -= 1
        }
        graph.markStale(variable)
    }

    /// Removes all constraints whose expansion contains `variable` from the tableau.
    ///
    /// No constraint returns before the next solution, so dependents suspended by an earlier call since the last one are
    /// not visited again. Removing a chain therefore costs its length, from whichever end.
    private mutating func suspendDependents(of variable: VariableIndex) {
        graph.collectUsersNotSuspended(of: variable)
        var index = graph.order.startIndex
        while index < graph.order.endIndex {
            var use = graph.variables[graph.order[index]].firstUse
            while use != .null {
                let constraint = graph.terms[use].constraint
                use = graph.terms[use].nextUse
                if graph.constraints[constraint].state == .inTableau {
                    withdraw(constraint)
                    suspend(constraint)
                }
            }
            index += 1
        }
        tableau.statistics.suspensionVisitCount += graph.order.count
    }
}
