internal import TextEditing

extension TextField {
    /// Does a command, and tells who is to know.
    @discardableResult
    final func perform(_ command: EditCommand) -> EditResult {
        let before = content.selection
        let result = content.perform(
            command, at: viewHost?.currentTime ?? .zero, font: font, scale: contentScaleFactor)
        if result.changes.isEmpty, content.selection == before { return result }
        if isFirstResponder { blink.start(in: self) }
        keepCaretVisible()
        caretMoved()
        setNeedsDisplay()
        if !result.changes.isEmpty { sendActions(for: .editingChanged) }
        return result
    }

    // MARK: - Keys

    /// True when the key was for the text.
    final func handle(_ event: KeyEvent) -> Bool {
        guard let action = EditKeyBindings.action(for: event) else { return false }
        switch action {
        case .command(let command):
            if case .move(let movement, _) = command, movement.keepsColumn { return false }
            perform(command)
        case .cut: cut()
        case .copy: copy()
        case .paste: paste()
        case .pastePrimary: paste(.primary)
        case .commit:
            perform(.unmarkText)
            sendActions(for: .primaryActionTriggered)
        }
        return true
    }

    final func cut() { copy(perform(.cut)) }
    final func copy() { copy(perform(.copy)) }
    final func paste() { paste(.general) }
    final var canUndo: Bool { content.editor.history.canUndo }
    final var canRedo: Bool { content.editor.history.canRedo }

    /// A right click beside the selection puts the caret there; on it, it leaves it.
    final func placeCaret(forMenuAt point: Point) {
        let layout = content.shown(font: font, scale: contentScaleFactor)
        let found = layout.position(nearest: Point(x: point.x - textStart, y: layout.size.height / 2))
        let offset = content.offset(shownAt: found.offset)
        let range = content.selection.range.offsets
        if range.isEmpty || offset < range.lowerBound || offset > range.upperBound {
            perform(.select(Selection(at: offset)))
        }
    }

    private func copy(_ result: EditResult) {
        if let text = result.copiedText { Pasteboard.general.string = text.string }
    }

    private func paste(_ pasteboard: Pasteboard) {
        if let text = pasteboard.string { perform(.paste(EditBuffer(text))) }
    }

    /// Text of the keyboard, or what an input method composes.
    final func handle(_ event: TextInputEvent) {
        switch event.content {
        case .commit(let text): perform(.insertText(text))
        case .compose(let text, let selection):
            if text.isEmpty {
                perform(.cancelMarkedText)
            } else {
                perform(.setMarkedText(text, selected: Self.utf8Range(of: selection, in: text)))
            }
        }
    }

    /// Input methods count characters.
    private static func utf8Range(of range: Range<Int>, in text: String) -> TextRange {
        func offset(_ count: Int) -> Int { text.prefix(max(0, count)).utf8.count }
        return TextRange(start: offset(range.lowerBound), end: offset(range.upperBound))
    }

    // MARK: - Pointer

    final func offset(at event: MouseEvent) -> Int {
        let point = convert(event.locationInWindow, from: nil)
        let layout = content.shown(font: font, scale: contentScaleFactor)
        let found = layout.position(nearest: Point(x: point.x - textStart, y: layout.size.height / 2))
        return content.offset(shownAt: found.offset)
    }

    final func press(_ event: MouseEvent) {
        let offset = offset(at: event)
        if event.modifierFlags.contains(.shift) {
            perform(.select(content.selection.extended(to: TextPosition(offset: offset))))
            return
        }
        switch event.clickCount {
        case 2 where !content.isSecret: perform(.selectWord(at: offset))
        case 2...: perform(.selectAll)
        default: perform(.select(Selection(at: offset)))
        }
        pressedRange = content.selection.range.offsets
    }

    final func drag(_ event: MouseEvent) {
        guard let pressed = pressedRange else { return }
        let offset = offset(at: event)
        if offset < pressed.lowerBound {
            perform(.select(Selection(anchor: pressed.upperBound, head: offset)))
        } else {
            perform(.select(Selection(anchor: pressed.lowerBound, head: max(offset, pressed.upperBound))))
        }
    }
}
