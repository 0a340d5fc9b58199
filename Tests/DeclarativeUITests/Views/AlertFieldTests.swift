import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Naming: View {
    @State private var isAsking = false
    @State private var name = ""
    @State private var word = "x"
    @State private var done = ""
    var body: some View {
        VStack {
            Text("\(name) \(word) \(done)")
            Button("Ask") { isAsking = true }
        }
        .alert("Name it", isPresented: $isAsking) {
            TextField("Name", text: Binding(get: { name }, set: { name = String($0.prefix(3)) }))
            SecureField("Word", text: $word)
            Button("Create") { done = "created" }.disabled(name.isEmpty).keyboardShortcut(.defaultAction)
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("Three letters")
        }
    }
}

/// Text fields in alerts.
struct AlertFieldTests {
    @Test func `Typed text is written, and displayed as the binding stores it`() throws {
        let shown = try Shown(Naming())
        try shown.click("Ask")
        let fields = shown.harness.all(Widgets.TextField.self)
        #expect(fields.map(\.placeholder) == ["Name", "Word"])
        #expect(fields.map(\.isSecureTextEntry) == [false, true])
        #expect(fields.map(\.text) == ["", "x"])
        let button = try shown.harness.find(Widgets.Button.self, "Create")
        #expect(!button.isEnabled)
        try shown.harness.type("abcd")
        #expect(fields.first?.text == "abc")
        #expect(shown.texts.first == "abc x ")
        #expect(button.isEnabled)
        try shown.harness.key(.keyboardReturnOrEnter)
        #expect(shown.texts == ["abc x created"])
    }

    @Test func `Escape keeps the typed text`() throws {
        let shown = try Shown(Naming())
        try shown.click("Ask")
        try shown.harness.type("a")
        try shown.harness.key(.keyboardEscape)
        #expect(shown.texts == ["a x "])
        try shown.click("Ask")
        #expect(shown.harness.all(Widgets.TextField.self).map(\.text) == ["a", "x"])
    }
}
