import Testing
import Widgets
import WidgetsTesting

/// Overwriting, toggled by the Insert key.
@Suite(.serialized) struct OverwritingTests {
    let page = View()
    let field = TextField()
    let view = TextView()
    let harness: Harness

    init() throws {
        field.frame = Rect(x: 10, y: 10, width: 120, height: 32)
        view.frame = Rect(x: 10, y: 50, width: 200, height: 100)
        page.addSubview(field)
        page.addSubview(view)
        harness = Harness(page, size: Size(width: 220, height: 160))
        try harness.settle()
    }

    private func expectFreshPicture(_ comment: Comment? = nil) {
        let isFresh = harness.picture == harness.renderFresh()
        #expect(isFresh, comment)
    }

    /// Returns the bounding box of the pixels that differ from another image, in pixels.
    private func changed(since old: Bitmap) -> Rect {
        let new = harness.picture
        var found = Rect.null
        for row in 0..<new.height {
            for column in 0..<new.width where new[column, row] != old[column, row] {
                found = found.union(Rect(x: Double(column), y: Double(row), width: 1, height: 1))
            }
        }
        return found
    }

    @Test func `In a field typing replaces characters until Insert is pressed again`() throws {
        field.text = "abcdef"
        try harness.focus(field)
        try harness.key(.keyboardHome)
        try harness.key(.keyboardInsert)
        #expect(field.isOverwriting)
        try harness.type("xy")
        #expect(field.text == "xycdef")
        try harness.key(.keyboardInsert)
        try harness.type("z")
        #expect(field.text == "xyzcdef")
        try harness.key("z", .control)
        try harness.key("z", .control)
        #expect(field.text == "abcdef")
        expectFreshPicture()
    }

    @Test func `In a text view overwriting stops at the end of the line`() throws {
        view.text = "ab\ncd"
        try harness.focus(view)
        try harness.key(.keyboardHome, .control)
        try harness.key(.keyboardInsert)
        try harness.type("wxyz")
        #expect(view.text == "wxyz\ncd")
        try harness.key("z", .control)
        #expect(view.text == "ab\ncd")
        expectFreshPicture()
    }

    @Test func `The block caret covers the next character`() throws {
        field.text = "WiW"
        view.text = "WiW"
        for (text, caret) in [(field as View, { field.caretRect }), (view, { view.caretRect })] {
            try harness.focus(text)
            try harness.key(.keyboardHome)
            let bar = harness.picture
            try harness.key(.keyboardInsert)
            let wide = changed(since: bar)
            #expect(wide.width > 8 && wide.height > 10, "a block on the W: \(wide)")
            try harness.key(.keyboardRightArrow)
            expectFreshPicture()
            try harness.key(.keyboardEnd)
            #expect(caret().width == 1, "input methods get a caret, not a block")
            expectFreshPicture()
            try harness.key(.keyboardInsert)
            expectFreshPicture()
        }
    }

    @Test func `The block caret stays inside a field that is full`() throws {
        try harness.focus(field)
        try harness.key(.keyboardInsert)
        for letter in "a text that is longer than the field by far" {
            try harness.type(String(letter))
            expectFreshPicture()
        }
        field.text = "שלום עולם שלום עולם שלום עולם"
        try harness.key(.keyboardEnd)
        expectFreshPicture()
        let shown = harness.picture
        harness.advance(by: .milliseconds(600))
        let block = changed(since: shown)
        #expect(block.width >= 2 && field.frame.contains(block), "\(block)")
    }

    @Test func `A secret can be overwritten, and a read-only text cannot`() throws {
        field.isSecureTextEntry = true
        field.text = "äbc"
        try harness.focus(field)
        try harness.key(.keyboardHome)
        try harness.key(.keyboardInsert)
        try harness.type("x")
        #expect(field.text == "xbc")
        try harness.key(.keyboardInsert)
        field.isEditable = false
        try harness.key(.keyboardInsert)
        #expect(!field.isOverwriting)
        view.isEditable = false
        try harness.focus(view)
        try harness.key(.keyboardInsert)
        #expect(!view.isOverwriting)
    }
}
