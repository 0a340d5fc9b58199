import Testing
import WidgetsTesting

@testable import DeclarativeUI

/// How a program modifies the text of its fields.
private enum Style: CaseIterable { case setter, onChange, both }

private func digits(_ text: String) -> String { text.filter(\.isNumber) }

private func phone(_ text: String) -> String {
    let digits = digits(text)
    return digits.count <= 3 ? digits : "\(digits.prefix(3))-\(digits.dropFirst(3))"
}

/// Fields and an editor whose texts are formatted by the setter of a binding, or by `onChange`.
private struct Formatted: View {
    let style: Style
    let format: (String) -> String
    @State private var field = ""
    @State private var secret = ""
    @State private var search = ""
    @State private var notes = ""
    @State private var other = 0

    var body: some View {
        VStack {
            TextField("Field", text: formatted($field)).accessibilityIdentifier("field")
            SecureField("Secret", text: formatted($secret)).accessibilityIdentifier("secret")
            TextEditor(text: formatted($notes)).accessibilityIdentifier("notes").frame(height: 60)
            List { Text("row") }.searchable(text: formatted($search)).frame(height: 80)
            Button("Load") { (field, notes) = ("loaded", "loaded") }.keyboardShortcut("l")
            Button("Prefix") { (field, notes) = ("00" + field, "00" + notes) }.keyboardShortcut("p")
            Button("Other") { other += 1 }.keyboardShortcut("o")
            Text("other \(other)")
        }
        .onChange(of: field) { field = answer(field) }
        .onChange(of: secret) { secret = answer(secret) }
        .onChange(of: search) { search = answer(search) }
        .onChange(of: notes) { notes = answer(notes) }
    }

    private func formatted(_ text: Binding<String>) -> Binding<String> {
        if style == .onChange { return text }
        return Binding(get: { text.wrappedValue }, set: { text.wrappedValue = format($0) })
    }

    private func answer(_ text: String) -> String { style == .setter ? text : format(text) }
}

/// Texts that a program sets in response to an edit of a declarative field or editor.
@Suite(.serialized) struct AmendedTextTests {
    private struct Stage {
        let harness: Harness
        let view: Widgets.View

        var text: String { (view as? Widgets.TextField)?.text ?? (view as? Widgets.TextView)?.text ?? "" }

        var selection: Range<Int> {
            get {
                (view as? Widgets.TextField)?.selectedUTF8Range
                    ?? (view as? Widgets.TextView)?.selectedUTF8Range ?? 0..<0
            }
            nonmutating set {
                (view as? Widgets.TextField)?.selectedUTF8Range = newValue
                (view as? Widgets.TextView)?.selectedUTF8Range = newValue
            }
        }

        /// The text with `|` at both ends of the selection, or at the caret.
        var state: String {
            var bytes = Array(text.utf8)
            if !selection.isEmpty { bytes.insert(0x7C, at: selection.upperBound) }
            bytes.insert(0x7C, at: selection.lowerBound)
            return String(decoding: bytes, as: UTF8.self)
        }

        func place(_ offset: Int) { selection = offset..<offset }
    }

    /// Runs `body` for each kind of field and editor, in each style.
    private func each(_ format: @escaping (String) -> String, _ body: (Stage) throws -> Void) throws {
        for style in Style.allCases {
            let (harness, _) = try show(Formatted(style: style, format: format), height: 500)
            let views: [Widgets.View] = [
                try harness.find(Widgets.TextField.self, "field"),
                try harness.find(Widgets.TextField.self, "secret"),
                try harness.find(Widgets.TextView.self, "notes"),
                try harness.only(SearchFieldControl.self),
            ]
            for view in views {
                try harness.focus(view)
                try body(Stage(harness: harness, view: view))
            }
        }
    }

    @Test func `A formatted text keeps the caret after the typed digits`() throws {
        try each(phone) { stage in
            try stage.harness.type("1234567")
            #expect(stage.state == "123-4567|")
            stage.place(2)
            try stage.harness.type("8")
            try stage.harness.type("9")
            #expect(stage.state == "128-9|34567")
            try stage.harness.key(.keyboardDeleteOrBackspace)
            #expect(stage.state == "128-|34567")
        }
    }

    @Test func `Rejected letters leave the caret in its place, also in a paste`() throws {
        try each(digits) { stage in
            try stage.harness.type("123")
            stage.place(1)
            try stage.harness.type("x9")
            #expect(stage.state == "19|23")
            Pasteboard.general.string = "a5b6c"
            try stage.harness.key("v", .control)
            #expect(stage.state == "1956|23")
        }
    }

    @Test func `Several letters that arrive before a frame are formatted together`() throws {
        try each(phone) { stage in
            stage.harness.settlesAfterVerbs = false
            defer { stage.harness.settlesAfterVerbs = true }
            try stage.harness.type("1234")
            try stage.harness.type("x567")
            try stage.harness.settle()
            #expect(stage.state == "123-4567|")
            stage.place(1)
            try stage.harness.type("x8")
            try stage.harness.settle()
            #expect(stage.state == "18|2-34567")
        }
    }

    @Test func `A text replaced by a shorter one keeps the caret after it`() throws {
        let smiling: (String) -> String = { $0.replacing(":)", with: "🙂") }
        try each(smiling) { stage in
            try stage.harness.type("hi  there")
            stage.place(3)
            try stage.harness.type(":)!")
            #expect(stage.state == "hi 🙂!| there")
        }
    }

    @Test func `One undo reverts typing with its formatting, and a rejected letter is no step`() throws {
        try each(phone) { stage in
            try stage.harness.type("12345")
            stage.harness.advance(by: .seconds(3))
            try stage.harness.type("x")
            #expect(stage.state == "123-45|")
            try stage.harness.key("z", .control)
            #expect(stage.state == "|")
            try stage.harness.key("z", [.control, .shift])
            #expect(stage.state == "123-45|")
            try stage.harness.key("z", .control)
        }
    }

    @Test func `A text that the program sets by itself keeps the caret, and clears the history`() throws {
        let (harness, _) = try show(Formatted(style: .setter, format: { $0 }), height: 500)
        for view in [
            try harness.find(Widgets.TextField.self, "field") as Widgets.View,
            try harness.find(Widgets.TextView.self, "notes"),
        ] {
            let stage = Stage(harness: harness, view: view)
            try harness.focus(view)
            try harness.key("a", .control)
            try harness.type("12345")
            stage.place(2)
            try harness.key("p", .control)
            #expect(stage.state == "0012|345")
            try harness.key("z", .control)
            #expect(stage.state == "0012|345")
            try harness.key("l", .control)
            #expect(stage.text == "loaded")
        }
    }

    @Test func `A composition is modified at its end, and not by updates meanwhile`() throws {
        let upper: (String) -> String = { $0.uppercased() }
        try each(upper) { stage in
            for text in ["n", "ni"] {
                stage.harness.send(
                    .textInput(TextInputEvent(.compose(text, selection: text.count..<text.count))))
                try stage.harness.settle()
                #expect(stage.text == text)
            }
            // An update of another view.
            try stage.harness.key("o", .control)
            #expect(stage.text == "ni")
            stage.harness.send(.textInput(TextInputEvent(.commit("ni"))))
            try stage.harness.settle()
            #expect(stage.state == "NI|")
        }
    }

    @Test func `An editor keeps its scroll position when the text is modified`() throws {
        let (harness, _) = try show(
            Formatted(style: .both, format: { $0.replacing("x", with: "") }), height: 500)
        let editor = try harness.find(Widgets.TextView.self, "notes")
        try harness.focus(editor)
        Pasteboard.general.string = (0..<60).map { "line \($0)" }.joined(separator: "\n")
        try harness.key("v", .control)
        try harness.type("a")
        let offset = editor.contentOffset
        #expect(offset.y > 100)
        try harness.type("xbx")
        #expect(editor.text.hasSuffix("line 59ab"))
        #expect(editor.contentOffset == offset)
        #expect(editor.selectedUTF8Range == editor.text.utf8.count..<editor.text.utf8.count)
    }
}
