/// Reports the properties of a window that Wayland does not have, once each.
struct UnsupportedProperties {
    private var reported: Set<String> = []

    /// Reports the properties of `window` that have a value.
    mutating func report(in window: Window) {
        if window.frameTopLeftPoint != nil {
            report("frameTopLeftPoint", "the compositor chooses the position", in: window)
        }
        if window.level != .normal {
            report("level", "the window is ordered like the others; use a sheet for a dialog", in: window)
        }
        if window.miniwindowImage != nil {
            report(
                "miniwindowImage", "the desktop displays the icon of the program's desktop file", in: window)
        }
    }

    private mutating func report(_ property: String, _ cure: String, in window: Window) {
        guard reported.insert(property).inserted else { return }
        Diagnostics.report(
            Diagnostic(
                kind: .unsupportedByDesktop, subject: "The window \"\(window.title)\"",
                message: "has a value of `\(property)`, which the protocol of Wayland does not provide",
                cure: cure + "; see docs/desktop.md"))
    }
}
