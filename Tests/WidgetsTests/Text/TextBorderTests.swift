import Testing
import Widgets
import WidgetsTesting

/// Borders of text fields and text views.
@Suite(.serialized) struct TextBorderTests {
    let page = View()
    let field = TextField()
    let view = TextView()
    let harness: Harness

    init() throws {
        field.frame = Rect(x: 10, y: 10, width: 120, height: 32)
        view.frame = Rect(x: 10, y: 50, width: 200, height: 100)
        view.text = String(repeating: "line\n", count: 50)
        page.addSubview(field)
        page.addSubview(view)
        harness = Harness(page, size: Size(width: 220, height: 160))
        try harness.settle()
    }

    private func expectFreshPicture() {
        let isFresh = harness.picture == harness.renderFresh()
        #expect(isFresh)
    }

    /// Returns the pixel in the middle of the left edge.
    private func edge(_ view: View) -> UInt32 {
        harness.picture[Int(view.frame.minX), Int(view.frame.midY)]
    }

    @Test func `A text view has the same border as a field`() throws {
        #expect(edge(view) != edge(field), "no border by default")
        view.borderStyle = .roundedRect
        try harness.settle()
        #expect(edge(view) == edge(field))
        try harness.focus(field)
        let focused = edge(field)
        try harness.focus(view)
        #expect(edge(view) == focused && edge(field) != focused)
        for state in TextField.Validation.allCases {
            view.displayedValidation = state
            field.displayedValidation = state
            try harness.settle()
            #expect((edge(view) == edge(field)) == (state != .none), "\(state)")
        }
        expectFreshPicture()
        try harness.scroll(over: view, by: Point(x: 0, y: -3))
        harness.advance(by: .seconds(1))
        expectFreshPicture()
        view.borderStyle = .none
        try harness.settle()
        #expect(view.layer.borderWidth == 0 && view.layer.cornerRadius == 0)
        expectFreshPicture()
    }

    @Test func `A field displays control characters as symbols, as a text view does`() throws {
        field.text = "a\u{0}b\u{7}c"
        try harness.settle()
        #expect(harness.contains("a\u{2400}b\u{2407}c"))
        try harness.focus(field)
        try harness.key(.keyboardHome)
        for offset in 1...5 {
            let before = field.caretRect.minX
            try harness.key(.keyboardRightArrow)
            #expect(field.selectedUTF8Range == offset..<offset && field.caretRect.minX > before + 2)
        }
        try harness.key(.keyboardDeleteOrBackspace)
        try harness.key(.keyboardDeleteOrBackspace)
        #expect(field.text == "a\u{0}b")
        try harness.key("a", .control)
        try harness.key("c", .control)
        #expect(field.selectedText == "a\u{0}b")
        field.isSecureTextEntry = true
        #expect(field.visibleText == String(repeating: "\u{25CF}", count: 3))
        field.isSecureTextEntry = false
        #expect(field.visibleText == "a\u{2400}b")
    }
}
