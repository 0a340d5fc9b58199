import Testing
import Widgets
import WidgetsTesting

@Suite(.serialized) struct FindTests {
    let page = View()
    let view = TextView()
    let harness: Harness

    init() throws {
        view.frame = Rect(x: 10, y: 10, width: 400, height: 200)
        view.isFindInteractionEnabled = true
        page.addSubview(view)
        harness = Harness(page, size: Size(width: 420, height: 220))
        try harness.settle()
    }

    private var status: String? { harness.visibleTexts.first { $0.contains(" of ") || $0 == "Not found" } }
    private func expectFreshPicture() {
        let isFresh = harness.picture == harness.renderFresh()
        #expect(isFresh)
    }

    @Test func `Find, find next, find previous, wrap around and close by keyboard`() throws {
        view.text = "One two one\nthree ONE\n" + (0..<100).map { "line \($0)\n" }.joined()
        try harness.focus(view)
        view.selectedUTF8Range = 0..<0
        try harness.key("f", .control)
        try harness.type("one")
        #expect(view.selectedUTF8Range == 0..<3)
        #expect(status == "1 of 3")
        try harness.key(.keyboardReturnOrEnter)
        #expect(view.selectedUTF8Range == 8..<11 && status == "2 of 3")
        try harness.key(.keyboardF3)
        try harness.key(.keyboardF3)
        #expect(view.selectedUTF8Range == 0..<3)
        #expect(view.findInteraction?.activeFindSession?.didWrap == true)
        try harness.key(.keyboardReturnOrEnter, .shift)
        #expect(status == "3 of 3")
        try harness.key("g", [.control, .shift])
        #expect(status == "2 of 3")
        expectFreshPicture()
        try harness.key("a", .control)
        try harness.type("zzz")
        #expect(status == "Not found")
        try harness.key(.keyboardEscape)
        #expect(view.isFirstResponder && view.findInteraction?.isFindNavigatorVisible == false)
        #expect(view.contentInset.top == 0)
        expectFreshPicture()
    }

    @Test func `The found text is scrolled into view, and visible matches are highlighted`() throws {
        view.text = (0..<5000).map { "line \($0)\n" }.joined()
        try harness.focus(view)
        view.selectedUTF8Range = 0..<0
        let session = try #require(view.findInteraction?.beginSession())
        let plain = harness.renderFresh()
        session.performSearch(query: "line")
        #expect(session.resultCount == 5000)
        try harness.settle()
        let isHighlighted = harness.renderFresh() != plain
        #expect(isHighlighted)
        session.performSearch(query: "line 4321")
        try harness.settle()
        #expect(session.resultCount == 1 && session.highlightedResultIndex == 0)
        #expect(view.bounds.contains(view.caretRect))
        expectFreshPicture()
        try harness.type("gone")
        harness.advance(by: .seconds(1))
        #expect(session.resultCount == 0)
        view.findInteraction?.endSession()
        view.contentOffset = .zero
        try harness.settle()
        expectFreshPicture()
    }

    @Test func `Matches are replaced one by one and all at once`() throws {
        view.text = "cat dog cat\ncat bird\n"
        try harness.focus(view)
        view.selectedUTF8Range = 0..<0
        try harness.key("h", .control)
        try harness.type("cat")
        let field = try harness.find(TextField.self, "find.replacement")
        try harness.focus(field)
        try harness.type("cow")
        try harness.key(.keyboardReturnOrEnter)
        #expect(view.text == "cow dog cat\ncat bird\n")
        #expect(view.selectedText == "cat")
        try harness.click("find.replaceAll")
        #expect(view.text == "cow dog cow\ncow bird\n")
        expectFreshPicture()
        try harness.key(.keyboardEscape)
        try harness.key("z", .control)
        #expect(view.text == "cow dog cat\ncat bird\n")
        try harness.key("z", .control)
        #expect(view.text == "cat dog cat\ncat bird\n")
        view.isEditable = false
        view.findInteraction?.presentFindNavigator(showingReplace: true)
        #expect(view.findInteraction?.activeFindSession?.supportsReplacement == false)
        #expect(
            view.findInteraction?.activeFindSession?.replaceAll(searchQuery: "cat", replacementString: "")
                == 0)
    }

    @Test func `Whole words, word starts and case sensitivity apply`() throws {
        view.text = "in inside IN within"
        let interaction = try #require(view.findInteraction)
        let session = try #require(interaction.beginSession())
        var options = TextSearchOptions()
        session.performSearch(query: "in", options: options)
        #expect(session.resultCount == 4)
        options.wordMatchMethod = .fullWord
        session.performSearch(query: "in", options: options)
        #expect(session.resultCount == 2)
        options.ignoresCase = false
        session.performSearch(query: "in", options: options)
        #expect(session.resultCount == 1)
        options.wordMatchMethod = .startsWith
        session.performSearch(query: "in", options: options)
        #expect(session.resultCount == 2)
    }

    @Test func `Replacing a hundred thousand matches is one undo step`() throws {
        view.text = String(repeating: "some word in a line\n", count: 100_000)
        let session = try #require(view.findInteraction?.beginSession())
        #expect(session.replaceAll(searchQuery: "word", replacementString: "sentence") == 100_000)
        try harness.settle()
        #expect(view.typesetCount < 100)
        view.undoManager?.undo()
        #expect(view.utf8Count == 2_000_000)
        try harness.settle()
        expectFreshPicture()
    }

    @Test func `A search field sends its search string after a pause, on Return and when cleared`() throws {
        let field = SearchField(placeholder: "Search")
        field.frame = Rect(x: 0, y: 0, width: 200, height: 32)
        view.removeFromSuperview()
        page.addSubview(field)
        var searches: [String] = []
        field.addAction(Action { _ in searches.append(field.text) }, for: .valueChanged)
        try harness.click(field)
        try harness.type("abc")
        #expect(searches.isEmpty)
        harness.advance(by: .milliseconds(500))
        #expect(searches == ["abc"])
        try harness.type("d")
        try harness.key(.keyboardReturnOrEnter)
        #expect(searches == ["abc", "abcd"])
        try harness.click(Point(x: 186, y: 16))
        #expect(field.text.isEmpty && searches.last == "")
        field.sendsSearchStringImmediately = true
        try harness.type("x")
        #expect(searches.last == "x")
        try harness.key(.keyboardEscape)
        #expect(field.text.isEmpty && searches.last == "")
        field.sendsWholeSearchString = true
        try harness.type("y")
        #expect(harness.advance(by: .seconds(1)).frames.count < 5 && searches.last == "")
        try harness.key(.keyboardReturnOrEnter)
        #expect(searches.last == "y")
        expectFreshPicture()
    }
}
