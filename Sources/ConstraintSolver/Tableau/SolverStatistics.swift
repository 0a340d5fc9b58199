/// Counts of a solver's work so far, which are the same on every machine.
///
///     let before = solver.statistics.pivotCount
public struct SolverStatistics: Hashable, Sendable {
    /// Steps of the simplex method.
    public internal(set) var pivotCount = 0
    /// Coefficients touched by those steps.
    public internal(set) var entryVisitCount = 0
    /// Solutions computed.
    public internal(set) var solveCount = 0
    /// Variables whose value was computed again.
    public internal(set) var evaluationCount = 0
    /// Variables looked at to find what was expressed by one that a removed equality had defined.
    public internal(set) var suspensionVisitCount = 0
    /// Variables looked at to find one that an equality can define without a cycle.
    public internal(set) var definitionVisitCount = 0
    /// Times that all coefficients were recomputed, against the errors that many steps leave.
    public internal(set) var rebuildCount = 0
    /// Times that the bound on steps was reached: the solution is then not the best one.
    public internal(set) var stepLimitCount = 0
    /// Times that a variable needed an inequality to stay at zero or above.
    public internal(set) var boundCount = 0

    public init() {}
}
