/// The solver's record of a variable.
struct VariableRecord: BitwiseCopyable {
    /// The value in the last solution.
    var value = 0.0
    /// The constraint that defines the variable by others, or null.
    var definition = ConstraintIndex.null
    /// The symbol of the variable in the tableau, or null.
    var symbol = SymbolIndex.null
    /// The first term that contains the variable.
    var firstUse = TermIndex.null
    var useCount: Int32 = 0
    /// The number of definitions of other variables that use this one.
    var definitionUseCount: Int32 = 0
    /// The mark of the last walk through the definitions that visited the variable, and the sum that the walk accumulates for it.
    var mark: Int32 = 0
    var carried = 0.0
    /// The index in ``ConstraintGraph/aliases`` of the cached alias of the variable, or null.
    var aliasSlot = Pool<Alias>.Index.null
    var isAlive = true
    var isReported = false
    var isStale = false
    var sign = Sign.free

    /// The permitted sign of a variable's value.
    enum Sign: UInt8, BitwiseCopyable {
        case free
        /// Zero or positive; the solution satisfies this without a constraint.
        case nonnegative
        /// Zero or positive, enforced by a constraint.
        case bounded
    }
}

/// A term of a constraint, linked into the list of terms that contain its variable.
struct TermRecord: BitwiseCopyable {
    var coefficient: Double
    var variable: VariableIndex
    var constraint: ConstraintIndex
    var nextUse = TermIndex.null
    var previousUse = TermIndex.null
}

/// The solver's record of a constraint, in the form `sum of terms + constant == 0` or `>= 0`.
struct ConstraintRecord: BitwiseCopyable {
    enum State: UInt8, BitwiseCopyable {
        case free
        /// Waits for the next solution.
        case pending
        /// The slack is a symbol of the tableau.
        case inTableau
        /// Defines a variable; the tableau contains the slack of an optional definition, and nothing of a required one.
        case definition
    }

    var firstTerm: TermIndex
    var termCount: Int32
    var constant: Double
    var strength: Float
    /// The strength for positive values of the expression; 0 if it equals `strength`.
    var strengthAbove: Float = 0
    var isEquality: Bool
    /// Whether the constraint was given as `<=`, and its signs were reversed.
    var isNegated: Bool
    var state = State.pending
    /// Whether the constraint is relaxed because it contradicts other required constraints.
    var isBroken = false
    /// The slack in the tableau, or null.
    var symbol = SymbolIndex.null
    /// The term whose variable the constraint defines, or null.
    var definingTerm = TermIndex.null
    var generation: UInt32
    /// The age: older constraints have smaller numbers.
    var serial: UInt64
    /// During a walk, the index of the constraint's entry in the list of changed constants, or null.
    var shiftSlot = Pool<ShiftedConstraint>.Index.null
    var terms: Range<TermIndex> { firstTerm..<firstTerm + termCount }

    /// Whether the constraint is required and not relaxed.
    var isRequired: Bool { strength == Strength.required.value && !isBroken }

    /// The strength that currently applies.
    var effectiveStrength: Strength { isBroken ? .broken : Strength(stored: strength) }
}

/// A change of the constant of a constraint in the tableau.
struct ShiftedConstraint: BitwiseCopyable {
    var constraint: ConstraintIndex
    var change: Double
}

/// The identifier of a constraint that has been added to a solver.
///
/// Valid until the constraint is removed.
///
///     let limit = solver.add(width <= 320)
///     solver.setConstant(400, of: limit)
public struct ConstraintID: Hashable, Sendable {
    package let index: Int32
    let generation: UInt32
}
