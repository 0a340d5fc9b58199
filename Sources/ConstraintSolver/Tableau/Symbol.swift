/// The symbol of a row or a column of the tableau: a variable, or the slack of a constraint.
///
/// The slack of a constraint `e == 0` or `e >= 0` is the value of `e`. It may be anything; what it costs is a piecewise
/// linear function with its bend at zero: nothing where the constraint holds, its distance from zero where it
/// does not. A variable costs next to nothing, but something, away from zero: so that no solution is arbitrary.
struct Symbol: BitwiseCopyable {
    /// Its value if it is basic; a parametric symbol is zero.
    var value = 0.0
    /// The first entry of its row (basic) or of its column (parametric), and how many there are.
    var head: Int32 = -1
    var length: Int32 = 0
    /// The variable or the constraint that it belongs to.
    var owner: Int32
    /// Where in the objective its cost counts.
    var level: Int32
    /// Where in the objective its cost above zero counts, if that has another strength than its cost below.
    var levelAbove: Int32
    /// The cost per point in the last levels, which decide between solutions that are equally good.
    var ageWeight = 0.0
    var costsAbove: Bool
    var costsBelow: Bool
    /// The side of zero that a basic symbol is on; one at zero keeps the side that it had.
    var isAbove = true
    /// The change of its cost per point upwards, in weights: 1, 0 or -1.
    var slope: Float = 0
    var isBasic = false
    var isVariable: Bool
    /// Something is evaluated from its value: it is a variable, or the slack of an optional definition.
    var isWatched: Bool
    var isQueued = false
    var isChanged = false
    var isSuspect = false

    init(
        owner: Int32, level: Int32, ageWeight: Double = 0, costsAbove: Bool, costsBelow: Bool,
        isVariable: Bool
    ) {
        self.owner = owner
        self.level = level
        levelAbove = level
        self.ageWeight = ageWeight
        self.costsAbove = costsAbove
        self.costsBelow = costsBelow
        self.isVariable = isVariable
        isWatched = isVariable
    }

    /// How much a point costs in its level.
    var weight: Double { isVariable ? ageWeight : 1 }
    /// How much a point costs in the level that decides between slacks.
    var tieWeight: Double { isVariable ? 0 : ageWeight }

    /// The slope on the side `isAbove`.
    var slopeOfSide: Float { isAbove ? (costsAbove ? 1 : 0) : (costsBelow ? -1 : 0) }
}

/// A coefficient of the tableau, linked into its row and into its column.
struct Entry: BitwiseCopyable {
    var coefficient: Double
    var row: Int32
    var column: Int32
    var nextInRow: Int32 = -1
    var previousInRow: Int32 = -1
    var nextInColumn: Int32 = -1
    var previousInColumn: Int32 = -1
}

/// Where the row at work has an entry of a column: valid if stamped with the current number.
struct RowPosition: BitwiseCopyable {
    var stamp: Int32 = 0
    var entry: Int32 = -1
}
