import RandomNumbers
import Testing
import Widgets
import WidgetsTesting

@testable import ViewHierarchy

/// Texts that a program sets in response to an edit of a field or text view.
@Suite(.serialized) struct AmendedTextTests {
    /// A field or text view whose text the program replaces after each edit.
    private struct Stage {
        let harness: Harness
        let view: View

        init(_ view: View, format: @escaping (String) -> String) throws {
            self.view = view
            view.frame = Rect(x: 10, y: 10, width: 280, height: view is TextView ? 80 : 32)
            let page = View()
            page.addSubview(view)
            if let field = view as? TextField {
                field.addAction(
                    Action { [unowned field] _ in field.text = format(field.text) }, for: .editingChanged)
            }
            harness = Harness(page, size: Size(width: 300, height: 100))
            try harness.settle()
            try harness.focus(view)
        }

        var text: String { (view as? TextField)?.text ?? (view as? TextView)?.text ?? "" }

        var selection: Range<Int> {
            get { (view as? TextField)?.selectedUTF8Range ?? (view as? TextView)?.selectedUTF8Range ?? 0..<0 }
            nonmutating set {
                (view as? TextField)?.selectedUTF8Range = newValue
                (view as? TextView)?.selectedUTF8Range = newValue
            }
        }

        /// The text with `|` at both ends of the selection, or at the caret.
        var state: String {
            var bytes = Array(text.utf8)
            if !selection.isEmpty { bytes.insert(0x7C, at: selection.upperBound) }
            bytes.insert(0x7C, at: selection.lowerBound)
            return String(decoding: bytes, as: UTF8.self)
        }

        func place(_ offset: Int) { selection = offset..<offset }
    }

    private final class Formatter: TextViewDelegate {
        let format: (String) -> String
        /// Whether the text is set before the edit, which is then refused.
        let isEager: Bool

        init(isEager: Bool = false, _ format: @escaping (String) -> String) {
            self.isEager = isEager
            self.format = format
        }

        func textView(
            _ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String
        ) -> Bool {
            guard isEager else { return true }
            var bytes = Array(textView.text.utf8)
            bytes.replaceSubrange(range, with: text.utf8)
            textView.text = format(String(decoding: bytes, as: UTF8.self))
            return false
        }

        func textViewDidChange(_ textView: TextView) { textView.text = format(textView.text) }
    }

    private static func digits(_ text: String) -> String { text.filter(\.isNumber) }

    private static func phone(_ text: String) -> String {
        let digits = digits(text)
        return digits.count <= 3 ? digits : "\(digits.prefix(3))-\(digits.dropFirst(3))"
    }

    private static var fields: [@MainActor () -> TextField] {
        [{ TextField() }, { SearchField() }, { SecureField() }, { ComboBox(items: ["12", "99"]) }]
    }

    @Test func `A field that formats its text keeps the caret after the typed digit`() throws {
        for make in Self.fields {
            let stage = try Stage(make(), format: Self.phone)
            try stage.harness.type("1234567")
            #expect(stage.state == "123-4567|")
            stage.place(2)
            try stage.harness.type("8")
            #expect(stage.state == "128|-34567")
            try stage.harness.key(.keyboardDeleteOrBackspace)
            #expect(stage.state == "12|3-4567")
        }
    }

    @Test func `A field that rejects letters keeps the caret, also after a paste`() throws {
        for make in Self.fields {
            let stage = try Stage(make(), format: Self.digits)
            try stage.harness.type("123")
            stage.place(1)
            try stage.harness.type("x9")
            #expect(stage.state == "19|23")
            Pasteboard.general.string = "a5b6c"
            try stage.harness.key("v", .control)
            #expect(stage.state == "1956|23")
        }
    }

    @Test func `Undo reverts typing together with its formatting, and redo repeats it`() throws {
        let stage = try Stage(TextField(), format: Self.phone)
        try stage.harness.type("12345")
        try stage.harness.key("z", .control)
        #expect(stage.state == "|")
        try stage.harness.key("z", [.control, .shift])
        #expect(stage.state == "123-45|")
        // A rejected letter is no step, neither of the field nor of the window.
        stage.harness.advance(by: .seconds(3))
        try stage.harness.type("x")
        #expect(stage.state == "123-45|")
        let manager = try #require(stage.view.next?.undoManager)
        manager.undo()
        #expect(stage.state == "|" && !manager.canUndo)
        manager.redo()
        #expect(stage.state == "123-45|")
    }

    @Test func `A rejected replacement of the selection restores the selection`() throws {
        let stage = try Stage(TextField(), format: { $0.count > 3 || $0.contains("x") ? "abc" : $0 })
        try stage.harness.type("abc")
        stage.selection = 1..<3
        try stage.harness.type("x")
        #expect(stage.state == "a|bc|")
    }

    @Test func `A text view keeps caret and scroll position when its delegate replaces text`() throws {
        let view = TextView()
        let formatter = Formatter { $0.replacing(":)", with: "🙂") }
        view.delegate = formatter
        let stage = try Stage(view, format: { $0 })
        view.text = (0..<60).map { "line \($0)" }.joined(separator: "\n")
        try stage.harness.settle()
        let end = view.text.utf8.count
        stage.place(end)
        try stage.harness.type(" ")
        let offset = view.contentOffset
        #expect(offset.y > 100)
        try stage.harness.type(":)!")
        #expect(view.text.hasSuffix("line 59 🙂!"))
        #expect(stage.selection == view.text.utf8.count..<view.text.utf8.count)
        #expect(view.contentOffset == offset)
        try stage.harness.key("z", .control)
        #expect(view.text.utf8.count == end)
    }

    @Test func `A delegate that sets another text and refuses the edit keeps the caret, and undo reverts it`()
        throws
    {
        let view = TextView()
        let formatter = Formatter(isEager: true) { $0.uppercased() }
        view.delegate = formatter
        let stage = try Stage(view, format: { $0 })
        view.text = "HEO"
        stage.place(2)
        try stage.harness.type("l")
        #expect(stage.state == "HEL|O")
        try stage.harness.type("y")
        #expect(stage.state == "HELY|O")
        try stage.harness.key("z", .control)
        #expect(stage.state == "HE|O")
    }

    @Test func `A composition is not interrupted by a program that rewrites it, and is rewritten at its end`()
        throws
    {
        for make in Self.fields.dropLast() {
            let stage = try Stage(make(), format: { $0.uppercased() })
            try stage.harness.type("a")
            for text in ["n", "ni"] {
                stage.harness.send(
                    .textInput(TextInputEvent(.compose(text, selection: text.count..<text.count))))
            }
            #expect(stage.text == "Ani")
            stage.harness.send(.textInput(TextInputEvent(.commit("ni"))))
            #expect(stage.state == "ANI|")
            stage.harness.send(.textInput(TextInputEvent(.compose("x", selection: 1..<1))))
            try stage.harness.key(.keyboardEnd)
            #expect(stage.state == "ANIX|")
        }
    }

    @Test func `A text set outside of an edit puts the caret at the end and clears the history`() throws {
        let stage = try Stage(TextField(), format: { $0 })
        try stage.harness.type("abc")
        stage.place(1)
        (stage.view as? TextField)?.text = "abcdef"
        #expect(stage.state == "abcdef|")
        try stage.harness.key("z", .control)
        #expect(stage.state == "abcdef|")
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func `Fields and text views with random formatted edits agree`(seed: UInt64) throws {
        var random = SeededRandom(seed: seed &+ 77)
        let format: (String) -> String = seed.isMultiple(of: 2) ? Self.phone : { $0.uppercased() }
        let field = try Stage(TextField(), format: format)
        let view = TextView()
        let formatter = Formatter(format)
        view.delegate = formatter
        let other = try Stage(view, format: format)
        for _ in 0..<40 {
            let kind = Int.random(in: 0..<6, using: &random)
            let place = Int.random(in: 0...field.text.utf8.count, using: &random)
            let typed = ["1", "2", "x", "34"].randomElement(using: &random) ?? "1"
            for stage in [field, other] {
                switch kind {
                case 0: stage.place(place)
                case 1: try stage.harness.key(.keyboardDeleteOrBackspace)
                case 2: try stage.harness.key(.keyboardDeleteForward)
                case 3: try stage.harness.key("z", .control)
                default: try stage.harness.type(typed)
                }
                #expect(stage.text == format(stage.text))
            }
            #expect(field.state == other.state)
        }
    }
}
