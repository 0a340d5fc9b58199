/// The choice of the variable that an equality defines, by its coefficient, by its uses, and without a cycle; and the reversal of
/// paths of definitions.
extension ConstraintGraph {
    /// Returns the smallest coefficient by which a variable may be defined: division by a smaller one would amplify errors.
    func leastCoefficient(of index: ConstraintIndex) -> Double {
        let record = constraints[index]
        var largest = 0.0
        for slot in record.terms {
            largest = max(largest, terms[slot].coefficient.magnitude)
        }
        return max(largest * Tableau.relativePivotTolerance, 1e-6)
    }

    /// Returns whether the variable of `slot` is the better choice: used by fewer definitions, or else by fewer constraints.
    func isBetterDefined(_ slot: TermIndex, _ other: TermIndex) -> Bool {
        let one = variables[terms[slot].variable]
        let two = variables[terms[other].variable]
        if (one.definitionUseCount == 0) != (two.definitionUseCount == 0) {
            return one.definitionUseCount == 0
        }
        return one.useCount < two.useCount
    }

    // MARK: - Cycles

    /// Returns whether `variable` would depend on itself if `index` defined it.
    ///
    /// Searches from both ends alternately with increasing limits: the cost is that of the shorter search.
    mutating func closesCycle(_ index: ConstraintIndex, _ variable: VariableIndex) -> Bool {
        var limit = 16
        while true {
            if let answer = reachesUpwards(from: variable, to: index, limit) { return answer }
            if let answer = reachesDownwards(from: index, to: variable, limit) { return answer }
            limit *= 8
        }
    }

    /// Returns whether a variable used by `index` depends on `variable`; nil if more than `limit` uses had to be visited.
    private mutating func reachesUpwards(
        from variable: VariableIndex, to index: ConstraintIndex, _ limit: Int
    ) -> Bool? {
        let targets = mark &+ 1
        mark &+= 2
        for slot in constraints[index].terms
        where terms[slot].variable != variable {
            variables[terms[slot].variable].mark = targets
        }
        order.removeAll()
        order.append(variable)
        var next = order.startIndex
        var visits = 0
        while next < order.endIndex {
            var use = variables[order[next]].firstUse
            next += 1
            while use != .null {
                visits += 1
                definitionVisitCount += 1
                if visits > limit { return nil }
                let user = userDefined(by: use)
                use = terms[use].nextUse
                if user == .null || variables[user].mark == mark { continue }
                if variables[user].mark == targets { return true }
                variables[user].mark = mark
                order.append(user)
            }
        }
        return false
    }

    private mutating func reachesDownwards(
        from index: ConstraintIndex, to variable: VariableIndex, _ limit: Int
    ) -> Bool? {
        mark &+= 1
        order.removeAll()
        appendTerms(of: index, except: variable)
        var next = order.startIndex
        while next < order.endIndex {
            if order.count > limit { return nil }
            let here = order[next]
            next += 1
            definitionVisitCount += 1
            if here == variable { return true }
            if variables[here].definition != .null {
                appendTerms(of: variables[here].definition, except: here)
            }
        }
        return false
    }

    private mutating func appendTerms(of index: ConstraintIndex, except variable: VariableIndex) {
        let record = constraints[index]
        for slot in record.terms {
            let other = terms[slot].variable
            if other == variable, record.state != .definition { continue }
            if other == variable || variables[other].mark == mark { continue }
            variables[other].mark = mark
            order.append(other)
        }
    }

    // MARK: - Paths

    /// Returns the variable that defines `variable`, if that definition can be reversed; null otherwise.
    func definingVariable(of variable: VariableIndex) -> VariableIndex {
        guard variable != .null, variables[variable].definition != .null else { return .null }
        let definition = variables[variable].definition
        guard constraints[definition].termCount == 2 else { return .null }
        let slot = otherTerm(of: definition)
        return terms[slot].coefficient.magnitude >= leastCoefficient(of: definition)
            ? terms[slot].variable : .null
    }

    /// Returns the other term of a definition with two variables.
    private func otherTerm(of definition: ConstraintIndex) -> TermIndex {
        let record = constraints[definition]
        return record.definingTerm == record.firstTerm ? record.firstTerm + 1 : record.firstTerm
    }

    /// Reverses the path of definitions from `start` to a variable without definition, and returns that variable.
    ///
    /// Afterwards `start` has no definition, and every other variable of the path has one.
    mutating func turnDefinitions(from start: VariableIndex) -> VariableIndex {
        var variable = start
        var definition = variables[start].definition
        variables[start].definition = .null
        aliasTime &+= 1
        markStale(start)
        while definition != .null {
            let slot = otherTerm(of: definition)
            let next = terms[slot].variable
            constraints[definition].definingTerm = slot
            variables[variable].definitionUseCount += 1
            variables[next].definitionUseCount -= 1
            swap(&variables[next].definition, &definition)
            markStale(next)
            variable = next
        }
        return variable
    }
}
