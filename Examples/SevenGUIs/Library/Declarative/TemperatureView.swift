public import DeclarativeUI

/// A temperature converter with two fields, each of which updates the other.
public struct TemperatureView: View {
    @State private var temperatures = Temperatures()

    public init() {}

    public var body: some View {
        HStack(spacing: 8) {
            TextField("", text: $temperatures.celsius).accessibilityIdentifier("celsius")
            Text("Celsius =")
            TextField("", text: $temperatures.fahrenheit).accessibilityIdentifier("fahrenheit")
            Text("Fahrenheit")
        }
        .frame(width: 360)
    }
}
