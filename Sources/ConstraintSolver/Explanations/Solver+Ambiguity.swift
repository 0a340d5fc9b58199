extension Solver {
    /// Returns whether `variable` could have another value without violating any constraint more than now.
    ///
    /// Adds a constraint weaker than all others that pulls the variable up and then down, solves, and removes it again. Cost: four
    /// small solutions.
    public mutating func isAmbiguous(_ variable: Variable) -> Bool {
        otherValue(of: variable) != nil
    }

    /// Returns another value that `variable` could have with all constraints satisfied as well as now; nil if there is none.
    public mutating func otherValue(of variable: Variable) -> Double? {
        check(variable)
        if needsSolving { solve() }
        let value = system.graph.variables[variable.record].value
        for target in [value + 10_000, value - 10_000] {
            let pull = add(variable == target, strength: .probe)
            repeat {
                system.settle()
                findNegativesBeforePublishing()
            } while boundNegatives()
            let other = currentValue(of: variable.record)
            remove(pull)
            system.settle()
            if (other - value).magnitude > 1e-3 { return other }
        }
        return nil
    }

    /// Returns the value of a variable by the current tableau, which is not yet published.
    private mutating func currentValue(of variable: VariableIndex) -> Double {
        guard system.graph.variables[variable].definition != .null else {
            let symbol = system.graph.variables[variable].symbol
            return symbol != .null ? system.tableau.symbols[symbol].value : 0
        }
        let definitions = system.graph.combination(of: [], starting: variable)
        var sum = 0.0
        for (constraint, share) in definitions {
            let record = system.graph.constraints[constraint]
            sum += share * record.constant
            if record.symbol != .null { sum -= share * system.tableau.symbols[record.symbol].value }
            for slot in record.terms {
                let other = system.graph.terms[slot].variable
                guard system.graph.variables[other].definition == .null,
                    system.graph.variables[other].symbol != .null
                else { continue }
                sum +=
                    share * system.graph.terms[slot].coefficient
                    * system.tableau.symbols[system.graph.variables[other].symbol].value
            }
        }
        return sum
    }
}
