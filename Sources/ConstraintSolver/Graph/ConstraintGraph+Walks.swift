/// A step of a walk along the definitions: a variable, and the next use or term to follow.
struct WalkStep: BitwiseCopyable {
    var variable: VariableIndex
    var next: TermIndex
}

/// Walks along the definitions: upwards to the variables that use a variable, and downwards to those that define it.
extension ConstraintGraph {
    // MARK: - Upwards

    /// Collects `variable` and all variables that depend on it in `order`, each before its users.
    mutating func collectUsers(of variable: VariableIndex) {
        mark &+= 1
        order.removeAll()
        visitUsers(of: variable)
        reverseOrder()
    }

    /// Collects variables like ``collectUsers(of:)``, except for those already collected since the last solution.
    ///
    /// These calls share a mark. A variable whose mark another walk has overwritten is visited again, without effect.
    mutating func collectUsersNotSuspended(of variable: VariableIndex) {
        if suspensionMark == nil {
            mark &+= 1
            suspensionMark = mark
        }
        let last = mark
        mark = suspensionMark ?? mark
        order.removeAll()
        visitUsers(of: variable)
        reverseOrder()
        mark = last
    }

    /// Appends `variable` and its users that are not marked yet to `order`, each after its users.
    mutating func visitUsers(of variable: VariableIndex) {
        if variables[variable].mark == mark { return }
        variables[variable].mark = mark
        if variables[variable].definitionUseCount == 0 {
            order.append(variable)
            return
        }
        walk.append(WalkStep(variable: variable, next: variables[variable].firstUse))
        while walk.count > 0 {
            let top = walk.lastIndex
            let use = walk[top].next
            if use == .null {
                order.append(walk.removeLast().variable)
                continue
            }
            walk[top].next = terms[use].nextUse
            let user = userDefined(by: use)
            if user == .null || variables[user].mark == mark { continue }
            variables[user].mark = mark
            if variables[user].definitionUseCount == 0 {
                order.append(user)
            } else {
                walk.append(WalkStep(variable: user, next: variables[user].firstUse))
            }
        }
    }

    /// Returns the variable defined by a definition that contains the term `use`; null if there is none.
    func userDefined(by use: TermIndex) -> VariableIndex {
        let constraint = constraints[terms[use].constraint]
        guard constraint.state == .definition, constraint.definingTerm != use else { return .null }
        return terms[constraint.definingTerm].variable
    }

    private func reverseOrder() {
        var low = order.startIndex
        var high = order.lastIndex
        while low < high {
            let value = order[low]
            order[low] = order[high]
            order[high] = value
            low += 1
            high -= 1
        }
    }

    // MARK: - Downwards

    /// Appends a defined variable and the defined variables that it depends on to `order`, each before its users.
    ///
    /// Variables with the current mark are in `order` already.
    mutating func visitDefinitions(below variable: VariableIndex, skippingAliases: Bool) {
        guard variables[variable].definition != .null, variables[variable].mark != mark else { return }
        push(variable)
        while walk.count > 0 {
            let top = walk.lastIndex
            let here = walk[top].variable
            let definition = constraints[variables[here].definition]
            let slot = walk[top].next
            if slot >= definition.terms.upperBound {
                order.append(walk.removeLast().variable)
                continue
            }
            walk[top].next = slot + 1
            let next = terms[slot].variable
            let other = skippingAliases ? alias(of: next).root : next
            if variables[other].definition != .null, variables[other].mark != mark { push(other) }
        }
    }

    private mutating func push(_ variable: VariableIndex) {
        variables[variable].mark = mark
        walk.append(WalkStep(variable: variable, next: constraints[variables[variable].definition].firstTerm))
    }
}
