internal import SDLPlatform

/// Connects an open window to the platform: passes platform events to the host, and the host's pixels to the platform.
final class WindowPresenter: HostRequests, WindowPresenting {
    let window: Window
    let host: ViewHost
    let platform: PlatformWindow
    let video: VideoSystem
    unowned let application: Application
    private var mustResend = false
    /// Whether text input is active; starting it again would cancel an input method's composition.
    private var isTextInputActive = false
    private var saveTimer: ScheduledTimer?
    /// The check whether the window manager has granted the last request.
    var stateCheck: ScheduledTimer?
    /// The title bar; nil if the desktop draws it, and for a window without one.
    var titleBar: WindowTitleBar?
    /// The movement or the change of size that was chosen in the menu of the window; nil otherwise.
    var adjustment: WindowAdjustment?
    /// The fingers that move or resize a window without a title bar.
    private(set) lazy var touches = WindowTouches(self)
    /// The presses that move a window without a title bar.
    var movingPresses = DoublePress()
    /// Whether the next press is the second one of a double click on a view that moves the window.
    var expectsDoubleClick = false
    var unsupportedProperties = UnsupportedProperties()
    private(set) var isKey = false
    /// Whether the window was maximised when the saving of its frame was last scheduled.
    var wasZoomed = false
    private var isClosing = false
    /// The closures that are called after the window was closed.
    var closeActions: [() -> Void] = []
    /// The identifier of the window for other programs.
    var platformHandle: String { platform.portalHandle }

    init(_ window: Window, _ video: VideoSystem, _ application: Application) throws(SDLError) {
        self.window = window
        self.video = video
        self.application = application
        let saved = application.restoration.placement(of: window)
        let isBordered = window.styleMask.contains(.titled)
        let frame = saved.map { video.visibleFrame(for: $0.frame, isBordered: isBordered) }
        let options = WindowOptions(
            title: window.titleWithMark, size: frame?.size ?? window.initialSize,
            minimumSize: window.contentMinSize, position: frame?.origin ?? window.frameTopLeftPoint,
            isResizable: window.isResizable, isBordered: isBordered)
        let owner = Self.owner(of: window, in: application)
        platform = try video.makeWindow(options, over: owner)
        host = ViewHost(
            rootView: window, size: platform.size, scale: platform.scale, theme: window.appearance,
            overlays: .standard.sharing(application.commandHistory))
        host.liveClock = { MonotonicClock.now }
        host.fadesControls = true
        host.smoothsScrolling = true
        #if DEBUG
            host.accessibilityNameCheck = AccessibilityNameCheck()
        #endif
        host.scheduler.interval = platform.refreshInterval
        host.requests = self
        host.popups.provider = self
        window.presenter = self
        host.wantsInitialFocus = true
        platform.onEvent = { [weak self] in self?.receive($0) }
        platform.onIgnored = { [weak self] in self?.reportIgnoredWindow() }
        if let position = platform.position { window.frameTopLeftPoint = position }
        if window.isDialog { platform.setOwner(owner, isModal: true) }
        if window.parent != nil { window.applyParent() }
        applyAttributes()
        updateTitleBar()
        if saved?.isZoomed == true { platform.maximize() }
    }

    // MARK: - Events

    private func receive(_ event: PlatformEvent) {
        switch event {
        case .input(let input):
            if handleInAdjustment(input) || handleInTitleBar(input) { return }
            if let dialog = application.dialog(blocking: window) { return refuse(input, for: dialog) }
            if handleDoubleClick(input) || touches.handle(input) { return }
            if !host.handle(input) { handleUnused(input) }
            // All windows share one pointer, and another window may have changed its shape.
            if case .mouse(let mouse) = input, mouse.phase != .left { video.setCursor(host.cursor) }
        case .window(let event): receive(event)
        case .drop(var drop):
            // Items that were over the window before a dialog blocked it leave it.
            if application.dialog(blocking: window) != nil { drop.phase = .exited }
            platform.answerDrop(accepts: host.handle(drop).isDrop)
        }
    }

    private func receive(_ event: WindowEvent) {
        switch event {
        case .closeRequested: closeRequested()
        case .focusGained:
            if let dialog = application.dialog(blocking: window) { dialog.makeKeyAndVisible() }
            IconLoader.windowDidBecomeActive()
            isKey = true
            application.becameActive(self)
            host.setActive(true)
            window.phaseObserver?()
        case .focusLost:
            isKey = false
            adjustment = nil
            host.setActive(false)
            window.phaseObserver?()
        case .exposed: mustResend = true
        case .moved: host.popups.windowDidMove()
        case .resized(let size, let scale):
            host.resize(to: size, scale: scale)
            host.scheduler.interval = platform.refreshInterval
            saveFrameLater()
        case .shown, .hidden:
            host.isVisible = event == .shown
            window.phaseObserver?()
        }
        windowChanged()
    }

    /// Closes the window for the user, unless a dialog blocks it.
    func closeRequested() {
        if let dialog = application.dialog(blocking: window) { return dialog.makeKeyAndVisible() }
        window.performClose()
    }

    // MARK: - Frames

    /// Runs the due timers and the due frame.
    ///
    /// - Returns: The time at which it must be called again at the latest; nil when only an event requires it.
    func runDueWork(at now: Duration) -> Duration? {
        touches.finishTurn()
        updatePlacement()
        host.advance(to: now)
        if host.isFrameDue { host.runFrame(into: self) }
        if mustResend { presentAgain(.everything) }
        return [runDueTitleBarWork(at: now), host.nextDeadline].compactMap(\.self).min()
    }

    /// The pixels that are sent without painting the content.
    enum ResentPart { case everything, empty }

    /// Presents the window's pixels again, after the screen has lost them, or only the changes of the title bar; repaints the content if the
    /// platform has lost its copy.
    func presentAgain(_ part: ResentPart) {
        mustResend = false
        do {
            var needsRepaint = false
            try platform.present(everything: part == .everything) { _, isFresh in
                needsRepaint = isFresh
                return DamageRegion()
            }
            if needsRepaint { host.redrawEverything() }
        } catch {
            host.redrawEverything()
        }
    }

    // MARK: - Requests

    func textInputChanged(caret: Rect?) {
        if let caret {
            if !isTextInputActive { platform.startTextInput() }
            isTextInputActive = true
            platform.setTextInputRect(caret)
        } else {
            isTextInputActive = false
            platform.stopTextInput()
        }
    }

    func compositionDidEnd() { if isKey { video.clearComposition() } }

    func cursorChanged(_ cursor: Cursor) { video.setCursor(cursor) }

    func dragDestination(at point: Point) -> (host: any DragHost, location: Point)? {
        application.dragDestination(at: point, from: self)
    }

    /// Converts a location in this window to the space of another one; nil if it is outside of the other.
    func convert(_ location: Point, to other: WindowPresenter) -> Point? {
        platform.convert(location, to: other.platform)
    }

    /// Saves the state one second after the first change, so that many changes cause one write.
    func restorableStateChanged() {
        if saveTimer?.isValid == true { return }
        saveTimer = host.schedule(after: .seconds(1)) { [weak self] in self?.saveState() }
    }

    private func saveState() {
        saveTimer?.invalidate()
        // The frame of full screen is that of the display; the one before is restored.
        let corner = platform.isFullScreen ? nil : platform.position
        let frame = corner.map { Rect(origin: $0, size: platform.size) }
        application.restoration.save(window, frame: frame, isZoomed: platform.isMaximized)
    }

    /// Saves the frame of a window with a restoration identifier, like other changes of its state.
    func saveFrameLater() {
        if window.restorationIdentifier != nil { restorableStateChanged() }
    }

    func bringToFront() {
        platform.show()
        platform.raise()
    }

    /// Removes the views, saves the state, and then closes the platform window.
    func close() {
        if isClosing { return }
        isClosing = true
        window.attachedSheet?.close()
        for child in window.childWindows { child.close() }
        // SDL may know of a change for which there was no event yet.
        updatePlacement()
        // Saved before the views leave the host, while all of them still have their state.
        if saveTimer?.isValid == true { saveState() }
        host.releaseRootView()
        if RestorationArchive.hasUnsavedState(in: window) { saveState() }
        platform.close()
        window.presenter = nil
        application.closed(self)
        window.leaveParent()
        for action in closeActions { action() }
        closeActions = []
        window.windowDidClose?()
        window.answerDialog(.cancel)
    }

    /// Returns the pixels of the window as they were painted; nil when they cannot be read.
    func readPixels() -> Bitmap? { try? platform.readPixels() }
}

extension WindowPresenter: FrameTarget {
    func present(
        _ damage: DamageRegion, moves: [PixelMove], paint: (PixelBuffer, DamageRegion) -> Void
    ) throws(FrameTargetError) {
        let everything = mustResend
        mustResend = false
        do {
            try platform.present(everything: everything) { buffer, isFresh in
                var damage = damage
                if isFresh { damage.add(buffer.bounds) }
                paint(buffer, damage)
                for move in moves { damage.add(move.area) }
                return damage
            }
        } catch {
            throw FrameTargetError(description: "\(error)")
        }
    }
}
