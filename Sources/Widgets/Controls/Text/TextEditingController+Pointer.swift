internal import TextEditing

extension TextEditingController {
    /// Whether a mouse button pressed in the text is still held.
    package var isPressed: Bool { textPress?.isHeld == true }

    /// Handles a mouse press, which places the caret, selects a word or a paragraph, or with Shift extends the selection.
    package func press(_ event: MouseEvent) {
        let press = textPress ?? TextPress(of: self)
        textPress = press
        press.begin(event)
    }

    /// Extends the selection to the pointer.
    package func drag(_ event: MouseEvent) { textPress?.drag(event) }

    package func release() {
        endPress()
        shareSelection()
    }

    /// Ends the press, also when the window has lost the pointer.
    package func endPress() { textPress?.end() }

    /// Handles a press of the middle button: moves the caret there and pastes the primary pasteboard.
    package func pressMiddle(_ event: MouseEvent) {
        surface?.becomeFirstResponder()
        let position = TextPress(of: self).position(at: event.locationInWindow)
        perform(.select(Selection(at: position.offset, affinity: position.affinity)))
        paste(from: .primary)
    }
}
