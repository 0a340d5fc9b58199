import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Controls: View {
    @State private var isOn = false
    @State private var level = 0.5
    @State private var copies = 2
    @State private var isLocked = false

    var body: some View {
        VStack(alignment: .leading) {
            Toggle("Wrap", isOn: $isOn)
            Toggle("Wrap too", isOn: $isOn).toggleStyle(.switch)
            Toggle(isOn: $isOn) { HStack { Text("Long label") } }
            Slider(value: $level, in: 0...1, step: 0.25)
            Stepper("Copies: \(copies)", value: $copies, in: 1...3)
            Text("on \(isOn), level \(level)")
            Button("lock") { isLocked.toggle() }
        }
        .disabled(isLocked)
    }
}

private struct Fields: View {
    @State private var name = "Ada"
    @State private var code = ""
    @State private var submitted = 0

    var body: some View {
        VStack {
            TextField("Name", text: $name).accessibilityIdentifier("name")
            TextField(
                "Code", text: Binding(get: { code }, set: { code = String($0.uppercased().prefix(4)) })
            ).accessibilityIdentifier("code")
            TextField("Fixed", text: .constant("same")).accessibilityIdentifier("fixed")
            SecureField("Password", text: $name).accessibilityIdentifier("secret")
            Text("name \(name), code \(code), submitted \(submitted)")
        }
        .onSubmit { submitted += 1 }
    }
}

/// Controls with a value.
struct ControlTests {
    @Test func `A click on a toggle switches its state and all toggles bound to it`() throws {
        let (harness, _) = try show(Controls())
        let box = try #require(harness.rootView.all(CheckboxControl.self).first)
        let control = try harness.only(SwitchControl.self)

        try harness.click(box)
        #expect(box.isOn)
        #expect(control.isOn)
        #expect(harness.texts.contains("on true, level 0.5"))

        try harness.click(control)
        #expect(!box.isOn)

        try harness.click("Long label")
        #expect(box.isOn)
    }

    @Test func `Space switches the focused toggle`() throws {
        let (harness, _) = try show(Controls())
        try harness.key(.keyboardTab)
        try harness.key(.keyboardSpacebar)
        #expect(try harness.only(SwitchControl.self).isOn)
    }

    @Test func `Arrow keys move a slider by its step, and its view is kept`() throws {
        let (harness, _) = try show(Controls())
        let slider = try harness.only(SliderControl.self)
        try harness.focus(slider)
        try harness.key(.keyboardRightArrow)
        #expect(harness.texts.contains("on false, level 0.75"))
        #expect(try harness.only(SliderControl.self) === slider)
        #expect(slider.frame.width == 300)
    }

    @Test func `A stepper stops at its limits`() throws {
        let (harness, _) = try show(Controls())
        let stepper = try harness.only(StepperControl.self)
        try harness.focus(stepper)
        try harness.key(.keyboardRightArrow)
        try harness.key(.keyboardRightArrow)
        try harness.key(.keyboardRightArrow)
        #expect(harness.texts.contains("Copies: 3"))
        try harness.key(.keyboardHome)
        #expect(harness.texts.contains("Copies: 1"))
    }

    @Test func `Disabled controls ignore clicks`() throws {
        let (harness, _) = try show(Controls())
        try harness.click("lock")
        let box = try #require(harness.rootView.all(CheckboxControl.self).first)
        #expect(!box.isEnabled)
        #expect(try !harness.only(SliderControl.self).isEnabled)
        try harness.click(box)
        #expect(!box.isOn)
    }

    @Test func `Controls and stacks are mirrored in a right-to-left layout`() throws {
        let (harness, _) = try show(Controls(), isMirrored: true)
        let box = try #require(harness.rootView.all(CheckboxControl.self).first)
        #expect(box.placeInRoot.maxX == 300)
        let (other, _) = try show(Controls().environment(\.layoutDirection, .rightToLeft))
        let turned = try #require(other.rootView.all(CheckboxControl.self).first)
        #expect(turned.placeInRoot.maxX == 300)
        #expect(turned.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    @Test func `Typing writes the binding and keeps the caret`() throws {
        let (harness, _) = try show(Fields())
        let field = try harness.find(FieldControl.self, "name")
        try harness.focus(field)
        field.selectedUTF8Range = 1..<1
        try harness.type("xy")
        #expect(harness.texts.contains("name Axyda, code , submitted 0"))
        #expect(field.selectedUTF8Range == 3..<3)
    }

    @Test func `Text modified by the binding is displayed and keeps the caret`() throws {
        let (harness, _) = try show(Fields())
        let field = try harness.find(FieldControl.self, "code")
        try harness.focus(field)
        try harness.type("abc")
        #expect(field.text == "ABC")
        field.selectedUTF8Range = 1..<1
        try harness.type("xyz")
        #expect(field.text == "AXYZ")
        #expect(field.selectedUTF8Range == 4..<4)
        field.selectedUTF8Range = 1..<1
        try harness.type("q")
        #expect(field.text == "AQXY")
        #expect(field.selectedUTF8Range == 2..<2)
    }

    @Test func `A field with a constant binding does not change`() throws {
        let (harness, _) = try show(Fields())
        let field = try harness.find(FieldControl.self, "fixed")
        try harness.focus(field)
        try harness.type("x")
        #expect(field.text == "same")
    }

    @Test func `A field displays the icon of its label, and its title as the prompt`() throws {
        let (harness, _) = try show(
            TextField(text: .constant("")) { Label("Place", systemImage: "house") })
        let field = try harness.only(FieldControl.self)
        #expect(field.placeholder == "Place" && field.leftView is Widgets.ImageView)
        #expect(field.leftViewMode == .always)
        #expect(try harness.accessibilityDump().contains("textField \"Place\""))
    }

    @Test func `A field without an icon has no left view`() throws {
        let (harness, _) = try show(TextField("Place", text: .constant("")))
        #expect(try harness.only(FieldControl.self).leftView == nil)
    }

    @Test func `A form displays the label of a field before it`() throws {
        let (harness, _) = try show(
            Form { TextField(text: .constant("")) { Label("Place", systemImage: "house") } })
        let field = try harness.only(FieldControl.self)
        #expect(field.placeholder == "" && field.leftView == nil)
        #expect(harness.texts.contains("Place"))
    }

    @Test func `A reveal button displays and hides a password`() throws {
        let (harness, _) = try show(SecureField("Password", text: .constant("sesame")).revealButton())
        let field = try harness.only(SecureFieldControl.self)
        #expect(field.isSecureTextEntry)
        let button = try #require(field.rightView)

        try harness.click(button)
        #expect(!field.isSecureTextEntry)
        try harness.click(button)
        #expect(field.isSecureTextEntry)
    }

    @Test func `Return submits`() throws {
        let (harness, _) = try show(Fields())
        try harness.focus("name")
        try harness.key(.keyboardReturnOrEnter)
        #expect(harness.texts.contains("name Ada, code , submitted 1"))
    }
}
