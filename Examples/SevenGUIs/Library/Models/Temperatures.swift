/// The texts of the two fields of a temperature converter; setting a number in one of them updates the other.
///
///     var fields = Temperatures()
///     fields.celsius = "100"
///     fields.fahrenheit   // "212"
public struct Temperatures: Equatable {
    private var texts = (celsius: "", fahrenheit: "")

    public init() {}

    /// The text of the Celsius field.
    ///
    /// Setting a decimal number also sets ``fahrenheit``; other texts leave it unchanged.
    public var celsius: String {
        get { texts.celsius }
        set {
            if newValue == texts.celsius { return }
            texts.celsius = newValue
            if let degrees = Self.number(newValue) { texts.fahrenheit = Self.text(degrees * 9 / 5 + 32) }
        }
    }

    /// The text of the Fahrenheit field.
    ///
    /// Setting a decimal number also sets ``celsius``; other texts leave it unchanged.
    public var fahrenheit: String {
        get { texts.fahrenheit }
        set {
            if newValue == texts.fahrenheit { return }
            texts.fahrenheit = newValue
            if let degrees = Self.number(newValue) { texts.celsius = Self.text((degrees - 32) * 5 / 9) }
        }
    }

    public static func == (one: Self, other: Self) -> Bool { one.texts == other.texts }

    /// Returns the value of a decimal number, or nil for other texts, also those that `Double` accepts: "nan", "infinity", "0x1p3".
    private static func number(_ text: String) -> Double? {
        guard text.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.".contains($0)) }) else { return nil }
        return Double(text)
    }

    /// Returns the number with at most two decimal places.
    private static func text(_ degrees: Double) -> String {
        guard abs(degrees) < 1e13 else { return "\(degrees)" }
        let rounded = (degrees * 100).rounded() / 100 + 0
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}
