import CSDL2
public import Drawing
import InputEvents

/// Translates SDL events into the toolkit's event values.
///
/// Used for the windows of this module, and for programs that run their own SDL loop.
///
/// It tracks the held modifiers and buttons, so a single translator must receive all events of a program, in order.
///
///     var event = SDL_Event()
///     while SDL_PollEvent(&event) == 1 {
///         if let (windowID, value) = translator.translate(&event, at: MonotonicClock.now) { deliver(value, windowID) }
///     }
public nonisolated struct EventTranslator {
    private var modifiers = KeyModifierFlags()
    /// Whether AltGr, or another key that selects characters, is held, unlike Alt, which marks a command.
    private var isLevelShiftHeld = false
    /// The last known pointer location, in points.
    private var pointer = Point.zero
    private(set) var pressedButtons = PressedButtons()
    /// The fingers that are down.
    private var contacts = TouchContacts()
    /// The characters of the last key, if it was pressed with the right Alt key and nothing else is known about it.
    private var charactersWithRightAlt: String?

    public init() {}

    /// Returns the window to which an SDL event belongs; nil for events of no window and for types that are not translated.
    ///
    /// `event` must point to an `SDL_Event`.
    public static func windowID(of event: UnsafeRawPointer) -> UInt32? {
        let event = event.assumingMemoryBound(to: SDL_Event.self).pointee
        switch SDL_EventType(event.type) {
        case SDL_WINDOWEVENT: return event.window.windowID
        case SDL_MOUSEMOTION: return event.motion.windowID
        case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: return event.button.windowID
        case SDL_MOUSEWHEEL: return event.wheel.windowID
        case SDL_FINGERDOWN, SDL_FINGERUP, SDL_FINGERMOTION: return event.tfinger.windowID
        case SDL_KEYDOWN, SDL_KEYUP: return event.key.windowID
        case SDL_TEXTINPUT: return event.text.windowID
        case SDL_TEXTEDITING: return event.edit.windowID
        case SDL_TEXTEDITING_EXT: return event.editExt.windowID
        default: return nil
        }
    }

    /// Translates an SDL event; returns nil for events that the toolkit does not use.
    ///
    /// `event` must point to an `SDL_Event`, `timestamp` is on the host's clock, and `metrics` are those of the event's window. Fingers
    /// are translated to touches; the mouse events that SDL synthesises from them are ignored, so that no press is doubled. SDL
    /// reports the positions of fingers relative to the window; `windowSize`, in SDL's units, is queried from SDL if it is nil. The caller remains responsible for freeing the text that SDL allocates for SDL_TEXTEDITING_EXT and drop events.
    public mutating func translate(
        _ event: UnsafeRawPointer, at timestamp: Duration, metrics: WindowMetrics = WindowMetrics(),
        windowSize: Size? = nil
    ) -> (windowID: UInt32, event: PlatformEvent)? {
        guard let windowID = Self.windowID(of: event) else { return nil }
        let event = event.assumingMemoryBound(to: SDL_Event.self).pointee
        let isKey = event.type == SDL_KEYDOWN.rawValue || event.type == SDL_KEYUP.rawValue
        return translate(
            event, at: timestamp, metrics: metrics, windowSize: windowSize,
            meaning: isKey ? Self.meaning(of: event.key) : nil
        ).map { (windowID, $0) }
    }

    /// Asks the X server about a key; nil elsewhere.
    private static func meaning(of event: SDL_KeyboardEvent) -> KeyMeaning? {
        guard let window = SDL_GetWindowFromID(event.windowID),
            let connection = XConnection(of: window)
        else { return nil }
        return KeyMeaning(of: event, connection: connection, isRecorded: false)
    }

    /// Translates an SDL event; `meaning` is that of a key.
    mutating func translate(
        _ event: SDL_Event, at timestamp: Duration, metrics: WindowMetrics, windowSize: Size? = nil,
        meaning: KeyMeaning?
    ) -> PlatformEvent? {
        switch SDL_EventType(event.type) {
        case SDL_WINDOWEVENT: translate(event.window, at: timestamp, metrics: metrics)
        case SDL_MOUSEMOTION where event.motion.which == Self.touchMouseID: nil
        case SDL_MOUSEBUTTONDOWN where event.button.which == Self.touchMouseID: nil
        case SDL_MOUSEBUTTONUP where event.button.which == Self.touchMouseID: nil
        case SDL_FINGERDOWN, SDL_FINGERUP, SDL_FINGERMOTION:
            translate(event.tfinger, at: timestamp, metrics: metrics, windowSize: windowSize)
                .map { .input(.touch($0)) }
        case SDL_MOUSEMOTION: .input(.mouse(translate(event.motion, at: timestamp, metrics: metrics)))
        case SDL_MOUSEWHEEL: .input(.scroll(translate(event.wheel, at: timestamp, metrics: metrics)))
        case SDL_KEYDOWN, SDL_KEYUP: .input(.key(translate(event.key, at: timestamp, meaning)))
        case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
            .input(.mouse(translate(event.button, at: timestamp, metrics: metrics)))
        default: text(of: event).map { .input(.textInput(TextInputEvent($0, timestamp: timestamp))) }
        }
    }

    /// Returns whether SDL has created the event from the pointer in the window `id`, or in no window.
    static func isFromPointer(_ event: SDL_Event, in id: UInt32) -> Bool {
        switch SDL_EventType(event.type) {
        case SDL_MOUSEMOTION: event.motion.windowID == id || event.motion.windowID == 0
        case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
            event.button.windowID == id || event.button.windowID == 0
        case SDL_MOUSEWHEEL: event.wheel.windowID == id || event.wheel.windowID == 0
        case SDL_WINDOWEVENT:
            event.window.windowID == id && UInt32(event.window.event) == SDL_WINDOWEVENT_LEAVE.rawValue
        default: false
        }
    }

    // MARK: - Windows

    private func translate(
        _ event: SDL_WindowEvent, at timestamp: Duration, metrics: WindowMetrics
    ) -> PlatformEvent? {
        switch SDL_WindowEventID(UInt32(event.event)) {
        case SDL_WINDOWEVENT_CLOSE: return .window(.closeRequested)
        case SDL_WINDOWEVENT_FOCUS_GAINED: return .window(.focusGained)
        case SDL_WINDOWEVENT_FOCUS_LOST: return .window(.focusLost)
        case SDL_WINDOWEVENT_EXPOSED: return .window(.exposed)
        case SDL_WINDOWEVENT_MOVED: return .window(.moved)
        case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED:
            return .window(.shown)
        case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: return .window(.hidden)
        case SDL_WINDOWEVENT_SIZE_CHANGED:
            let size = metrics.contentSize(width: Double(event.data1), height: Double(event.data2))
            return .window(.resized(size, scale: metrics.scale))
        case SDL_WINDOWEVENT_LEAVE:
            // A drag continues outside of the window, and the pointer leaves when the button is released.
            guard pressedButtons.isEmpty else { return nil }
            let left = MouseEvent(
                phase: .left, locationInWindow: pointer, modifierFlags: modifiers, timestamp: timestamp)
            return .input(.mouse(left))
        default: return nil
        }
    }

    // MARK: - Pointer

    /// The value of the macro SDL_TOUCH_MOUSEID, which Swift does not import: the mouse of events that SDL synthesises from touches.
    private static let touchMouseID = UInt32.max

    private mutating func translate(
        _ event: SDL_MouseMotionEvent, at timestamp: Duration, metrics: WindowMetrics
    ) -> MouseEvent {
        pointer = metrics.points(x: Double(event.x), y: Double(event.y))
        pressedButtons.replace(mask: event.state)
        return MouseEvent(
            phase: .moved, locationInWindow: pointer, button: pressedButtons.first ?? .left,
            isButtonHeld: !pressedButtons.isEmpty, modifierFlags: modifiers, timestamp: timestamp)
    }

    private mutating func translate(
        _ event: SDL_MouseButtonEvent, at timestamp: Duration, metrics: WindowMetrics
    ) -> MouseEvent {
        pointer = metrics.points(x: Double(event.x), y: Double(event.y))
        let isDown = event.type == SDL_MOUSEBUTTONDOWN.rawValue
        pressedButtons.set(event.button, isDown: isDown)
        return MouseEvent(
            phase: isDown ? .down : .up, locationInWindow: pointer,
            button: PressedButtons.button(event.button),
            isButtonHeld: !pressedButtons.isEmpty, modifierFlags: modifiers, timestamp: timestamp)
    }

    /// Translates an event of a finger; returns nil for one that SDL synthesised from the mouse, and without a valid position.
    private mutating func translate(
        _ event: SDL_TouchFingerEvent, at timestamp: Duration, metrics: WindowMetrics, windowSize: Size?
    ) -> TouchEvent? {
        guard event.touchId != Self.mouseTouchID, event.x.isFinite, event.y.isFinite,
            let size = windowSize ?? Self.size(of: event.windowID)
        else { return nil }
        let contact = TouchContacts.Contact(
            device: Int64(event.touchId), finger: Int64(event.fingerId), windowID: event.windowID)
        let phase: TouchEvent.Phase =
            switch SDL_EventType(event.type) {
            case SDL_FINGERDOWN: .began
            case SDL_FINGERUP: .ended
            default: .moved
            }
        if phase == .began { contacts.began(contact) }
        if phase == .ended { contacts.ended(contact) }
        return TouchEvent(
            phase: phase, touchID: contact.finger, deviceID: contact.device,
            locationInWindow: metrics.points(
                x: Double(event.x) * size.width, y: Double(event.y) * size.height),
            pressure: event.pressure > 0 ? Double(min(event.pressure, 1)) : 1, modifierFlags: modifiers,
            timestamp: timestamp)
    }

    /// The value of the macro SDL_MOUSE_TOUCHID: the touch device of events that SDL synthesises from the mouse.
    private static let mouseTouchID: Int64 = -1

    /// Returns the size of a window in SDL's units; nil if there is no such window.
    private static func size(of windowID: UInt32) -> Size? {
        guard let window = SDL_GetWindowFromID(windowID) else { return nil }
        var width: Int32 = 0
        var height: Int32 = 0
        SDL_GetWindowSize(window, &width, &height)
        return Size(width: Double(width), height: Double(height))
    }

    /// Returns the end of each touch whose finger SDL no longer reports, because its device was removed.
    ///
    /// Call it after all pending events were translated.
    mutating func cancelVanishedTouches(at timestamp: Duration) -> [(windowID: UInt32, event: TouchEvent)] {
        if contacts.isEmpty { return [] }
        return contacts.reconcile { contact in
            for index in 0..<max(0, SDL_GetNumTouchFingers(SDL_TouchID(contact.device))) {
                let finger = SDL_GetTouchFinger(SDL_TouchID(contact.device), index)
                if let finger, Int64(finger.pointee.id) == contact.finger { return true }
            }
            return false
        }.map { contact in
            (
                contact.windowID,
                TouchEvent(
                    phase: .cancelled, touchID: contact.finger, deviceID: contact.device,
                    locationInWindow: .zero, modifierFlags: modifiers, timestamp: timestamp)
            )
        }
    }

    /// Translates a wheel event; SDL's x increases to the right, where the content moves left.
    ///
    /// Devices with natural scrolling report SDL_MOUSEWHEEL_FLIPPED with values that already follow the setting, so they are used
    /// unchanged.
    private func translate(
        _ event: SDL_MouseWheelEvent, at timestamp: Duration, metrics: WindowMetrics
    ) -> ScrollEvent {
        let isPrecise = event.preciseX != 0 || event.preciseY != 0
        var x = isPrecise ? Double(event.preciseX) : Double(event.x)
        var y = isPrecise ? Double(event.preciseY) : Double(event.y)
        if !x.isFinite { x = 0 }
        if !y.isFinite { y = 0 }
        return ScrollEvent(
            locationInWindow: metrics.points(x: Double(event.mouseX), y: Double(event.mouseY)),
            scrollingDeltaX: x == 0 ? 0 : -x, scrollingDeltaY: y,
            // A wheel turns by whole notches. SDL does not report the kind of the device.
            hasPreciseScrollingDeltas: x != x.rounded() || y != y.rounded(), modifierFlags: modifiers,
            timestamp: timestamp)
    }

    // MARK: - Keyboard

    private mutating func translate(
        _ event: SDL_KeyboardEvent, at timestamp: Duration, _ meaning: KeyMeaning?
    ) -> KeyEvent {
        let key = Key(event.keysym, meaning: meaning)
        let mod = UInt32(event.keysym.mod)
        modifiers = KeyMeaning.modifiers(event.keysym.mod, meaning)
        isLevelShiftHeld =
            meaning?.selectsLevel ?? (mod & (KMOD_MODE.rawValue | KMOD_RALT.rawValue) != 0)
        charactersWithRightAlt = meaning == nil && mod & KMOD_RALT.rawValue != 0 ? key.characters : nil
        return KeyEvent(
            phase: event.type == SDL_KEYDOWN.rawValue ? .down : .up, key: key, isARepeat: event.repeat != 0,
            timestamp: timestamp)
    }

    /// Returns the committed or composed text of an event; nil for other events, and for a key with Control, Alt or Super.
    ///
    /// Text typed with AltGr is committed, also with Control: such keys type characters that have no command.
    private func text(of event: SDL_Event) -> TextInputEvent.Content? {
        switch SDL_EventType(event.type) {
        case SDL_TEXTINPUT:
            let isCommand =
                !modifiers.isDisjoint(
                    with: isLevelShiftHeld ? [.alternate, .command] : [.control, .alternate, .command])
            let committed = string(event.text.text)
            // The right Alt key is not AltGr if it changes nothing.
            return committed.isEmpty || isCommand || committed == charactersWithRightAlt
                ? nil : .commit(committed)
        case SDL_TEXTEDITING:
            return compose(string(event.edit.text), start: event.edit.start, length: event.edit.length)
        default:
            let composed = event.editExt.text.map { String(cString: $0) } ?? ""
            return compose(composed, start: event.editExt.start, length: event.editExt.length)
        }
    }

    /// Clamps the selection to the text, because input methods report -1 for unknown values; SDL counts in characters.
    private func compose(_ text: String, start: Int32, length: Int32) -> TextInputEvent.Content {
        let count = text.unicodeScalars.count
        let first = min(max(Int(start), 0), count)
        return .compose(text, selection: first..<min(first + max(Int(length), 0), count))
    }
}

/// Decodes the string in a C array, up to the first zero or the end of the array.
private nonisolated func string<Characters>(_ characters: Characters) -> String {
    withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
}
