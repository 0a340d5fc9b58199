/// A length that grows with the text: `SwiftUI.ScaledMetric`.
///
/// All text styles grow by the same factor, the text scale of the theme, so that there is no parameter for the style.
///
///     @ScaledMetric private var side = 24.0
///     var body: some View { Image(systemName: "star").frame(width: side, height: side) }
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    @Environment(\.theme) private var theme

    /// Creates a length that is `wrappedValue` at a text scale of 1.
    public init(wrappedValue: Value) { base = wrappedValue }

    /// The length at the text scale of the view's environment.
    public var wrappedValue: Value { Value(theme.scaledValue(for: Double(base))) }
}
