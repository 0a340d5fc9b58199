/// A failure of the display server's connection, found by ``VideoSystem/takeFailure()``.
///
///     if let failure = video.takeFailure(), failure.isFatal { video.abandon() }
public nonisolated enum PlatformFailure: Hashable, Sendable {
    /// The connection to the compositor is lost: it has ended, or has closed the connection.
    case displayLost
    /// Another program has destroyed the window of that title.
    case windowDestroyed(title: String)
    /// The X server has refused a request, which has had no effect. The numbers are those of the X protocol.
    case requestRefused(code: Int, request: Int)

    /// Whether the program cannot go on showing its windows.
    public var isFatal: Bool {
        switch self {
        case .displayLost, .windowDestroyed: true
        case .requestRefused: false
        }
    }
}
