extension ConstraintGraph {
    /// Extends a combination of tableau constraints by the definitions of the defined variables that occur in it.
    ///
    /// The sum of the expressions of the result, each times its `share`, contains no defined variable. Cost: O(number of definitions
    /// that these variables depend on).
    mutating func combination(
        of shares: [(constraint: ConstraintIndex, share: Double)], starting variable: VariableIndex? = nil
    )
        -> [(constraint: ConstraintIndex, share: Double)]
    {
        mark &+= 1
        order.removeAll()
        if let variable { visitDefinitions(below: variable, skippingAliases: false) }
        for (constraint, _) in shares {
            let record = constraints[constraint]
            for slot in record.terms {
                visitDefinitions(below: terms[slot].variable, skippingAliases: false)
            }
        }
        if let variable { variables[variable].carried += 1 }
        for (constraint, share) in shares {
            let record = constraints[constraint]
            for slot in record.terms {
                variables[terms[slot].variable].carried += share * terms[slot].coefficient
            }
        }
        var result = shares
        var position = order.lastIndex
        while position != .null {
            let defined = order[position]
            position -= 1
            let carried = variables[defined].carried
            variables[defined].carried = 0
            if carried.magnitude <= Tableau.costTolerance { continue }
            let index = variables[defined].definition
            let record = constraints[index]
            let share = -carried / terms[record.definingTerm].coefficient
            result.append((index, share))
            for slot in record.terms
            where slot != record.definingTerm {
                variables[terms[slot].variable].carried += share * terms[slot].coefficient
            }
        }
        clearCarried(result)
        if let variable { variables[variable].carried = 0 }
        return result
    }

    private func clearCarried(_ list: [(constraint: ConstraintIndex, share: Double)]) {
        for (constraint, _) in list {
            let record = constraints[constraint]
            for slot in record.terms {
                variables[terms[slot].variable].carried = 0
            }
        }
    }
}
