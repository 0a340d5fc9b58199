/// The priority of a constraint: 1 to 1000, as the layout priorities of UIKit.
///
/// Strengths are compared lexicographically: no number of weaker constraints outweighs a stronger one. A strength of 1000 is
/// required; weaker constraints are satisfied as nearly as the stronger ones allow.
///
///     solver.add(width == 100, strength: 750)
public struct Strength: Hashable, Comparable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
    public let value: Float

    /// Creates a strength from a number between 1 and 1000.
    public init(_ value: Float) {
        precondition(
            value >= 1 && value <= 1000,
            "a strength is a number from 1 to 1000; clamp the value to that range")
        self.value = value
    }

    /// Creates a strength below all client strengths, for probing a solution.
    private init(probe value: Float) { self.value = value }

    /// Creates a strength from a value that has been validated before.
    init(stored value: Float) { self.value = value }

    public init(floatLiteral value: Float) { self.init(value) }
    public init(integerLiteral value: Int) { self.init(Float(value)) }

    /// The strength of required constraints, which must hold.
    public static let required: Strength = 1000
    /// The strength of relaxed required constraints: above all optional strengths.
    static let broken = Strength(stored: 999.99)
    static let probe = Strength(probe: 0.5)

    public static func < (left: Strength, right: Strength) -> Bool { left.value < right.value }
}
