import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Settings: View {
    @State private var name = ""
    @State private var isOn = false
    @State private var notes = "one"
    @State private var isOpen = false

    var body: some View {
        VStack {
            Form {
                Section("Account") {
                    TextField("Name", text: $name)
                    Toggle("Remember", isOn: $isOn)
                    LabeledContent("Size", value: "12 kB")
                }
            }
            DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") }
            TextEditor(text: $notes).frame(height: 60)
            Text("notes \(notes)").help("What was written")
        }
    }
}

/// Forms and their content.
struct FormTests {
    @Test func `Rows fill the card, with labels and controls at opposite ends`() throws {
        let (harness, _) = try show(Settings(), width: 400, height: 500)
        let card = try harness.only(CardView.self)
        #expect(card.frame.width == 400 - 32)
        #expect(card.edges?.places.count == 2)
        let control = try harness.only(SwitchControl.self)
        #expect(control.placeInRoot.maxX == card.placeInRoot.maxX - 14)
        #expect(try harness.label("Remember").placeInRoot.minX == card.placeInRoot.minX + 14)
        #expect(try harness.label("12 kB").placeInRoot.maxX == card.placeInRoot.maxX - 14)
    }

    @Test func `A form is mirrored in a right-to-left layout`() throws {
        let (harness, _) = try show(Settings(), width: 400, height: 500, isMirrored: true)
        let card = try harness.only(CardView.self)
        #expect(try harness.only(SwitchControl.self).placeInRoot.minX == card.placeInRoot.minX + 14)
        #expect(try harness.label("Remember").placeInRoot.maxX == card.placeInRoot.maxX - 14)
    }

    @Test func `The title of a disclosure group shows and hides its content`() throws {
        let (harness, _) = try show(Settings(), width: 400, height: 500)
        #expect(!harness.texts.contains("inside"))
        try harness.click("More")
        #expect(harness.texts.contains("inside"))
        try harness.click("More")
        #expect(!harness.texts.contains("inside"))
    }

    @Test func `Typing in an editor writes the binding and keeps the caret`() throws {
        let (harness, _) = try show(Settings(), width: 400, height: 500)
        let editor = try harness.only(EditorControl.self)
        try harness.focus(editor)
        editor.selectedUTF8Range = 1..<1
        try harness.type("xy")
        #expect(harness.texts.contains("notes oxyne"))
        #expect(editor.selectedUTF8Range == 3..<3)
    }

    @Test func `A tooltip is set`() throws {
        let (harness, _) = try show(Settings(), width: 400, height: 500)
        #expect(harness.rootView.all(HoverContainer.self).contains { $0.toolTipText == "What was written" })
    }
}
