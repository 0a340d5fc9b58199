extension Control: GestureBlocking {
    /// Keeps a press on an enabled control from recognisers of ancestors that it would activate at the same time.
    package final func blocks(_ recognizer: GestureRecognizer, for touch: Touch) -> Bool {
        guard isEnabled, recognizer.buttonMaskRequired.contains(.primary) else { return false }
        return recognizer is TapGestureRecognizer
            || recognizer is PanGestureRecognizer && tracksDrag(of: touch)
    }
}

extension Control: DragTracking, DropRefusing {
    package final var refusesDrops: Bool { !isEnabled }
}
