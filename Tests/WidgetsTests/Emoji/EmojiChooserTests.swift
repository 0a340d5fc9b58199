import Testing
import Widgets
import WidgetsTesting

@testable import Containers
@testable import Overlays

extension EmojiSuites {
    /// The emoji chooser of a text: how it opens, what it inserts and how it closes.
    @Suite(.serialized) struct EmojiChooserTests {
        let page = View()
        let field = TextField(frame: Rect(x: 20, y: 20, width: 200, height: 34))
        let other = TextField(frame: Rect(x: 260, y: 20, width: 100, height: 34))
        let view = TextView(frame: Rect(x: 20, y: 70, width: 300, height: 120))
        let harness: Harness

        init() throws {
            EmojiChooser.recentEmoji = []
            for text in [field, other, view] as [View] { page.addSubview(text) }
            field.text = "one two"
            view.text = "one two"
            harness = Harness(page, size: Size(width: 500, height: 560))
            try harness.settle()
        }

        private var popover: PopoverOverlay? { harness.host.openPopover }
        private var chooser: EmojiChooser { get throws { try harness.find(EmojiChooser.self) } }

        // MARK: - Opening

        @Test(arguments: [".", ";"] as [Character]) func `Its keys open it at the caret`(key: Character)
            throws
        {
            for text in [field as View, view] {
                try harness.focus(text)
                try harness.key(key, .control)
                let chooser = try chooser
                #expect(harness.focusedView === chooser.search)
                let caret = text.convert((text as? any TextInputClient)?.caretRect ?? .zero, to: nil)
                let ground = try #require(popover).backgroundRect
                #expect(ground.minY >= caret.maxY && ground.minY < caret.maxY + 12)
                try harness.key(.keyboardEscape)
                #expect(popover == nil && harness.focusedView === text)
                #expect(harness.all(EmojiChooser.self).isEmpty)
            }
        }

        @Test func `The key that opened it closes it when pressed again, but not when repeated`() throws {
            try harness.focus(field)
            let key = Key(
                keyCode: .init(rawValue: 55), charactersIgnoringModifiers: ".", modifierFlags: .control)
            harness.send(.key(KeyEvent(phase: .down, key: key, timestamp: harness.now)))
            harness.send(.key(KeyEvent(phase: .down, key: key, isARepeat: true, timestamp: harness.now)))
            try harness.settle()
            #expect(popover != nil)
            try harness.key(".", .control)
            #expect(popover == nil && harness.focusedView === field)
            try harness.key(".", .control)
            try harness.key(.keyboardDownArrow)
            try harness.key(";", .control)
            #expect(popover == nil && harness.focusedView === field)
        }

        @Test func `Secure, read-only and disabled texts do not open it`() throws {
            let secret = SecureField(frame: Rect(x: 20, y: 200, width: 100, height: 34))
            page.addSubview(secret)
            try harness.settle()
            for prepare in [
                { () -> View in secret },
                {
                    field.isEditable = false
                    return field
                },
                {
                    view.isEditable = false
                    return view
                },
            ] {
                let text = prepare()
                try harness.focus(text)
                try harness.key(".", .control)
                #expect(popover == nil)
                try harness.click(text, button: .right)
                #expect(!harness.contains("Insert Emoji"))
                text.cancelMenuTracking()
                (text as? any ResponderStandardEditActions)?.orderFrontCharacterPalette(nil)
                #expect(popover == nil)
            }
            other.isEnabled = false
            other.orderFrontCharacterPalette(nil)
            #expect(popover == nil)
            #expect(!other.canPerformAction(.orderFrontCharacterPalette, withSender: nil))
        }

        @Test func `The context menu of a text opens it`() throws {
            try harness.click(field, button: .right)
            try harness.click("Insert Emoji")
            #expect(popover != nil)
            try harness.type("red heart\n")
            #expect(field.text.contains("❤️"))
        }

        // MARK: - Inserting

        @Test func `Return inserts the found emoji as one undo step`() throws {
            try harness.focus(field)
            field.selectedUTF8Range = 7..<7
            try harness.type("x")
            try harness.key(".", .control)
            try harness.type("waving\n")
            #expect(field.text == "one twox👋" && popover == nil && harness.focusedView === field)
            try harness.type("y")
            #expect(field.text == "one twox👋y")
            try harness.key("z", .control)
            #expect(field.text == "one twox👋")
            try harness.key("z", .control)
            #expect(field.text == "one twox")
            try harness.key("z", .control)
            #expect(field.text == "one two")
        }

        @Test func `A selection is replaced, and stays selected when the chooser is cancelled`() throws {
            try harness.focus(view)
            view.selectedUTF8Range = 0..<3
            try harness.key(".", .control)
            try harness.key(.keyboardEscape)
            #expect(view.selectedUTF8Range == 0..<3)
            try harness.key(".", .control)
            try harness.type("pizza\n")
            #expect(view.text == "🍕 two")
            try harness.key("z", .control)
            #expect(view.text == "one two" && view.selectedUTF8Range == 0..<3)
        }

        @Test func `Length limits, filters and delegates apply to the emoji as to typed text`() throws {
            field.maximumTextLength = 7
            try harness.focus(field)
            field.selectedUTF8Range = 7..<7
            try harness.key(".", .control)
            try harness.type("pizza\n")
            #expect(field.text == "one two")
            field.maximumTextLength = nil
            field.textInputFilter = { $0.filter(\.isASCII) }
            try harness.key(".", .control)
            try harness.type("pizza\n")
            #expect(field.text == "one two")
            let refusing = RefusingDelegate()
            view.delegate = refusing
            try harness.focus(view)
            try harness.key(".", .control)
            try harness.type("pizza\n")
            #expect(view.text == "one two" && refusing.asked == ["🍕"])
        }

        @Test func `A click inserts the emoji`() throws {
            try harness.focus(field)
            try harness.key(".", .control)
            try harness.click("😀")
            #expect(field.text == "one two😀" && popover == nil && harness.focusedView === field)
            #expect(EmojiChooser.recentEmoji == ["😀"])
        }

        @Test func `Space in the grid chooses an emoji and types no space`() throws {
            try harness.focus(field)
            try harness.key(".", .control)
            try harness.key(.keyboardDownArrow)
            try harness.type(" ")
            #expect(field.text == "one two😀")
        }

        // MARK: - Editing session

        @Test func `Editing ends only when the focus moves to another view`() throws {
            var heard: [String] = []
            field.addAction(Action { _ in heard.append("begin") }, for: .editingDidBegin)
            field.addAction(Action { _ in heard.append("end") }, for: .editingDidEnd)
            try harness.focus(field)
            try harness.key(".", .control)
            try harness.key(.keyboardEscape)
            #expect(heard == ["begin"])
            try harness.key(".", .control)
            try harness.focus(other)
            #expect(heard == ["begin", "end"] && popover == nil && harness.focusedView === other)
        }

        @Test func `Opening the chooser does not ask a delegate whether editing should end`() throws {
            let delegate = EndRefusingDelegate()
            view.delegate = delegate
            try harness.focus(view)
            try harness.key(".", .control)
            #expect(try harness.focusedView === chooser.search)
            try harness.key(.keyboardEscape)
            #expect(harness.focusedView === view && delegate.heard.isEmpty)
        }

        @Test func `A composition is committed before the chooser opens`() throws {
            try harness.focus(view)
            harness.send(.textInput(TextInputEvent(.compose("ni", selection: 2..<2), timestamp: harness.now)))
            try harness.key(".", .control)
            try harness.type("pizza\n")
            #expect(view.text == "one twoni🍕")
            try harness.key("z", .control)
            #expect(view.text == "one twoni")
        }

        @Test func `A subclass receives the emoji in insertText`() throws {
            let shouting = RecordingField(frame: Rect(x: 20, y: 300, width: 100, height: 34))
            page.addSubview(shouting)
            try harness.focus(shouting)
            try harness.key(".", .control)
            try harness.type("pizza\n")
            #expect(shouting.heard == ["🍕"] && shouting.text == "🍕")
        }

        // MARK: - Closing

        @Test func `A press outside closes it and does nothing else`() throws {
            try harness.focus(field)
            try harness.key(".", .control)
            try harness.click(Point(x: 480, y: 540))
            #expect(popover == nil && harness.focusedView === field)
        }

        @Test func `It closes when its text is removed, hidden, disabled or made read-only`() throws {
            for work in [
                { field.isEnabled = false }, { field.isEnabled = true }, { field.isEditable = false },
                { field.isEditable = true }, { field.isSecureTextEntry = true },
                { field.isSecureTextEntry = false }, { field.isHidden = true }, { field.isHidden = false },
                { field.removeFromSuperview() },
            ] {
                if field.isEnabled, field.isEditable, !field.isSecureTextEntry, !field.isHidden {
                    try harness.focus(field)
                    try harness.key(".", .control)
                    #expect(popover != nil)
                }
                work()
                try harness.settle()
                #expect(popover == nil && harness.all(EmojiChooser.self).isEmpty)
                if field.isHidden || field.superview == nil || !field.isEnabled {
                    #expect(harness.focusedView == nil)
                }
            }
        }

        @Test func `It closes when the window is deactivated, and the text has the focus again`() throws {
            try harness.focus(view)
            try harness.key(".", .control)
            harness.host.setActive(false)
            try harness.settle()
            #expect(popover == nil && harness.focusedView === view)
        }

        @Test func `A closed chooser is deallocated`() throws {
            try harness.focus(view)
            try harness.key(".", .control)
            weak let closed = try chooser
            #expect(closed != nil)
            try harness.click("😀")
            #expect(closed == nil && harness.all(PopoverOverlay.self).isEmpty)
        }

        @Test func `While it is idle no frame runs`() throws {
            try harness.focus(view)
            try harness.key(".", .control)
            harness.advance(by: .seconds(30))
            #expect(harness.advance(by: .seconds(600)).isIdle)
        }
    }
}

private final class RefusingDelegate: TextViewDelegate {
    var asked: [String] = []

    func textView(_ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String)
        -> Bool
    {
        asked.append(text)
        return false
    }
}

private final class EndRefusingDelegate: TextViewDelegate {
    var heard: [String] = []

    func textViewShouldEndEditing(_ textView: TextView) -> Bool {
        heard.append("end")
        return false
    }
}

private final class RecordingField: TextField {
    var heard: [String] = []

    override func insertText(_ event: TextInputEvent) {
        if case .commit(let text) = event.content { heard.append(text) }
        super.insertText(event)
    }
}
