/// The value of an element within its limits: AT-SPI's Value interface.
///
///     attributes.range = AccessibilityRange(value: 7, minimum: 0, maximum: 10, step: 1)
public nonisolated struct AccessibilityRange: Hashable, Sendable {
    /// The current value; nil while it is not known, as in an indeterminate progress bar.
    public var value: Double?
    /// The least value.
    public var minimum: Double
    /// The greatest value.
    public var maximum: Double
    /// The distance of two values that can be set; 0 for any value.
    public var step: Double

    public init(value: Double?, minimum: Double, maximum: Double, step: Double = 0) {
        self.value = value
        self.minimum = minimum
        self.maximum = maximum
        self.step = step
    }

    /// The value as a number, to a thousandth: "7"; nil while the value is not known.
    public var number: String? { value.map(Self.short) }

    /// A number to a thousandth, without a fraction where it has none.
    static func short(_ value: Double) -> String {
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }

    /// The value as a part of the range in percent, rounded: "40 %"; nil while the value is not known.
    public var percentage: String? {
        guard let value, maximum > minimum else { return nil }
        return "\(Int(((value - minimum) / (maximum - minimum) * 100).rounded())) %"
    }
}
