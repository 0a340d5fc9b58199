/// The solver's record of a variable.
struct VariableRecord: BitwiseCopyable {
    /// Its value in the last solution.
    var value = 0.0
    /// The constraint that defines it by others, or null.
    var definition = ConstraintIndex.null
    /// Its symbol in the tableau, or null.
    var symbol = SymbolIndex.null
    /// The first term that speaks of it.
    var firstUse = TermIndex.null
    var useCount: Int32 = 0
    /// How many definitions of others speak of it.
    var definitionUseCount: Int32 = 0
    /// For walks through the definitions: the walk that has been here, and what it carries.
    var mark: Int32 = 0
    var carried = 0.0
    /// Where in ``ConstraintGraph/aliases`` the end of the row of aliases that begins here may be known, or null.
    var aliasSlot = Pool<Alias>.Index.null
    var isAlive = true
    var isReported = false
    var isStale = false
    var sign = Sign.free

    /// Which values the variable may have.
    enum Sign: UInt8, BitwiseCopyable {
        case free
        /// Zero or above; no constraint is needed for it now.
        case nonnegative
        /// Zero or above, and there is a constraint that says so.
        case bounded
    }
}

/// A term of a constraint, linked into the list of those that speak of its variable.
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
        /// Its slack is a symbol of the tableau.
        case inTableau
        /// Defines a variable. Of a required one the tableau knows nothing, of an optional one the slack.
        case definition
    }

    var firstTerm: TermIndex
    var termCount: Int32
    var constant: Double
    var strength: Float
    /// With which it counts where its expression is above zero; 0: as `strength`.
    var strengthAbove: Float = 0
    var isEquality: Bool
    /// Given as `<=`, and turned round.
    var isNegated: Bool
    var state = State.pending
    /// Gave way to required constraints that it contradicts.
    var isBroken = false
    /// Its slack in the tableau, or null.
    var symbol = SymbolIndex.null
    /// The term whose variable it defines.
    var definingTerm = TermIndex.null
    var generation: UInt32
    /// The older, the smaller.
    var serial: UInt64
    /// For walks: where in their list it stands with what is to be added to its constant, or null.
    var shiftSlot = Pool<ShiftedConstraint>.Index.null
    var terms: Range<TermIndex> { firstTerm..<firstTerm + termCount }

    /// Required, and not given up.
    var isRequired: Bool { strength == Strength.required.value && !isBroken }

    /// The strength that it counts with.
    var effectiveStrength: Strength { isBroken ? .broken : Strength(stored: strength) }
}

/// A change of the constant of a constraint in the tableau.
struct ShiftedConstraint: BitwiseCopyable {
    var constraint: ConstraintIndex
    var change: Double
}

/// A constraint that has been added to a solver.
///
/// Stays good until the constraint is removed.
///
///     let limit = solver.add(width <= 320)
///     solver.setConstant(400, of: limit)
public struct ConstraintID: Hashable, Sendable {
    package let index: Int32
    let generation: UInt32
}
