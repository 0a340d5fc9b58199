/// Required equalities that define a variable by others: `x = (-1 / k) * (the other terms + constant)`.
///
/// They form a graph without cycles, are never expanded, and are evaluated in its order.
extension LinearSystem {
    /// Lets the required equality `index` define one of its variables, if one is still free; true when it does.
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

    /// The best candidate would be defined by itself; one that nothing refers to cannot.
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

    /// True for a variable that is not defined, and that no row of the tableau speaks of.
    func isFree(_ variable: VariableIndex) -> Bool {
        guard variable != .null, graph.variables[variable].definition == .null else { return false }
        let symbol = graph.variables[variable].symbol
        return symbol == .null || (!tableau.symbols[symbol].isBasic && tableau.symbols[symbol].length == 0)
    }

    /// Takes a variable out of the tableau, which no row speaks of.
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

    /// Removes a definition; the constraints that were expressed by its variable wait to be expanded again.
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

    /// Takes all constraints out of the tableau whose expansion contains `variable`.
    ///
    /// No constraint returns before the next solution: dependents suspended by an earlier call since the last one are
    /// not visited again. So a chain that is taken away costs its length, from whichever end.
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
