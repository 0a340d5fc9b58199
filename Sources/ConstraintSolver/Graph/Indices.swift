typealias VariableIndex = Pool<VariableRecord>.Index
typealias TermIndex = Pool<TermRecord>.Index
typealias ConstraintIndex = Pool<ConstraintRecord>.Index

extension Variable {
    init(_ record: VariableIndex) { self.init(index: record.rawValue) }

    /// The index of the variable's record.
    var record: VariableIndex { VariableIndex(rawValue: index) }
}

extension ConstraintID {
    /// The index of the constraint's record.
    var record: ConstraintIndex { ConstraintIndex(rawValue: index) }
}

extension Symbol {
    /// Creates the symbol of a variable.
    init(of variable: VariableIndex, level: LevelIndex, ageWeight: Double) {
        self.init(
            owner: variable.rawValue, level: level, ageWeight: ageWeight, costsAbove: true, costsBelow: true,
            isVariable: true)
    }

    /// Creates the slack of a constraint.
    init(slackOf constraint: ConstraintIndex, level: LevelIndex, costsAbove: Bool) {
        self.init(
            owner: constraint.rawValue, level: level, costsAbove: costsAbove, costsBelow: true,
            isVariable: false)
    }

    /// The variable whose symbol this is.
    var variable: VariableIndex {
        assert(isVariable)
        return VariableIndex(rawValue: owner)
    }

    /// The constraint whose slack this symbol is.
    var constraint: ConstraintIndex {
        assert(!isVariable)
        return ConstraintIndex(rawValue: owner)
    }
}
