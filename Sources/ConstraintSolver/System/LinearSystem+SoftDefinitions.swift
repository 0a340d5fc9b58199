/// Optional equalities that define a variable: `x = (slack - the other terms - constant) / k`.
///
/// In the tableau each optional equality of a chain would be expressed by all previous ones, so that a chain of n would need n * n
/// coefficients; a cycle of them would be cubic, because each step visits all of these rows. An optional equality whose row would
/// be long therefore defines one of its variables by the others and its own slack, as required ones do. The tableau contains the
/// slack as a parametric symbol with its cost, and with coefficients only in the rows that depend on it. If so many optional
/// equalities are added at once that they could form such a chain, each one defines a variable.
extension LinearSystem {
    /// Returns whether an optional constraint may define a variable.
    func isOptionalEquality(_ record: ConstraintRecord) -> Bool {
        record.isEquality && record.termCount > 1 && !record.isBroken
            && record.strength < Strength.required.value
    }

    /// Returns whether an optional equality defines one of the constraint's variables, so that its row would be as long.
    func usesSoftDefinition(_ record: ConstraintRecord) -> Bool {
        for slot in record.terms {
            let definition = graph.variables[graph.terms[slot].variable].definition
            if definition != .null, graph.constraints[definition].symbol != .null { return true }
        }
        return false
    }

    /// Makes an optional equality define one of its free variables; returns false if there is none.
    mutating func defineSoftly(_ index: ConstraintIndex) -> Bool {
        let symbol = graph.constraints[index].symbol
        if !define(index) {
            // A row under construction depends on the current definitions.
            guard symbol == .null, freeVariable(of: index), define(index) else { return false }
        }
        if symbol != .null {
            tableau.symbols[symbol].isWatched = true
        } else {
            addWatchedSlack(of: index)
        }
        return true
    }

    // MARK: - Paths of definitions

    /// Frees one of the two variables of the equality `index`, both of which are defined; returns false if that is not possible.
    ///
    /// Links of a chain that are added in random order meet at links whose variables are both defined. From each variable a path of
    /// definitions with two variables leads to one without definition, and that path can be reversed: `y` defined by `x` becomes `x`
    /// defined by `y`. The slacks keep their meaning, so the rows of the tableau do not change.
    ///
    /// Cost: the shorter of both paths, at most the size of the smaller of the two chains; n links cost O(n log n).
    private mutating func freeVariable(of index: ConstraintIndex) -> Bool {
        let record = graph.constraints[index]
        guard record.termCount == 2 else { return false }
        let first = graph.terms[record.firstTerm].variable
        let second = graph.terms[record.firstTerm + 1].variable
        var (one, two) = (first, second)
        while one != .null || two != .null {
            if isFree(one) {
                turnDefinitions(from: first)
                return true
            }
            if isFree(two) {
                turnDefinitions(from: second)
                return true
            }
            one = graph.definingVariable(of: one)
            two = graph.definingVariable(of: two)
            graph.definitionVisitCount += 2
        }
        return false
    }

    /// Reverses the path of definitions from `start` to a free variable, and removes the symbol of that variable.
    private mutating func turnDefinitions(from start: VariableIndex) {
        removeSymbol(of: graph.turnDefinitions(from: start))
    }

    // MARK: - Slacks

    /// Creates a new slack of an optional definition; its value is zero.
    mutating func addWatchedSlack(of index: ConstraintIndex) {
        let symbol = tableau.addSymbol(makeSlack(graph.constraints[index], index))
        tableau.symbols[symbol].isWatched = true
        graph.constraints[index].symbol = symbol
    }

    /// Returns the variable that changes with the value of a watched symbol.
    func variable(evaluatedFrom symbol: SymbolIndex) -> VariableIndex {
        if tableau.symbols[symbol].isVariable { return tableau.symbols[symbol].variable }
        return graph.terms[graph.constraints[tableau.symbols[symbol].constraint].definingTerm].variable
    }
}
