extension Application: ApplicationResponding {}

/// The actions of the application, which is at the end of every responder chain, before its delegate.
extension Application {
    /// Returns whether the application can perform `action` while it runs: `terminate`, and `showPreferences` if it has settings to display.
    func performs(_ action: Selector) -> Bool {
        isRunning && (action == .terminate || (action == .showPreferences && onShowPreferences != nil))
    }

    /// Performs an action for which ``performs(_:)`` returns true.
    func performOwn(_ action: Selector, with sender: Any?) {
        if action == .showPreferences { onShowPreferences?() } else { terminate(sender) }
    }

    /// Asks all windows and then the delegate whether the program may end, and ends it; one that refuses keeps it running, with all windows.
    ///
    /// The windows are asked as when the user closes them: `windowShouldClose()`, and ``Window/closeConfirmation`` one after the other, each
    /// in front of the others. Corresponds to `NSApplication.terminate(_:)`. ``quit()`` ends the program without asking.
    public func terminate(_ sender: Any?) {
        for window in windows where !window.windowShouldClose() { return }
        let asking = windows.filter { $0.closeConfirmation != nil }
        if asking.isEmpty { return askDelegateToTerminate() }
        Task {
            for window in asking where window.isVisible {
                window.makeKeyAndVisible()
                guard await window.confirmClosing() else { return }
            }
            askDelegateToTerminate()
        }
    }

    private func askDelegateToTerminate() {
        if awaitsTerminateReply { return }
        switch delegate?.applicationShouldTerminate(self) ?? .terminateNow {
        case .terminateNow: quit()
        case .terminateCancel: break
        case .terminateLater: awaitsTerminateReply = true
        }
    }

    /// Ends the program, or keeps it running, after the delegate has returned `terminateLater`; has no effect otherwise.
    ///
    /// `NSApplication.reply(toApplicationShouldTerminate:)`.
    public func reply(toApplicationShouldTerminate shouldTerminate: Bool) {
        guard awaitsTerminateReply else { return }
        awaitsTerminateReply = false
        if shouldTerminate { quit() }
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
