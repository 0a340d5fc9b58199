extension LinearSystem {
    /// Puts the variables that have moved and those that are defined by them into the graph's `order`, users first.
    mutating func orderChanged() {
        graph.mark &+= 1
        graph.order.removeAll()
        var index: Int32 = 0
        while Int(index) < tableau.changed.count {
            let symbol = tableau.changed[index]
            index += 1
            if tableau.symbols[symbol].isChanged { graph.visitUsers(of: variable(evaluatedFrom: symbol)) }
        }
        index = 0
        while Int(index) < graph.stale.count {
            graph.visitUsers(of: graph.stale[index])
            index += 1
        }
    }

    /// Clears the flags of the changed symbols and of the stale variables.
    mutating func clearChanged() {
        var index: Int32 = 0
        while Int(index) < tableau.changed.count {
            tableau.symbols[tableau.changed[index]].isChanged = false
            index += 1
        }
        tableau.changed.removeAll()
        index = 0
        while Int(index) < graph.stale.count {
            graph.variables[graph.stale[index]].isStale = false
            index += 1
        }
        graph.stale.removeAll()
    }

    /// The value of a variable by the tableau, or by the values of those that define it, which come before it.
    @inline(__always)
    func currentValue(ofNext variable: Int32) -> Double {
        let record = graph.variables[variable]
        if record.definition >= 0 { return valueDefined(by: record.definition) }
        return record.symbol >= 0 ? tableau.symbols[record.symbol].value : 0
    }

    private func valueDefined(by index: Int32) -> Double {
        let record = graph.constraints[index]
        var sum = record.constant
        var slot = record.firstTerm
        while slot < record.firstTerm + record.termCount {
            if slot != record.definingTerm {
                sum += graph.terms[slot].coefficient * graph.variables[graph.terms[slot].variable].value
            }
            slot += 1
        }
        if record.symbol >= 0 { sum -= tableau.symbols[record.symbol].value }
        return -sum / graph.terms[record.definingTerm].coefficient
    }
}
