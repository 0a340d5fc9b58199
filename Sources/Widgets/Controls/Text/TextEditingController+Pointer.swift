internal import TextEditing

extension TextEditingController {
    /// Whether a mouse button pressed in the text is still held.
    package var isPressed: Bool { pressedRange != nil }

    private func position(at locationInWindow: Point) -> TextPosition {
        guard let surface else { return editor.selection.position }
        return surface.textPosition(at: surface.convert(locationInWindow, from: nil))
    }

    /// Handles a mouse press: one click places the caret, two select a word, three a paragraph; Shift extends the selection.
    package func press(_ event: MouseEvent) {
        let position = position(at: event.locationInWindow)
        if event.modifierFlags.contains(.shift) {
            dragUnit = .character
            perform(.select(editor.selection.extended(to: position)))
            pressedRange = editor.selection.anchor..<editor.selection.anchor
            return
        }
        // Word boundaries of a secret would reveal its structure: a double click selects the paragraph.
        dragUnit =
            editor.options.isSecret && event.clickCount > 1
            ? .paragraph : TextUnit(clickCount: event.clickCount)
        if dragUnit == .character {
            perform(.select(Selection(at: position.offset, affinity: position.affinity)))
        } else {
            perform(.select(Selection(range(around: position.offset))))
        }
        pressedRange = editor.selection.range.offsets
    }

    /// Extends the selection to the pointer, and scrolls while the pointer is beyond the visible area.
    package func drag(_ event: MouseEvent) {
        guard isPressed else { return }
        extend(to: event.locationInWindow)
        dragScrolling.follow(event.locationInWindow, of: self)
    }

    func extend(to locationInWindow: Point) {
        guard let pressedRange else { return }
        let position = position(at: locationInWindow)
        let range = range(around: position.offset)
        if range.start < pressedRange.lowerBound {
            perform(.select(Selection(anchor: pressedRange.upperBound, head: range.start)))
        } else {
            let head = max(range.end, pressedRange.upperBound)
            let affinity = head == position.offset ? position.affinity : .downstream
            perform(
                .select(Selection(anchor: pressedRange.lowerBound, head: head, affinity: affinity)))
        }
    }

    package func release() {
        endPress()
        shareSelection()
    }

    /// Ends the press, also when the window has lost the pointer.
    package func endPress() {
        guard isPressed else { return }
        pressedRange = nil
        dragScrolling.stop()
    }

    /// Handles a press of the middle button: moves the caret there and pastes the primary pasteboard.
    package func pressMiddle(_ event: MouseEvent) {
        surface?.becomeFirstResponder()
        let position = position(at: event.locationInWindow)
        perform(.select(Selection(at: position.offset, affinity: position.affinity)))
        paste(from: .primary)
    }

    private func range(around offset: Int) -> TextRange {
        switch dragUnit {
        case .character: TextRange(at: offset)
        case .word: WordFinder(editor.buffer, breaker: editor.options.wordBreaker).range(at: offset)
        case .paragraph: editor.buffer.range(ofLine: editor.buffer.line(at: offset))
        }
    }
}
