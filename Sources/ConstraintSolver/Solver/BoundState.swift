/// The inequality that keeps a variable from being negative.
struct Bound: BitwiseCopyable {
    var variable: VariableIndex
    var constraint: ConstraintIndex
    var generation: UInt32

    var identity: ConstraintID { ConstraintID(index: constraint.rawValue, generation: generation) }
}

/// Which inequalities there are, and which the solution at hand needs.
struct BoundState: ~Copyable {
    var active = Pool<Bound>()
    var negatives = Pool<VariableIndex>()
}
