/// A key press, auto-repeat or key release.
///
/// Typed text is delivered separately, as a `TextInputEvent`.
///
///     override func keyDown(with event: KeyEvent) {
///         if event.key.keyCode == .keyboardEscape { cancel() } else { super.keyDown(with: event) }
///     }
public struct KeyEvent: Hashable, Sendable {
    /// The direction of the key's movement.
    public enum Phase: Sendable {
        case down
        case up
    }

    /// Whether the key was pressed or released.
    public var phase: Phase
    /// The key, with its modifiers.
    public var key: Key
    /// Whether the event is an auto-repeat of a key that is held down.
    public var isARepeat: Bool
    /// The time of the event, measured from the start of the host's clock.
    public var timestamp: Duration

    public init(phase: Phase, key: Key, isARepeat: Bool = false, timestamp: Duration = .zero) {
        self.phase = phase
        self.key = key
        self.isARepeat = isARepeat
        self.timestamp = timestamp
    }
}
