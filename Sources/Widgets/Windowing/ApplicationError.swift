/// An error that prevents a program with windows from starting or continuing.
///
///     do { try Application.shared.run(open) } catch { print(error) }
public nonisolated enum ApplicationError: Error, Hashable, CustomStringConvertible {
    /// SDL could not open a display; `reason` is SDL's error message.
    case noDisplay(reason: String)
    case noFont(reason: String)
    case noWindow(reason: String)
    /// The display server has exited or has closed the connection.
    case displayLost
    /// Another program has destroyed a window of this program.
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
