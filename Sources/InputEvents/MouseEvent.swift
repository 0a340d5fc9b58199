public import Drawing

/// The pointer moved, or one of its buttons went down or up.
///
///     override func mouseDown(with event: MouseEvent) {
///         start = event.location(in: self)
///     }
public struct MouseEvent: Hashable, Sendable {
    /// The kind of pointer or button event.
    public enum Phase: Sendable {
        case down
        case up
        case moved
        /// The pointer left the window.
        case left
    }

    /// Which button of the pointer.
    public enum Button: Hashable, Sendable {
        case left
        case middle
        case right
        /// A further button by its number, from 4 on.
        case other(Int)
    }

    /// The kind of the event.
    public var phase: Phase
    /// In the window's space, in points.
    public var locationInWindow: Point
    /// The button that went down or up; for a move, the one that is held (`left` when none is).
    public var button: Button
    /// True while any button is held.
    public var isButtonHeld: Bool
    /// 1 for a click, 2 for the second of a double click, and so on; 0 for moves.
    ///
    /// The host counts.
    public var clickCount: Int
    /// The modifier keys that are held.
    public var modifierFlags: KeyModifierFlags
    /// True for a finger on a touch screen, which takes content along.
    public var isTouch: Bool
    /// Since the host's clock began.
    public var timestamp: Duration

    public init(
        phase: Phase, locationInWindow: Point, button: Button = .left, isButtonHeld: Bool = false,
        clickCount: Int = 0, modifierFlags: KeyModifierFlags = [], isTouch: Bool = false,
        timestamp: Duration = .zero
    ) {
        self.phase = phase
        self.locationInWindow = locationInWindow
        self.button = button
        self.isButtonHeld = isButtonHeld
        self.clickCount = clickCount
        self.modifierFlags = modifierFlags
        self.isTouch = isTouch
        self.timestamp = timestamp
    }
}
