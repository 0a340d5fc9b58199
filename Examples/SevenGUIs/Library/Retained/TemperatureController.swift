import Widgets

/// A temperature converter with two fields, each of which updates the other.
public final class TemperatureController: TaskController {
    private var temperatures = Temperatures() { didSet { show() } }
    private let celsius = TextField()
    private let fahrenheit = TextField()

    override func makeContent() -> View {
        celsius.accessibilityIdentifier = "celsius"
        fahrenheit.accessibilityIdentifier = "fahrenheit"
        celsius.addAction(
            Action { [weak self] _ in self.map { $0.temperatures.celsius = $0.celsius.text } },
            for: .editingChanged)
        fahrenheit.addAction(
            Action { [weak self] _ in self.map { $0.temperatures.fahrenheit = $0.fahrenheit.text } },
            for: .editingChanged)
        let row = Self.row(
            celsius, Label(text: "Celsius ="), fahrenheit, Label(text: "Fahrenheit"), spacing: 8)
        celsius.widthAnchor.constraint(equalTo: fahrenheit.widthAnchor).isActive = true
        return row
    }

    private func show() {
        if celsius.text != temperatures.celsius { celsius.text = temperatures.celsius }
        if fahrenheit.text != temperatures.fahrenheit { fahrenheit.text = temperatures.fahrenheit }
    }
}
