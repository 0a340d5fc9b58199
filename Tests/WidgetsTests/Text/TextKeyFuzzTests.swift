import RandomNumbers
import Testing
import TextEditing
import Widgets
import WidgetsTesting

@testable import Controls

/// Random keys in bidirectional text: a field, a text view and the model alone must agree after each.
@Suite(.serialized) struct TextKeyFuzzTests {
    private enum Step {
        case key(KeyboardHIDUsage, KeyModifierFlags)
        case letter(Character, KeyModifierFlags)
        case type(String)
        case compose(String)
        case commit(String)
        case pause
    }

    private static let texts = [
        "a", "Z", " ", ".", "1", "ש", "ל", "م", "ر", "\u{301}", "\u{5b8}", "👩‍👩‍👧", "🇩🇪", "क्ष", "漢", "\u{200F}",
        "(", ")", "word ",
        "שלום ", "مرحبا ",
    ]

    private static func step(_ numbers: inout SeededRandom) -> Step {
        let shift: KeyModifierFlags = Bool.random(using: &numbers) ? [] : .shift
        let word: KeyModifierFlags = Int.random(in: 0..<4, using: &numbers) == 0 ? .control : []
        switch Int.random(in: 0..<40, using: &numbers) {
        case 0..<8: return .type(texts.randomElement(using: &numbers) ?? "a")
        case 8..<12: return .key(.keyboardLeftArrow, shift.union(word))
        case 12..<16: return .key(.keyboardRightArrow, shift.union(word))
        case 16: return .key(.keyboardHome, shift.union(word))
        case 17: return .key(.keyboardEnd, shift.union(word))
        case 18, 19: return .key(.keyboardDeleteOrBackspace, word)
        case 20, 21: return .key(.keyboardDeleteForward, word)
        case 22..<26: return .key(.keyboardInsert, [])
        case 26, 27: return .letter("z", .control)
        case 28: return .letter("z", [.control, .shift])
        case 29: return .letter("x", .control)
        case 30: return .letter("v", .control)
        case 31: return .letter("d", .control)
        case 32: return .letter("k", .control)
        case 33: return .letter("a", .control)
        case 34: return .compose(texts.randomElement(using: &numbers) ?? "a")
        case 35: return .commit(texts.randomElement(using: &numbers) ?? "a")
        case 36: return .compose("")
        default: return .pause
        }
    }

    private func send(_ step: Step, to harness: Harness) throws {
        switch step {
        case .key(let code, let flags): try harness.key(code, flags)
        case .letter(let letter, let flags): try harness.key(letter, flags)
        case .type(let text), .commit(let text):
            harness.send(.textInput(TextInputEvent(.commit(text), timestamp: harness.now)))
            try harness.settle()
        case .compose(let text):
            harness.send(.textInput(TextInputEvent(.compose(text, selection: 0..<0), timestamp: harness.now)))
            try harness.settle()
        case .pause: harness.advance(by: .milliseconds(700))
        }
    }

    /// Applies a step to the model, with the field's layout of the text before the step; returns the text of a cut.
    private func model(_ editor: inout TextEditor, _ step: Step, _ field: TextField, at time: Duration)
        -> String?
    {
        let text = field.content
        let layout = FieldCaretLayout(field.fieldLine(), text)
        func perform(_ command: EditCommand) -> EditResult {
            editor.perform(command, at: time, layout: layout)
        }
        func act(_ key: Key) -> String? {
            switch EditKeyBindings.action(for: KeyEvent(phase: .down, key: key)) {
            case .command(let command): _ = perform(command)
            case .cut: return perform(.cut).copiedText?.string
            case .paste: Pasteboard.general.string.map { _ = perform(.paste(EditBuffer($0))) }
            case .toggleOverwriting: editor.options.isOverwriting.toggle()
            default: break
            }
            return nil
        }
        switch step {
        case .key(let code, let flags):
            return act(Key(keyCode: code, charactersIgnoringModifiers: "", modifierFlags: flags))
        case .letter(let letter, let flags):
            return act(
                Key(
                    keyCode: KeyboardHIDUsage(rawValue: 0), charactersIgnoringModifiers: String(letter),
                    modifierFlags: flags))
        case .type(let text), .commit(let text): _ = perform(.insertText(text))
        case .compose(""): _ = perform(.cancelMarkedText)
        case .compose(let text): _ = perform(.setMarkedText(text, selected: TextRange(at: 0)))
        case .pause: break
        }
        return nil
    }

    @Test(arguments: 0..<24 as Range<UInt64>)
    func `A field, a text view and the model agree after every key`(seed: UInt64) throws {
        var numbers = SeededRandom(seed: seed &* 7919 &+ 1)
        let field = TextField()
        let view = TextView()
        view.lineBreakMode = .byClipping
        let isMirrored = seed % 2 == 1
        let harnesses = [field as View, view].map { text in
            let page = View()
            text.frame = Rect(x: 10, y: 10, width: 150, height: 40)
            page.addSubview(text)
            let harness = Harness(page, size: Size(width: 170, height: 60))
            if isMirrored { harness.host.layoutDirection = .rightToLeft }
            return harness
        }
        field.text = "Latin שלום 12 مرحبا (x)"
        view.text = field.text
        let original = field.text
        for (harness, text) in zip(harnesses, [field as View, view]) { try harness.focus(text) }
        var editor = field.editor
        for number in 0..<120 {
            let step = Self.step(&numbers)
            // A text that an input method commits as soon as its composition has been ended is the ended composition.
            switch step {
            case .type, .commit: for harness in harnesses { harness.advance(by: .milliseconds(201)) }
            default: break
            }
            Pasteboard.general.string = "עב c"
            let (was, text) = (editor.selection, editor.buffer.string)
            let cut = model(&editor, step, field, at: harnesses[0].now)
            try send(step, to: harnesses[0])
            let copied = Pasteboard.general.string
            if let cut { #expect(cut == copied) }
            Pasteboard.general.string = "עב c"
            try send(step, to: harnesses[1])
            let comment: Comment = "step \(number), \(step)"
            try #require(field.editor.buffer == editor.buffer, comment)
            try #require(field.editor.selection.range == editor.selection.range, comment)
            try #require(view.editor.buffer == editor.buffer, comment)
            let isSame = view.editor.selection == field.editor.selection
            try #require(
                isSame,
                "\(step) on \(text.debugDescription), \(was): \(view.editor.selection) and \(field.editor.selection)"
            )
            #expect(field.isOverwriting == view.isOverwriting)
            #expect(field.caretRect.minX.isFinite && field.bounds.contains(field.caretRect), comment)
            if number % 20 == 0 {
                for harness in harnesses {
                    let isFresh = harness.picture == harness.renderFresh()
                    #expect(isFresh, comment)
                }
            }
        }
        for _ in 0..<300 where field.editor.history.canUndo || field.editor.markedRange != nil {
            for harness in harnesses { try harness.key("z", .control) }
        }
        #expect(field.text == original && view.text == original)
        for _ in 0..<300 where field.editor.history.canRedo {
            for harness in harnesses { try harness.key("y", .control) }
        }
        #expect(field.text == view.text)
    }

    @Test(arguments: 0..<12 as Range<UInt64>)
    func `Random keys in wrapped lines keep the caret inside the text, and the painting equals a full one`(
        seed: UInt64
    )
        throws
    {
        var numbers = SeededRandom(seed: seed &* 104_729 &+ 3)
        let view = TextView()
        view.frame = Rect(x: 10, y: 10, width: 110, height: 90)
        let page = View()
        page.addSubview(view)
        let harness = Harness(page, size: Size(width: 130, height: 110), scale: seed % 3 == 0 ? 1.25 : 1)
        if seed % 2 == 1 { harness.host.layoutDirection = .rightToLeft }
        view.borderStyle = .roundedRect
        view.text = "First שלום עולם line\n\nمرحبا بالعالم and more 12.5\u{2028}soft\t|tab\nend"
        let original = view.text
        try harness.focus(view)
        let lines: [(KeyboardHIDUsage, KeyModifierFlags)] = [
            (.keyboardUpArrow, []), (.keyboardDownArrow, .shift), (.keyboardPageUp, []),
            (.keyboardPageDown, .shift), (.keyboardUpArrow, .control), (.keyboardDownArrow, .control),
            (.keyboardReturnOrEnter, []), (.keyboardReturnOrEnter, .shift), (.keyboardTab, []),
        ]
        for number in 0..<150 {
            Pasteboard.general.string = "עב\nc"
            let before =
                "\(view.text.debugDescription) \(view.editor.selection) \(view.editor.markedRange as Any)"
            var last = ""
            if Int.random(in: 0..<4, using: &numbers) == 0,
                let (code, flags) = lines.randomElement(using: &numbers)
            {
                last = "\(code) \(flags)"
                try harness.key(code, flags)
            } else {
                var copy = numbers
                last = "\(Self.step(&copy))"
                try send(Self.step(&numbers), to: harness)
            }
            let (buffer, selection) = (view.editor.buffer, view.editor.selection)
            let valid = Selection(anchor: selection.anchor, head: selection.head).valid(in: buffer)
            #expect(valid.range == selection.range, "\(last) on \(before): \(view.text.debugDescription)")
            let caret = view.caretRect
            #expect(caret.minX >= 0 && caret.maxX <= 112 && caret.minY >= 0, "step \(number): \(caret)")
            if number % 10 == 0 {
                let isFresh = harness.picture == harness.renderFresh()
                #expect(isFresh, "step \(number)")
            }
        }
        for _ in 0..<400 where view.editor.history.canUndo || view.editor.markedRange != nil {
            try harness.key("z", .control)
        }
        #expect(view.text == original)
        harness.advance(by: .seconds(20))
        #expect(harness.advance(by: .seconds(60)).isIdle)
    }
}
