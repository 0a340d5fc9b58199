/// The rule that determines the interior of an outline: `SwiftUI.FillStyle`.
///
///     star.fill(.yellow, style: FillStyle(eoFill: true))
public struct FillStyle: Hashable, Sendable {
    /// Whether the even-odd rule applies, instead of the non-zero rule.
    public var isEOFilled: Bool
    public init(eoFill: Bool = false) { isEOFilled = eoFill }
}
