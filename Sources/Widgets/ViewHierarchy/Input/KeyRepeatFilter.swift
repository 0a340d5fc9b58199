/// Swallows the auto-repeat of a key that has closed a layer, until the key is released: it is not for the views behind.
nonisolated struct KeyRepeatFilter: Sendable {
    /// The key whose press is being handled.
    private var handled: KeyboardHIDUsage?
    /// The key that closed a layer, as long as it is held.
    private var closing: KeyboardHIDUsage?

    /// Starts to handle `event`; false when it is to be swallowed.
    mutating func begin(_ event: KeyEvent) -> Bool {
        let isDown = event.phase == .down
        if isDown, event.isARepeat, event.key.keyCode == closing { return false }
        closing = nil
        handled = isDown ? event.key.keyCode : nil
        return true
    }

    /// Ends the handling of the event.
    mutating func end() { handled = nil }

    /// A layer has been closed, perhaps by the key that is being handled.
    mutating func layerClosed() { closing = handled }
}
