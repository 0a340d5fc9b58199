/// Counters of a solver's work, which are deterministic across machines.
///
///     let before = solver.statistics.pivotCount
public struct SolverStatistics: Hashable, Sendable {
    /// The number of pivots of the simplex method.
    public internal(set) var pivotCount = 0
    /// The number of coefficients visited by the pivots.
    public internal(set) var entryVisitCount = 0
    /// The number of computed solutions.
    public internal(set) var solveCount = 0
    /// The number of variable values that were recomputed.
    public internal(set) var evaluationCount = 0
    /// The number of variables visited to find expressions of a variable whose defining equality was removed.
    public internal(set) var suspensionVisitCount = 0
    /// The number of variables visited to find one that an equality can define without a cycle.
    public internal(set) var definitionVisitCount = 0
    /// The number of times that all coefficients were recomputed to remove the rounding errors of many pivots.
    public internal(set) var rebuildCount = 0
    /// The number of times that the limit on steps was reached, so that the solution is not optimal.
    public internal(set) var stepLimitCount = 0
    /// The number of times that a variable needed an inequality to stay nonnegative.
    public internal(set) var boundCount = 0

    public init() {}
}
