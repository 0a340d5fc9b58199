import Testing
import Widgets
import WidgetsTesting

/// Texts as accessibility clients read them by units, select in them and edit them.
struct AccessibilityTextTests {
    private func textView(_ text: String, width: Double = 300) throws -> (
        any AccessibilityText, TextView, Harness
    ) {
        let view = TextView(frame: Rect(x: 0, y: 0, width: width, height: 200))
        view.text = text
        let root = View()
        root.addSubview(view)
        let harness = Harness(root)
        try harness.settle()
        return (try #require(view.accessibilityText), view, harness)
    }

    @Test func `Characters, words, sentences and paragraphs are found at an offset`() throws {
        let (text, _, harness) = try textView("One word. Is it? Yes.\nNext e\u{301} line")
        func read(_ unit: AccessibilityTextUnit, _ offset: Int) -> String {
            text.accessibilityText(in: text.accessibilityRange(of: unit, at: offset))
        }

        #expect(read(.word, 5) == "word")
        #expect(read(.sentence, 5) == "One word. ")
        #expect(read(.sentence, 12) == "Is it? ")
        #expect(read(.sentence, 18) == "Yes.\n")
        #expect(read(.paragraph, 3) == "One word. Is it? Yes.\n")
        #expect(read(.paragraph, 23) == "Next e\u{301} line")
        #expect(read(.character, 27) == "e\u{301}")
        #expect(read(.character, 1000).isEmpty)
        _ = harness
    }

    @Test func `Lines are the displayed lines`() throws {
        let (text, _, harness) = try textView("some words that do not fit in one line\nend", width: 120)
        let first = text.accessibilityRange(of: .line, at: 0)
        let last = text.accessibilityRange(of: .line, at: 40)

        #expect(first.lowerBound == 0)
        #expect(first.upperBound < 38 && first.upperBound > 5)
        #expect(text.accessibilityText(in: last) == "end")
        let next = text.accessibilityRange(of: .line, at: first.upperBound)
        #expect(next.lowerBound == first.upperBound)
        _ = harness
    }

    @Test func `Selecting and replacing act like the user's edits`() throws {
        let (text, view, harness) = try textView("Hello world")

        #expect(text.accessibilitySelect(6..<11))
        #expect(view.selectedText == "world")
        #expect(text.accessibilitySelectedRange == 6..<11)
        #expect(text.accessibilityReplace(0..<5, with: "Goodbye"))
        #expect(view.text == "Goodbye world")
        #expect(text.accessibilityCaretOffset == 7)
        #expect(text.accessibilityReplace(7..<13, with: ""))
        #expect(view.text == "Goodbye")
        view.isEditable = false
        #expect(!text.accessibilityReplace(0..<1, with: "x"))
        _ = harness
    }

    @Test func `The bounds of a text range are in window coordinates`() throws {
        let (text, view, harness) = try textView("Hello")
        view.frame.origin = Point(x: 50, y: 60)
        try harness.settle()
        let box = text.accessibilityBounds(of: 0..<5)

        #expect(box.minX >= 50 && box.minY >= 60)
        #expect(box.width > 20 && box.height > 10)
        #expect(box.height < 40)
    }

    @Test(arguments: [
        ("One. Two.", 0, "One. "), ("One. Two.", 5, "Two."), ("e.g. this one. Next", 0, "e.g. this one. "),
        ("He said \"Go!\" Then left.", 3, "He said \"Go!\" "), ("一。二！三", 3, "一。"),
        ("3.14 is it", 0, "3.14 is it"),
        ("", 0, ""),
    ])
    func `A sentence ends at a terminator followed by white space`(
        text: String, offset: Int, sentence: String
    ) throws {
        let (model, _, harness) = try textView(text)
        #expect(model.accessibilityText(in: model.accessibilityRange(of: .sentence, at: offset)) == sentence)
        _ = harness
    }
}
