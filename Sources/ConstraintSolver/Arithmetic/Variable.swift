/// An unknown of a solver: a number that constraints speak of.
///
/// Made by ``Solver/makeVariable()`` and of use with that solver only.
///
///     var solver = Solver()
///     let width = solver.makeVariable()
///     solver.add(width >= 44)
public struct Variable: Hashable, Sendable {
    package let index: Int32

    package init(index: Int32) { self.index = index }
}

/// A variable times a number: one summand of a linear expression.
///
///     let half = Term(width, times: 0.5)
public struct Term: Hashable, Sendable {
    public var variable: Variable
    public var coefficient: Double

    /// Makes `coefficient * variable`.
    public init(_ variable: Variable, times coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}
