import CSDL2
import Drawing
import InputEvents

/// Turns SDL's events into the toolkit's values.
///
/// For windows of this target, and for programs that own their SDL loop.
///
/// It remembers which modifiers and buttons are held, so one translator must see all events of a program, in order.
///
///     var event = SDL_Event()
///     while SDL_PollEvent(&event) == 1 {
///         if let (windowID, value) = translator.translate(&event, at: MonotonicClock.now) { deliver(value, windowID) }
///     }
public nonisolated struct EventTranslator {
    private var modifiers = KeyModifierFlags()
    /// AltGr, which types letters, as opposed to Alt, which commands.
    private var isLevelShiftHeld = false
    /// Where the pointer was last seen, in points.
    private var pointer = Point.zero
    private var held = HeldButtons()

    public init() {}

    /// The window that an SDL event belongs to, or nil for one that belongs to none or is of no interest.
    ///
    /// `event` must point to an `SDL_Event`.
    public static func windowID(of event: UnsafeRawPointer) -> UInt32? {
        let event = event.assumingMemoryBound(to: SDL_Event.self).pointee
        switch SDL_EventType(event.type) {
        case SDL_WINDOWEVENT: return event.window.windowID
        case SDL_MOUSEMOTION: return event.motion.windowID
        case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: return event.button.windowID
        case SDL_MOUSEWHEEL: return event.wheel.windowID
        case SDL_KEYDOWN, SDL_KEYUP: return event.key.windowID
        case SDL_TEXTINPUT: return event.text.windowID
        case SDL_TEXTEDITING: return event.edit.windowID
        case SDL_TEXTEDITING_EXT: return event.editExt.windowID
        default: return nil
        }
    }

    /// The value of an SDL event and its window, or nil when the toolkit has no use for it.
    ///
    /// `event` must point to an `SDL_Event`; `timestamp` is on the host's clock; `metrics` are those of the event's window.
    /// The text that SDL allocates for SDL_TEXTEDITING_EXT and drop events remains the caller's to free.
    public mutating func translate(
        _ event: UnsafeRawPointer, at timestamp: Duration, metrics: WindowMetrics = WindowMetrics()
    ) -> (windowID: UInt32, event: PlatformEvent)? {
        guard let windowID = Self.windowID(of: event) else { return nil }
        let event = event.assumingMemoryBound(to: SDL_Event.self).pointee
        let value: PlatformEvent? =
            switch SDL_EventType(event.type) {
            case SDL_WINDOWEVENT: translate(event.window, at: timestamp, metrics: metrics)
            case SDL_MOUSEMOTION: .input(.mouse(translate(event.motion, at: timestamp, metrics: metrics)))
            case SDL_MOUSEWHEEL: .input(.scroll(translate(event.wheel, at: timestamp, metrics: metrics)))
            case SDL_KEYDOWN, SDL_KEYUP: .input(.key(translate(event.key, at: timestamp)))
            case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
                .input(.mouse(translate(event.button, at: timestamp, metrics: metrics)))
            default: text(of: event).map { .input(.textInput(TextInputEvent($0, timestamp: timestamp))) }
            }
        return value.map { (windowID, $0) }
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
        case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED:
            return .window(.shown)
        case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: return .window(.hidden)
        case SDL_WINDOWEVENT_SIZE_CHANGED:
            let size = Size(
                width: metrics.points(Double(event.data1)), height: metrics.points(Double(event.data2)))
            return .window(.resized(size, scale: metrics.scale))
        case SDL_WINDOWEVENT_LEAVE:
            // A drag goes on outside; the pointer has left when the button is up.
            guard held.isEmpty else { return nil }
            let left = MouseEvent(
                phase: .left, locationInWindow: pointer, modifierFlags: modifiers, timestamp: timestamp)
            return .input(.mouse(left))
        default: return nil
        }
    }

    // MARK: - Pointer

    /// SDL_TOUCH_MOUSEID, a macro that Swift does not see: mouse events that SDL makes of a finger's.
    private static let touchMouseID = UInt32.max

    private mutating func translate(
        _ event: SDL_MouseMotionEvent, at timestamp: Duration, metrics: WindowMetrics
    ) -> MouseEvent {
        pointer = metrics.points(x: Double(event.x), y: Double(event.y))
        held.replace(mask: event.state)
        return MouseEvent(
            phase: .moved, locationInWindow: pointer, button: held.first ?? .left,
            isButtonHeld: !held.isEmpty, modifierFlags: modifiers, isTouch: event.which == Self.touchMouseID,
            timestamp: timestamp)
    }

    private mutating func translate(
        _ event: SDL_MouseButtonEvent, at timestamp: Duration, metrics: WindowMetrics
    ) -> MouseEvent {
        pointer = metrics.points(x: Double(event.x), y: Double(event.y))
        let isDown = event.type == SDL_MOUSEBUTTONDOWN.rawValue
        held.set(event.button, isDown: isDown)
        return MouseEvent(
            phase: isDown ? .down : .up, locationInWindow: pointer, button: HeldButtons.button(event.button),
            isButtonHeld: !held.isEmpty, modifierFlags: modifiers, isTouch: event.which == Self.touchMouseID,
            timestamp: timestamp)
    }

    /// SDL's x grows to the right edge, where content moves left.
    ///
    /// A device that the user has set to natural scrolling reports SDL_MOUSEWHEEL_FLIPPED with values that
    /// follow the setting already: they are taken as they are.
    private func translate(
        _ event: SDL_MouseWheelEvent, at timestamp: Duration, metrics: WindowMetrics
    ) -> ScrollEvent {
        let isPrecise = event.preciseX != 0 || event.preciseY != 0
        let x = isPrecise ? Double(event.preciseX) : Double(event.x)
        let y = isPrecise ? Double(event.preciseY) : Double(event.y)
        return ScrollEvent(
            locationInWindow: metrics.points(x: Double(event.mouseX), y: Double(event.mouseY)),
            scrollingDeltaX: x == 0 ? 0 : -x, scrollingDeltaY: y, modifierFlags: modifiers,
            timestamp: timestamp)
    }

    // MARK: - Keyboard

    private mutating func translate(_ event: SDL_KeyboardEvent, at timestamp: Duration) -> KeyEvent {
        modifiers = KeyModifierFlags(sdl: event.keysym.mod)
        isLevelShiftHeld = UInt32(event.keysym.mod) & KMOD_MODE.rawValue != 0
        return KeyEvent(
            phase: event.type == SDL_KEYDOWN.rawValue ? .down : .up, key: Key(event.keysym),
            isARepeat: event.repeat != 0, timestamp: timestamp)
    }

    /// The text of an event, or nil when it is none: a key pressed with Control, Alt or Super is a command.
    ///
    /// AltGr types.
    private func text(of event: SDL_Event) -> TextInputEvent.Content? {
        switch SDL_EventType(event.type) {
        case SDL_TEXTINPUT:
            let isCommand =
                !modifiers.isDisjoint(with: [.control, .alternate, .command]) && !isLevelShiftHeld
            let committed = string(event.text.text)
            return committed.isEmpty || isCommand ? nil : .commit(committed)
        case SDL_TEXTEDITING:
            return compose(string(event.edit.text), start: event.edit.start, length: event.edit.length)
        default:
            let composed = event.editExt.text.map { String(cString: $0) } ?? ""
            return compose(composed, start: event.editExt.start, length: event.editExt.length)
        }
    }

    /// Input methods report -1 for what they do not know; SDL counts characters.
    private func compose(_ text: String, start: Int32, length: Int32) -> TextInputEvent.Content {
        let count = text.unicodeScalars.count
        let first = min(max(Int(start), 0), count)
        return .compose(text, selection: first..<min(first + max(Int(length), 0), count))
    }
}

/// The string in a C array of characters; it ends at the first zero, or with the array.
private nonisolated func string<Characters>(_ characters: Characters) -> String {
    withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
}
