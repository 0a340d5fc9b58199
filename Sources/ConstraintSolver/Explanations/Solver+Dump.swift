extension Solver {
    /// Returns the solver's state as text: definitions, the rows of the tableau, and the relaxed constraints.
    ///
    /// `names` returns the name of a variable; the default is v0, v1 and so on. docs/constraints.md explains the format.
    public func dump(names: (Variable) -> String? = { _ in nil }) -> String {
        var lines: [String] = []
        var constraint = system.graph.constraints.startIndex
        while constraint < system.graph.constraints.endIndex {
            let record = system.graph.constraints[constraint]
            if record.state == .definition {
                let variable = Variable(system.graph.terms[record.definingTerm].variable)
                let name = names(variable) ?? "v\(variable.index)"
                lines.append(
                    "define \(name) by \(describe(system.graph.identity(of: constraint), names: names))")
            }
            constraint += 1
        }
        var symbol = system.tableau.symbols.startIndex
        while symbol < system.tableau.symbols.endIndex {
            if system.tableau.symbols[symbol].isBasic {
                lines.append("row    \(name(symbol, names)) = \(row(RowIndex(symbol), names))")
            }
            symbol += 1
        }
        for conflict in conflicts {
            let others = conflict.members.filter { $0 != conflict.broken }.map { describe($0, names: names) }
            let against = others.isEmpty ? "itself" : others.joined(separator: ", ")
            lines.append("broken \(describe(conflict.broken, names: names)) against \(against)")
        }
        return lines.joined(separator: "\n")
    }

    /// Returns a constraint in the form of its source code: `v0 + v1 <= 320 @750`.
    public func describe(_ constraint: ConstraintID, names: (Variable) -> String? = { _ in nil }) -> String {
        check(constraint)
        let record = system.graph.constraints[constraint.record]
        let sign: Double = record.isNegated ? -1 : 1
        var text = ""
        for slot in record.terms {
            let variable = Variable(system.graph.terms[slot].variable)
            append(
                sign * system.graph.terms[slot].coefficient, names(variable) ?? "v\(variable.index)",
                to: &text)
        }
        if text.isEmpty { text = "0" }
        let relation = record.isEquality ? "==" : (record.isNegated ? "<=" : ">=")
        text += " \(relation) \(Self.short(-sign * record.constant))"
        if record.strength < Strength.required.value { text += " @\(Self.short(Double(record.strength)))" }
        if record.strengthAbove != 0 { text += " above @\(Self.short(Double(record.strengthAbove)))" }
        return text
    }

    private func row(_ index: RowIndex, _ names: (Variable) -> String?) -> String {
        var text = Self.short(system.tableau.symbols[index].value)
        system.tableau.forEachEntry(ofRow: index) { column, coefficient in
            append(coefficient, name(column.symbol, names), to: &text)
        }
        return text
    }

    private func name(_ index: SymbolIndex, _ names: (Variable) -> String?) -> String {
        let symbol = system.tableau.symbols[index]
        if !symbol.isVariable {
            return "slack[\(describe(system.graph.identity(of: symbol.constraint), names: names))]"
        }
        let variable = Variable(symbol.variable)
        return names(variable) ?? "v\(variable.index)"
    }

    private func append(_ coefficient: Double, _ name: String, to text: inout String) {
        let factor = coefficient.magnitude == 1 ? "" : "\(Self.short(coefficient.magnitude)) * "
        if text.isEmpty {
            text = coefficient < 0 ? "-\(factor)\(name)" : factor + name
        } else {
            text += coefficient < 0 ? " - \(factor)\(name)" : " + \(factor)\(name)"
        }
    }

    /// Returns a number with at most three decimals, and without trailing zeros.
    static func short(_ number: Double) -> String {
        let rounded = (number * 1000).rounded() / 1000
        guard rounded.magnitude < 1e15 else { return "\(number)" }
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}
