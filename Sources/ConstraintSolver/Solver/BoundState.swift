/// The inequality that keeps a variable from being negative.
struct Bound: BitwiseCopyable {
    var variable: Int32
    var constraint: Int32
    var generation: UInt32

    var identity: ConstraintID { ConstraintID(index: constraint, generation: generation) }
}

/// Which inequalities there are, and which the solution at hand needs.
struct BoundState: ~Copyable {
    var active = Pool<Bound>()
    var negatives = Pool<Int32>()
}
