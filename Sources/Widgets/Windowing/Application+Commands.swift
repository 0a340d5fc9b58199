extension Application: ApplicationResponding {}

/// The actions of the application, which is at the end of every responder chain.
extension Application {
    /// Returns whether the application can perform `action`: `terminate` while it runs.
    func performs(_ action: Selector) -> Bool { action == .terminate && isRunning }

    /// Closes all windows as the user does, and ends the program; a window that refuses to close keeps it running.
    ///
    /// Corresponds to `NSApplication.terminate(_:)`. ``quit()`` ends the program without asking the windows.
    public func terminate(_ sender: Any?) {
        for window in windows where !window.windowShouldClose() { return }
        quit()
    }

    /// Sends `action` to `target` or, with nil, along the responder chain of the active window: `UIApplication.sendAction`.
    ///
    /// - Returns: False if no responder can perform it.
    @discardableResult
    public func sendAction(_ action: Selector, to target: Responder? = nil, from sender: Any?) -> Bool {
        if let window = windows.first(where: { $0.viewHost?.isActive == true }) ?? windows.last {
            return window.sendAction(action, to: target, from: sender)
        }
        return (target ?? self).tryToPerform(action, with: sender)
    }
}
