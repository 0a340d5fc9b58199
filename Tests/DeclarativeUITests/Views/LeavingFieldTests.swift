import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Page: View {
    let log: Box<[String]>
    let transition: AnyTransition
    @State private var isOpen = true
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack {
            if isOpen {
                VStack {
                    TextField("Name", text: $text).focused($isFocused).accessibilityIdentifier("name")
                    TextEditor(text: $text).frame(height: 40).accessibilityIdentifier("notes")
                    Menu("More") { Button("Row") {} }
                }
                .transition(transition)
            }
            Text("text \(text), \(isFocused)")
            Button("Close") { withAnimation(.linear(duration: 2)) { isOpen = false } }.keyboardShortcut("w")
        }
        .onChange(of: text) { log.value.append(text) }
    }
}

/// Fields that leave with a transition.
@Suite(.serialized) struct LeavingFieldTests {
    private let log = Box<[String]>([])

    private func stage(_ transition: AnyTransition) throws -> Harness {
        let (harness, _) = try show(Page(log: log, transition: transition))
        return harness
    }

    @Test func `A field that leaves with a transition takes no text and no clicks`() throws {
        for transition in [AnyTransition.opacity, .slide, .scale, .identity] {
            for name in ["name", "notes"] { try leave(name, transition) }
        }
    }

    private func leave(_ name: String, _ transition: AnyTransition) throws {
        log.value = []
        let harness = try stage(transition)
        let field = try harness.view(name)
        try harness.focus(field)
        try harness.type("a")
        #expect(log.value == ["a"])
        harness.settlesAfterVerbs = false
        try harness.key("w", .control)
        harness.advance(by: .milliseconds(500))
        #expect(!field.isFirstResponder)
        try harness.type("b")
        try harness.key(.keyboardDeleteOrBackspace)
        harness.advance(by: .milliseconds(100))
        #expect(log.value == ["a"])
        try harness.settle()
        #expect(harness.texts.contains("text a, false"))
    }

    @Test func `A menu of a view that leaves is dismissed`() throws {
        let harness = try stage(.opacity)
        try harness.click("More")
        #expect(harness.contains("Row"))
        harness.settlesAfterVerbs = false
        try harness.key("w", .control)
        harness.advance(by: .milliseconds(500))
        try harness.key(.keyboardEscape)
        try harness.settle()
        #expect(!harness.contains("Row"))
    }
}
