/// Required constraints that cannot hold together, although any of them could be left out and the others would hold.
///
///     for conflict in solver.conflicts {
///         print(conflict.members, "gave up", conflict.broken)
///     }
public struct Conflict: Hashable, Sendable {
    /// The constraints, oldest first: an irreducible set.
    public let members: [ConstraintID]
    /// The one that gave way: the newest.
    ///
    /// It is kept as nearly as the others allow, before all that is optional.
    public let broken: ConstraintID
}
