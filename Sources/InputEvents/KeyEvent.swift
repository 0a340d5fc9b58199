/// A key went down, repeated or went up.
///
/// Text comes as `TextInputEvent`.
///
///     override func keyDown(with event: KeyEvent) {
///         if event.key.keyCode == .keyboardEscape { cancel() } else { super.keyDown(with: event) }
///     }
public struct KeyEvent: Hashable, Sendable {
    /// The transition of the key.
    public enum Phase: Sendable {
        case down
        case up
    }

    /// Whether the key goes down or up.
    public var phase: Phase
    /// The key, with its modifiers.
    public var key: Key
    /// True when the key is held and this is not its first event.
    public var isARepeat: Bool
    /// Since the host's clock began.
    public var timestamp: Duration

    public init(phase: Phase, key: Key, isARepeat: Bool = false, timestamp: Duration = .zero) {
        self.phase = phase
        self.key = key
        self.isARepeat = isARepeat
        self.timestamp = timestamp
    }
}
