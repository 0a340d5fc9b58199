/// A variable of a solver: an unknown number that constraints restrict.
///
/// Created by ``Solver/makeVariable()``, and valid for that solver only.
///
///     var solver = Solver()
///     let width = solver.makeVariable()
///     solver.add(width >= 44)
public struct Variable: Hashable, Sendable {
    package let index: Int32

    package init(index: Int32) { self.index = index }
}

/// A variable times a coefficient: a term of a linear expression.
///
///     let half = Term(width, times: 0.5)
public struct Term: Hashable, Sendable {
    public var variable: Variable
    public var coefficient: Double

    /// Creates `coefficient * variable`.
    public init(_ variable: Variable, times coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}
