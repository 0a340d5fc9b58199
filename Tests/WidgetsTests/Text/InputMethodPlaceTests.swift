import Testing
import Widgets
import WidgetsTesting

/// The caret rectangles reported to input methods for their candidate windows.
@Suite(.serialized) struct InputMethodPlaceTests {
    private final class Recorder: HostRequests {
        var told: [Rect?] = []
        var endedCompositions = 0
        func compositionDidEnd() { endedCompositions += 1 }
        func textInputChanged(caret: Rect?) { told.append(caret) }
        func restorableStateChanged() {}
        func cursorChanged(_ cursor: Cursor) {}
    }

    let page = View()
    let field = TextField()
    let view = TextView()
    let harness: Harness
    private let requests = Recorder()

    init() throws {
        field.frame = Rect(x: 10, y: 10, width: 120, height: 32)
        view.frame = Rect(x: 10, y: 50, width: 200, height: 100)
        page.addSubview(field)
        page.addSubview(view)
        harness = Harness(page, size: Size(width: 220, height: 160))
        harness.host.requests = requests
        try harness.settle()
    }

    private func compose(_ text: String) throws {
        harness.send(.textInput(TextInputEvent(.compose(text, selection: text.count..<text.count))))
        try harness.settle()
    }

    private var place: Rect? { requests.told.last ?? nil }

    @Test func `In a field the caret rectangle is reported, also during a composition`() throws {
        try harness.focus(field)
        #expect(place == field.convert(field.caretRect, to: nil))
        let empty = try #require(place)
        try harness.type("abc")
        try compose("ni")
        #expect(place == field.convert(field.caretRect, to: nil))
        #expect(try #require(place).minX > empty.minX + 20)
        try harness.focus(view)
        #expect(place == view.convert(view.caretRect, to: nil))
        view.resignFirstResponder()
        #expect(requests.told.last == .some(nil))
    }

    @Test func `In a text view the caret rectangle follows lines, scrolling and layout`() throws {
        view.text = String(repeating: "line\n", count: 50)
        try harness.focus(view)
        try harness.key(.keyboardEnd, .control)
        #expect(place == view.convert(view.caretRect, to: nil))
        let end = try #require(place)
        #expect(view.frame.contains(end))
        try harness.scroll(over: view, by: Point(x: 0, y: 1))
        harness.advance(by: .seconds(1))
        #expect(try #require(place).minY > end.minY + 5, "the caret went down with the text")
        #expect(page.bounds.contains(try #require(place)), "the place stays in the window")
        view.frame.origin.x = 15
        try harness.settle()
        #expect(try #require(place).minX == end.minX + 5)
    }

    @Test func `An unchanged caret rectangle is reported once`() throws {
        try harness.focus(field)
        try harness.type("abc")
        let count = requests.told.count
        field.setNeedsDisplay()
        page.setNeedsLayout()
        try harness.settle()
        harness.advance(by: .seconds(5))
        #expect(requests.told.count == count)
    }

    @Test func `Activating the window reports the caret rectangle again`() throws {
        try harness.focus(field)
        harness.host.setActive(false)
        let count = requests.told.count
        harness.host.setActive(true)
        #expect(requests.told.count == count + 1 && place == field.convert(field.caretRect, to: nil))
    }

    @Test func `The caret blinks only in an active window`() throws {
        for text in [field as View, view] {
            try harness.focus(text)
            try harness.type("a")
            let shown = harness.picture
            harness.host.setActive(false)
            try harness.settle()
            #expect(harness.picture != shown, "no caret")
            let isFresh = harness.picture == harness.renderFresh()
            #expect(isFresh)
            #expect(harness.advance(by: .seconds(30)).isIdle)
            field.selectedUTF8Range = 0..<0
            view.selectedUTF8Range = 0..<0
            try harness.settle()
            #expect(harness.advance(by: .seconds(30)).isIdle, "a moved caret does not blink either")
            harness.host.setActive(true)
            try harness.settle()
            #expect(harness.advance(by: .seconds(5)).frames.count > 5)
        }
    }

    @Test func `Before the first input event the caret does not blink`() throws {
        let page = View()
        let field = TextField(frame: Rect(x: 10, y: 10, width: 120, height: 32))
        page.addSubview(field)
        let harness = Harness(page, size: Size(width: 200, height: 60))
        field.becomeFirstResponder()
        try harness.settle()
        #expect(field.editing.isCaretVisible)
        #expect(harness.advance(by: .seconds(30)).isIdle)

        try harness.type("a")
        #expect(harness.advance(by: .seconds(5)).frames.count > 5)
    }

    // MARK: - Compositions that end in the program

    private func commit(_ text: String) { harness.send(.textInput(TextInputEvent(.commit(text)))) }

    @Test func `The input method discards a composition that a click, a key, the focus or the program ends`()
        throws
    {
        let ends: [() throws -> Void] = [
            { try harness.click(Point(x: 14, y: 26)) }, { try harness.key(.keyboardEnd) },
            { try harness.focus(view) }, { field.text = "other" }, { field.isEditable = false },
        ]
        for (index, end) in ends.enumerated() {
            field.text = "abc"
            field.isEditable = true
            try harness.focus(field)
            try compose("ni")
            #expect(requests.endedCompositions == index)
            try end()
            #expect(requests.endedCompositions == index + 1, "\(index)")
        }
    }

    @Test func `The end of a composition by the input method causes no request`() throws {
        try harness.focus(field)
        try compose("ni")
        commit("你")
        try compose("x")
        try compose("")
        try harness.key(.keyboardEnd)
        try harness.type("abc")
        #expect(requests.endedCompositions == 0)
        #expect(field.text == "你abc")
    }

    @Test func `A text that the input method commits in response is not inserted twice`() throws {
        for other in [nil, view] {
            field.text = ""
            view.text = ""
            try harness.focus(field)
            try compose("한")
            if let other { try harness.focus(other) } else { try harness.click(Point(x: 14, y: 26)) }
            commit("한")
            #expect(field.text == "한" && view.text == "")
            // The same text that is typed again is inserted.
            try compose("한")
            commit("한")
            #expect((field.text + view.text) == "한한")
        }
        // So is one after a key, and one that arrives later.
        field.text = ""
        try harness.focus(field)
        try compose("x")
        try harness.key(.keyboardHome)
        try harness.key(.keyboardEnd)
        commit("x")
        #expect(field.text == "xx")
        try compose("y")
        field.text = ""
        harness.advance(by: .seconds(1))
        commit("y")
        #expect(field.text == "y")
    }
}
