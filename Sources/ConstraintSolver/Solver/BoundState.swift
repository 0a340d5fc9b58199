/// The inequality that keeps a variable nonnegative.
struct Bound: BitwiseCopyable {
    var variable: VariableIndex
    var constraint: ConstraintIndex
    var generation: UInt32

    var identity: ConstraintID { ConstraintID(index: constraint.rawValue, generation: generation) }
}

/// The active inequalities of nonnegative variables, and the variables that the current solution makes negative.
struct BoundState: ~Copyable {
    var active = Pool<Bound>()
    var negatives = Pool<VariableIndex>()
}
