internal import SDLPlatform

/// The window on the desktop: decorations, position and state.
extension WindowPresenter {
    /// Returns the window in front of which a dialog is kept: the one that it blocks, or the key window if it blocks all; nil for windows
    /// that are no dialogs.
    static func owner(of window: Window, in application: Application) -> PlatformWindow? {
        let isModal = application.modalWindows.contains { $0 === window }
        let owner = window.sheetParent ?? (isModal ? application.keyWindow : nil)
        return owner === window ? nil : (owner?.presenter as? WindowPresenter)?.platform
    }

    func titleChanged() {
        platform.title = window.titleWithMark
        titleBar?.view.title = platform.title
    }

    func attributesChanged() {
        platform.minimumSize = window.contentMinSize ?? .zero
        platform.isResizable = window.isResizable
        platform.setBordered(window.styleMask.contains(.titled))
        platform.maximumSize = window.contentMaxSize
        platform.setAlwaysOnTop(window.level == .floating)
        updateTitleBar()
        applyAttributes()
    }

    /// Applies the attributes that are not options of a new window and differ from their default values.
    func applyAttributes() {
        platform.maximumSize = window.contentMaxSize
        if window.level == .floating { platform.setAlwaysOnTop(true) }
        if let icon = window.miniwindowImage {
            let view = ImageView(image: icon)
            view.frame = Rect(origin: .zero, size: icon.size)
            platform.setIcon(view.iconBitmap())
        }
        if window.styleMask.contains(.titled), !platform.lacksTitleBar {
            platform.setHitTest(nil)
        } else {
            platform.setHitTest { [weak self] in self?.part(at: $0) ?? .content }
        }
        reportUnsupportedAttributes()
    }

    private func reportUnsupportedAttributes() {
        guard platform.isWayland else { return }
        if video.takeOpenGLNotice() {
            Diagnostics.report(
                Diagnostic(
                    kind: .unsupportedByDesktop, subject: "A window on Wayland",
                    message: "is displayed through OpenGL: its pixels cannot be in shared memory",
                    cure: "without a GPU, the program needs about 85 MB more; see docs/desktop.md"))
        }
        unsupportedProperties.report(in: window)
    }

    // MARK: - Position

    func positionChanged() {
        guard let position = window.frameTopLeftPoint, position != platform.position else { return }
        if platform.isWayland { return reportUnsupportedAttributes() }
        platform.position = position
        // SDL reports no event for a move by the program.
        host.popups.windowDidMove()
        saveFrameLater()
    }

    /// Follows the position of the window, which also changes when the window manager adds a border, and saves it and the maximised state.
    ///
    /// Called in each turn, because SDL reports no event for a changed border.
    func updatePlacement() {
        let position = platform.position ?? window.frameTopLeftPoint
        if position == window.frameTopLeftPoint, platform.isMaximized == wasZoomed { return }
        window.frameTopLeftPoint = position
        wasZoomed = platform.isMaximized
        saveFrameLater()
    }

    /// Moves the window onto a display after displays were disconnected.
    func moveOntoDisplay() {
        guard let position = platform.position else { return }
        let frame = Rect(origin: position, size: platform.size)
        let visible = video.visibleFrame(for: frame, isBordered: window.styleMask.contains(.titled))
        // SDL reports no movement for a position that was set.
        if visible.intersection(frame).isNull { window.frameTopLeftPoint = visible.origin }
    }

    // MARK: - State

    var state: WindowState {
        var state: WindowState = []
        if platform.isMinimized { state.insert(.miniaturized) }
        if platform.isMaximized { state.insert(.zoomed) }
        if platform.isFullScreen { state.insert(.fullScreen) }
        return state
    }

    func setContentSize(_ size: Size) { platform.size = size }

    func setState(_ state: WindowState, _ isOn: Bool) {
        switch state {
        case .miniaturized: isOn ? platform.minimize() : platform.restore()
        case .zoomed: isOn ? platform.maximize() : platform.restore()
        default: platform.setFullScreen(isOn)
        }
        stateCheck?.invalidate()
        // The protocol of Wayland does not report that a window is minimised.
        if platform.isWayland, state == .miniaturized { return }
        stateCheck = host.schedule(after: .seconds(1)) { [weak self] in self?.checkState(state, isOn) }
    }

    /// Reports a request that the window manager has ignored.
    private func checkState(_ requested: WindowState, _ isOn: Bool) {
        if state.contains(requested) == isOn { return }
        Diagnostics.report(
            Diagnostic(
                kind: .refusedRequest, subject: window.hierarchyPath,
                message: "has requested a change of its state, which the window manager has ignored",
                cure:
                    "the window is unchanged; without a window manager, windows cannot be minimised or maximised"
            ))
    }

    /// Reports that the window manager has not displayed the window in time.
    func reportIgnoredWindow() {
        Diagnostics.report(
            Diagnostic(
                kind: .refusedRequest, subject: window.hierarchyPath,
                message: "is not visible: the window manager has not displayed it within a second",
                cure: "the program continues, and the window appears when the window manager displays it"))
    }

    // MARK: - Windows without a title bar of the desktop

    /// The width of the edges by which the user resizes the window, in points.
    private static let edge = 6.0

    private func part(at point: Point) -> PlatformWindow.Part {
        if let part = partOfAdjustment(at: point) { return part }
        let isBlocked = application.dialog(blocking: window) != nil
        if isBlocked, titleBar == nil || platform.isFullScreen { return .content }
        if window.isResizable, !platform.isMaximized, !platform.isFullScreen, let edge = edge(at: point) {
            return edge
        }
        if let part = partOfTitleBar(at: point) { return part }
        if isBlocked || !movesWindow(at: point) { return .content }
        expectsDoubleClick = movingPresses.isSecond(at: point, time: MonotonicClock.now)
        return expectsDoubleClick ? .content : .titleBar
    }

    /// Returns whether a press at a point of the content moves the window, because it has no title bar and the view there is `WindowMoving`.
    func movesWindow(at point: Point) -> Bool {
        if window.styleMask.contains(.titled) { return false }
        let event = MouseEvent(phase: .down, locationInWindow: point)
        var step = host.hitTest(point, with: .mouse(event))
        while let view = step {
            if (view as? any WindowMoving)?.mouseDownCanMoveWindow == true { return true }
            if view is Control || view.canBecomeFirstResponder { return false }
            step = view.superview
        }
        return false
    }

    /// Returns the edge or corner at a point by which the user resizes the window; nil if there is none.
    func edge(at point: Point) -> PlatformWindow.Part? {
        let (width, height) = (host.size.width, host.size.height)
        let (isLeft, isRight) = (point.x < Self.edge, point.x >= width - Self.edge)
        let top = titleBar == nil ? 0 : -WindowTitleBar.height
        let (isTop, isBottom) = (point.y < top + Self.edge, point.y >= height - Self.edge)
        switch (isLeft, isRight, isTop, isBottom) {
        case (true, _, true, _): return .topLeft
        case (true, _, _, true): return .bottomLeft
        case (_, true, true, _): return .topRight
        case (_, true, _, true): return .bottomRight
        case (true, _, _, _): return .left
        case (_, true, _, _): return .right
        case (_, _, true, _): return .top
        case (_, _, _, true): return .bottom
        default: return nil
        }
    }

    // MARK: - Dialogs

    func blockInput() {
        host.dismissPopups()
        host.cancelCapture()
        touches.cancel()
    }

    /// Refuses input while a dialog blocks the window; a press brings the dialog to the front.
    func refuse(_ input: InputEvent, for dialog: Window) {
        switch input {
        case .mouse(let mouse) where mouse.phase == .down: dialog.makeKeyAndVisible()
        case .mouse(let mouse) where mouse.phase == .left: host.handle(input)
        default: break
        }
    }
}
