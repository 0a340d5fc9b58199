public import Drawing

/// A turn of the mouse wheel, or a two-finger scroll on a touch pad.
///
///     override func scrollWheel(with event: ScrollEvent) {
///         value += event.scrollingDeltaY
///     }
public struct ScrollEvent: Hashable, Sendable {
    /// The pointer's location in window coordinates, in points.
    public var locationInWindow: Point
    /// The horizontal scroll distance in wheel notches; positive values move the content to the right.
    public var scrollingDeltaX: Double
    /// The vertical scroll distance in wheel notches; positive values move the content down (the wheel is turned away from the user).
    public var scrollingDeltaY: Double
    /// Whether a device reports its movement continuously, as a touch pad does, and not in notches; false by default.
    ///
    /// `NSEvent.hasPreciseScrollingDeltas`.
    public var hasPreciseScrollingDeltas: Bool
    /// The modifier keys held during the event.
    public var modifierFlags: KeyModifierFlags
    /// The time of the event, measured from the start of the host's clock.
    public var timestamp: Duration

    public init(
        locationInWindow: Point, scrollingDeltaX: Double = 0, scrollingDeltaY: Double = 0,
        hasPreciseScrollingDeltas: Bool = false, modifierFlags: KeyModifierFlags = [],
        timestamp: Duration = .zero
    ) {
        self.locationInWindow = locationInWindow
        self.scrollingDeltaX = scrollingDeltaX
        self.scrollingDeltaY = scrollingDeltaY
        self.hasPreciseScrollingDeltas = hasPreciseScrollingDeltas
        self.modifierFlags = modifierFlags
        self.timestamp = timestamp
    }
}
