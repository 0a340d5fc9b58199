/// Optional equalities that define a variable: `x = (slack - the other terms - constant) / k`.
///
/// In the tableau each optional equality of a chain would be written in terms of all before it, and a chain of n would take n * n
/// coefficients; a cycle of them would be cubic, because each step visits all of these rows. An optional equality whose
/// row would be long therefore defines one of its variables, as required ones do, by the others and its own slack. The
/// tableau has the slack as a parametric symbol, with its cost, and with coefficients only in the rows that depend on it.
/// Where so many come in at once that they could form such a chain, each does.
extension LinearSystem {
    /// Whether `index` may define a variable although it is not required.
    func isOptionalEquality(_ record: ConstraintRecord) -> Bool {
        record.isEquality && record.termCount > 1 && !record.isBroken
            && record.strength < Strength.required.value
    }

    /// True when a variable of the constraint is defined by an optional equality: its row would be as long.
    func usesSoftDefinition(_ record: ConstraintRecord) -> Bool {
        for slot in record.terms {
            let definition = graph.variables[graph.terms[slot].variable].definition
            if definition != .null, graph.constraints[definition].symbol != .null { return true }
        }
        return false
    }

    /// Lets an optional equality define one of its variables, if one is still free; true when it does.
    mutating func defineSoftly(_ index: ConstraintIndex) -> Bool {
        let symbol = graph.constraints[index].symbol
        if !define(index) {
            // A row under construction speaks of the variables as they are defined now.
            guard symbol == .null, freeVariable(of: index), define(index) else { return false }
        }
        if symbol != .null {
            tableau.symbols[symbol].isWatched = true
        } else {
            watchSlack(of: index)
        }
        return true
    }

    // MARK: - Paths of definitions

    /// Undefines one of the two variables of the equality `index`, both of which are defined; false when that cannot be.
    ///
    /// Links of a chain that come in random order meet where both variables are defined already. By definitions of two variables
    /// each leads to one that is not defined, and that path can be turned around: `y` defined by `x` becomes `x` defined by `y`. No
    /// slack gets another meaning, so that the rows of the tableau stay as they are.
    ///
    /// Cost: the shorter of both paths, at most the size of the smaller of the two chains. So n links cost n log n.
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

    /// Turns the path of definitions from `start` to a free variable around, and removes the symbol of that variable.
    private mutating func turnDefinitions(from start: VariableIndex) {
        removeSymbol(of: graph.turnDefinitions(from: start))
    }

    // MARK: - Slacks

    /// Gives an optional definition a new slack, which is zero.
    mutating func watchSlack(of index: ConstraintIndex) {
        let symbol = tableau.addSymbol(makeSlack(graph.constraints[index], index))
        tableau.symbols[symbol].isWatched = true
        graph.constraints[index].symbol = symbol
    }

    /// The variable that changes with the value of a watched symbol.
    func variable(evaluatedFrom symbol: SymbolIndex) -> VariableIndex {
        if tableau.symbols[symbol].isVariable { return tableau.symbols[symbol].variable }
        return graph.terms[graph.constraints[tableau.symbols[symbol].constraint].definingTerm].variable
    }
}
