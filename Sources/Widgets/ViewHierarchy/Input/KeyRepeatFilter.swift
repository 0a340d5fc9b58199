/// A filter that swallows the auto-repeat of a key that closed a layer until the key is released, because it is not meant for
/// the views behind.
nonisolated struct KeyRepeatFilter: Sendable {
    /// The key whose press is being handled; nil otherwise.
    private var handled: KeyboardHIDUsage?
    /// The key that closed a layer, while it is held; nil otherwise.
    private var closing: KeyboardHIDUsage?

    /// Begins the handling of `event`; returns false if the event must be swallowed.
    mutating func begin(_ event: KeyEvent) -> Bool {
        let isDown = event.phase == .down
        if isDown, event.isARepeat, event.key.keyCode == closing { return false }
        closing = nil
        handled = isDown ? event.key.keyCode : nil
        return true
    }

    /// Ends the handling of the event.
    mutating func end() { handled = nil }

    /// Records that a layer was closed, possibly by the key that is being handled.
    mutating func layerClosed() { closing = handled }
}
