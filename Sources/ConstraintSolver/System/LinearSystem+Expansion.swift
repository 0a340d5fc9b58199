extension LinearSystem {
    /// Moves a pending constraint into the tableau, with its slack expressed by parametric symbols.
    ///
    /// An optional equality may define a variable instead: see ``defineSoftly(_:)``.
    mutating func enterTableau(_ index: ConstraintIndex) {
        let record = graph.constraints[index]
        let maySoftlyDefine = isOptionalEquality(record)
        if maySoftlyDefine, definesSoftlyAtOnce || usesSoftDefinition(record), defineSoftly(index) { return }
        let symbol = tableau.addSymbol(makeSlack(record, index))
        graph.constraints[index].symbol = symbol
        graph.constraints[index].state = .inTableau
        tableau.beginRow(constant: record.constant)
        graph.mark &+= 1
        graph.order.removeAll()
        for slot in record.terms {
            carry(graph.terms[slot].coefficient, graph.terms[slot].variable)
        }
        expandCarried()
        if maySoftlyDefine, tableau.pendingTerms.count > tableau.longRow, defineSoftly(index) { return }
        tableau.finishRow(of: RowIndex(symbol))
    }

    mutating func makeSlack(_ record: ConstraintRecord, _ index: ConstraintIndex) -> Symbol {
        var slack = Symbol(slackOf: index, level: Levels.required, costsAbove: record.isEquality)
        if !record.isRequired {
            slack.level = level(of: record.effectiveStrength)
            slack.levelAbove = slack.level
            if record.strengthAbove != 0 {
                // A new level shifts the weaker ones, possibly including the slot just found.
                slack.levelAbove = level(of: Strength(stored: record.strengthAbove))
                slack.level = level(of: record.effectiveStrength)
            }
            slack.ageWeight = TieWeight.of(record.serial)
        }
        return slack
    }

    /// Returns the slot of `strength`; a new strength shifts the weaker slots, and the symbols assigned to them.
    mutating func level(of strength: Strength) -> LevelIndex {
        let (slot, moved) = tableau.levels.slot(of: strength)
        guard let moved else { return slot }
        var symbol = tableau.symbols.startIndex
        while symbol < tableau.symbols.endIndex {
            if tableau.symbols[symbol].level >= moved { tableau.symbols[symbol].level += 1 }
            if tableau.symbols[symbol].levelAbove >= moved { tableau.symbols[symbol].levelAbove += 1 }
            symbol += 1
        }
        return slot
    }

    private mutating func accumulate(_ coefficient: Double, _ variable: VariableIndex) {
        tableau.accumulate(coefficient, symbol(of: variable))
    }

    /// Returns the symbol of a variable that is not defined by others, created on first use.
    private mutating func symbol(of variable: VariableIndex) -> SymbolIndex {
        if graph.variables[variable].symbol != .null { return graph.variables[variable].symbol }
        let index = tableau.addSymbol(
            Symbol(
                of: variable, level: Levels.variableTie,
                ageWeight: TieWeight.of(UInt64(variable.rawValue))))
        graph.variables[variable].symbol = index
        graph.markStale(variable)
        return index
    }

    /// Adds a term to the row under construction or, if its variable is defined by several others, to the pending expansions.
    private mutating func carry(_ coefficient: Double, _ variable: VariableIndex) {
        if graph.variables[variable].definition == .null { return accumulate(coefficient, variable) }
        let alias = graph.alias(of: variable)
        tableau.pendingValue += coefficient * alias.offset
        if graph.variables[alias.root].definition == .null {
            return accumulate(coefficient * alias.factor, alias.root)
        }
        graph.visitDefinitions(below: alias.root, skippingAliases: true)
        graph.variables[alias.root].carried += coefficient * alias.factor
    }

    /// Adds the expansions of the defined variables in `order`, each once, users before the variables that they use.
    private mutating func expandCarried() {
        var position = graph.order.lastIndex
        while position != .null {
            let variable = graph.order[position]
            position -= 1
            let factor = graph.variables[variable].carried
            graph.variables[variable].carried = 0
            if factor != 0 { expand(variable, factor) }
        }
    }

    private mutating func expand(_ variable: VariableIndex, _ factor: Double) {
        let definition = graph.constraints[graph.variables[variable].definition]
        let scaled = -factor / graph.terms[definition.definingTerm].coefficient
        if definition.symbol != .null { tableau.accumulate(-scaled, definition.symbol) }
        tableau.pendingValue += scaled * definition.constant
        for slot in definition.terms
        where slot != definition.definingTerm {
            let end = graph.alias(of: graph.terms[slot].variable)
            let coefficient = scaled * graph.terms[slot].coefficient
            tableau.pendingValue += coefficient * end.offset
            if graph.variables[end.root].definition != .null {
                graph.variables[end.root].carried += coefficient * end.factor
            } else {
                accumulate(coefficient * end.factor, end.root)
            }
        }
    }

    // MARK: - Constants

    /// Propagates a changed constant of a definition to the constraints of the tableau that depend on it.
    mutating func shiftDefinition(_ index: ConstraintIndex, by delta: Double) {
        let slot = graph.constraints[index].definingTerm
        let variable = graph.terms[slot].variable
        graph.aliasTime &+= 1
        graph.markStale(variable)
        graph.collectUsers(of: variable)
        graph.variables[variable].carried = -delta / graph.terms[slot].coefficient
        var shifted = Pool<ShiftedConstraint>()
        var position = graph.order.startIndex
        while position < graph.order.endIndex {
            let here = graph.order[position]
            position += 1
            let change = graph.variables[here].carried
            graph.variables[here].carried = 0
            if change != 0 { passOn(change, of: here, &shifted) }
        }
        var place = shifted.startIndex
        while place < shifted.endIndex {
            let entry = shifted[place]
            place += 1
            graph.constraints[entry.constraint].shiftSlot = .null
            tableau.shiftConstant(of: graph.constraints[entry.constraint].symbol, by: entry.change)
        }
    }

    private mutating func passOn(
        _ change: Double, of variable: VariableIndex, _ shifted: inout Pool<ShiftedConstraint>
    ) {
        var use = graph.variables[variable].firstUse
        while use != .null {
            let term = graph.terms[use]
            let constraint = graph.constraints[term.constraint]
            if constraint.state == .inTableau {
                var slot = constraint.shiftSlot
                if slot == .null {
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
