import CSDL2

/// An error of a call to SDL.
///
///     do { video = try VideoSystem() } catch { fail("\(error)") }
public nonisolated struct SDLError: Error, Hashable {
    /// The name of the SDL function that failed, or of the attempted operation.
    public let call: String
    /// SDL's error message.
    public let reason: String

    public init(call: String, reason: String) {
        self.call = call
        self.reason = reason
    }

    /// Whether no display could be opened; offscreen rendering needs none.
    public var isNoDisplay: Bool { call == Self.videoStart }

    /// The call that opens the display.
    static let videoStart = "SDL_VideoInit"

    /// Returns the last SDL error of the current thread.
    static func last(_ call: String) -> SDLError {
        SDLError(call: call, reason: String(cString: SDL_GetError()))
    }
}

nonisolated extension SDLError: CustomStringConvertible {
    public var description: String {
        isNoDisplay
            ? "cannot open a display: \(reason). Set DISPLAY or WAYLAND_DISPLAY, or render offscreen"
            : "\(call) failed: \(reason)"
    }
}
