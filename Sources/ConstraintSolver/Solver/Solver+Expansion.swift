extension Solver {
    /// Puts a waiting constraint into the tableau: its slack in terms of parametric symbols.
    ///
    /// An optional equality may define a variable instead: see ``defineSoftly(_:)``.
    mutating func enterTableau(_ index: Int32) {
        let record = constraints[index]
        let maySoftlyDefine = isOptionalEquality(record)
        if maySoftlyDefine, usesSoftDefinition(record), defineSoftly(index) { return }
        let symbol = tableau.addSymbol(makeSlack(record, index))
        constraints[index].symbol = symbol
        constraints[index].state = .inTableau
        tableau.beginRow(constant: record.constant)
        mark &+= 1
        order.removeAll()
        for slot in record.firstTerm..<record.firstTerm + record.termCount {
            carry(terms[slot].coefficient, terms[slot].variable)
        }
        expandCarried()
        if maySoftlyDefine, tableau.pendingTerms.count > tableau.longRow, defineSoftly(index) { return }
        tableau.finishRow(of: symbol)
    }

    mutating func makeSlack(_ record: ConstraintRecord, _ index: Int32) -> Symbol {
        var slack = Symbol(
            owner: index, level: Levels.required, costsAbove: record.isEquality, costsBelow: true,
            isVariable: false)
        if !record.isRequired {
            slack.level = level(of: record.effectiveStrength)
            slack.levelAbove = slack.level
            if record.strengthAbove != 0 {
                // A new level moves those below it: also the one just found.
                slack.levelAbove = level(of: Strength(stored: record.strengthAbove))
                slack.level = level(of: record.effectiveStrength)
            }
            slack.ageWeight = Self.tieWeight(record.serial)
        }
        return slack
    }

    /// The slot of `strength`; one that is new moves the weaker ones, and the symbols that count there.
    mutating func level(of strength: Strength) -> Int32 {
        let (slot, moved) = tableau.levels.slot(of: strength)
        guard let moved else { return slot }
        var symbol: Int32 = 0
        while Int(symbol) < tableau.symbols.count {
            if tableau.symbols[symbol].level >= moved { tableau.symbols[symbol].level += 1 }
            if tableau.symbols[symbol].levelAbove >= moved { tableau.symbols[symbol].levelAbove += 1 }
            symbol += 1
        }
        return slot
    }

    /// Between 1 and 2, more for older ones, and no two alike.
    ///
    /// Falls by a 64th with each doubling of the number, so that of two million the last two still differ by more than
    /// what counts as nothing.
    static func tieWeight(_ serial: UInt64) -> Double {
        let place = 1 + Double(serial) + 0.5 * jitter(serial)
        let logarithm = Double(place.exponent) + place.significand - 1
        return 2 - logarithm / 64
    }

    /// A number between 0 and 1 that looks random and is the same in each process.
    static func jitter(_ number: UInt64) -> Double {
        var bits = number &* 0x9E37_79B9_7F4A_7C15
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return Double((bits ^ (bits >> 31)) >> 11) / Double(UInt64(1) << 53)
    }

    private mutating func accumulate(_ coefficient: Double, _ variable: Int32) {
        tableau.accumulate(coefficient, symbol(of: variable))
    }

    /// The symbol of a variable that is not defined by others; made when it is first needed.
    private mutating func symbol(of variable: Int32) -> Int32 {
        if variables[variable].symbol >= 0 { return variables[variable].symbol }
        let index = tableau.addSymbol(
            Symbol(
                owner: variable, level: Levels.variableTie,
                ageWeight: Self.tieWeight(UInt64(variable)), costsAbove: true, costsBelow: true,
                isVariable: true
            ))
        variables[variable].symbol = index
        markStale(variable)
        return index
    }

    /// Adds a term to the row under construction, or, if its variable is defined by several, to what has to be expanded.
    private mutating func carry(_ coefficient: Double, _ variable: Int32) {
        if variables[variable].definition < 0 { return accumulate(coefficient, variable) }
        let alias = alias(of: variable)
        tableau.pendingValue += coefficient * alias.offset
        if variables[alias.root].definition < 0 { return accumulate(coefficient * alias.factor, alias.root) }
        visitDefinitions(below: alias.root, skippingAliases: true)
        variables[alias.root].carried += coefficient * alias.factor
    }

    /// Adds what the defined variables in `order` stand for, each once, users before what they use.
    private mutating func expandCarried() {
        var position = Int32(order.count) - 1
        while position >= 0 {
            let variable = order[position]
            position -= 1
            let factor = variables[variable].carried
            variables[variable].carried = 0
            if factor != 0 { expand(variable, factor) }
        }
    }

    private mutating func expand(_ variable: Int32, _ factor: Double) {
        let definition = constraints[variables[variable].definition]
        let scaled = -factor / terms[definition.definingTerm].coefficient
        if definition.symbol >= 0 { tableau.accumulate(-scaled, definition.symbol) }
        tableau.pendingValue += scaled * definition.constant
        for slot in definition.firstTerm..<definition.firstTerm + definition.termCount
        where slot != definition.definingTerm {
            let end = alias(of: terms[slot].variable)
            let coefficient = scaled * terms[slot].coefficient
            tableau.pendingValue += coefficient * end.offset
            if variables[end.root].definition >= 0 {
                variables[end.root].carried += coefficient * end.factor
            } else {
                accumulate(coefficient * end.factor, end.root)
            }
        }
    }

    /// Puts a defined variable and those that it is made of, directly or not, into `order`, users last; those of
    /// the current mark are there already.
    mutating func visitDefinitions(below variable: Int32, skippingAliases: Bool) {
        guard variables[variable].definition >= 0, variables[variable].mark != mark else { return }
        push(variable)
        while walk.count > 0 {
            let top = Int32(walk.count - 1)
            let here = walk[top].variable
            let definition = constraints[variables[here].definition]
            let slot = walk[top].next
            if slot >= definition.firstTerm + definition.termCount {
                order.append(walk.removeLast().variable)
                continue
            }
            walk[top].next = slot + 1
            let next = terms[slot].variable
            let other = skippingAliases ? alias(of: next).root : next
            if variables[other].definition >= 0, variables[other].mark != mark { push(other) }
        }
    }

    private mutating func push(_ variable: Int32) {
        variables[variable].mark = mark
        walk.append(WalkStep(variable: variable, next: constraints[variables[variable].definition].firstTerm))
    }

    // MARK: - Constants

    /// Passes a changed constant of a definition on to the constraints of the tableau that depend on it.
    mutating func shiftDefinition(_ index: Int32, by delta: Double) {
        let slot = constraints[index].definingTerm
        let variable = terms[slot].variable
        aliasTime &+= 1
        markStale(variable)
        collectUsers(of: variable)
        variables[variable].carried = -delta / terms[slot].coefficient
        var shifted = Pool<ShiftedConstraint>()
        var position: Int32 = 0
        while Int(position) < order.count {
            let here = order[position]
            position += 1
            let change = variables[here].carried
            variables[here].carried = 0
            if change != 0 { passOn(change, of: here, &shifted) }
        }
        position = 0
        while Int(position) < shifted.count {
            let entry = shifted[position]
            position += 1
            constraints[entry.constraint].shiftSlot = -1
            tableau.shiftConstant(of: constraints[entry.constraint].symbol, by: entry.change)
        }
    }

    private mutating func passOn(
        _ change: Double, of variable: Int32, _ shifted: inout Pool<ShiftedConstraint>
    ) {
        var use = variables[variable].firstUse
        while use >= 0 {
            let term = terms[use]
            let constraint = constraints[term.constraint]
            if constraint.state == .inTableau {
                var slot = constraint.shiftSlot
                if slot < 0 {
                    slot = shifted.append(ShiftedConstraint(constraint: term.constraint, change: 0))
                    constraints[term.constraint].shiftSlot = slot
                }
                shifted[slot].change += term.coefficient * change
            } else if constraint.state == .definition, constraint.definingTerm != use {
                let user = terms[constraint.definingTerm]
                variables[user.variable].carried -= term.coefficient * change / user.coefficient
            }
            use = term.nextUse
        }
    }
}

/// What is to be added to the constant of a constraint in the tableau.
struct ShiftedConstraint: BitwiseCopyable {
    var constraint: Int32
    var change: Double
}
