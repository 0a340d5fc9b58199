public import Drawing

/// A contact of a finger or a pen with a touch screen: its begin, a movement, or its end.
///
/// Each contact has an identifier, so that several fingers can be distinguished. The router of the toolkit translates the first
/// finger into mouse events for views, and passes all fingers to gesture recognisers.
///
///     host.handle(.touch(TouchEvent(phase: .began, touchID: 1, locationInWindow: point, timestamp: now)))
public struct TouchEvent: Hashable, Sendable {
    /// The part of a contact that the event describes.
    public enum Phase: Hashable, Sendable {
        case began
        case moved
        case ended
        /// The system has ended the contact, for example because the device was removed.
        case cancelled
    }

    /// The kind of object that touches the screen.
    public enum Tool: Hashable, Sendable {
        case finger
        case pencil
    }

    /// The part of the contact.
    public var phase: Phase
    /// The identifier of the contact, unique on its device from `began` to `ended`.
    public var touchID: Int64
    /// The identifier of the touch device.
    public var deviceID: Int64
    /// The location of the contact in window coordinates, in points.
    public var locationInWindow: Point
    /// The pressure of the contact, 0...1; 1 for devices that do not measure it.
    public var pressure: Double
    /// The kind of object that touches the screen.
    public var tool: Tool
    /// The modifier keys held during the event.
    public var modifierFlags: KeyModifierFlags
    /// The time of the event, measured from the start of the host's clock.
    public var timestamp: Duration

    public init(
        phase: Phase, touchID: Int64, deviceID: Int64 = 0, locationInWindow: Point, pressure: Double = 1,
        tool: Tool = .finger, modifierFlags: KeyModifierFlags = [], timestamp: Duration = .zero
    ) {
        self.phase = phase
        self.touchID = touchID
        self.deviceID = deviceID
        self.locationInWindow = locationInWindow
        self.pressure = pressure
        self.tool = tool
        self.modifierFlags = modifierFlags
        self.timestamp = timestamp
    }
}
