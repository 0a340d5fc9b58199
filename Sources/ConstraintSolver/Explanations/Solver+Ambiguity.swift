extension Solver {
    /// True when `variable` could have another value without any constraint being satisfied less well.
    ///
    /// Asks the tableau: pulls the variable either way with a strength below all others, looks whether it gives, and lets go.
    /// Cost: four small solutions.
    public mutating func isAmbiguous(_ variable: Variable) -> Bool {
        otherValue(of: variable) != nil
    }

    /// Another value that `variable` could have, the other constraints being satisfied as well as now.
    public mutating func otherValue(of variable: Variable) -> Double? {
        check(variable)
        if needsSolving { solve() }
        let value = variables[variable.index].value
        for target in [value + 10_000, value - 10_000] {
            let pull = add(variable == target, strength: .probe)
            repeat {
                settle()
                findNegativesOnTrial()
            } while boundNegatives()
            let other = currentValue(of: variable.index)
            remove(pull)
            settle()
            if (other - value).magnitude > 1e-3 { return other }
        }
        return nil
    }

    /// The value of a variable by the tableau as it stands, not yet published.
    private mutating func currentValue(of variable: Int32) -> Double {
        guard variables[variable].definition >= 0 else {
            let symbol = variables[variable].symbol
            return symbol >= 0 ? tableau.symbols[symbol].value : 0
        }
        let definitions = combination(of: [], starting: variable)
        var sum = 0.0
        for (constraint, share) in definitions {
            let record = constraints[constraint]
            sum += share * record.constant
            if record.symbol >= 0 { sum -= share * tableau.symbols[record.symbol].value }
            for slot in record.firstTerm..<record.firstTerm + record.termCount {
                let other = terms[slot].variable
                guard variables[other].definition < 0, variables[other].symbol >= 0 else { continue }
                sum += share * terms[slot].coefficient * tableau.symbols[variables[other].symbol].value
            }
        }
        return sum
    }
}
