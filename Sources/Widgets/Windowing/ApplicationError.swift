/// Why a program with windows cannot run.
///
///     do { try Application.shared.run(open) } catch { print(error) }
public nonisolated enum ApplicationError: Error, Hashable, CustomStringConvertible {
    /// SDL opened no display, for its own `reason`.
    case noDisplay(reason: String)
    case noFont(reason: String)
    case noWindow(reason: String)
    /// The display server has ended, or has closed the connection.
    case displayLost
    /// Another program has destroyed a window of this one.
    case windowDestroyed(title: String)

    public var description: String {
        switch self {
        case .noDisplay(let reason):
            "no display could be opened (SDL: \(reason)). Set DISPLAY or WAYLAND_DISPLAY to a running display server"
        case .noFont(let reason): reason
        case .noWindow(let reason): "no window could be opened (\(reason))"
        case .displayLost: "the connection to the display is lost"
        case .windowDestroyed(let title): "the window \"\(title)\" was destroyed by another program"
        }
    }
}
