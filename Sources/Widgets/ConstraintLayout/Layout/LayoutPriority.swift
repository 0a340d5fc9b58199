internal import ConstraintSolver

/// How much a constraint weighs: 1 to 1000, where 1000 is required.
///
/// `UILayoutPriority`. Priorities compare strictly: no number of weaker constraints outweighs a stronger one.
///
///     width.priority = .defaultHigh
///     height.priority = LayoutPriority(999)
public nonisolated struct LayoutPriority: RawRepresentable, Hashable, Comparable, Sendable,
    ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
    public var rawValue: Float

    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public init(floatLiteral value: Float) { rawValue = value }
    public init(integerLiteral value: Int) { rawValue = Float(value) }

    /// The bits of ``required``'s number, for records that hold them packed.
    @inlinable static var requiredBits: UInt32 { 0x447a_0000 }

    /// Must hold.
    public static let required = LayoutPriority(1000)
    /// With which a button or label resists being made smaller than its content.
    public static let defaultHigh = LayoutPriority(750)
    /// The priority of a drag that may resize the window.
    public static let dragThatCanResizeScene = LayoutPriority(510)
    /// The priority of keeping the window's size.
    public static let sceneSizeStayPut = LayoutPriority(500)
    /// The priority of a drag that may not resize the window.
    public static let dragThatCannotResizeScene = LayoutPriority(490)
    /// With which a view hugs its content.
    public static let defaultLow = LayoutPriority(250)
    /// That of the target size when a fitting size is asked for.
    public static let fittingSizeLevel = LayoutPriority(50)

    public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool {
        left.rawValue < right.rawValue
    }
    public static func + (left: LayoutPriority, right: Float) -> LayoutPriority {
        LayoutPriority(left.rawValue + right)
    }
    public static func - (left: LayoutPriority, right: Float) -> LayoutPriority {
        LayoutPriority(left.rawValue - right)
    }

    /// True for a number from 1 to 1000.
    var isValid: Bool { rawValue >= 1 && rawValue <= 1000 }

    /// The strength in the solver: the priority clamped to 1...1000; 1000 for NaN.
    var strength: Strength { Strength(rawValue.isNaN ? 1000 : min(max(rawValue, 1), 1000)) }
}
