import RandomNumbers
import Testing

@testable import TextEditing

/// Texts that a program sets in response to an edit: the place of the caret, and undo.
@Suite struct AmendingTests {
    /// An editor and a program that sets a text of its own after each edit.
    private struct Field {
        var editor = TextEditor()
        let format: (String) -> String
        var time = Duration.zero

        init(_ marked: String, _ format: @escaping (String) -> String) {
            self.format = format
            editor.setText(EditBuffer(marked.filter { $0 != "|" && $0 != "^" }))
            select(marked)
        }

        /// Moves the caret to `|`, and the other end of the selection to `^`.
        private mutating func select(_ marked: String) {
            guard let caret = marked.firstIndex(of: "|") else { return }
            let anchor = marked.firstIndex(of: "^") ?? caret
            func offset(_ index: String.Index) -> Int {
                marked[..<index].filter { $0 != "|" && $0 != "^" }.utf8.count
            }
            perform(.select(Selection(anchor: offset(anchor), head: offset(caret))))
        }

        @discardableResult mutating func perform(_ command: EditCommand) -> EditResult {
            time += .milliseconds(100)
            let result = editor.perform(command, at: time)
            if !result.changes.isEmpty { editor.amendText(EditBuffer(format(editor.buffer.string))) }
            return result
        }

        mutating func type(_ text: String) -> String {
            for character in text { perform(.insertText(String(character))) }
            return state
        }

        mutating func after(_ command: EditCommand) -> String {
            perform(command)
            return state
        }

        var state: String {
            var shown = editor.buffer
            shown.insert("|", at: editor.selection.head)
            if !editor.selection.isEmpty {
                let anchor = editor.selection.anchor
                shown.insert("^", at: anchor + (anchor > editor.selection.head ? 1 : 0))
            }
            return shown.string
        }
    }

    private static func digits(_ text: String) -> String { text.filter(\.isNumber) }

    private static func phone(_ text: String) -> String {
        let digits = digits(text)
        return digits.count <= 3 ? digits : "\(digits.prefix(3))-\(digits.dropFirst(3))"
    }

    private static func grouped(_ text: String) -> String {
        var result = ""
        let digits = digits(text)
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { result += "," }
            result.append(digit)
        }
        return result
    }

    // MARK: - Caret

    @Test func `A separator inserted before typed digits does not move the caret from them`() {
        var field = Field("|", Self.phone)
        #expect(field.type("1234567") == "123-4567|")
        field = Field("12|3-4567", Self.phone)
        #expect(field.type("89") == "128-9|34567")
        field = Field("|", Self.grouped)
        #expect(field.type("1234567") == "1,234,567|")
        field = Field("1,1|11", Self.grouped)
        #expect(field.type("1") == "11,1|11")
        #expect(field.type("11") == "1,111,1|11")
    }

    @Test func `Rejected characters leave the caret in its place`() {
        var field = Field("1|23", Self.digits)
        #expect(field.type("x9") == "19|23")
        #expect(field.after(.paste("a5b6c")) == "1956|23")
        field = Field("1|1", { String($0.prefix(2)) })
        #expect(field.type("1") == "1|1")
        field = Field("a^bc|d", { _ in "abcd" })
        #expect(field.type("x") == "a^bc|d")
        #expect(field.after(.deleteBackward) == "a^bc|d")
        #expect(!field.editor.history.canUndo)
    }

    @Test func `A text replaced by another keeps the caret after it`() {
        func smiling(_ text: String) -> String { text.replacing(":)", with: "🙂") }
        var field = Field("hi | there", smiling)
        #expect(field.type(":)!") == "hi 🙂!| there")
        field = Field("HE|LO", { $0.uppercased() })
        #expect(field.type("lll") == "HELLL|LO")
        field = Field("stra|e", { $0.uppercased() })
        #expect(field.type("ß") == "STRASS|E")
        field = Field("ab|c", { String($0.map { $0 == "x" ? "\u{1F469}\u{200D}\u{1F467}" : $0 }) })
        #expect(field.type("x") == "ab\u{1F469}\u{200D}\u{1F467}|c")
    }

    @Test
    func
        `The caret stays before a text added at the end by typing in the middle, and after one added at the caret`()
    {
        var field = Field("|", { $0.count == 2 ? $0 + "/" : $0 })
        #expect(field.type("123") == "12/3|")
        field = Field(
            "|",
            { text in
                let number = text.filter(\.isNumber)
                return number.isEmpty ? "" : number + " €"
            })
        #expect(field.type("5") == "5 €|")
        #expect(field.type("0") == "50 €|")
        field = Field("+1|2", { "+" + $0.filter { $0 != "+" } })
        #expect(field.type("5") == "+15|2")
        field = Field("|", { "+" + $0.filter { $0 != "+" } })
        #expect(field.type("15") == "+15|")
    }

    @Test func `Deletions pass separators that are inserted again`() {
        var field = Field("123-|4567", Self.phone)
        #expect(field.after(.deleteBackward) == "123|-4567")
        #expect(field.after(.deleteBackward) == "12|4-567")
        field = Field("123|-4567", Self.phone)
        #expect(field.after(.deleteForward) == "123-|4567")
        #expect(field.after(.deleteForward) == "123-|567")
        field = Field("1,234|", Self.grouped)
        #expect(field.after(.deleteBackward) == "123|")
        field = Field("1,^234,|567", Self.grouped)
        #expect(field.after(.deleteBackward) == "1,|567")
    }

    @Test func `A selection keeps its text, also backwards`() {
        var editor = TextEditor("one two three")
        editor.perform(.select(Selection(anchor: 7, head: 4)), at: .zero)
        editor.setText("zero one, two, three", keepsSelection: true)
        #expect(editor.selection == Selection(anchor: 13, head: 10))
        #expect(editor.selectedText == "two")
    }

    @Test func `In long changed parts the caret keeps its proportion`() {
        var editor = TextEditor(EditBuffer(String(repeating: "word ", count: 20_000)))
        editor.perform(.select(Selection(at: 50_002)), at: .zero)
        editor.perform(.insertText("x"), at: .zero)
        editor.amendText(EditBuffer(editor.buffer.string.uppercased()))
        #expect(editor.selection.head == 50_003)
        editor.amendText(EditBuffer(editor.buffer.string.replacing("WORD ", with: "W ")))
        #expect(abs(editor.selection.head - 20_001) < 3)
    }

    // MARK: - Undo

    @Test func `One undo reverts typing with the formatting of the program, and redo repeats both`() {
        var field = Field("|", Self.phone)
        _ = field.type("12345")
        #expect(field.editor.history.undoCount == 1)
        field.editor.perform(.undo, at: .seconds(9))
        #expect(field.state == "|")
        field.editor.perform(.redo, at: .seconds(9))
        #expect(field.state == "123-45|")
    }

    @Test func `A rejected character is no step of undo`() {
        var field = Field("|", Self.digits)
        _ = field.type("12")
        field.time += .seconds(5)
        _ = field.type("x")
        #expect(field.editor.history.undoCount == 1)
        field.perform(.undo)
        #expect(field.state == "|")
    }

    @Test func `A text that the program changes after an undo keeps the other steps intact`() {
        var editor = TextEditor()
        for (index, word) in ["one ", "two ", "three "].enumerated() {
            editor.perform(.paste(EditBuffer(word)), at: .seconds(index))
        }
        editor.perform(.undo, at: .seconds(5))
        editor.amendText("ONE two ")
        editor.perform(.redo, at: .seconds(5))
        #expect(editor.buffer == "one two three ")
        editor.perform(.undo, at: .seconds(5))
        #expect(editor.buffer == "ONE two ")
        editor.perform(.undo, at: .seconds(5))
        #expect(editor.buffer == "one ")
    }

    // MARK: - Properties

    @Test(arguments: 0..<60 as Range<UInt64>)
    func `Random formatted edits leave caret and undo as in a model`(seed: UInt64) {
        var random = SeededRandom(seed: seed &+ 900)
        let formats: [(String) -> String] = [
            Self.phone, Self.grouped, Self.digits, { $0.uppercased() }, { String($0.prefix(12)) },
            { $0.filter { !$0.isWhitespace } }, { $0.replacing("12", with: "🙂") },
        ]
        let format = formats[Int(seed) % formats.count]
        let isDigital = Int(seed) % formats.count < 3
        var field = Field("|", format)
        var states = [field.editor.buffer.string]
        for _ in 0..<60 {
            field.time += .seconds(5)
            let buffer = field.editor.buffer
            let before = buffer.string(in: TextRange(start: 0, end: field.editor.selection.head))
            switch Int.random(in: 0..<6, using: &random) {
            case 0:
                let ends = (0..<2).map { _ in Int.random(in: 0...buffer.utf8Count, using: &random) }
                field.perform(
                    .select(Selection(anchor: ends[0], head: ends[Int.random(in: 0...1, using: &random)])))
            case 1: field.perform(.deleteBackward)
            default:
                let typed = ["1", "2", "a", " ", "3,4", "é", "12"].randomElement(using: &random) ?? "1"
                let wasCaret = field.editor.selection.isEmpty
                field.perform(.insertText(typed))
                if isDigital, wasCaret {
                    // The caret is after the digits that were before it and the typed ones.
                    let place = field.editor.buffer.string(
                        in: TextRange(start: 0, end: field.editor.selection.head))
                    #expect(Self.digits(place) == Self.digits(before) + Self.digits(typed))
                }
            }
            let text = field.editor.buffer.string
            #expect(text == format(text) || !isDigital)
            #expect(field.editor.selection == field.editor.selection.valid(in: field.editor.buffer))
            // An edit is one step, unless the format has reverted it.
            if field.editor.history.undoCount == states.count {
                states.append(text)
            } else {
                #expect(states.last == text)
            }
        }
        #expect(field.editor.history.undoCount == states.count - 1)
        for text in states.dropLast().reversed() {
            field.editor.perform(.undo, at: .seconds(10_000))
            #expect(field.editor.buffer.string == text)
        }
        for text in states.dropFirst() {
            field.editor.perform(.redo, at: .seconds(10_000))
            #expect(field.editor.buffer.string == text)
        }
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func `A change elsewhere in the text leaves the caret between its neighbours`(seed: UInt64) {
        var random = SeededRandom(seed: seed &+ 950)
        let old = random.text(pieces: 30)
        var characters = Array(old)
        let caret = Int.random(in: 0...characters.count, using: &random)
        // Characters before and after the caret are replaced, none beside it.
        let after = String(characters[caret...])
        let start = Int.random(in: 0...max(0, caret - 3), using: &random)
        let end = min(caret, start + Int.random(in: 0...3, using: &random))
        characters.replaceSubrange(
            start..<end, with: Array("QWX".prefix(Int.random(in: 0...3, using: &random))))
        let new = String(characters)
        let offset = old.utf8.count - after.utf8.count
        let difference = TextDifference(from: EditBuffer(old), to: EditBuffer(new))
        #expect(difference.offset(of: offset, keeping: .following) == new.utf8.count - after.utf8.count)
        let (range, text) = difference.replacement
        var changed = EditBuffer(old)
        changed.replace(range, with: text)
        #expect(changed == EditBuffer(new))
    }
}
