/// A view whose text is selected with the mouse.
package protocol TextSelecting: GestureBlocking, DragTracking {
    var isSelectable: Bool { get }
}

extension TextSelecting {
    /// Keeps a drag of the mouse that selects text, and taps that place the caret, from recognisers of ancestors.
    package func blocks(_ recognizer: GestureRecognizer, for touch: Touch) -> Bool {
        guard isSelectable, recognizer.buttonMaskRequired.contains(.primary) else { return false }
        return recognizer is TapGestureRecognizer
            || recognizer is PanGestureRecognizer && tracksDrag(of: touch)
    }

    /// A drag with the mouse selects text; a finger scrolls.
    package func tracksDrag(of touch: Touch) -> Bool { isSelectable && touch.type == .indirectPointer }
}
