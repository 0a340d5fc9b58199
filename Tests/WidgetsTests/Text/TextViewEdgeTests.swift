import Testing
import Widgets
import WidgetsTesting

@testable import Containers

@Suite(.serialized) struct TextViewEdgeTests {
    let page = View()
    let view = TextView()
    let harness: Harness
    private let heard = Heard()

    private final class Heard: TextViewDelegate {
        var events: [String] = []
        var refuses: Character?
        func textViewDidBeginEditing(_ textView: TextView) { events.append("begin") }
        func textViewDidEndEditing(_ textView: TextView) { events.append("end") }
        func textViewDidChange(_ textView: TextView) { events.append("change") }
        func textView(
            _ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String
        ) -> Bool {
            refuses.map { !text.contains($0) } ?? true
        }
        func textView(_ textView: TextView, didRefusePasteOf byteCount: Int) {
            events.append("refused \(byteCount)")
        }
    }

    init() throws {
        view.frame = Rect(x: 10, y: 10, width: 300, height: 200)
        page.addSubview(view)
        harness = Harness(page, size: Size(width: 320, height: 220))
        Pasteboard.general.string = nil
        Pasteboard.primary.string = nil
        try harness.settle()
    }

    private func expectFreshPicture() {
        let isFresh = harness.picture == harness.renderFresh()
        #expect(isFresh)
    }

    @Test func `Ten megabytes in one line neither hang nor are typeset as a whole`() throws {
        view.text = String(repeating: "word after word ", count: 655_360)
        try harness.settle()
        #expect(view.numberOfTextLines == 1)
        #expect(view.typesetCount < 10)
        try harness.click(view)
        try harness.key(.keyboardEnd, .control)
        #expect(view.bounds.contains(view.caretRect))
        let before = view.typesetCount
        try harness.type("x")
        #expect(view.typesetCount <= before + 2)
        try harness.key(.keyboardPageUp)
        try harness.key(.keyboardHome)
        try harness.key(.keyboardDeleteOrBackspace)
        expectFreshPicture()
        view.lineBreakMode = .byClipping
        try harness.settle()
        try harness.type("y")
        expectFreshPicture()
    }

    @Test func `The caret moves through all pieces of a long paragraph`() throws {
        view.frame.size.width = 2000
        view.text = String(repeating: "abcdefghi ", count: 2000)
        try harness.settle()
        try harness.focus(view)
        view.selectedUTF8Range = 8185..<8185
        for step in 1...20 {
            try harness.key(.keyboardRightArrow)
            #expect(view.selectedUTF8Range.lowerBound == 8185 + step)
        }
        for step in 1...20 {
            try harness.key(.keyboardLeftArrow)
            #expect(view.selectedUTF8Range.lowerBound == 8205 - step)
        }
        try harness.key(.keyboardHome, .control)
        var places: [Int] = [0]
        while places.count < 1000 {
            try harness.key(.keyboardDownArrow)
            if view.selectedUTF8Range.lowerBound == places.last { break }
            places.append(view.selectedUTF8Range.lowerBound)
        }
        #expect(places.last == view.utf8Count)
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test func `Many marks, control characters and invalid UTF-8 can be displayed and edited`() throws {
        view.text = String(repeating: "\u{301}", count: 30_000) + "\n" + "a\u{0}b\u{1B}c\u{7F}\u{85}d"
        try harness.settle()
        try harness.click(view)
        try harness.key(.keyboardEnd, .control)
        for _ in 0..<3 { try harness.key(.keyboardLeftArrow) }
        #expect(view.text(in: view.selectedUTF8Range.lowerBound..<view.utf8Count) == "\u{7F}\u{85}d")
        try harness.key(.keyboardDeleteOrBackspace)
        #expect(view.text.hasSuffix("a\u{0}b\u{1B}\u{7F}\u{85}d"))
        let list = try harness.displayListDump(of: view)
        #expect(list.contains("\u{2400}") && list.contains("\u{241B}"))
        expectFreshPicture()

        var reported: [Diagnostic] = []
        let outer = Diagnostics.handler
        defer { Diagnostics.handler = outer }
        Diagnostics.handler = { reported.append($0) }
        view.setText(decoding: [0x61, 0xFF, 0xFE, 0x62, 0xC3])
        #expect(view.text.hasPrefix("a\u{FFFD}") && view.text.hasSuffix("\u{FFFD}"))
        #expect(reported.count == 1)
        try harness.settle()
    }

    @Test func `A paste that is too long is refused and reported`() throws {
        view.delegate = heard
        try harness.click(view)
        view.maximumPasteLength = 1000
        var reported: [Diagnostic] = []
        let outer = Diagnostics.handler
        defer { Diagnostics.handler = outer }
        Diagnostics.handler = { reported.append($0) }
        Pasteboard.general.string = String(repeating: "x", count: 1001)
        try harness.key("v", .control)
        #expect(view.text.isEmpty)
        #expect(heard.events == ["begin", "refused 1001"] && reported.count == 1)
        view.maximumPasteLength = .max
        Pasteboard.general.string = String(repeating: "a line of some length\n", count: 200_000)
        try harness.key("v", .control)
        #expect(view.numberOfTextLines == 200_001)
        #expect(view.typesetCount < 100)
        #expect(view.bounds.contains(view.caretRect))
        try harness.key("z", .control)
        #expect(view.text.isEmpty)
        expectFreshPicture()
    }

    @Test func `The delegate is notified, and may refuse edits`() throws {
        view.delegate = heard
        try harness.click(view)
        try harness.type("ab")
        heard.refuses = "c"
        try harness.type("cd")
        #expect(view.text == "abd")
        view.resignFirstResponder()
        #expect(heard.events == ["begin", "change", "change", "change", "end"])
        view.text = "by program"
        #expect(heard.events.count == 5)
    }

    @Test func `Tab inserts spaces or indents, and Control+Tab moves the focus`() throws {
        let next = TextField()
        next.frame = Rect(x: 0, y: 0, width: 100, height: 8)
        page.addSubview(next)
        view.tabWidth = 4
        view.automaticIndentation = TextView.keepsIndentation
        try harness.click(view)
        try harness.type("\tx\ny")
        #expect(view.text == "    x\n    y")
        try harness.key("a", .control)
        try harness.key(.keyboardTab)
        #expect(view.text == "        x\n        y")
        try harness.key(.keyboardTab, .shift)
        try harness.key(.keyboardTab, .shift)
        #expect(view.text == "x\ny")
        try harness.key(.keyboardTab, .control)
        #expect(next.isFirstResponder)
        view.isEditable = false
        view.becomeFirstResponder()
        try harness.key(.keyboardTab)
        #expect(next.isFirstResponder)
    }

    @Test func `Typing a space does not scroll the enclosing scroll view`() throws {
        let area = ScrollView(frame: Rect(x: 0, y: 0, width: 320, height: 220))
        area.contentSize = Size(width: 320, height: 2000)
        page.addSubview(area)
        let field = TextField()
        field.frame = Rect(x: 0, y: 0, width: 100, height: 32)
        area.addSubview(field)
        view.removeFromSuperview()
        area.addSubview(view)
        try harness.settle()
        try harness.focus(field)
        try harness.type("a b")
        try harness.focus(view)
        try harness.type("c d")
        #expect(area.contentOffset.y == 0)
        #expect(field.text == "a b" && view.text == "c d")
    }

    @Test func `Standard edit actions edit the text and report whether they are possible`() throws {
        Pasteboard.general.string = nil
        view.text = "some words"
        try harness.focus(view)
        #expect(!view.canPerformAction(.copy, withSender: nil))
        #expect(!view.canPerformAction(.paste, withSender: nil))
        #expect(view.canPerformAction(.selectAll, withSender: nil))
        view.select(nil)
        #expect(view.selectedText == "words")
        view.cut(nil)
        #expect(view.text == "some " && Pasteboard.general.string == "words")
        #expect(
            view.canPerformAction(.undo, withSender: nil) && view.canPerformAction(.paste, withSender: nil))
        let actions: any ResponderStandardEditActions = view
        actions.perform(.undo, with: nil)
        #expect(view.text == "some words")
        #expect(view.undoManager?.canRedo == true)
        view.undoManager?.redo()
        actions.perform(.paste, with: nil)
        actions.perform(.selectAll, with: nil)
        actions.perform(.delete, with: nil)
        #expect(view.text.isEmpty)
        let field = TextField()
        field.text = "one"
        field.selectAll(nil)
        #expect(field.canPerformAction(.cut, withSender: nil))
        field.isSecureTextEntry = true
        #expect(!field.canPerformAction(.copy, withSender: nil))
    }

    @Test func `Bidirectional text is edited in visual order`() throws {
        view.text = "abc שלום def\nمرحبا بالعالم\nend"
        try harness.focus(view)
        view.selectedUTF8Range = 0..<0
        var seen: Set<Int> = []
        for _ in 0..<60 {
            seen.insert(view.selectedUTF8Range.lowerBound)
            try harness.key(.keyboardRightArrow)
            try harness.type("x")
            try harness.key("z", .control)
            expectFreshPicture()
        }
        try harness.key("a", .control)
        expectFreshPicture()
        #expect(seen.count > 10)
    }
}
