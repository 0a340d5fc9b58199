import Testing
import Widgets
import WidgetsTesting

/// Keys, titles and appearance of buttons.
struct ButtonTests {
    private func harness(_ button: Button, width: Double = 120) throws -> Harness {
        let page = View()
        button.frame = Rect(x: 10, y: 10, width: width, height: 34)
        page.addSubview(button)
        let harness = Harness(page, size: Size(width: 240, height: 60))
        try harness.settle()
        return harness
    }

    private func drawn(_ button: Button) -> [String] {
        let canvas = Canvas(palette: Theme.light.palette, scale: 1)
        button.draw(canvas)
        return canvas.finish().description.split(separator: "\n").map(String.init)
    }

    private func event(_ phase: KeyEvent.Phase, _ code: KeyboardHIDUsage, isARepeat: Bool = false)
        -> InputEvent
    {
        .key(KeyEvent(phase: phase, key: Key(keyCode: code), isARepeat: isARepeat))
    }

    @Test func `Space presses on release, Return at once, and repeats press nothing`() throws {
        var presses = 0
        let button = Button(title: "OK") { _ in presses += 1 }
        let harness = try harness(button)
        try harness.focus("OK")

        harness.host.handle(event(.down, .keyboardSpacebar))
        harness.host.handle(event(.down, .keyboardSpacebar, isARepeat: true))
        #expect(button.isHighlighted)
        #expect(presses == 0)
        harness.host.handle(event(.up, .keyboardSpacebar))
        #expect(presses == 1 && !button.isHighlighted)
        harness.host.handle(event(.down, .keyboardReturnOrEnter))
        harness.host.handle(event(.down, .keyboardReturnOrEnter, isARepeat: true))
        #expect(presses == 2)
        harness.host.handle(event(.up, .keyboardReturnOrEnter))

        #expect(presses == 2)
    }

    @Test func `Space held while the focus is lost presses nothing`() throws {
        var presses = 0
        let button = Button(title: "OK") { _ in presses += 1 }
        let harness = try harness(button)
        try harness.focus("OK")

        harness.host.handle(event(.down, .keyboardSpacebar))
        button.resignFirstResponder()
        harness.host.handle(event(.up, .keyboardSpacebar))

        #expect(presses == 0 && !button.isHighlighted)
    }

    @Test func `Keys with modifiers are not used`() throws {
        var presses = 0
        let button = Button(title: "OK") { _ in presses += 1 }
        let harness = try harness(button)
        try harness.focus("OK")

        let used = harness.host.handle(
            .key(KeyEvent(phase: .down, key: Key(keyCode: .keyboardReturnOrEnter, modifierFlags: .control))))

        #expect(!used && presses == 0)
    }

    @Test func `Title and title colour follow the state`() throws {
        let button = Button(title: "Save")
        button.setTitle("Saved", for: .disabled)
        button.setTitleColor(.red, for: .disabled)
        _ = try harness(button)

        #expect(button.currentTitle == "Save")
        button.isEnabled = false

        #expect(button.currentTitle == "Saved")
        #expect(button.title(for: .normal) == "Save")
        #expect(drawn(button).last?.contains("text \"Saved\"") == true)
        #expect(drawn(button).last?.contains("#e01b24 at 50%") == true)
    }

    @Test func `The title is centred or aligned, and truncated if it is too long`() throws {
        let button = Button(title: "A title that is too long")
        let harness = try harness(button, width: 100)

        #expect(drawn(button).last?.contains("…") == true)
        button.configuration.title = "Hi"
        try harness.settle()
        let middle = drawn(button)
        button.contentHorizontalAlignment = .left
        let left = drawn(button)

        #expect(middle != left)
        #expect(left.last?.hasPrefix("text \"Hi\" at (17, ") == true)
    }

    @Test func `Each style and role has its own background`() {
        var grounds: Set<String> = []
        for style in [ButtonConfiguration.Style.gray, .tinted, .filled] {
            for role in [Button.Role.normal, .destructive] {
                let button = Button(title: "X")
                button.frame = Rect(x: 0, y: 0, width: 60, height: 34)
                button.configuration.style = style
                button.role = role
                grounds.insert(drawn(button).joined(separator: "\n"))
            }
        }
        let plain = Button(title: "X")
        plain.frame = Rect(x: 0, y: 0, width: 60, height: 34)
        plain.configuration.style = .plain

        #expect(grounds.count == 6)
        #expect(drawn(plain).count == 1)
    }

    @Test func `Normal, hovered, pressed and disabled buttons look different`() throws {
        let button = Button(title: "X")
        let harness = try harness(button)
        var looks = [drawn(button)]
        try harness.move(to: button)
        looks.append(drawn(button))
        try harness.press(button)
        looks.append(drawn(button))
        try harness.release()
        button.isEnabled = false
        looks.append(drawn(button))

        #expect(Set(looks).count == 4)
    }

    @Test func `The intrinsic size has room for image, gap, title and the control height`() {
        let bare = Button(title: "Size")
        let width = Typesetter.shared.width(of: "Size", font: bare.font, scale: 1)
        #expect(bare.intrinsicContentSize == Size(width: width.rounded(.up) + 34, height: 34))

        bare.configuration.image = Image(bitmap: Bitmap(width: 16, height: 16))

        #expect(bare.intrinsicContentSize.width == width.rounded(.up) + 34 + 16 + 6)
    }
}
