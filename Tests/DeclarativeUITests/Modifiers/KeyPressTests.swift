import DeclarativeUI
import Testing
import WidgetsTesting

/// `onKeyPress`, also on views that use the key themselves.
@Suite(.serialized)
struct KeyPressTests {
    private struct Editor: View {
        @State var text = ""
        @State var log = ""
        var result = KeyPress.Result.handled

        var body: some View {
            VStack {
                TextEditor(text: $text).frame(width: 200, height: 60)
                    .onKeyPress(.return) {
                        log += "return "
                        return result
                    }
                    .onKeyPress("q") {
                        log += "q "
                        return result
                    }
                    .onKeyPress("?") {
                        log += "? "
                        return .handled
                    }
                Text("log \(log)text \(text.replacing("\n", with: "|"))").frame(width: 300)
            }
        }
    }

    private func makeHarness(_ view: some View) throws -> Harness {
        let harness = Harness(HostingView(rootView: view), size: Size(width: 320, height: 200))
        try harness.settle()
        return harness
    }

    private func shown(_ harness: Harness) -> String {
        harness.visibleTexts.first { $0.hasPrefix("log") } ?? ""
    }

    @Test func `A key that is handled does not reach the text editor, and its text is not typed`() throws {
        let harness = try makeHarness(Editor())
        try harness.click(Point(x: 160, y: 90))
        try harness.type("a\nq?b")

        #expect(shown(harness) == "log return q ? text ab")
    }

    @Test func `A key that is ignored is used by the text editor`() throws {
        let harness = try makeHarness(Editor(result: .ignored))
        try harness.click(Point(x: 160, y: 90))
        try harness.type("a\nq")

        #expect(shown(harness) == "log return q text a|q")
    }

    private struct Nested: View {
        @State var log = ""
        @State var text = "x"
        var body: some View {
            VStack {
                TextField("Name", text: $text).onKeyPress(.upArrow) {
                    log += "field "
                    return .ignored
                }
                Button("Go") { log += "pressed " }
                Text("log \(log)")
            }
            .onKeyPress(phases: .all) { press in
                if press.key == .upArrow { log += press.phase == .up ? "up " : "outer " }
                return press.key == .space ? .handled : .ignored
            }
        }
    }

    @Test func `The innermost view comes first, and a control's own key can be handled`() throws {
        let harness = try makeHarness(Nested())
        try harness.click("x")
        try harness.key(.keyboardUpArrow)
        #expect(shown(harness) == "log field outer up ")
        try harness.type(" y")
        #expect(harness.visibleTexts.contains { $0.contains("y") && !$0.contains(" ") })
        try harness.key(.keyboardTab)
        try harness.key(.keyboardSpacebar)
        #expect(shown(harness) == "log field outer up ")
    }

    private struct Pad: View {
        @State var log = ""
        var body: some View {
            VStack {
                Color.white.frame(width: 60, height: 30).focusable()
                    .onKeyPress("j") {
                        log += "j "
                        return .handled
                    }
                Text("log \(log)")
            }
        }
    }

    @Test func `A key of another script is handled by its Latin letter where no text is typed`() throws {
        let harness = try makeHarness(Pad())
        try harness.key(.keyboardTab)
        try harness.key(Key(keyCode: .keyboardJ, charactersIgnoringModifiers: "о"))

        #expect(shown(harness) == "log j ")
    }
}
