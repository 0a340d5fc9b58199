/// An event that gesture recognisers receive, with all touches in the window: `UIEvent`.
///
/// Hit tests and responders receive ``InputEvent`` values instead.
///
///     let fingers = event.allTouches?.count ?? 0
public final class Event {
    /// The kind of an event.
    public nonisolated enum EventType: Hashable, Sendable {
        /// A touch has begun, moved or ended.
        case touches
        /// The pointer has moved without a button held.
        case hover
        /// The wheel or the touch pad has scrolled.
        case scroll
        /// The wheel has zoomed or rotated, with Ctrl held.
        case transform
    }

    /// A set of pointer buttons: `UIEvent.ButtonMask`.
    ///
    ///     tap.buttonMaskRequired = .secondary
    public nonisolated struct ButtonMask: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The left button, a finger or a pen.
        public static let primary = ButtonMask(rawValue: 1)
        /// The right button.
        public static let secondary = ButtonMask(rawValue: 2)
        /// Returns the mask of the button with a number: 1 is the primary, 2 the secondary, 3 the middle one.
        ///
        /// Numbers outside of 1...32 give an empty mask.
        public static func button(_ number: Int) -> ButtonMask {
            (1...32).contains(number) ? ButtonMask(rawValue: 1 << (number - 1)) : []
        }
    }

    /// The kind of the event.
    public let type: EventType
    /// The time of the event, on the window's clock.
    public let timestamp: Duration
    /// The modifier keys held during the event.
    public let modifierFlags: KeyModifierFlags
    /// The pointer buttons held during the event.
    public let buttonMask: ButtonMask
    /// All touches in the window, including those that have just ended; nil for events without touches.
    public let allTouches: Set<Touch>?

    init(
        _ type: EventType, at timestamp: Duration, modifiers: KeyModifierFlags = [],
        buttons: ButtonMask = [], touches: Set<Touch>? = nil
    ) {
        self.type = type
        self.timestamp = timestamp
        modifierFlags = modifiers
        buttonMask = buttons
        allTouches = touches
    }

    nonisolated deinit {}

    /// Returns the touches that began in `view`; nil if there are none.
    public func touches(for view: View) -> Set<Touch>? { touches { $0.view === view } }

    /// Returns the touches that began in `window`; nil if there are none.
    public func touches(for window: Window) -> Set<Touch>? { touches { $0.window === window } }

    /// Returns the touches that `gesture` receives; nil if there are none.
    public func touches(for gesture: GestureRecognizer) -> Set<Touch>? {
        touches { $0.gestureRecognizers?.contains(gesture) == true }
    }

    private func touches(_ isIncluded: (Touch) -> Bool) -> Set<Touch>? {
        guard let found = allTouches?.filter(isIncluded), !found.isEmpty else { return nil }
        return found
    }
}
