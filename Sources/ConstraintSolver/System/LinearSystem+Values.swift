extension LinearSystem {
    /// Collects the changed variables and all that depend on them in the graph's `order`, users first.
    mutating func orderChanged() {
        graph.mark &+= 1
        graph.order.removeAll()
        var place = tableau.changed.startIndex
        while place < tableau.changed.endIndex {
            let symbol = tableau.changed[place]
            place += 1
            if tableau.symbols[symbol].isChanged { graph.visitUsers(of: variable(evaluatedFrom: symbol)) }
        }
        var index = graph.stale.startIndex
        while index < graph.stale.endIndex {
            graph.visitUsers(of: graph.stale[index])
            index += 1
        }
    }

    /// Clears the flags of the changed symbols and of the stale variables.
    mutating func clearChanged() {
        var place = tableau.changed.startIndex
        while place < tableau.changed.endIndex {
            tableau.symbols[tableau.changed[place]].isChanged = false
            place += 1
        }
        tableau.changed.removeAll()
        var index = graph.stale.startIndex
        while index < graph.stale.endIndex {
            graph.variables[graph.stale[index]].isStale = false
            index += 1
        }
        graph.stale.removeAll()
    }

    /// Returns the value of a variable by the tableau, or by the values of its defining variables, which must be current.
    @inline(__always)
    func currentValue(ofNext variable: VariableIndex) -> Double {
        let record = graph.variables[variable]
        if record.definition != .null { return valueDefined(by: record.definition) }
        return record.symbol != .null ? tableau.symbols[record.symbol].value : 0
    }

    private func valueDefined(by index: ConstraintIndex) -> Double {
        let record = graph.constraints[index]
        var sum = record.constant
        var slot = record.firstTerm
        while slot < record.terms.upperBound {
            if slot != record.definingTerm {
                sum += graph.terms[slot].coefficient * graph.variables[graph.terms[slot].variable].value
            }
            slot += 1
        }
        if record.symbol != .null { sum -= tableau.symbols[record.symbol].value }
        return -sum / graph.terms[record.definingTerm].coefficient
    }
}
