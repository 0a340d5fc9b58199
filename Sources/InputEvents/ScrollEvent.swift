public import Drawing

/// The wheel turned, or two fingers moved on a touch pad.
///
///     override func scrollWheel(with event: ScrollEvent) {
///         value += event.scrollingDeltaY
///     }
public struct ScrollEvent: Hashable, Sendable {
    /// In the window's space, in points.
    public var locationInWindow: Point
    /// In notches of the wheel; positive moves the content to the right.
    public var scrollingDeltaX: Double
    /// In notches of the wheel; positive moves the content down (the wheel turned away from the user).
    public var scrollingDeltaY: Double
    /// The modifier keys that are held.
    public var modifierFlags: KeyModifierFlags
    /// Since the host's clock began.
    public var timestamp: Duration

    public init(
        locationInWindow: Point, scrollingDeltaX: Double = 0, scrollingDeltaY: Double = 0,
        modifierFlags: KeyModifierFlags = [], timestamp: Duration = .zero
    ) {
        self.locationInWindow = locationInWindow
        self.scrollingDeltaX = scrollingDeltaX
        self.scrollingDeltaY = scrollingDeltaY
        self.modifierFlags = modifierFlags
        self.timestamp = timestamp
    }
}
