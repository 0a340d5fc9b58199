import Testing
import TextEditing
import Widgets

/// The text editing controller with a surface that needs no window, no fonts and no drawing.
@Suite(.serialized) struct TextEditingControllerTests {
    private func mouse(
        _ phase: MouseEvent.Phase, column: Double, line: Double = 0, clicks: Int = 1,
        _ flags: KeyModifierFlags = []
    ) -> MouseEvent {
        MouseEvent(
            phase: phase, locationInWindow: Point(x: column * 10, y: line * 20 + 10), clickCount: clicks,
            modifierFlags: flags)
    }

    @Test func `Keys type, move, select and delete, and undo reverts the edits`() {
        let surface = FakeTextSurface("")
        surface.type("one two")
        #expect(surface.state == "one two|")

        #expect(surface.press(.keyboardLeftArrow, [.control, .shift]))
        #expect(surface.state == "one |two^")
        #expect(surface.press(.keyboardDeleteOrBackspace))
        #expect(surface.state == "one |")
        #expect(surface.press("z", .control))
        #expect(surface.state == "one |two^")
        #expect(surface.press("z", .control))
        #expect(surface.state == "|")
        #expect(surface.press("y", .control))
        #expect(surface.text == "one two")
        #expect(!surface.press(KeyboardHIDUsage.keyboardEscape), "a key of the application")
    }

    @Test func `Return inserts a paragraph separator, Shift+Return a line separator`() {
        let surface = FakeTextSurface("ab")
        #expect(surface.press(.keyboardReturnOrEnter))
        #expect(surface.press(.keyboardReturnOrEnter, .shift))
        #expect(surface.text == "ab\n\u{2028}")
    }

    @Test func `A single-line text leaves lines, pages and Tab to its ancestors, and Return changes nothing`()
    {
        let surface = FakeTextSurface("ab", lineBreaks: .spaces)
        for key in [KeyboardHIDUsage.keyboardUpArrow, .keyboardDownArrow, .keyboardPageUp, .keyboardTab] {
            #expect(!surface.press(key))
        }
        #expect(surface.press(.keyboardReturnOrEnter))
        #expect(surface.state == "ab|")
        surface.type("c\nd")
        #expect(surface.text == "abc d")
    }

    @Test func `Tab inserts a tab unless it moves the focus or the text is read-only`() {
        let surface = FakeTextSurface("")
        #expect(surface.press(.keyboardTab) && surface.text == "\t")
        surface.editing.tabMovesFocus = true
        #expect(!surface.press(.keyboardTab))
        surface.editing.tabMovesFocus = false
        surface.editing.isEditable = false
        #expect(!surface.press(.keyboardTab) && surface.text == "\t")
    }

    // MARK: - Pointer

    @Test func `A press places the caret, a drag selects from it, and Shift extends the selection`() {
        let surface = FakeTextSurface("one two three")
        surface.editing.press(mouse(.down, column: 4))
        #expect(surface.state == "one |two three" && surface.editing.isPressed)
        surface.editing.drag(mouse(.moved, column: 7))
        #expect(surface.state == "one ^two| three")
        surface.editing.drag(mouse(.moved, column: 0))
        #expect(surface.state == "|one ^two three")
        surface.editing.release()
        #expect(!surface.editing.isPressed && Pasteboard.primary.string == "one ")

        surface.editing.drag(mouse(.moved, column: 9))
        #expect(surface.state == "|one ^two three", "no button is held")
        surface.editing.press(mouse(.down, column: 9, .shift))
        #expect(surface.state == "one ^two t|hree")
    }

    @Test func `A double click selects a word, a drag extends it by words, a triple click a paragraph`() {
        let surface = FakeTextSurface("one two three\nfour")
        surface.editing.press(mouse(.down, column: 5, clicks: 2))
        #expect(surface.state == "one ^two| three\nfour")
        surface.editing.drag(mouse(.moved, column: 10))
        #expect(surface.state == "one ^two three|\nfour")
        surface.editing.drag(mouse(.moved, column: 1))
        #expect(surface.state == "|one two^ three\nfour")
        surface.editing.release()
        surface.editing.press(mouse(.down, column: 5, clicks: 3))
        #expect(surface.state == "^one two three\n|four")
    }

    @Test func `A double click selects a whole secret, and no pasteboard receives it`() {
        let surface = FakeTextSurface("one two", lineBreaks: .spaces)
        surface.editing.changeOptions { $0.isSecret = true }
        Pasteboard.primary.string = "P"
        Pasteboard.general.string = "G"
        surface.editing.press(mouse(.down, column: 5, clicks: 2))
        surface.editing.release()
        #expect(surface.state == "^one two|")
        surface.editing.copy()
        #expect(Pasteboard.primary.string == "P" && Pasteboard.general.string == "G")
        #expect(!surface.editing.canPerform(.copy) && !surface.editing.canPerform(.cut))
    }

    @Test func `The middle button pastes the primary selection at the press`() {
        let surface = FakeTextSurface("one two")
        Pasteboard.primary.string = "X"
        surface.editing.pressMiddle(mouse(.down, column: 3))
        #expect(surface.state == "oneX| two")
    }

    // MARK: - Actions

    @Test func `Cut, copy, paste and delete act on the selection, and canPerform reports whether they can`() {
        let surface = FakeTextSurface("one two")
        let editing = surface.editing
        #expect(!editing.canPerform(.cut) && !editing.canPerform(.delete) && editing.canPerform(.select))
        editing.selectWord()
        #expect(surface.state == "one ^two|")
        #expect(editing.canPerform(.cut) && editing.canPerform(.delete) && !editing.canPerform(.select))
        editing.cut()
        #expect(surface.state == "one |" && Pasteboard.general.string == "two")
        editing.paste()
        editing.paste()
        #expect(surface.state == "one twotwo|")
        editing.selectAll()
        #expect(!editing.canPerform(.selectAll))
        editing.deleteSelection()
        #expect(surface.text.isEmpty && editing.canPerform(.undo) && !editing.canPerform(.redo))
    }

    @Test func `A read-only text can be selected and copied, but not changed`() {
        let surface = FakeTextSurface("one")
        surface.editing.isEditable = false
        Pasteboard.general.string = "G"
        surface.editing.selectAll()
        surface.editing.cut()
        surface.editing.paste()
        surface.type("x")
        #expect(surface.state == "^one|")
        surface.editing.copy()
        #expect(Pasteboard.general.string == "one")
        for action in [Selector.cut, .paste, .delete, .undo, .orderFrontCharacterPalette] {
            #expect(!surface.editing.canPerform(action))
        }
        #expect(!surface.press(.keyboardLeftArrow) && !surface.press("x"), "keys are left to the ancestors")
        surface.editing.isSelectable = false
        #expect(!surface.editing.canPerform(.copy))
    }

    @Test func `A paste that is too long and text beyond the limit or the filter are left out`() {
        let surface = FakeTextSurface("")
        Pasteboard.general.string = String(repeating: "x", count: 101)
        surface.editing.paste()
        #expect(surface.text.isEmpty)
        surface.editing.maximumLength = 3
        surface.type("abcdef")
        #expect(surface.text == "abc")
        surface.editing.maximumLength = nil
        surface.editing.inputFilter = { $0.filter(\.isNumber) }
        surface.type("d4e5")
        #expect(surface.text == "abc45")
    }

    // MARK: - Composition

    @Test func `A composition is displayed, replaced and committed as one undo step`() {
        let surface = FakeTextSurface("a")
        surface.compose("k")
        surface.compose("か")
        #expect(surface.text == "aか" && surface.editing.editor.markedRange == TextRange(start: 1, end: 4))
        surface.type("か")
        #expect(surface.text == "aか" && surface.editing.editor.markedRange == nil)
        surface.editing.undoManager.undo()
        #expect(surface.text == "a" && !surface.editing.undoManager.canUndo)
    }

    @Test func `An empty composition cancels, and a text that becomes read-only commits`() {
        let surface = FakeTextSurface("a")
        surface.compose("k")
        surface.compose("")
        #expect(surface.state == "a|")
        surface.compose("k")
        surface.editing.isEditable = false
        #expect(surface.text == "ak" && surface.editing.editor.markedRange == nil)
    }

    @Test func `The selection of a composition counts Unicode scalars, not characters`() {
        let surface = FakeTextSurface("")
        // The first two characters consist of two scalars each, of three bytes each.
        surface.editing.insertText(TextInputEvent(.compose("किताब", selection: 2..<4)))
        #expect(surface.editing.editor.selection.range == TextRange(start: 6, end: 12))
    }

    // MARK: - Notifications

    @Test func `The surface is notified of changes of text, selection and composition only`() throws {
        let surface = FakeTextSurface("ab")
        surface.editing.perform(.select(Selection(at: 0)), by: .program)
        var change = try #require(surface.changes.last)
        #expect(change.isSelectionChanged && !change.isTextChanged && !change.revealsCaret)
        surface.type("x")
        change = try #require(surface.changes.last)
        #expect(change.isTextChanged && change.isSelectionChanged && change.revealsCaret)
        surface.compose("k")
        change = try #require(surface.changes.last)
        #expect(change.isCompositionChanged)
        surface.editing.perform(.unmarkText)
        let count = surface.changes.count
        surface.editing.perform(.select(surface.editing.editor.selection))
        surface.editing.copy()
        #expect(surface.changes.count == count)

        #expect(surface.press(.keyboardEnd, .control) && surface.press(.keyboardEnd, .control))
        change = try #require(surface.changes.last)
        #expect(change.isEmpty, "a caret already at the end is still revealed")
    }

    @Test func `Insert and a change to read-only change the caret shape once`() {
        let surface = FakeTextSurface("ab")
        #expect(surface.press(.keyboardInsert))
        #expect(surface.editing.isOverwriting && surface.shapeChanges == 1)
        surface.editing.isOverwriting = true
        surface.editing.isEditable = true
        #expect(surface.shapeChanges == 1)
        surface.editing.isEditable = false
        #expect(surface.shapeChanges == 2)
    }

    @Test func `The undo manager of a deallocated text does nothing`() {
        var surface: FakeTextSurface? = FakeTextSurface("")
        surface?.type("a")
        let undoManager = surface?.editing.undoManager
        #expect(undoManager?.canUndo == true)
        surface = nil
        #expect(undoManager?.canUndo == false && undoManager?.canRedo == false)
        undoManager?.undo()
        undoManager?.removeAllActions()
    }
}
