extension ScrollBar: GestureBlocking, DragTracking {
    /// Keeps presses on a scroll bar from all recognisers of ancestors.
    func blocks(_ recognizer: GestureRecognizer, for touch: Touch) -> Bool { true }

    func tracksDrag(of touch: Touch) -> Bool { true }
}
