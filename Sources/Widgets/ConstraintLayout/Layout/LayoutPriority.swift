internal import ConstraintSolver

/// The priority of a constraint, from 1 to 1000, where 1000 is required.
///
/// Modelled on `UILayoutPriority`. Priorities are strict: no number of constraints with lower priorities outweighs one with a higher
/// priority.
///
///     width.priority = .defaultHigh
///     height.priority = LayoutPriority(999)
public nonisolated struct LayoutPriority: RawRepresentable, Hashable, Comparable, Sendable,
    ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
    public var rawValue: Float

    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority; valid values are 1 to 1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority from a literal from 1 to 1000.
    public init(floatLiteral value: Float) { rawValue = value }
    /// Creates a priority from a literal from 1 to 1000.
    public init(integerLiteral value: Int) { rawValue = Float(value) }

    /// The bit pattern of the raw value of ``required``, for packed records.
    @inlinable static var requiredBits: UInt32 { 0x447a_0000 }

    /// The priority of constraints that must be satisfied.
    public static let required = LayoutPriority(1000)
    /// The default compression resistance of views.
    public static let defaultHigh = LayoutPriority(750)
    /// The priority of a drag that may resize the window.
    public static let dragThatCanResizeScene = LayoutPriority(510)
    /// The priority of keeping the window's size.
    public static let sceneSizeStayPut = LayoutPriority(500)
    /// The priority of a drag that may not resize the window.
    public static let dragThatCannotResizeScene = LayoutPriority(490)
    /// The default content hugging of views.
    public static let defaultLow = LayoutPriority(250)
    /// The priority of the target size when a fitting size is computed.
    public static let fittingSizeLevel = LayoutPriority(50)

    public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool {
        left.rawValue < right.rawValue
    }
    /// Returns a priority that is higher by `right`.
    public static func + (left: LayoutPriority, right: Float) -> LayoutPriority {
        LayoutPriority(left.rawValue + right)
    }
    /// Returns a priority that is lower by `right`.
    public static func - (left: LayoutPriority, right: Float) -> LayoutPriority {
        LayoutPriority(left.rawValue - right)
    }

    /// Whether the value is in 1...1000.
    var isValid: Bool { rawValue >= 1 && rawValue <= 1000 }

    /// The strength in the solver: the priority clamped to 1...1000; 1000 for NaN.
    var strength: Strength { Strength(rawValue.isNaN ? 1000 : min(max(rawValue, 1), 1000)) }
}
