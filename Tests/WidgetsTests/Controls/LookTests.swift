import Testing
import Widgets
import WidgetsTesting

/// Goldens of the controls in their states; look at the images before you record them again.
struct LookTests {
    private func gallery() -> View {
        let page = View(frame: Rect(x: 0, y: 0, width: 236, height: 128))
        page.backgroundColor = .secondarySystemBackground
        let filled = Button(title: "Save")
        filled.configuration.style = .filled
        let gray = Button(title: "Hold")
        gray.isHighlighted = true
        let disabled = Button(title: "Off")
        disabled.isEnabled = false
        for (index, button) in [filled, gray, disabled].enumerated() {
            button.frame = Rect(x: 8 + Double(index) * 75, y: 8, width: 70, height: 34)
            page.addSubview(button)
        }
        for (index, value) in [Checkbox.StateValue.off, .on, .mixed].enumerated() {
            let checkbox = Checkbox(title: "Box")
            checkbox.stateValue = value
            checkbox.frame = Rect(x: 8 + Double(index) * 75, y: 52, width: 70, height: 24)
            page.addSubview(checkbox)
        }
        let slider = Slider(frame: Rect(x: 8, y: 86, width: 140, height: 24))
        slider.value = 0.6
        page.addSubview(slider)
        let label = Label(text: "Truncated here")
        label.frame = Rect(x: 158, y: 86, width: 70, height: 24)
        page.addSubview(label)
        return page
    }

    @Test func `The controls match their golden in light appearance`() throws {
        let harness = Harness(gallery(), size: Size(width: 236, height: 128))
        try harness.focus("Save")
        try harness.key(.keyboardTab)

        #expect(throws: Never.self) { try harness.matches(golden: "controls-light") }
    }

    @Test func `The controls match their golden in dark appearance`() throws {
        try Harness(gallery(), size: Size(width: 236, height: 128), theme: .dark).matches(
            golden: "controls-dark")
    }
}
