/// A place in a walk along the definitions: a variable, and the next use or term to follow.
struct WalkStep: BitwiseCopyable {
    var variable: VariableIndex
    var next: TermIndex
}

/// Walks along the definitions, upwards to the variables that use a variable and downwards to those that define it.
extension ConstraintGraph {
    // MARK: - Upwards

    /// Puts `variable`, and what is defined by it directly or not, into `order`, users last.
    mutating func collectUsers(of variable: VariableIndex) {
        mark &+= 1
        order.removeAll()
        visitUsers(of: variable)
        reverseOrder()
    }

    /// As ``collectUsers(of:)``, but without those that have been collected since the last solution.
    ///
    /// They keep a mark of their own. Where another walk has overwritten it they are visited once more for nothing.
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

    /// Appends the users of `variable`, which are not yet marked, and itself: users first.
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

    /// The variable that is defined by way of the term `use`, or null.
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

    /// Puts a defined variable and those that it is made of, directly or not, into `order`, users last; those of
    /// the current mark are there already.
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
