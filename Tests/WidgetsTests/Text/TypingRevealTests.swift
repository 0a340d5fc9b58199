import Testing
import Widgets
import WidgetsTesting

/// Typing into a focused field or text view that has been scrolled out of view.
@Suite(.serialized) struct TypingRevealTests {
    private let scroll = ScrollView()
    private let field = TextField(placeholder: "Name")
    private let notes = TextView()
    private let fitting = TextView()
    private let harness: Harness

    init() throws {
        let content = View(frame: Rect(x: 0, y: 0, width: 600, height: 2000))
        field.frame = Rect(x: 20, y: 40, width: 150, height: 32)
        notes.frame = Rect(x: 20, y: 600, width: 150, height: 60)
        notes.text = (0..<40).map { "line \($0)" }.joined(separator: "\n")
        fitting.frame = Rect(x: 20, y: 1000, width: 150, height: 800)
        fitting.isScrollEnabled = false
        fitting.text = notes.text
        for view in [field, notes, fitting] { content.addSubview(view) }
        scroll.frame = Rect(x: 0, y: 0, width: 200, height: 200)
        scroll.addSubview(content)
        scroll.contentSize = content.frame.size
        let page = View()
        page.addSubview(scroll)
        harness = Harness(page, size: Size(width: 200, height: 200))
        try harness.settle()
    }

    private func isCaretVisible(_ view: View & TextInputClient) -> Bool {
        scroll.bounds.contains(scroll.convert(view.caretRect, from: view))
    }

    private func scrollAway() throws {
        scroll.contentOffset = Point(x: 300, y: scroll.contentOffset.y < 900 ? 1800 : 0)
        try harness.settle()
    }

    @Test func `Typed text, keys, pastes and compositions reveal the caret`() throws {
        Pasteboard.general.string = "pasted"
        for view in [field, notes, fitting] as [View & TextInputClient] {
            try harness.focus(view)
            let actions: [() throws -> Void] = [
                { try harness.type("a") }, { try harness.key(.keyboardDeleteOrBackspace) },
                { try harness.key(.keyboardLeftArrow) }, { try harness.key("v", .control) },
                { try harness.key("a", .control) }, { try harness.key(.keyboardEnd) },
                { harness.send(.textInput(TextInputEvent(.compose("n", selection: 1..<1)))) },
                { harness.send(.textInput(TextInputEvent(.commit("n")))) },
            ]
            for (index, action) in actions.enumerated() {
                try scrollAway()
                #expect(!isCaretVisible(view))
                try action()
                try harness.settle()
                #expect(isCaretVisible(view), "action \(index) in \(view)")
            }
        }
    }

    @Test func `A key that the text does not handle, a copy, and edits by the program do not scroll`() throws
    {
        try harness.focus(field)
        field.text = "text"
        field.selectAll(nil)
        try scrollAway()
        let offset = scroll.contentOffset
        try harness.key("c", .control)
        field.text = "other"
        notes.replace(0..<4, withText: "changed")
        try harness.settle()
        #expect(scroll.contentOffset == offset)
    }

    @Test func `Typing into a visible field does not scroll`() throws {
        try harness.focus(field)
        let offset = scroll.contentOffset
        try harness.type("abc")
        #expect(scroll.contentOffset == offset)
    }
}
