import CSDL2
import Drawing
import InputEvents
import SDLPlatform

/// Builds SDL events like those that SDL sends.
nonisolated enum RawEvent {
    static func window(_ kind: SDL_WindowEventID, _ first: Int32 = 0, _ second: Int32 = 0) -> SDL_Event {
        var event = SDL_Event()
        event.window.type = SDL_WINDOWEVENT.rawValue
        event.window.windowID = 7
        event.window.event = UInt8(kind.rawValue)
        event.window.data1 = first
        event.window.data2 = second
        return event
    }

    static func motion(_ x: Int32, _ y: Int32, state: UInt32 = 0) -> SDL_Event {
        var event = SDL_Event()
        event.motion.type = SDL_MOUSEMOTION.rawValue
        event.motion.windowID = 7
        event.motion.x = x
        event.motion.y = y
        event.motion.state = state
        return event
    }

    static func button(_ type: SDL_EventType, _ number: Int32, _ x: Int32 = 0, _ y: Int32 = 0) -> SDL_Event {
        var event = SDL_Event()
        event.button.type = type.rawValue
        event.button.windowID = 7
        event.button.button = UInt8(number)
        event.button.x = x
        event.button.y = y
        return event
    }

    static func wheel(_ x: Float, _ y: Float, whole: (Int32, Int32) = (0, 0), isFlipped: Bool = false)
        -> SDL_Event
    {
        var event = SDL_Event()
        event.wheel.type = SDL_MOUSEWHEEL.rawValue
        event.wheel.windowID = 7
        event.wheel.preciseX = x
        event.wheel.preciseY = y
        event.wheel.x = whole.0
        event.wheel.y = whole.1
        event.wheel.mouseX = 30
        event.wheel.mouseY = 40
        event.wheel.direction = isFlipped ? SDL_MOUSEWHEEL_FLIPPED.rawValue : SDL_MOUSEWHEEL_NORMAL.rawValue
        return event
    }

    static func key(
        _ type: SDL_EventType, _ scancode: SDL_Scancode, _ code: Int32, _ mod: SDL_Keymod = KMOD_NONE,
        isRepeat: Bool = false
    ) -> SDL_Event {
        var event = SDL_Event()
        event.key.type = type.rawValue
        event.key.windowID = 7
        event.key.keysym.scancode = scancode
        event.key.keysym.sym = code
        event.key.keysym.mod = UInt16(mod.rawValue)
        event.key.repeat = isRepeat ? 1 : 0
        return event
    }

    static func text(_ text: String) -> SDL_Event {
        var event = SDL_Event()
        event.text.type = SDL_TEXTINPUT.rawValue
        event.text.windowID = 7
        withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: text.utf8.prefix(32)) }
        return event
    }

    static func editing(_ text: String, start: Int32, length: Int32) -> SDL_Event {
        var event = SDL_Event()
        event.edit.type = SDL_TEXTEDITING.rawValue
        event.edit.windowID = 7
        event.edit.start = start
        event.edit.length = length
        withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: text.utf8.prefix(32)) }
        return event
    }
}

nonisolated extension EventTranslator {
    /// Translates an event at time zero and returns it without its window.
    mutating func value(_ event: SDL_Event, _ metrics: WindowMetrics = WindowMetrics()) -> PlatformEvent? {
        withUnsafeBytes(of: event) { bytes in
            bytes.baseAddress.flatMap { translate($0, at: .zero, metrics: metrics)?.event }
        }
    }
}
