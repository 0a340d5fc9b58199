extension ConstraintGraph {
    /// Completes a sum of tableau constraints by the definitions of the defined variables that occur in it.
    ///
    /// `share` times a constraint's expression, summed over the result, is free of all defined variables. Cost: the
    /// definitions below them.
    mutating func combination(
        of shares: [(constraint: Int32, share: Double)], starting variable: Int32? = nil
    )
        -> [(constraint: Int32, share: Double)]
    {
        mark &+= 1
        order.removeAll()
        if let variable { visitDefinitions(below: variable, skippingAliases: false) }
        for (constraint, _) in shares {
            let record = constraints[constraint]
            for slot in record.firstTerm..<record.firstTerm + record.termCount {
                visitDefinitions(below: terms[slot].variable, skippingAliases: false)
            }
        }
        if let variable { variables[variable].carried += 1 }
        for (constraint, share) in shares {
            let record = constraints[constraint]
            for slot in record.firstTerm..<record.firstTerm + record.termCount {
                variables[terms[slot].variable].carried += share * terms[slot].coefficient
            }
        }
        var result = shares
        var position = Int32(order.count) - 1
        while position >= 0 {
            let defined = order[position]
            position -= 1
            let carried = variables[defined].carried
            variables[defined].carried = 0
            if carried.magnitude <= Tableau.costTolerance { continue }
            let index = variables[defined].definition
            let record = constraints[index]
            let share = -carried / terms[record.definingTerm].coefficient
            result.append((index, share))
            for slot in record.firstTerm..<record.firstTerm + record.termCount
            where slot != record.definingTerm {
                variables[terms[slot].variable].carried += share * terms[slot].coefficient
            }
        }
        clearCarried(result)
        if let variable { variables[variable].carried = 0 }
        return result
    }

    private func clearCarried(_ list: [(constraint: Int32, share: Double)]) {
        for (constraint, _) in list {
            let record = constraints[constraint]
            for slot in record.firstTerm..<record.firstTerm + record.termCount {
                variables[terms[slot].variable].carried = 0
            }
        }
    }
}
