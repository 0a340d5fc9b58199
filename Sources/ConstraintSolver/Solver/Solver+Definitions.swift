/// A place in a walk along the definitions: a variable, and the next use or term to follow.
struct WalkStep: BitwiseCopyable {
    var variable: Int32
    var next: Int32
}

/// Required equalities that define a variable by others: `x = (-1 / k) * (the other terms + constant)`.
///
/// They form a graph without cycles, are never expanded, and are evaluated in its order.
extension Solver {
    /// Lets the required equality `index` define one of its variables, if one is still free; true when it does.
    mutating func define(_ index: Int32) -> Bool {
        let record = constraints[index]
        var best: Int32 = -1
        let least = leastCoefficient(of: index)
        for slot in record.firstTerm..<record.firstTerm + record.termCount where canBeDefined(slot, least) {
            if best < 0 || isBetterDefined(slot, best) { best = slot }
        }
        guard best >= 0 else { return false }
        let variable = terms[best].variable
        if variables[variable].definitionUseCount > 0, closesCycle(index, variable) {
            return defineAnother(index, than: best)
        }
        setDefinition(index, best)
        return true
    }

    /// The best candidate would be defined by itself; one that nothing refers to cannot.
    private mutating func defineAnother(_ index: Int32, than tried: Int32) -> Bool {
        let record = constraints[index]
        let least = leastCoefficient(of: index)
        for slot in record.firstTerm..<record.firstTerm + record.termCount
        where slot != tried && canBeDefined(slot, least) && !closesCycle(index, terms[slot].variable) {
            setDefinition(index, slot)
            return true
        }
        return false
    }

    /// What a coefficient must come to for its variable to be defined: to divide by less would multiply errors.
    private func leastCoefficient(of index: Int32) -> Double {
        let record = constraints[index]
        var largest = 0.0
        for slot in record.firstTerm..<record.firstTerm + record.termCount {
            largest = max(largest, terms[slot].coefficient.magnitude)
        }
        return max(largest * Tableau.relativePivotTolerance, 1e-6)
    }

    private func canBeDefined(_ slot: Int32, _ least: Double) -> Bool {
        let variable = terms[slot].variable
        guard terms[slot].coefficient.magnitude >= least, variables[variable].definition < 0 else {
            return false
        }
        let symbol = variables[variable].symbol
        return symbol < 0 || (!tableau.symbols[symbol].isBasic && tableau.symbols[symbol].length == 0)
    }

    /// Better is what fewer definitions, then fewer constraints speak of.
    private func isBetterDefined(_ slot: Int32, _ other: Int32) -> Bool {
        let one = variables[terms[slot].variable]
        let two = variables[terms[other].variable]
        if (one.definitionUseCount == 0) != (two.definitionUseCount == 0) {
            return one.definitionUseCount == 0
        }
        return one.useCount < two.useCount
    }

    private mutating func setDefinition(_ index: Int32, _ slot: Int32) {
        let record = constraints[index]
        let variable = terms[slot].variable
        let symbol = variables[variable].symbol
        if symbol >= 0 {
            tableau.freeSymbol(symbol)
            variables[variable].symbol = -1
        }
        constraints[index].state = .definition
        constraints[index].definingTerm = slot
        variables[variable].definition = index
        for other in record.firstTerm..<record.firstTerm + record.termCount where other != slot {
            variables[terms[other].variable].definitionUseCount += 1
        }
        markStale(variable)
    }

    mutating func markStale(_ variable: Int32) {
        if variables[variable].isStale { return }
        variables[variable].isStale = true
        stale.append(variable)
    }

    /// Takes a definition back; what was expressed by its variable waits to be expressed anew.
    mutating func undefine(_ index: Int32) {
        let record = constraints[index]
        let variable = terms[record.definingTerm].variable
        aliasTime &+= 1
        suspendDependents(of: variable)
        constraints[index].definingTerm = -1
        variables[variable].definition = -1
        for other in record.firstTerm..<record.firstTerm + record.termCount where other != record.definingTerm
        {
            variables[terms[other].variable].definitionUseCount -= 1
        }
        markStale(variable)
    }

    // MARK: - Walks upwards: to what a variable is used for

    /// Takes all constraints out of the tableau whose expansion contains `variable`.
    ///
    /// Nothing comes in again before the next solution: what an earlier one has gone through since the last is not gone
    /// through again. So a chain that is taken away costs its length, from whichever end.
    private mutating func suspendDependents(of variable: Int32) {
        collectUsersNotSuspended(of: variable)
        var index: Int32 = 0
        while Int(index) < order.count {
            var use = variables[order[index]].firstUse
            while use >= 0 {
                let constraint = terms[use].constraint
                use = terms[use].nextUse
                if constraints[constraint].state == .inTableau {
                    withdraw(constraint)
                    suspend(constraint)
                }
            }
            index += 1
        }
        tableau.statistics.suspensionVisitCount += order.count
    }

    /// As ``collectUsers(of:)``, but without those that have been collected since the last solution.
    ///
    /// They keep a mark of their own. Where another walk has overwritten it they are visited once more for nothing.
    private mutating func collectUsersNotSuspended(of variable: Int32) {
        if suspensionMark == nil {
            mark &+= 1
            suspensionMark = mark
        }
        let last = mark
        mark = suspensionMark ?? mark
        order.removeAll()
        visitUsers(of: variable)
        reverseOrder(from: 0)
        mark = last
    }

    /// Puts `variable`, and what is defined by it directly or not, into `order`, users last.
    mutating func collectUsers(of variable: Int32) {
        mark &+= 1
        order.removeAll()
        visitUsers(of: variable)
        reverseOrder(from: 0)
    }

    /// Appends the users of `variable`, which are not yet marked, and itself: users first.
    mutating func visitUsers(of variable: Int32) {
        if variables[variable].mark == mark { return }
        variables[variable].mark = mark
        if variables[variable].definitionUseCount == 0 {
            order.append(variable)
            return
        }
        walk.append(WalkStep(variable: variable, next: variables[variable].firstUse))
        while walk.count > 0 {
            let top = Int32(walk.count - 1)
            let use = walk[top].next
            if use < 0 {
                order.append(walk.removeLast().variable)
                continue
            }
            walk[top].next = terms[use].nextUse
            let user = userDefined(by: use)
            if user < 0 || variables[user].mark == mark { continue }
            variables[user].mark = mark
            if variables[user].definitionUseCount == 0 {
                order.append(user)
            } else {
                walk.append(WalkStep(variable: user, next: variables[user].firstUse))
            }
        }
    }

    /// The variable that is defined by way of the term `use`, or -1.
    func userDefined(by use: Int32) -> Int32 {
        let constraint = constraints[terms[use].constraint]
        guard constraint.state == .definition, constraint.definingTerm != use else { return -1 }
        return terms[constraint.definingTerm].variable
    }

    func reverseOrder(from start: Int32) {
        var low = start
        var high = Int32(order.count) - 1
        while low < high {
            let value = order[low]
            order[low] = order[high]
            order[high] = value
            low += 1
            high -= 1
        }
    }

    // MARK: - Cycles

    /// True when `variable`, defined by `index`, would be defined by itself.
    ///
    /// Looks from both ends in turn, further each time: the cost is that of the shorter way to the answer.
    private mutating func closesCycle(_ index: Int32, _ variable: Int32) -> Bool {
        var limit = 16
        while true {
            if let answer = reachesUpwards(from: variable, to: index, limit) { return answer }
            if let answer = reachesDownwards(from: index, to: variable, limit) { return answer }
            limit *= 8
        }
    }

    /// Whether something used by `index` is defined by way of `variable`; nil when more than `limit` had to be visited.
    private mutating func reachesUpwards(from variable: Int32, to index: Int32, _ limit: Int) -> Bool? {
        let targets = mark &+ 1
        mark &+= 2
        for slot in constraints[index].firstTerm..<constraints[index].firstTerm + constraints[index].termCount
        where terms[slot].variable != variable {
            variables[terms[slot].variable].mark = targets
        }
        order.removeAll()
        order.append(variable)
        var next: Int32 = 0
        var visits = 0
        while Int(next) < order.count {
            var use = variables[order[next]].firstUse
            next += 1
            while use >= 0 {
                visits += 1
                if visits > limit { return nil }
                let user = userDefined(by: use)
                use = terms[use].nextUse
                if user < 0 || variables[user].mark == mark { continue }
                if variables[user].mark == targets { return true }
                variables[user].mark = mark
                order.append(user)
            }
        }
        return false
    }

    private mutating func reachesDownwards(from index: Int32, to variable: Int32, _ limit: Int) -> Bool? {
        mark &+= 1
        order.removeAll()
        appendTerms(of: index, except: variable)
        var next: Int32 = 0
        while Int(next) < order.count {
            if order.count > limit { return nil }
            let here = order[next]
            next += 1
            if here == variable { return true }
            if variables[here].definition >= 0 { appendTerms(of: variables[here].definition, except: here) }
        }
        return false
    }

    private mutating func appendTerms(of index: Int32, except variable: Int32) {
        let record = constraints[index]
        for slot in record.firstTerm..<record.firstTerm + record.termCount {
            let other = terms[slot].variable
            if other == variable, record.state != .definition { continue }
            if other == variable || variables[other].mark == mark { continue }
            variables[other].mark = mark
            order.append(other)
        }
    }
}
