import Testing
import TextEditing
import Widgets
import WidgetsTesting

/// The keys of a Linux desktop (Qt's X11 table, KDE's standard shortcuts, GTK's signals), row by row, in a text field and in a
/// text view.
///
/// In the texts `|` marks the caret and `^` the other end of the selection.
@Suite(.serialized) struct TextKeyTests {
    let page = View()
    let field = TextField()
    let view = TextView()
    let harness: Harness

    init() throws {
        field.frame = Rect(x: 10, y: 10, width: 200, height: 32)
        view.frame = Rect(x: 10, y: 50, width: 200, height: 120)
        page.addSubview(field)
        page.addSubview(view)
        harness = Harness(page, size: Size(width: 220, height: 180))
        try harness.settle()
    }

    /// Returns the text without its marks, and the selection given by them.
    private func parse(_ text: String) -> (text: String, selection: Selection) {
        var plain = ""
        var anchor: Int?
        var head = 0
        for character in text {
            switch character {
            case "|": head = plain.utf8.count
            case "^": anchor = plain.utf8.count
            default: plain.append(character)
            }
        }
        return (plain, Selection(anchor: anchor ?? head, head: head))
    }

    private func state(_ text: some EditingView) -> String {
        let selection = text.editor.selection
        var shown = text.editor.buffer
        shown.insert("|", at: selection.head)
        if !selection.isEmpty {
            shown.insert("^", at: selection.anchor + (selection.anchor > selection.head ? 1 : 0))
        }
        return shown.string
    }

    private func set(_ text: String, in field: TextField) throws {
        // Other tests use the same pasteboards.
        Pasteboard.general.string = "P"
        Pasteboard.primary.string = "Q"
        let (plain, selection) = parse(text)
        field.text = plain
        field.perform(.select(selection))
        try harness.focus(field)
        field.perform(.select(selection))
    }

    private func set(_ text: String, in view: TextView) throws {
        // Other tests use the same pasteboards.
        Pasteboard.general.string = "P"
        Pasteboard.primary.string = "Q"
        let (plain, selection) = parse(text)
        view.text = plain
        try harness.focus(view)
        view.perform(.select(selection))
    }

    private func press(_ press: Press) throws {
        if let code = press.code {
            try harness.key(code, press.flags)
        } else {
            try harness.key(press.character, press.flags)
        }
    }

    /// Sends a key and returns whether it was used.
    private func isUsed(_ press: Press) -> Bool {
        let characters = press.code == nil ? String(press.character) : ""
        let key = Key(
            keyCode: press.code ?? KeyboardHIDUsage(rawValue: 0), charactersIgnoringModifiers: characters,
            modifierFlags: press.flags)
        return harness.send(.key(KeyEvent(phase: .down, key: key, timestamp: harness.now)))
    }

    // MARK: - Rows

    @Test(arguments: movements + edits) func `A key has its documented effect in a field`(row: Row) throws {
        guard row.isForField else { return }
        try set(row.before, in: field)
        try press(row.press)
        #expect(state(field) == row.after)
        #expect(Pasteboard.general.string == row.pasteboard)
    }

    @Test(arguments: movements + edits) func `A key has its documented effect in a text view`(row: Row) throws
    {
        guard row.isForView else { return }
        try set(row.before, in: view)
        try press(row.press)
        #expect(state(view) == row.after)
        #expect(Pasteboard.general.string == row.pasteboard)
    }

    /// The anchor of the selection stays where the caret was.
    @Test(arguments: movements) func `Each movement with Shift extends the selection`(row: Row) throws {
        let (_, before) = parse(row.before)
        let (_, after) = parse(row.after)
        let wanted = Selection(anchor: before.head, head: after.head)
        var press = row.press
        press.flags.insert(.shift)
        if row.isForField {
            try set(row.before, in: field)
            try self.press(press)
            #expect(
                field.editor.selection.anchor == wanted.anchor && field.editor.selection.head == wanted.head)
        }
        try set(row.before, in: view)
        try self.press(press)
        #expect(view.editor.selection.anchor == wanted.anchor && view.editor.selection.head == wanted.head)
    }

    @Test func `Undo and redo work with all of their keys`() throws {
        for undo in [Press("z", .control)] {
            for redo in [Press("z", [.control, .shift]), Press("y", .control)] {
                try set("one|", in: field)
                try harness.type("x")
                try press(undo)
                #expect(state(field) == "one|")
                try press(redo)
                #expect(state(field) == "onex|")
                try set("one|", in: view)
                try harness.type("x")
                try press(undo)
                #expect(state(view) == "one|")
                try press(redo)
                #expect(state(view) == "onex|")
            }
        }
    }

    @Test func `The middle button pastes the primary selection`() throws {
        try set("|", in: field)
        try harness.click(Point(x: 100, y: 26), button: .middle)
        #expect(state(field) == "Q|")
        try set("|", in: view)
        try harness.click(Point(x: 100, y: 100), button: .middle)
        #expect(state(view) == "Q|")
    }

    @Test func `A selection by keys becomes the primary selection, unless it is long or secret`() throws {
        for text in [field as View, view] {
            try text === field ? set("one t|wo", in: field) : set("one t|wo", in: view)
            try harness.key(.keyboardHome, .shift)
            #expect(Pasteboard.primary.string == "one t")
            try harness.key(.keyboardEnd)
            try harness.key("a", .control)
            #expect(Pasteboard.primary.string == "one two")
        }
        try set("|" + String(repeating: "x", count: 70_000), in: view)
        try harness.key("a", .control)
        #expect(Pasteboard.primary.string == "Q")
        field.isSecureTextEntry = true
        try set("one|", in: field)
        try harness.key("a", .control)
        #expect(Pasteboard.primary.string == "Q")
    }

    @Test func `Return in a field sends its primary action`() throws {
        var count = 0
        field.addAction(Action { _ in count += 1 }, for: .primaryActionTriggered)
        try set("one|", in: field)
        try harness.key(.keyboardReturnOrEnter)
        try harness.key(.keypadEnter)
        #expect(count == 2 && field.text == "one")
    }

    @Test func `A field leaves up, down and page keys to its next responders`() throws {
        try set("one| two", in: field)
        for code in [
            KeyboardHIDUsage.keyboardUpArrow, .keyboardDownArrow, .keyboardPageUp, .keyboardPageDown,
        ] {
            #expect(!isUsed(Press(code)))
        }
        #expect(state(field) == "one| two")
    }

    @Test func `Control+Page Down scrolls sideways in a text that does not wrap`() throws {
        let long = String(repeating: "word ", count: 200)
        try set("|" + long, in: view)
        #expect(!isUsed(Press(.keyboardPageDown, .control)), "wrapped text does not scroll sideways")
        view.lineBreakMode = .byClipping
        try harness.settle()
        try harness.key(.keyboardPageDown, .control)
        let first = view.editor.selection.head
        #expect(first > 5 && first < 100 && view.contentOffset.x > 0)
        try harness.key(.keyboardPageDown, [.control, .shift])
        #expect(view.editor.selection.anchor == first && view.editor.selection.head > first + 5)
        for _ in 0..<4 { try harness.key(.keyboardPageUp, .control) }
        #expect(view.editor.selection == Selection(at: 0))
    }

    @Test func `Find and replace open with all of their keys`() throws {
        view.isFindInteractionEnabled = true
        try set("|a b a b a", in: view)
        let interaction = try #require(view.findInteraction)
        for (opening, showsReplace) in [
            (Press("f", .control), false), (Press("h", .control), true), (Press("r", .control), true),
        ] {
            try press(opening)
            #expect(interaction.isFindNavigatorVisible)
            #expect(!showsReplace || harness.contains("Replace"))
            try press(Press(.keyboardEscape))
            #expect(!interaction.isFindNavigatorVisible)
        }
        try press(Press("f", .control))
        try harness.type("a")
        try press(Press(.keyboardEscape))
        try set("|a b a b a", in: view)
        for next in [Press(.keyboardF3), Press("g", .control)] {
            try press(next)
            let found = view.editor.selection.range.start
            try press(next)
            #expect(view.editor.selection.range.start != found)
            try press(Press(next.code ?? .keyboardF3, .shift))
            #expect(view.editor.selection.range.start == found)
            try press(Press("g", [.control, .shift]))
            #expect(view.editor.selection.range.start != found)
        }
    }

    @Test func `The emoji chooser opens with both of its keys`() throws {
        for key in [Press(".", .control), Press(";", .control)] {
            try set("one^ two|", in: field)
            try press(key)
            try harness.type("grinning face\n")
            #expect(state(field) == "one😀|")
            try set("one^ two|", in: view)
            try press(key)
            try harness.type("grinning face\n")
            #expect(state(view) == "one😀|")
            field.isSecureTextEntry = true
            try set("one|", in: field)
            #expect(!isUsed(key))
            field.isSecureTextEntry = false
        }
        view.isEditable = false
        try harness.focus(view)
        #expect(!isUsed(Press(".", .control)))
    }

    @Test func `The menu keys open the context menu of the text`() throws {
        for press in [Press(KeyboardHIDUsage(rawValue: 101)), Press(KeyboardHIDUsage(rawValue: 67), .shift)] {
            for text in [field as View, view] {
                try harness.focus(text)
                try self.press(press)
                #expect(harness.contains("Paste"), "\(press)")
                try harness.key(.keyboardEscape)
                #expect(!harness.contains("Paste"))
            }
        }
    }

    @Test(arguments: others) func `Keys of applications are not used`(other: Press) throws {
        try set("one| two", in: field)
        #expect(!isUsed(other))
        #expect(state(field) == "one| two")
        try set("one| two", in: view)
        #expect(!isUsed(other))
        #expect(state(view) == "one| two")
    }
}
