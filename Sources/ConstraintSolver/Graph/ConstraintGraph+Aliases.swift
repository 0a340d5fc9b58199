/// Aliases: chains of equalities such as `b == a`, `c == b + 4` are followed once and then cached by their end, as the sets of
/// a union-find structure are (R. Tarjan, "Efficiency of a good but not linear set union algorithm", 1975).
extension ConstraintGraph {
    /// Returns the root that `variable` is an alias of, through definitions with two variables; itself if it is no alias.
    ///
    /// Cost: amortised, a small number of steps.
    mutating func alias(of variable: VariableIndex) -> Alias {
        var end = Alias(root: variable, time: aliasTime)
        while let step = nextAlias(of: end.root) {
            guard let next = nextAlias(of: step.root) else { return end.followed(by: step) }
            // Path halving: each variable is linked to the next but one. Shortens later walks, and needs no division.
            let both = step.followed(by: next)
            remember(both, for: end.root)
            end = end.followed(by: both)
        }
        return end
    }

    private mutating func remember(_ alias: Alias, for variable: VariableIndex) {
        if variables[variable].aliasSlot == .null { variables[variable].aliasSlot = aliases.append(alias) }
        aliases[variables[variable].aliasSlot] = alias
    }

    private func nextAlias(of variable: VariableIndex) -> Alias? {
        let record = variables[variable]
        if record.aliasSlot != .null, aliases[record.aliasSlot].time == aliasTime {
            return aliases[record.aliasSlot]
        }
        guard record.definition != .null else { return nil }
        let definition = constraints[record.definition]
        guard definition.termCount == 2, definition.symbol == .null else { return nil }
        let own = terms[definition.definingTerm]
        let slot =
            definition.definingTerm == definition.firstTerm ? definition.firstTerm + 1 : definition.firstTerm
        let other = terms[slot]
        return Alias(
            root: other.variable, time: aliasTime, factor: -other.coefficient / own.coefficient,
            offset: -definition.constant / own.coefficient)
    }
}
