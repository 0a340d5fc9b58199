internal import TextEditing

extension EditingView {
    private func position(at event: MouseEvent) -> TextPosition {
        textPosition(at: convert(event.locationInWindow, from: nil))
    }

    /// One click places the caret, two select a word, three a paragraph; Shift extends what is selected.
    package func press(_ event: MouseEvent) {
        let position = position(at: event)
        if event.modifierFlags.contains(.shift) {
            input.unit = .character
            perform(.select(editor.selection.extended(to: position)))
            input.pressed = editor.selection.anchor..<editor.selection.anchor
            return
        }
        // No word of a secret is told from another.
        input.unit =
            editor.options.isSecret && event.clickCount > 1
            ? .paragraph : TextUnit(clickCount: event.clickCount)
        if input.unit == .character {
            perform(.select(Selection(at: position.offset, affinity: position.affinity)))
        } else {
            perform(.select(Selection(range(around: position.offset))))
        }
        input.pressed = editor.selection.range.offsets
    }

    /// Selects from what was pressed to the pointer; beyond the room the text comes along, also while the pointer rests.
    package func drag(_ event: MouseEvent) {
        guard input.pressed != nil else { return }
        extend(to: event.locationInWindow)
        input.scrolling.follow(event.locationInWindow, in: self)
    }

    func extend(to locationInWindow: Point) {
        guard let pressed = input.pressed else { return }
        let position = textPosition(at: convert(locationInWindow, from: nil))
        let range = range(around: position.offset)
        if range.start < pressed.lowerBound {
            perform(.select(Selection(anchor: pressed.upperBound, head: range.start)))
        } else {
            let head = max(range.end, pressed.upperBound)
            let affinity = head == position.offset ? position.affinity : .downstream
            perform(
                .select(Selection(anchor: pressed.lowerBound, head: head, affinity: affinity)))
        }
    }

    package func release() {
        endPress()
        shareSelection()
    }

    /// The press is over, also when the window lost the pointer.
    package func endPress() {
        input.pressed = nil
        input.scrolling.stop()
    }

    /// The middle button inserts what was selected last, anywhere.
    package func pressMiddle(_ event: MouseEvent) {
        becomeFirstResponder()
        let position = position(at: event)
        perform(.select(Selection(at: position.offset, affinity: position.affinity)))
        paste(from: .primary)
    }

    private func range(around offset: Int) -> TextRange {
        switch input.unit {
        case .character: TextRange(at: offset)
        case .word: WordFinder(editor.buffer, breaker: editor.options.wordBreaker).range(at: offset)
        case .paragraph: editor.buffer.range(ofLine: editor.buffer.line(at: offset))
        }
    }
}
