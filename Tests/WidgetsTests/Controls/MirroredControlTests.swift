import Testing
import Widgets
import WidgetsTesting

@testable import Controls

/// Check boxes, sliders and fields in right-to-left layout.
@Suite(.serialized)
struct MirroredControlTests {
    let page = View()

    private func show(_ view: View, mirrored: Bool = true) throws -> Harness {
        page.addSubview(view)
        let harness = Harness(page, size: Size(width: 300, height: 60))
        if mirrored { harness.host.layoutDirection = .rightToLeft }
        try harness.settle()
        return harness
    }

    @Test func `The box of a check box is at the leading edge`() throws {
        let checkbox = Checkbox(title: "Ready")
        checkbox.frame = Rect(x: 10, y: 10, width: 160, height: 24)
        let harness = try show(checkbox)
        let mirrored = checkbox.focusRingShape.rect
        harness.host.layoutDirection = .leftToRight
        let usual = checkbox.focusRingShape.rect

        #expect(mirrored.maxX == 160)
        #expect(usual.minX == 0)
        #expect(mirrored.size == usual.size)
    }

    @Test func `The minimum of a slider is at the right, and its left arrow key raises the value`() throws {
        let slider = Slider(frame: Rect(x: 10, y: 10, width: 220, height: 24))
        slider.accessibilityIdentifier = "slider"
        slider.maximumValue = 100
        slider.stepValue = 1
        let harness = try show(slider)
        #expect(slider.focusRingShape.rect.maxX == 220)
        slider.value = 100
        #expect(slider.focusRingShape.rect.minX == 0)
        slider.value = 50
        try harness.focus("slider")

        try harness.key(.keyboardLeftArrow)
        #expect(slider.value == 51)
        try harness.key(.keyboardRightArrow)
        try harness.key(.keyboardRightArrow)
        #expect(slider.value == 49)
        try harness.key(.keyboardUpArrow)
        #expect(slider.value == 50)

        try harness.click(Point(x: 11, y: 22))
        #expect(slider.value == 100)
        try harness.click(Point(x: 229, y: 22))
        #expect(slider.value == 0)
    }

    @Test func `The caret of an empty field is at the leading edge, else at the text start`() throws {
        let field = TextField(placeholder: "Name")
        field.frame = Rect(x: 10, y: 10, width: 120, height: 32)
        let harness = try show(field)
        let room = field.textRect(forBounds: field.bounds)
        #expect(field.caretRect.maxX == room.maxX)

        field.text = "abc"
        #expect(field.textStart == room.minX)
        field.text = "\u{5E9}\u{5DC}\u{5D5}\u{5DD}"
        #expect(field.textStart > room.minX)
        harness.host.layoutDirection = .leftToRight
        #expect(field.textStart > room.minX)
        field.text = ""
        #expect(field.caretRect.minX == room.minX)
        field.textAlignment = .right
        #expect(field.caretRect.maxX == room.maxX)
    }

    @Test func `A text too long for its field is displayed from its start`() throws {
        let field = TextField(placeholder: "Name")
        field.frame = Rect(x: 10, y: 10, width: 80, height: 32)
        field.text = String(repeating: "\u{5E9}\u{5DC}\u{5D5}\u{5DD} ", count: 10)
        let harness = try show(field, mirrored: false)
        #expect(field.scroll > 0)
        field.text = String(repeating: "long ", count: 10)
        try harness.settle()
        #expect(field.scroll == 0)
    }

    @Test func `A size measured at one scale is measured again in a host of another scale`() throws {
        let checkbox = Checkbox(title: "Wrap lines")
        let label = Label(text: "Wrap lines")
        let button = Button(title: "Wrap lines")
        let views = [checkbox, label, button] as [View]
        for view in views { _ = view.intrinsicContentSize }
        let stack = StackView(arrangedSubviews: views)
        let harness = Harness(stack, size: Size(width: 400, height: 60), scale: 1.25)
        try harness.settle()

        let fresh =
            [Checkbox(title: "Wrap lines"), Label(text: "Wrap lines"), Button(title: "Wrap lines")] as [View]
        let other = StackView(arrangedSubviews: fresh)
        let second = Harness(other, size: Size(width: 400, height: 60), scale: 1.25)
        try second.settle()
        for (view, new) in zip(views, fresh) {
            #expect(view.intrinsicContentSize == new.intrinsicContentSize)
        }
    }
}
