import CSDL2

/// A call into SDL failed.
///
///     do { video = try VideoSystem() } catch { fail("\(error)") }
public nonisolated struct SDLError: Error, Hashable {
    /// The SDL function that failed, or what was being attempted.
    public let call: String
    /// SDL's own words.
    public let reason: String

    public init(call: String, reason: String) {
        self.call = call
        self.reason = reason
    }

    /// True when no display could be reached; rendering offscreen needs none.
    public var isNoDisplay: Bool { call == Self.videoStart }

    /// The call that opens the display.
    static let videoStart = "SDL_VideoInit"

    /// The error that SDL remembers for this thread.
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
