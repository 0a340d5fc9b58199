/// The texts of the temperature converter's two fields: a number in one of them determines the other.
///
///     var fields = Temperatures()
///     fields.celsius = "100"
///     fields.fahrenheit   // "212"
public struct Temperatures: Equatable {
    private var texts = (celsius: "", fahrenheit: "")

    public init() {}

    /// Setting a number sets ``fahrenheit`` too; anything else leaves that as it is.
    public var celsius: String {
        get { texts.celsius }
        set {
            if newValue == texts.celsius { return }
            texts.celsius = newValue
            if let degrees = Self.number(newValue) { texts.fahrenheit = Self.text(degrees * 9 / 5 + 32) }
        }
    }

    /// Setting a number sets ``celsius`` too; anything else leaves that as it is.
    public var fahrenheit: String {
        get { texts.fahrenheit }
        set {
            if newValue == texts.fahrenheit { return }
            texts.fahrenheit = newValue
            if let degrees = Self.number(newValue) { texts.celsius = Self.text((degrees - 32) * 5 / 9) }
        }
    }

    public static func == (one: Self, other: Self) -> Bool { one.texts == other.texts }

    /// A decimal number; nil for everything else that `Double` would take too: "nan", "infinity", "0x1p3".
    private static func number(_ text: String) -> Double? {
        guard text.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.".contains($0)) }) else { return nil }
        return Double(text)
    }

    /// At most two decimals.
    private static func text(_ degrees: Double) -> String {
        guard abs(degrees) < 1e13 else { return "\(degrees)" }
        let rounded = (degrees * 100).rounded() / 100 + 0
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}
