/// A linear expression: a sum of terms and a constant.
///
/// It is written with the arithmetic operators:
///
///     let right = left + width
///     solver.add(right <= 2 * column - 8)
public struct LinearExpression: Hashable, Sendable {
    public var terms: [Term]
    public var constant: Double

    /// Creates the sum of `terms` and `constant`.
    public init(_ terms: [Term] = [], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }
}

/// A type that converts to a linear expression: numbers, variables, terms, and expressions themselves.
///
///     func twice(_ value: some ExpressionConvertible) -> LinearExpression { 2 * value }
public protocol ExpressionConvertible {
    var expression: LinearExpression { get }
}

extension LinearExpression: ExpressionConvertible {
    public var expression: LinearExpression { self }
}
extension Variable: ExpressionConvertible {
    public var expression: LinearExpression { LinearExpression([Term(self)]) }
}
extension Term: ExpressionConvertible {
    public var expression: LinearExpression { LinearExpression([self]) }
}
extension Double: ExpressionConvertible {
    public var expression: LinearExpression { LinearExpression(constant: self) }
}

/// A relation between two expressions, not yet part of a solver.
///
///     let fits: LinearConstraint = left + width <= 320
public struct LinearConstraint: Hashable, Sendable {
    /// The expression that is compared with zero: left side minus right side.
    public var expression: LinearExpression
    public var relation: Relation

    /// Creates the constraint `expression relation 0`.
    public init(_ expression: LinearExpression, _ relation: Relation) {
        self.expression = expression
        self.relation = relation
    }
}

// MARK: - Operators

extension ExpressionConvertible {
    public static func + (left: Self, right: some ExpressionConvertible) -> LinearExpression {
        var sum = left.expression
        let other = right.expression
        sum.terms.append(contentsOf: other.terms)
        sum.constant += other.constant
        return sum
    }

    public static func - (left: Self, right: some ExpressionConvertible) -> LinearExpression {
        var sum = left.expression
        let other = right.expression
        for term in other.terms { sum.terms.append(Term(term.variable, times: -term.coefficient)) }
        sum.constant -= other.constant
        return sum
    }

    public static func * (factor: Double, value: Self) -> LinearExpression {
        var product = value.expression
        for index in product.terms.indices { product.terms[index].coefficient *= factor }
        product.constant *= factor
        return product
    }

    public static func * (value: Self, factor: Double) -> LinearExpression { factor * value }
    public static func / (value: Self, divisor: Double) -> LinearExpression { (1 / divisor) * value }
    public static prefix func - (value: Self) -> LinearExpression { -1 * value }

    public static func == (left: Self, right: some ExpressionConvertible) -> LinearConstraint {
        LinearConstraint(left - right, .equal)
    }
    public static func <= (left: Self, right: some ExpressionConvertible) -> LinearConstraint {
        LinearConstraint(left - right, .lessThanOrEqual)
    }
    public static func >= (left: Self, right: some ExpressionConvertible) -> LinearConstraint {
        LinearConstraint(left - right, .greaterThanOrEqual)
    }
}
