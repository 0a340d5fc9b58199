/// Optional equalities that define a variable: `x = (slack - the other terms - constant) / k`.
///
/// In the tableau each optional equality of a chain would be written in terms of all before it, and a chain of n would take n * n
/// coefficients; a cycle of them would be cubic, because each step visits all of these rows. An optional equality whose
/// row would be long therefore defines one of its variables, as required ones do, by the others and its own slack. The
/// tableau has the slack as a parametric symbol, with its cost, and with coefficients only in the rows that depend on it.
extension LinearSystem {
    /// Whether `index` may define a variable although it is not required.
    func isOptionalEquality(_ record: ConstraintRecord) -> Bool {
        record.isEquality && record.termCount > 1 && !record.isBroken
            && record.strength < Strength.required.value
    }

    /// True when a variable of the constraint is defined by an optional equality: its row would be as long.
    func usesSoftDefinition(_ record: ConstraintRecord) -> Bool {
        for slot in record.firstTerm..<record.firstTerm + record.termCount {
            let definition = graph.variables[graph.terms[slot].variable].definition
            if definition >= 0, graph.constraints[definition].symbol >= 0 { return true }
        }
        return false
    }

    /// Lets an optional equality define one of its variables, if one is still free; true when it does.
    mutating func defineSoftly(_ index: Int32) -> Bool {
        let symbol = graph.constraints[index].symbol
        guard define(index) else { return false }
        if symbol >= 0 {
            tableau.symbols[symbol].isWatched = true
        } else {
            watchSlack(of: index)
        }
        return true
    }

    /// Gives an optional definition a new slack, which is zero.
    mutating func watchSlack(of index: Int32) {
        let symbol = tableau.addSymbol(makeSlack(graph.constraints[index], index))
        tableau.symbols[symbol].isWatched = true
        graph.constraints[index].symbol = symbol
    }

    /// The variable that changes with the value of a watched symbol.
    func variable(evaluatedFrom symbol: Int32) -> Int32 {
        let owner = tableau.symbols[symbol].owner
        return tableau.symbols[symbol].isVariable
            ? owner : graph.terms[graph.constraints[owner].definingTerm].variable
    }
}
