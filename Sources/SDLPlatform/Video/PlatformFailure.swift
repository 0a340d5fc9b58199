/// A failure of the connection to the display server, returned by ``VideoSystem/takeFailure()``.
///
///     if let failure = video.takeFailure(), failure.isFatal { video.abandon() }
public nonisolated enum PlatformFailure: Hashable, Sendable {
    /// The compositor has exited or has closed the connection.
    case displayLost
    /// Another program has destroyed the window with the given title.
    case windowDestroyed(title: String)
    /// The X server has refused a request, which had no effect; the numbers are the error code and major opcode of the X protocol.
    case requestRefused(code: Int, request: Int)

    /// Whether the program cannot continue to show its windows.
    public var isFatal: Bool {
        switch self {
        case .displayLost, .windowDestroyed: true
        case .requestRefused: false
        }
    }
}
