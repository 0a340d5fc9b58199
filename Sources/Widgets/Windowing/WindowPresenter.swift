internal import SDLPlatform

/// One open window: brings the platform's events to the host, and the host's pixels to the platform.
final class WindowPresenter: HostRequests, WindowPresenting {
    let window: Window
    let host: ViewHost
    private let platform: PlatformWindow
    private let video: VideoSystem
    private unowned let application: Application
    private var mustResend = false
    /// To begin again would break off what an input method composes.
    private var takesText = false
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
            // The pointer is one for all windows: another may have left its own.
            if case .mouse(let mouse) = input, mouse.phase != .left { video.setCursor(host.cursor) }
        case .window(let event): receive(event)
        }
    }

    private func receive(_ event: WindowEvent) {
        switch event {
        case .closeRequested: window.performClose()
        case .focusGained: host.setActive(true)
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

    /// Runs the timers and the frame that are due; says when it wants to be called again at the latest.
    func takeTurn(at now: Duration) -> Duration? {
        host.advance(to: now)
        if host.isFrameDue {
            mustResend = false
            host.runFrame(into: self)
        } else if mustResend {
            resend()
        }
        return host.nextDeadline
    }

    /// The screen lost pixels that the window's memory still has.
    private func resend() {
        mustResend = false
        do {
            var mustPaint = false
            try platform.present { buffer, isFresh in
                mustPaint = isFresh
                var all = DamageRegion()
                all.add(buffer.bounds)
                return all
            }
            if mustPaint { host.redrawEverything() }
        } catch {
            host.redrawEverything()
        }
    }

    // MARK: - Requests

    func textInputChanged(caret: Rect?) {
        if let caret {
            if !takesText { platform.startTextInput() }
            takesText = true
            platform.setTextInputRect(caret)
        } else {
            takesText = false
            platform.stopTextInput()
        }
    }

    func cursorChanged(_ cursor: Cursor) { video.setCursor(cursor) }

    /// State is saved a second after the first change, so that many changes are one file.
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

    /// The views disappear, then their state is saved, then the platform's window is closed.
    func close() {
        if isClosing { return }
        isClosing = true
        // Before the views leave the host, where all of them still know their state.
        if saveTimer?.isValid == true { saveState() }
        host.releaseRootView()
        if RestorationArchive.hasUnsavedState(in: window) { saveState() }
        platform.close()
        window.presenter = nil
        application.closed(self)
        window.onClose?()
    }

    /// The window's pixels as they were painted; nil when they cannot be read.
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
