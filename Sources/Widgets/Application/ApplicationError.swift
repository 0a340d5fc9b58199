/// Why a program with windows cannot run.
///
///     do { try Application.shared.run(open) } catch { print(error) }
public nonisolated enum ApplicationError: Error, Hashable, CustomStringConvertible {
    /// SDL opened no display, for its own `reason`.
    case noDisplay(reason: String)
    case noFont(reason: String)
    case noWindow(reason: String)

    public var description: String {
        switch self {
        case .noDisplay(let reason):
            "no display could be opened (SDL: \(reason)). Set DISPLAY or WAYLAND_DISPLAY to a running display server, "
                + "or render without one: View.snapshot() gives a bitmap, and DemoApp takes --screenshot FILE.png"
        case .noFont(let reason): reason
        case .noWindow(let reason): "no window could be opened (\(reason))"
        }
    }
}
