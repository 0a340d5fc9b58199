import RandomNumbers
import Testing
import TextEditing
import Widgets
import WidgetsTesting

/// A field and a text view share the editing controller: equal commands give equal text, selection and undo history.
@Suite(.serialized) struct SameEditingTests {
    private struct State: Equatable {
        let text: String
        let selection: Range<Int>
        let marked: TextRange?
        let canUndo: Bool
        let canRedo: Bool

        init(of view: some EditingView) {
            text = view.editor.buffer.string
            selection = view.editor.selection.range.offsets
            marked = view.editor.markedRange
            canUndo = view.undoManager?.canUndo == true
            canRedo = view.undoManager?.canRedo == true
        }
    }

    private static let texts = ["a", "word ", "é", "👩‍👩‍👧", "12", "."]

    private static func command(_ random: inout SeededRandom, length: Int) -> EditCommand {
        let text = texts[random.index(below: texts.count)]
        let (start, end) = (random.index(below: length + 1), random.index(below: length + 1))
        let isExtending = random.chance(0.3)
        switch random.index(below: 20) {
        case 0..<5: return .insertText(text)
        case 5: return .deleteBackward
        case 6: return .deleteForward
        case 7: return .deleteWordBackward
        case 8: return .move(.left, extending: isExtending)
        case 9: return .move(.wordRight, extending: isExtending)
        case 10: return .move(.lineStart, extending: isExtending)
        case 11: return .select(Selection(anchor: start, head: end))
        case 12: return .selectWord(at: start)
        case 13: return .cut
        case 14: return .paste(EditBuffer(text))
        case 15: return .setMarkedText(text, selected: TextRange(at: 0))
        case 16: return .unmarkText
        case 17:
            return .replace(TextRange(start: min(start, end), end: max(start, end)), with: EditBuffer(text))
        case 18: return .redo
        default: return .undo
        }
    }

    @Test(arguments: 1...12) func `A field and a text view give equal results for equal commands`(seed: Int) {
        var random = SeededRandom(seed: seed)
        let field = TextField(frame: Rect(x: 0, y: 0, width: 200, height: 32))
        let view = TextView(frame: Rect(x: 0, y: 40, width: 200, height: 100))
        view.lineBreakMode = .byClipping
        if seed.isMultiple(of: 3) {
            for editing in [field.editing, view.editing] {
                editing.maximumLength = 12
                editing.inputFilter = { $0.filter { !$0.isNumber } }
            }
        }
        for step in 0..<150 {
            let command = Self.command(&random, length: field.text.utf8.count)
            if random.chance(0.05) {
                field.isOverwriting.toggle()
                view.isOverwriting.toggle()
            }
            let ofField = field.perform(command)
            let ofView = view.perform(command)
            #expect(ofField.refusal == ofView.refusal && ofField.copiedText == ofView.copiedText)
            #expect(State(of: field) == State(of: view), "step \(step): \(command)")
        }
        while field.undoManager?.canUndo == true {
            field.undoManager?.undo()
            view.undoManager?.undo()
        }
        #expect(field.text.isEmpty && State(of: field) == State(of: view))
        while field.undoManager?.canRedo == true {
            field.undoManager?.redo()
            view.undoManager?.redo()
        }
        #expect(State(of: field) == State(of: view))
    }

    @Test func `A field and a text view offer and perform the same menu actions`() throws {
        let field = TextField(frame: Rect(x: 10, y: 10, width: 200, height: 32))
        let view = TextView(frame: Rect(x: 10, y: 50, width: 200, height: 100))
        // Undo of a menu includes the changes of other texts in the window; each text has its own.
        let harnesses = [field as View, view].map { text in
            let page = View()
            page.addSubview(text)
            return Harness(page, size: Size(width: 220, height: 160))
        }
        field.text = "one two"
        view.text = "one two"
        let actions: [Selector] = [
            .select, .copy, .cut, .undo, .redo, .paste, .paste, .selectAll, .delete, .undo, .undo,
        ]
        for action in actions {
            var texts: [String] = []
            var allowed: [Set<Selector>] = []
            for (responder, harness) in zip([field as any EditingView, view], harnesses) {
                Pasteboard.general.string = "P"
                try harness.focus(responder)
                responder.perform(action, with: nil)
                texts.append("\(responder.editor.buffer.string) \(responder.editor.selection.range)")
                allowed.append(
                    Set(
                        Self.editActions.filter { responder.canPerformAction($0, withSender: nil) }
                    ))
            }
            #expect(texts[0] == texts[1], "\(action)")
            #expect(allowed[0] == allowed[1], "\(action)")
        }
    }

    private static let editActions: [Selector] = [
        .undo, .redo, .cut, .copy, .paste, .delete, .select, .selectAll, .orderFrontCharacterPalette,
    ]

    @Test func `An edit refused by the delegate changes neither text, selection nor history`() throws {
        final class Refusing: TextViewDelegate {
            var asked: [String] = []
            func textView(
                _ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String
            ) -> Bool {
                asked.append(text)
                return !text.contains("x")
            }
        }
        let view = TextView(frame: Rect(x: 0, y: 0, width: 200, height: 100))
        let delegate = Refusing()
        view.delegate = delegate
        view.perform(.insertText("a"))
        view.perform(.insertText("x"))
        #expect(view.text == "a" && view.selectedUTF8Range == 1..<1 && delegate.asked == ["a", "x"])
        view.undoManager?.undo()
        #expect(view.text.isEmpty && delegate.asked.count == 2)
    }
}
