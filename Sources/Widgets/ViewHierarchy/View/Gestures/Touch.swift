/// A finger, a pen or a pressed pointer in a window, from its press to its release: `UITouch`.
///
/// The object stays the same during the whole contact, and its properties have the values of the latest event.
///
///     override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
///         if let touch = touches.first { path.addLine(to: touch.location(in: view)) }
///     }
public final class Touch: CustomStringConvertible {
    /// The state of a touch at the current event.
    public nonisolated enum Phase: Hashable, Sendable {
        case began
        case moved
        /// The touch has not moved since the last event.
        case stationary
        case ended
        /// The touch ended without a release: the window was deactivated, or the device was removed.
        case cancelled
    }

    /// The kinds of devices that cause touches.
    public nonisolated enum TouchType: Hashable, Sendable, CaseIterable {
        /// A finger on a touch screen.
        case direct
        /// A pen.
        case pencil
        /// A mouse or a touch pad, with a button held.
        case indirectPointer
    }

    /// The kind of the device.
    public let type: TouchType
    /// The state at the current event.
    public internal(set) var phase = Phase.began
    /// The time of the latest event, on the window's clock.
    public internal(set) var timestamp: Duration
    /// The number of presses in quick succession at the same place, including this one.
    public internal(set) var tapCount: Int
    /// The pressure, 0...1; 1 for devices that do not measure it.
    public internal(set) var force = 1.0
    /// The view in which the touch began; nil once it has been deallocated.
    public private(set) weak var view: View?
    /// The recognisers that receive the touch, innermost view first.
    public internal(set) var gestureRecognizers: [GestureRecognizer]? = []
    /// The buttons that are held, for a pointer.
    var buttonMask: Event.ButtonMask

    /// The number of the touch in its tree, in the order in which touches began.
    var order = 0
    /// The location in the window's space, in points.
    var location: Point
    var previousLocation: Point

    init(
        type: TouchType, view: View?, at location: Point, time: Duration, tapCount: Int = 1,
        buttonMask: Event.ButtonMask = .primary
    ) {
        self.type = type
        self.view = view
        self.location = location
        self.tapCount = tapCount
        self.buttonMask = buttonMask
        previousLocation = location
        timestamp = time
    }

    nonisolated deinit {}

    /// The window in which the touch began.
    public var window: Window? { view?.window }

    /// Returns the current location in the space of `view`, in points; in the window's space if `view` is nil.
    public func location(in view: View?) -> Point { view?.convert(location, from: nil) ?? location }

    /// Returns the location before the latest movement in the space of `view`, in points; in the window's space if `view` is
    /// nil.
    public func previousLocation(in view: View?) -> Point {
        view?.convert(previousLocation, from: nil) ?? previousLocation
    }

    public var description: String { "<Touch \(type) \(phase) at \(location)>" }

    var isDown: Bool { phase != .ended && phase != .cancelled }

    func move(to location: Point, _ time: Duration, _ phase: Phase) {
        previousLocation = self.location
        self.location = location
        timestamp = time
        self.phase = phase
    }
}

extension Touch: Hashable {
    public nonisolated static func == (a: Touch, b: Touch) -> Bool { a === b }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
