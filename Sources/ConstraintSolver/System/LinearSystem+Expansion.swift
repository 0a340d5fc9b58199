extension LinearSystem {
    /// Puts a waiting constraint into the tableau: its slack in terms of parametric symbols.
    ///
    /// An optional equality may define a variable instead: see ``defineSoftly(_:)``.
    mutating func enterTableau(_ index: Int32) {
        let record = graph.constraints[index]
        let maySoftlyDefine = isOptionalEquality(record)
        if maySoftlyDefine, definesSoftlyAtOnce || usesSoftDefinition(record), defineSoftly(index) { return }
        let symbol = tableau.addSymbol(makeSlack(record, index))
        graph.constraints[index].symbol = symbol
        graph.constraints[index].state = .inTableau
        tableau.beginRow(constant: record.constant)
        graph.mark &+= 1
        graph.order.removeAll()
        for slot in record.firstTerm..<record.firstTerm + record.termCount {
            carry(graph.terms[slot].coefficient, graph.terms[slot].variable)
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
                // A new level shifts the weaker ones, which may include the one just found.
                slack.levelAbove = level(of: Strength(stored: record.strengthAbove))
                slack.level = level(of: record.effectiveStrength)
            }
            slack.ageWeight = TieWeight.of(record.serial)
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

    private mutating func accumulate(_ coefficient: Double, _ variable: Int32) {
        tableau.accumulate(coefficient, symbol(of: variable))
    }

    /// The symbol of a variable that is not defined by others; made when it is first needed.
    private mutating func symbol(of variable: Int32) -> Int32 {
        if graph.variables[variable].symbol >= 0 { return graph.variables[variable].symbol }
        let index = tableau.addSymbol(
            Symbol(
                owner: variable, level: Levels.variableTie,
                ageWeight: TieWeight.of(UInt64(variable)), costsAbove: true, costsBelow: true,
                isVariable: true
            ))
        graph.variables[variable].symbol = index
        graph.markStale(variable)
        return index
    }

    /// Adds a term to the row under construction, or, if its variable is defined by several, to what has to be expanded.
    private mutating func carry(_ coefficient: Double, _ variable: Int32) {
        if graph.variables[variable].definition < 0 { return accumulate(coefficient, variable) }
        let alias = graph.alias(of: variable)
        tableau.pendingValue += coefficient * alias.offset
        if graph.variables[alias.root].definition < 0 {
            return accumulate(coefficient * alias.factor, alias.root)
        }
        graph.visitDefinitions(below: alias.root, skippingAliases: true)
        graph.variables[alias.root].carried += coefficient * alias.factor
    }

    /// Adds the expansions of the defined variables in `order`, each once, users before the variables that they use.
    private mutating func expandCarried() {
        var position = Int32(graph.order.count) - 1
        while position >= 0 {
            let variable = graph.order[position]
            position -= 1
            let factor = graph.variables[variable].carried
            graph.variables[variable].carried = 0
            if factor != 0 { expand(variable, factor) }
        }
    }

    private mutating func expand(_ variable: Int32, _ factor: Double) {
        let definition = graph.constraints[graph.variables[variable].definition]
        let scaled = -factor / graph.terms[definition.definingTerm].coefficient
        if definition.symbol >= 0 { tableau.accumulate(-scaled, definition.symbol) }
        tableau.pendingValue += scaled * definition.constant
        for slot in definition.firstTerm..<definition.firstTerm + definition.termCount
        where slot != definition.definingTerm {
            let end = graph.alias(of: graph.terms[slot].variable)
            let coefficient = scaled * graph.terms[slot].coefficient
            tableau.pendingValue += coefficient * end.offset
            if graph.variables[end.root].definition >= 0 {
                graph.variables[end.root].carried += coefficient * end.factor
            } else {
                accumulate(coefficient * end.factor, end.root)
            }
        }
    }

    // MARK: - Constants

    /// Passes a changed constant of a definition on to the constraints of the tableau that depend on it.
    mutating func shiftDefinition(_ index: Int32, by delta: Double) {
        let slot = graph.constraints[index].definingTerm
        let variable = graph.terms[slot].variable
        graph.aliasTime &+= 1
        graph.markStale(variable)
        graph.collectUsers(of: variable)
        graph.variables[variable].carried = -delta / graph.terms[slot].coefficient
        var shifted = Pool<ShiftedConstraint>()
        var position: Int32 = 0
        while Int(position) < graph.order.count {
            let here = graph.order[position]
            position += 1
            let change = graph.variables[here].carried
            graph.variables[here].carried = 0
            if change != 0 { passOn(change, of: here, &shifted) }
        }
        position = 0
        while Int(position) < shifted.count {
            let entry = shifted[position]
            position += 1
            graph.constraints[entry.constraint].shiftSlot = -1
            tableau.shiftConstant(of: graph.constraints[entry.constraint].symbol, by: entry.change)
        }
    }

    private mutating func passOn(
        _ change: Double, of variable: Int32, _ shifted: inout Pool<ShiftedConstraint>
    ) {
        var use = graph.variables[variable].firstUse
        while use >= 0 {
            let term = graph.terms[use]
            let constraint = graph.constraints[term.constraint]
            if constraint.state == .inTableau {
                var slot = constraint.shiftSlot
                if slot < 0 {
                    slot = shifted.append(ShiftedConstraint(constraint: term.constraint, change: 0))
                    graph.constraints[term.constraint].shiftSlot = slot
                }
                shifted[slot].change += term.coefficient * change
            } else if constraint.state == .definition, constraint.definingTerm != use {
                let user = graph.terms[constraint.definingTerm]
                graph.variables[user.variable].carried -= term.coefficient * change / user.coefficient
            }
            use = term.nextUse
        }
    }
}

/// A change of the constant of a constraint in the tableau.
struct ShiftedConstraint: BitwiseCopyable {
    var constraint: Int32
    var change: Double
}
