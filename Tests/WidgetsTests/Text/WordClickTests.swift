import Testing
import Widgets
import WidgetsTesting

/// Double and triple clicks at any place of a letter, and clicks with Shift after them.
@Suite(.serialized) struct WordClickTests {
    /// A control with selectable text, and the selected text.
    private struct Stage {
        let harness: Harness
        let selected: () -> String
        /// Returns the rectangle of the caret before a character, in points of the window.
        let caret: (Int) -> Point

        func letter(_ index: Int, part: Double) -> Point {
            let (start, end) = (caret(index), caret(index + 1))
            return Point(x: start.x + (end.x - start.x) * part, y: start.y)
        }
    }

    private func stage(
        _ view: View, caret: @escaping (Int) -> Rect, selected: @escaping () -> String
    )
        throws -> Stage
    {
        view.frame = Rect(x: 20, y: 20, width: 300, height: 60)
        let page = View()
        page.addSubview(view)
        let harness = Harness(page, size: Size(width: 360, height: 120))
        try harness.settle()
        return Stage(harness: harness, selected: selected) { [unowned view] index in
            let rect = view.convert(caret(index), to: nil)
            return Point(x: rect.minX, y: rect.midY)
        }
    }

    private func stages(_ text: String) throws -> [Stage] {
        let field = TextField()
        field.text = text
        let view = TextView()
        view.text = text
        let label = Label(text: text)
        label.numberOfLines = 0
        label.isSelectable = true
        let ruler = TextField()
        ruler.borderStyle = .none
        ruler.text = text
        ruler.frame = Rect(x: 0, y: 0, width: 300, height: 60)
        ruler.font = label.font
        return [
            try stage(
                field, caret: { field.caretRect(for: TextPosition(offset: $0)) },
                selected: { field.selectedText }),
            try stage(
                view, caret: { view.caretRect(for: TextPosition(offset: $0)) },
                selected: { view.selectedText }),
            try stage(
                label,
                caret: {
                    let x = ruler.caretRect(for: TextPosition(offset: $0)).minX
                    return Rect(x: x, y: 20, width: 0, height: 20)
                }, selected: { label.selectedText ?? "" }),
        ]
    }

    @Test func `A double click on either half of each letter selects its word`() throws {
        let text = "one, two three"
        let words = [0..<3: "one", 3..<4: ",", 5..<8: "two", 9..<14: "three"]
        for stage in try stages(text) {
            for (range, word) in words {
                for index in range {
                    for part in [0.1, 0.4, 0.6, 0.9] {
                        try stage.harness.click(stage.letter(index, part: part), count: 2)
                        #expect(stage.selected() == word)
                        stage.harness.advance(by: .seconds(2))
                    }
                }
            }
            try stage.harness.click(stage.letter(8, part: 0.9), count: 2)
            #expect(stage.selected() == " ")
        }
    }

    @Test func `A double click beyond the end of a line selects its last word`() throws {
        for stage in try stages("one two") {
            let end = stage.caret(7)
            try stage.harness.click(Point(x: end.x + 40, y: end.y), count: 2)
            #expect(stage.selected() == "two")
        }
    }

    @Test func `A click with Shift after a double click extends the selection by words and keeps the word`()
        throws
    {
        for stage in try stages("alpha beta gamma delta") {
            try stage.harness.click(stage.letter(8, part: 0.8), count: 2)
            #expect(stage.selected() == "beta")
            stage.harness.advance(by: .seconds(2))
            try stage.harness.click(stage.letter(13, part: 0.5), modifiers: .shift)
            #expect(stage.selected() == "beta gamma")
            stage.harness.advance(by: .seconds(2))
            try stage.harness.click(stage.letter(1, part: 0.5), modifiers: .shift)
            #expect(stage.selected() == "alpha beta")
            stage.harness.advance(by: .seconds(2))
            try stage.harness.click(stage.letter(21, part: 0.9), modifiers: .shift)
            #expect(stage.selected() == "beta gamma delta")
        }
    }

    @Test
    func `A click with Shift after a single click extends by characters, also after an earlier double click`()
        throws
    {
        for stage in try stages("alpha beta gamma") {
            try stage.harness.click(stage.letter(8, part: 0.8), count: 2)
            stage.harness.advance(by: .seconds(2))
            try stage.harness.click(stage.letter(2, part: 0.1))
            stage.harness.advance(by: .seconds(2))
            try stage.harness.click(stage.letter(8, part: 0.1), modifiers: .shift)
            #expect(stage.selected() == "pha be")
        }
    }

    @Test func `A click with Shift after a triple click extends the selection by lines`() throws {
        let view = TextView()
        view.text = "one two\nthree four\nfive"
        let stage = try stage(
            view, caret: { view.caretRect(for: TextPosition(offset: $0)) }, selected: { view.selectedText })
        try stage.harness.click(stage.letter(9, part: 0.5), count: 3)
        #expect(stage.selected() == "three four\n")
        stage.harness.advance(by: .seconds(2))
        try stage.harness.click(stage.letter(20, part: 0.5), modifiers: .shift)
        #expect(stage.selected() == "three four\nfive")
        stage.harness.advance(by: .seconds(2))
        try stage.harness.click(stage.letter(5, part: 0.5), modifiers: .shift)
        #expect(stage.selected() == "one two\nthree four\n")
        // After a key, the selection is extended by characters again.
        try stage.harness.key(.keyboardRightArrow, .shift)
        stage.harness.advance(by: .seconds(2))
        try stage.harness.click(stage.letter(4, part: 0.1), modifiers: .shift)
        #expect(stage.selected() == "two\nthree four\n")
    }

    @Test func `A drag after a double click includes the words below the pointer only`() throws {
        for stage in try stages("alpha beta gamma") {
            try stage.harness.click(stage.letter(1, part: 0.5))
            try stage.harness.press(stage.letter(1, part: 0.5))
            try stage.harness.move(to: stage.letter(9, part: 0.9))
            try stage.harness.release()
            #expect(stage.selected() == "alpha beta")
        }
    }

    @Test func `A double click selects right-to-left words by their letters`() throws {
        let text = "שלום עולם"
        let view = TextView()
        view.text = text
        let stage = try stage(
            view, caret: { view.caretRect(for: TextPosition(offset: $0)) }, selected: { view.selectedText })
        // The letters have two bytes; the space is at byte 8.
        for (offsets, word) in [
            (stride(from: 0, to: 8, by: 2), "שלום"), (stride(from: 9, to: 17, by: 2), "עולם"),
        ] {
            for offset in offsets {
                let start = stage.caret(offset)
                let end = view.convert(
                    view.caretRect(for: TextPosition(offset: offset + 2, affinity: .upstream)), to: nil
                ).minX
                for part in [0.2, 0.8] {
                    try stage.harness.click(Point(x: start.x + (end - start.x) * part, y: start.y), count: 2)
                    #expect(stage.selected() == word)
                    stage.harness.advance(by: .seconds(2))
                }
            }
        }
    }
}
