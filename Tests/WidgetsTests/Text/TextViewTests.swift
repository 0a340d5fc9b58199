import Testing
import Widgets
import WidgetsTesting

@Suite(.serialized) struct TextViewTests {
    let page = View()
    let view = TextView()
    let harness: Harness

    init() throws {
        view.frame = Rect(x: 10, y: 10, width: 300, height: 200)
        view.accessibilityIdentifier = "text"
        page.addSubview(view)
        harness = Harness(page, size: Size(width: 320, height: 220))
        Pasteboard.general.string = nil
        Pasteboard.primary.string = nil
        try harness.settle()
    }

    private func lines(_ count: Int) -> String { (0..<count).map { "line \($0)" }.joined(separator: "\n") }

    /// Expects the incrementally painted image to equal a full painting.
    private func expectFreshPicture(_ comment: Comment? = nil) {
        let isFresh = harness.picture == harness.renderFresh()
        #expect(isFresh, comment)
    }

    @Test func `Typing, line breaks and deleting`() throws {
        try harness.click(view)
        try harness.type("hello\nworld")
        #expect(view.text == "hello\nworld")
        #expect(view.numberOfTextLines == 2)
        try harness.key(.keyboardHome)
        try harness.key(.keyboardDeleteOrBackspace)
        #expect(view.text == "helloworld")
        try harness.key(.keyboardReturnOrEnter, .shift)
        #expect(view.text == "hello\u{2028}world")
        try harness.key(.keyboardUpArrow)
        try harness.key(.keyboardEnd)
        try harness.type("!")
        #expect(view.text == "hello!\u{2028}world")
        try harness.key(.keyboardEnd, .control)
        try harness.key(.keyboardDeleteOrBackspace, .control)
        #expect(view.text == "hello!\u{2028}")
        expectFreshPicture()
    }

    @Test func `The caret moves by lines, pages and to the ends, and stays visible`() throws {
        view.text = lines(500)
        try harness.click(view)
        try harness.key(.keyboardHome, .control)
        #expect(view.selectedUTF8Range == 0..<0 && view.contentOffset.y == 0)
        try harness.key(.keyboardPageDown)
        let page = view.caretRect.midY
        #expect(page > 100 && view.bounds.contains(view.caretRect))
        try harness.key(.keyboardPageUp)
        #expect(view.selectedUTF8Range == 0..<0)
        try harness.key(.keyboardEnd, .control)
        #expect(view.selectedUTF8Range.lowerBound == view.utf8Count)
        #expect(view.bounds.contains(view.caretRect))
        try harness.key(.keyboardUpArrow)
        try harness.key(.keyboardHome)
        try harness.key(.keyboardEnd, .shift)
        #expect(view.selectedText == "line 498")
        try harness.key(.keyboardUpArrow, .control)
        try harness.key(.keyboardUpArrow, .control)
        try harness.key(.keyboardRightArrow, [.control, .shift])
        #expect(view.selectedText == "line")
        expectFreshPicture()
    }

    @Test func `A typed character typesets one paragraph and paints one line`() throws {
        view.text = lines(100_000)
        try harness.click(Point(x: 100, y: 60))
        try harness.type("a")
        let before = view.typesetCount
        try harness.type("b")
        let frame = try #require(harness.lastFrame)
        #expect(view.typesetCount == before + 1)
        #expect(frame.drawCount <= 2, "a paragraph and the caret")
        let height = Typesetter.shared.metrics(of: view.font, scale: 1).lineHeight
        let painted = frame.damage.reduce(0.0) { $0 + Double($1.width * $1.height) }
        #expect(painted <= 300 * (height + 2) * 1.5, "\(frame)")
        expectFreshPicture()
    }

    @Test func `Only the visible paragraphs are typeset`() throws {
        view.text = lines(100_000)
        try harness.settle()
        #expect(view.typesetCount < 60)
        let before = view.typesetCount
        view.contentOffset = Point(x: 0, y: view.contentSize.height / 2)
        try harness.settle()
        #expect(view.typesetCount < before + 60)
        #expect(view.subviews.count < 40)
        expectFreshPicture()
    }

    @Test func `A paragraph that wraps to another line moves the paragraphs below`() throws {
        view.text = String(repeating: "many words in a paragraph ", count: 12) + "\n" + lines(40)
        try harness.click(view)
        try harness.key(.keyboardHome, .control)
        try harness.type("some more words that need another line to stand in, surely ")
        #expect(view.bounds.contains(view.caretRect))
        expectFreshPicture()
        try harness.key(.keyboardReturnOrEnter)
        expectFreshPicture()
        try harness.key("z", .control)
        try harness.key("z", .control)
        #expect(view.text.hasPrefix("many words"))
        expectFreshPicture()
    }

    @Test func `The pointer selects words and paragraphs, drags, and pastes with the middle button`() throws {
        view.text = "alpha beta\ngamma delta\nend"
        try harness.settle()
        let second = view.caretRect(for: TextPosition(offset: 13))
        let place = Point(x: second.minX + 10, y: second.midY + 10)
        try harness.click(place, count: 2)
        #expect(view.selectedText == "gamma")
        #expect(Pasteboard.primary.string == "gamma")
        try harness.click(place, count: 3)
        #expect(view.selectedText == "gamma delta\n")
        let first = Point(x: 20, y: second.midY - 10)
        try harness.drag(from: first, to: place)
        #expect(view.selectedText.contains("\n"))
        Pasteboard.primary.string = "<>"
        try harness.click(place, button: .middle)
        #expect(view.text.contains("<>"))
        try harness.click(first)
        try harness.click(place, modifiers: .shift)
        #expect(view.selectedText.contains("beta") && view.selectedText.contains("\ng"))
        expectFreshPicture()
    }

    @Test func `A drag beyond the edge scrolls, also while the pointer rests`() throws {
        view.text = lines(300)
        try harness.settle()
        try harness.press(Point(x: 60, y: 40))
        try harness.move(to: Point(x: 60, y: 219))
        let begin = view.selectedUTF8Range.count
        harness.advance(by: .seconds(2))
        #expect(view.contentOffset.y > 100)
        #expect(view.selectedUTF8Range.count > begin + 50)
        try harness.move(to: Point(x: 60, y: 100))
        let offset = view.contentOffset
        harness.advance(by: .seconds(2))
        #expect(view.contentOffset == offset)
        try harness.release()
        expectFreshPicture()
    }

    @Test func `Pasteboards, undo and read-only text`() throws {
        view.text = "one two\nthree"
        try harness.click(view)
        try harness.key("a", .control)
        try harness.key("c", .control)
        #expect(Pasteboard.general.string == "one two\nthree")
        try harness.key(.keyboardEnd, .control)
        try harness.key("v", .control)
        #expect(view.text == "one two\nthreeone two\nthree")
        try harness.key("z", .control)
        #expect(view.text == "one two\nthree")
        try harness.key("z", [.control, .shift])
        #expect(view.numberOfTextLines == 3)
        view.isEditable = false
        try harness.type("x")
        try harness.key(.keyboardDeleteOrBackspace)
        try harness.key("z", .control)
        #expect(view.numberOfTextLines == 3)
        try harness.key("a", .control)
        try harness.key("x", .control)
        #expect(view.numberOfTextLines == 3 && view.selectedUTF8Range.count == view.utf8Count)
    }

    @Test func `An input method composes in place`() throws {
        view.text = "ab\ncd"
        try harness.click(view)
        try harness.key(.keyboardHome, .control)
        harness.send(.textInput(TextInputEvent(.compose("ni", selection: 2..<2))))
        try harness.settle()
        #expect(view.text == "niab\ncd")
        expectFreshPicture()
        harness.send(.textInput(TextInputEvent(.commit("你"))))
        #expect(view.text == "你ab\ncd")
        harness.send(.textInput(TextInputEvent(.compose("x", selection: 1..<1))))
        harness.send(.textInput(TextInputEvent(.compose("", selection: 0..<0))))
        #expect(view.text == "你ab\ncd")
        try harness.key("z", .control)
        #expect(view.text == "ab\ncd")
    }

    @Test func `The caret blinks for ten seconds, and then nothing wakes the program`() throws {
        view.text = lines(50)
        try harness.click(view)
        let blinking = harness.advance(by: .seconds(9))
        #expect(blinking.frames.count >= 15)
        #expect(blinking.frames.allSatisfy { $0.drawCount <= 2 })
        harness.advance(by: .seconds(2))
        #expect(harness.advance(by: .seconds(60)).isIdle)
        view.resignFirstResponder()
        try harness.settle()
        #expect(harness.host.nextDeadline == nil)
    }

    @Test func `With byClipping long lines do not wrap, and scroll sideways`() throws {
        view.lineBreakMode = .byClipping
        view.text = String(repeating: "wide ", count: 200) + "\nshort"
        try harness.click(view)
        #expect(view.contentSize.width > 2000)
        try harness.key(.keyboardHome, .control)
        #expect(view.contentOffset.x == 0)
        try harness.key(.keyboardEnd)
        #expect(view.contentOffset.x > 1000)
        #expect(view.bounds.contains(view.caretRect))
        try harness.key(.keyboardDownArrow)
        #expect(view.contentOffset.x < 60)
        #expect(view.bounds.contains(view.caretRect))
        expectFreshPicture()
        view.lineBreakMode = .byWordWrapping
        try harness.settle()
        #expect(view.contentSize.width <= 300)
    }

    @Test func `Each typed character paints the same as a full painting`() throws {
        view.font = Font(family: .named("DejaVu Sans"), size: 14)
        view.text = (0..<60).map { "Line \($0): some words to be wrapped at the end of lines" }.joined(
            separator: "\n")
        view.selectedUTF8Range = 90..<90
        try harness.focus(view)
        for step in 0..<120 {
            try harness.type(String(decoding: [UInt8(97 + step % 26)], as: UTF8.self))
            if step % 7 == 0 { try harness.key(.keyboardRightArrow) }
            if step % 11 == 0 { try harness.key(.keyboardDeleteForward) }
            expectFreshPicture("after step \(step)")
        }
    }

    @Test func `A selection covers no pixel twice, in either line direction`() throws {
        view.text = "one two\n\nשלום in the middle\nlast line  \nend"
        try harness.focus(view)
        try harness.key("a", .control)
        for offset in [0, 8, 12, 36] {
            // Just below the top of a line there is no ink.
            let row = Int(view.caretRect(for: TextPosition(offset: offset)).minY) + 11
            let shades = Set((17..<303).map { harness.picture[$0, row] })
            #expect(shades.count == 1, "line at \(offset)")
        }
    }
}
