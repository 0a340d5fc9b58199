/// A numeric value with its limits: the Value interface of AT-SPI.
///
///     attributes.range = AccessibilityRange(value: 7, minimum: 0, maximum: 10, step: 1)
public nonisolated struct AccessibilityRange: Hashable, Sendable {
    /// The current value; nil if it is unknown, as in an indeterminate progress bar.
    public var value: Double?
    /// The minimum value.
    public var minimum: Double
    /// The maximum value.
    public var maximum: Double
    /// The distance between adjacent values; 0 for a continuous range.
    public var step: Double

    /// Creates a range; `step` is 0 for a continuous range, and `value` is nil if it is unknown.
    public init(value: Double?, minimum: Double, maximum: Double, step: Double = 0) {
        self.value = value
        self.minimum = minimum
        self.maximum = maximum
        self.step = step
    }

    /// The value as text, rounded to three decimal places, such as "7"; nil if it is unknown.
    public var number: String? { value.map(Self.short) }

    /// Returns `value` as text, rounded to three decimal places, without a fraction if it is whole.
    static func short(_ value: Double) -> String {
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }

    /// The position of the value in the range as a rounded percentage, such as "40 %"; nil if it is unknown.
    public var percentage: String? {
        guard let value, maximum > minimum else { return nil }
        return "\(Int(((value - minimum) / (maximum - minimum) * 100).rounded())) %"
    }
}
