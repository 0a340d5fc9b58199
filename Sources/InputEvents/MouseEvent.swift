public import Drawing

/// A pointer movement, or a press or release of a pointer button.
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

    /// A button of the pointing device.
    public enum Button: Hashable, Sendable {
        case left
        case middle
        case right
        /// An additional button, numbered from 4.
        case other(Int)
    }

    /// The kind of the event.
    public var phase: Phase
    /// The pointer's location in window coordinates, in points.
    public var locationInWindow: Point
    /// The button that was pressed or released; for a move, the held button, or `left` when none is held.
    public var button: Button
    /// Whether any button is held down.
    public var isButtonHeld: Bool
    /// The number of consecutive clicks, counted by the host: 1 for a single click, 2 for a double click; 0 for moves.
    public var clickCount: Int
    /// The modifier keys held during the event.
    public var modifierFlags: KeyModifierFlags
    /// Whether a finger on a touch screen caused the event; dragging it pans scrollable content.
    public var isTouch: Bool
    /// The time of the event, measured from the start of the host's clock.
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
