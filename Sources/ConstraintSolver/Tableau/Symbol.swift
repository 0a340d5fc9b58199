/// The symbol of a row or a column of the tableau: a variable, or the slack of a constraint.
///
/// The slack of a constraint `e == 0` or `e >= 0` is the value of `e`. It is unrestricted; its cost is a piecewise
/// linear function with a breakpoint at zero: 0 if the constraint holds, otherwise the distance from zero. A variable
/// has a very small cost for its distance from zero, so that the solution is unique.
struct Symbol: BitwiseCopyable {
    /// Its value if it is basic; a parametric symbol is zero.
    var value = 0.0
    /// The first entry of its row (basic) or of its column (parametric), and how many there are.
    var head = EntryIndex.null
    var length: Int32 = 0
    /// The number of the variable or of the constraint that it belongs to; -1 for an unused symbol.
    let owner: Int32
    /// The level of the objective to which its cost belongs.
    var level: LevelIndex
    /// The level of the objective to which its cost above zero belongs; differs from `level` if the strengths differ.
    var levelAbove: LevelIndex
    /// The cost per point in the last levels, which break ties between equally good solutions.
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
        owner: Int32, level: LevelIndex, ageWeight: Double = 0, costsAbove: Bool, costsBelow: Bool,
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

    /// The cost per point in its level.
    var weight: Double { isVariable ? ageWeight : 1 }
    /// The cost per point in the level that breaks ties between slacks.
    var tieWeight: Double { isVariable ? 0 : ageWeight }

    /// The slope on the side `isAbove`.
    var slopeOfSide: Float { isAbove ? (costsAbove ? 1 : 0) : (costsBelow ? -1 : 0) }
}

/// A coefficient of the tableau, linked into its row and into its column.
struct Entry: BitwiseCopyable {
    var coefficient: Double
    var row: RowIndex
    var column: ColumnIndex
    var nextInRow = EntryIndex.null
    var previousInRow = EntryIndex.null
    var nextInColumn = EntryIndex.null
    var previousInColumn = EntryIndex.null
}

/// Where the row at work has a column: valid if stamped with the current number.
///
/// A row of the tableau has an entry there, and the row under construction a pending term: the stamp of one is never that of the other.
struct RowPosition: BitwiseCopyable {
    let stamp: Int32
    private let place: Int32

    /// The position in a row of the tableau.
    init(stamp: Int32, entry: EntryIndex) {
        self.stamp = stamp
        place = entry.rawValue
    }

    /// The position in the row under construction.
    init(stamp: Int32, term: Pool<PendingTerm>.Index) {
        self.stamp = stamp
        place = term.rawValue
    }

    var entry: EntryIndex { EntryIndex(rawValue: place) }
    var term: Pool<PendingTerm>.Index { Pool<PendingTerm>.Index(rawValue: place) }
}

extension Pool where Element == RowPosition {
    /// The position in the column of `column`: there is one for each symbol.
    subscript(column: ColumnIndex) -> RowPosition {
        get { self[Index(rawValue: column.symbol.rawValue)] }
        nonmutating _modify { yield &self[Index(rawValue: column.symbol.rawValue)] }
    }
}
