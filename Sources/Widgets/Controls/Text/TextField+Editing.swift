internal import TextEditing

extension TextField {
    /// Performs a command, and sends the control events.
    @discardableResult
    package final func perform(_ command: EditCommand) -> EditResult {
        let before = content.selection
        content.isMirrored = isMirrored
        let result = content.perform(
            command, at: viewHost?.currentTime ?? .zero, font: font, scale: contentScaleFactor)
        if result.changes.isEmpty, content.selection == before { return result }
        if isFirstResponder { startBlinking() }
        keepCaretVisible()
        caretMoved()
        setNeedsDisplay()
        if restorationIdentifier != nil { invalidateRestorableState() }
        if !result.changes.isEmpty { sendActions(for: .editingChanged) }
        return result
    }

    package final func startBlinking() {
        input.blink.start(in: self) { [weak self] in
            guard let self else { return }
            setNeedsDisplay(drawnCaretRect)
        }
    }

    /// The text as it is shown, in one line of any width.
    final func shownText(scale: Double? = nil) -> FieldLine {
        content.isMirrored = isMirrored
        return content.shown(font: font, scale: scale ?? contentScaleFactor)
    }

    package final func caretLookChanged() { setNeedsDisplay() }

    // MARK: - Keys

    /// True when the key was for the text.
    final func handle(_ event: KeyEvent) -> Bool {
        if isBoundByApplication(event) { return false }
        // A key that types a character arrives again as text input; ancestors must not scroll or close by it.
        guard let action = EditKeyBindings.action(for: event) else { return event.typesText }
        if action == .orderFrontCharacterPalette { return openPalette(action) }
        if case .command(.move(let movement, _)) = action, movement.keepsColumn { return false }
        act(action, withShift: event.key.modifierFlags.contains(.shift))
        return true
    }
}

extension TextField: SecureTextInput {}

extension TextField: EditingView {
    package final var editor: TextEditor { content.editor }

    package final var editingRoom: Rect {
        let room = textRect(forBounds: bounds)
        // A line is as high as can be: only its ends lead further.
        return Rect(x: room.minX, y: -1e6, width: room.width, height: 2e6)
    }

    package final func textPosition(at point: Point) -> TextPosition {
        let layout = shownText()
        let found = layout.position(nearest: Point(x: point.x - textStart, y: layout.size.height / 2))
        return TextPosition(offset: content.offset(shownAt: found.offset), affinity: found.affinity)
    }

    package final func scroll(by distance: Point) {
        let room = textRect(forBounds: bounds)
        let layout = shownText()
        let most = max(0, layout.size.width + 1 - room.width)
        let place = min(max(0, scroll + distance.x), most)
        if place == scroll { return }
        scroll = place
        setNeedsDisplay()
    }

    package final func endUndoGroup() { content.endUndoGroup() }

    package final func forgetHistory() { content.forgetHistory() }

    package final func commit(withShift: Bool) {
        perform(.unmarkText)
        sendActions(for: .primaryActionTriggered)
    }

    package final func editingEnded() {
        keepCaretVisible()
        setNeedsDisplay()
        sendActions(for: .editingDidEnd)
    }

    package final func accepts(pasteOf byteCount: Int) -> Bool {
        if byteCount <= Self.pasteLimit { return true }
        Diagnostics.report(
            Diagnostic(
                kind: .invalidValue, subject: hierarchyPath,
                message: "a text of \(byteCount) bytes was to be pasted into a line",
                cure: "nothing is pasted; use a TextView for long texts"))
        return false
    }

    private static var pasteLimit: Int { 4 << 20 }
}

// MARK: - Selection

extension TextField {
    /// The selected range, in bytes of the text's UTF-8; empty at the caret.
    public final var selectedUTF8Range: Range<Int> {
        get { content.selection.range.offsets }
        set {
            let range = newValue.clamped(to: 0..<content.editor.buffer.utf8Count)
            perform(.select(Selection(TextRange(range))))
        }
    }

    /// The selected text; empty when nothing is.
    public final var selectedText: String { content.editor.selectedText.string }

    /// Selects all text.
    public final func selectAll() { perform(.selectAll) }
}

// MARK: - Standard edit actions

extension TextField: ResponderStandardEditActions {
    public final var undoManager: TextUndoManager? {
        if let known = storedUndoManager { return known }
        let made = TextUndoManager(of: self)
        storedUndoManager = made
        return made
    }
}

extension TextField: ContextMenuProviding {
    /// Undo, cut, copy, paste, select all: as far as they can be done.
    public final func contextMenu(at point: Point?) -> Menu? { isEnabled ? editingMenu(at: point) : nil }
}
