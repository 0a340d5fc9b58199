internal import SDLPlatform

/// The title bar that the toolkit draws if the desktop draws none, which is the case on some Wayland compositors.
extension WindowPresenter {
    /// Adds the title bar, removes it, or updates its buttons.
    func updateTitleBar() {
        guard platform.lacksTitleBar, window.styleMask.contains(.titled) else {
            titleBar = nil
            platform.paintTitleBar = nil
            platform.shadow = nil
            return platform.setTitleBarHeight(0)
        }
        let bar = titleBar ?? makeTitleBar()
        let isDialog = window.sheetParent != nil
        bar.view.buttons = TitleBarButtons(setting: application.desktopSettings.titleBarButtons).filtered {
            switch $0 {
            case .minimize: !isDialog
            case .maximize: !isDialog && window.isResizable
            case .close: true
            }
        }
        bar.view.title = window.titleWithMark
    }

    private func makeTitleBar() -> WindowTitleBar {
        platform.setTitleBarHeight(WindowTitleBar.height)
        let bar = WindowTitleBar(
            width: host.size.width, scale: host.scale, theme: host.theme,
            perform: { [weak self] in self?.perform($0) })
        bar.view.isWindowKey = isKey
        titleBar = bar
        updateShadow()
        platform.paintTitleBar = { [unowned bar] in bar.paint($0, isFresh: $1) }
        return bar
    }

    /// Gives a window with a title bar of the toolkit the shadow of its style and focus; returns whether it has changed.
    @discardableResult private func updateShadow() -> Bool {
        let shadow = WindowShadow(theme: window.effectiveAppearance, isKey: isKey)
        if titleBar?.shadow == shadow { return false }
        titleBar?.shadow = shadow
        platform.shadow = shadow.platformShadow
        return true
    }

    private func perform(_ command: TitleBarView.Command) {
        switch command {
        case .button(.minimize): platform.minimize()
        case .button(.maximize): toggleZoom()
        case .button(.close): closeRequested()
        case .click(let click, let point):
            perform(click, at: Point(x: point.x, y: point.y - WindowTitleBar.height))
        }
    }

    /// Dispatches an event to the title bar if it belongs there.
    func handleInTitleBar(_ input: InputEvent) -> Bool {
        guard let titleBar else { return false }
        let hadPointer = titleBar.hasPointer
        guard titleBar.handle(input) else { return false }
        if case .mouse(var event) = input {
            if event.phase == .down { host.dismissPopups() }
            if !hadPointer {
                event.phase = .left
                host.handle(.mouse(event))
            }
            video.setCursor(titleBar.host.cursor)
        }
        return true
    }

    /// Adapts the title bar to a change of the window's size, state or focus.
    func windowChanged() {
        guard let titleBar else { return }
        titleBar.host.resize(
            to: Size(width: host.size.width, height: WindowTitleBar.height), scale: host.scale)
        titleBar.host.scheduler.interval = host.scheduler.interval
        titleBar.view.isZoomed = platform.isMaximized
        titleBar.view.isWindowKey = isKey
    }

    /// Runs the due work of the title bar, after that of the content.
    ///
    /// - Returns: The time at which the bar needs another call; nil when only an event requires it.
    func runDueTitleBarWork(at now: Duration) -> Duration? {
        guard let titleBar else { return nil }
        titleBar.host.isVisible = host.isVisible && !platform.isFullScreen
        titleBar.host.theme = window.effectiveAppearance
        titleBar.host.advance(to: now)
        if updateShadow() || titleBar.host.isFrameDue { presentAgain(.empty) }
        return titleBar.host.nextDeadline
    }

    /// Returns what a press in the title bar does; nil if the point is in the content.
    func partOfTitleBar(at point: Point) -> PlatformWindow.Part? {
        guard let titleBar, point.y < 0 else { return nil }
        if !titleBar.movesWindow(pressedAt: point, at: MonotonicClock.now) { return .content }
        // The press is not delivered, but ends what is open in the content.
        host.dismissPopups()
        return .titleBar
    }
}
