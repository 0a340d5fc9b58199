internal import SDLPlatform

/// Connects an open window to the platform: passes platform events to the host, and the host's pixels to the platform.
final class WindowPresenter: HostRequests, WindowPresenting {
    let window: Window
    let host: ViewHost
    private let platform: PlatformWindow
    private let video: VideoSystem
    private unowned let application: Application
    private var mustResend = false
    /// Whether text input is active; starting it again would cancel an input method's composition.
    private var isTextInputActive = false
    private var saveTimer: ScheduledTimer?
    private var isClosing = false

    init(_ window: Window, _ video: VideoSystem, _ application: Application) throws(SDLError) {
        self.window = window
        self.video = video
        self.application = application
        let options = WindowOptions(
            title: window.title, size: window.bounds.size, minimumSize: window.minimumSize,
            position: window.position, isResizable: window.isResizable)
        platform = try video.makeWindow(options)
        host = ViewHost(
            rootView: window, size: platform.size, scale: platform.scale, theme: window.appearance)
        host.liveClock = { MonotonicClock.now }
        host.fadesControls = true
        #if DEBUG
            host.accessibilityNameCheck = AccessibilityNameCheck()
        #endif
        host.scheduler.interval = platform.refreshInterval
        host.requests = self
        window.presenter = self
        application.restoration.restore(window)
        host.wantsInitialFocus = true
        platform.onEvent = { [weak self] in self?.receive($0) }
    }

    // MARK: - Events

    private func receive(_ event: PlatformEvent) {
        switch event {
        case .input(let input):
            host.handle(input)
            // All windows share one pointer, and another window may have changed its shape.
            if case .mouse(let mouse) = input, mouse.phase != .left { video.setCursor(host.cursor) }
        case .window(let event): receive(event)
        case .drop(let drop): platform.answerDrop(accepts: host.handle(drop).isDrop)
        }
    }

    private func receive(_ event: WindowEvent) {
        switch event {
        case .closeRequested: window.performClose()
        case .focusGained:
            IconLoader.windowDidBecomeActive()
            application.becameActive(self)
            host.setActive(true)
        case .focusLost: host.setActive(false)
        case .exposed: mustResend = true
        case .resized(let size, let scale):
            host.resize(to: size, scale: scale)
            host.scheduler.interval = platform.refreshInterval
        case .shown: host.isVisible = true
        case .hidden: host.isVisible = false
        }
    }

    // MARK: - Frames

    /// Runs the due timers and the due frame.
    ///
    /// - Returns: The time at which it must be called again at the latest; nil when only an event requires it.
    func runDueWork(at now: Duration) -> Duration? {
        host.advance(to: now)
        if host.isFrameDue {
            mustResend = false
            host.runFrame(into: self)
        } else if mustResend {
            presentAgain()
        }
        return host.nextDeadline
    }

    /// Presents the window's pixels again, after the screen has lost them; repaints them if the platform has lost its copy too.
    private func presentAgain() {
        mustResend = false
        do {
            var needsRepaint = false
            try platform.present { buffer, isFresh in
                needsRepaint = isFresh
                var all = DamageRegion()
                all.add(buffer.bounds)
                return all
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
        application.restoration.save(window)
    }

    func titleChanged() { platform.title = window.title }
    func minimumSizeChanged() { platform.minimumSize = window.minimumSize ?? .zero }

    func bringToFront() {
        platform.show()
        platform.raise()
    }

    /// Removes the views, saves the state, and then closes the platform window.
    func close() {
        if isClosing { return }
        isClosing = true
        // Saved before the views leave the host, while all of them still have their state.
        if saveTimer?.isValid == true { saveState() }
        host.releaseRootView()
        if RestorationArchive.hasUnsavedState(in: window) { saveState() }
        platform.close()
        window.presenter = nil
        application.closed(self)
        window.onClose?()
    }

    /// Returns the pixels of the window as they were painted; nil when they cannot be read.
    func readPixels() -> Bitmap? { try? platform.readPixels() }
}

extension WindowPresenter: FrameTarget {
    func present(
        _ damage: DamageRegion, moves: [PixelMove], paint: (PixelBuffer, DamageRegion) -> Void
    ) throws(FrameTargetError) {
        do {
            try platform.present { buffer, isFresh in
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
