/// An irreducible set of contradictory required constraints: without any one of them the others can be satisfied.
///
///     for conflict in solver.conflicts {
///         print(conflict.members, "gave up", conflict.broken)
///     }
public struct Conflict: Hashable, Sendable {
    /// The constraints, oldest first.
    public let members: [ConstraintID]
    /// The constraint that is relaxed: the newest member.
    ///
    /// It is satisfied as nearly as the other members allow, with precedence over all optional constraints.
    public let broken: ConstraintID
}
