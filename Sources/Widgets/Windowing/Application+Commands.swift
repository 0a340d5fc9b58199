extension Application: ApplicationResponding {}

/// The actions of the application, which is at the end of every responder chain.
extension Application {
    /// Returns whether the application can perform `action` while it runs: `terminate`, and `showPreferences` if it has settings to display.
    func performs(_ action: Selector) -> Bool {
        isRunning && (action == .terminate || (action == .showPreferences && onShowPreferences != nil))
    }

    /// Performs an action for which ``performs(_:)`` returns true.
    func performOwn(_ action: Selector, with sender: Any?) {
        if action == .showPreferences { onShowPreferences?() } else { terminate(sender) }
    }

    /// Asks all windows whether they may be closed, and then ends the program; a window that refuses keeps it running, with all windows.
    ///
    /// The windows are asked as when the user closes them: `windowShouldClose()`, and ``Window/closeConfirmation`` one after the other, each
    /// in front of the others. Corresponds to `NSApplication.terminate(_:)`. ``quit()`` ends the program without asking.
    public func terminate(_ sender: Any?) {
        for window in windows where !window.windowShouldClose() { return }
        let asking = windows.filter { $0.closeConfirmation != nil }
        if asking.isEmpty { return quit() }
        Task {
            for window in asking where window.isOpen {
                window.makeKeyAndVisible()
                guard await window.confirmClosing() else { return }
            }
            quit()
        }
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
