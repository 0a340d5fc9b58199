internal import DesktopServices
private import Glibc
internal import SDLPlatform

/// The running program: its windows and its event loop.
///
/// Modelled on `UIApplication`.
///
///     @main enum Notes {
///         static func main() {
///             Application.main { _ in
///                 let window = Window(title: "Notes", size: Size(width: 480, height: 320))
///                 window.rootViewController = NotesController()
///                 window.makeKeyAndVisible()
///             }
///         }
///     }
public final class Application: Responder {
    /// The application object of this process.
    ///
    /// Only windows use it. Views and controls get everything they need from their host.
    @preconcurrency public static let shared = Application()

    /// The name under which restorable state is stored on disk, and by which the desktop finds the program's desktop file; the name of the
    /// executable file by default.
    ///
    /// Set it before the first window is opened, for example to "org.example.Notes". On X11 it is the class of the windows; on Wayland SDL
    /// uses the name of the executable file.
    public lazy var identifier = Application.programName {
        didSet {
            restoration = RestorationStore(application: identifier)
            video?.className = identifier
        }
    }

    /// Whether the program ends when its last window is closed; true by default.
    public var terminatesAfterLastWindowClosed = true

    /// Called once when the program ends, before `run(_:)` returns.
    ///
    /// At that point the windows are closed and their state is saved, and no window can be opened any more. Corresponds to AppKit's
    /// `applicationWillTerminate(_:)`. The program ends when the last window is closed, by `quit()`, by SIGTERM, SIGINT or SIGHUP, and
    /// when the connection to the display is lost. Save unsaved data here.
    public var onWillTerminate: (() -> Void)?

    /// Displays the settings for the action `showPreferences`, which no responder before the application implements; nil, the default,
    /// disables the action.
    package var onShowPreferences: (() -> Void)?

    /// The responder after the application, at the end of every responder chain; nil, the default, for none.
    ///
    /// The application retains it, as `UIApplicationMain` does. Set it in the closure of ``run(_:)``.
    public var delegate: (any ApplicationDelegate)? {
        didSet { for window in windows { window.menuBar?.setNeedsRebuild() } }
    }
    /// Whether the delegate has answered `terminateLater`.
    var awaitsTerminateReply = false

    /// The windows opened with `runModal(for:)`, the last one in front.
    var modalWindows: [Window] = []

    /// The open windows, in the order in which they were opened.
    public var windows: [Window] { presenters.map(\.window) }

    /// The services of the desktop, which start after the first frame.
    package private(set) lazy var services = ApplicationServices { [unowned self] in identifier }

    /// Called after a setting of the desktop has changed; windows that follow the desktop have its new appearance by then.
    public var onDesktopSettingsChange: (() -> Void)?

    /// The commands that were performed recently in any window.
    let commandHistory = CommandHistory()
    private(set) lazy var restoration = RestorationStore(application: identifier)
    var presenters: [WindowPresenter] = []
    private(set) var video: VideoSystem?
    /// The windows in the order in which they became active, the last one first.
    var activationOrder: [WindowPresenter] = []
    private var loop: EventLoop?
    var failure: ApplicationError?
    private(set) var isTerminating = false
    let dialogAnswers = DialogAnswers()
    private var hasTerminated = false
    /// Whether `quit()` was called, possibly before the event loop runs.
    private var hasQuit = false
    private var hasShownFrame = false

    override init() { super.init() }

    /// Runs the program: calls `setUp`, which opens windows, then runs the event loop until `quit()` is called or the last window is
    /// closed.
    ///
    /// SIGTERM, SIGINT and SIGHUP end the program like `quit()`; a second signal of the same kind ends the process at once.
    /// `windowShouldClose()` is called only when the user closes a window.
    ///
    /// Call this method from `main`, not from a task. It throws when no display or no font is available, and when another program has
    /// destroyed a window. When the connection to the X server is lost, the process exits with status 1 after calling
    /// ``onWillTerminate``.
    @preconcurrency public func run(_ setUp: @MainActor (Application) -> Void) throws(ApplicationError) {
        Typesetter.shared.useDesktopFonts(report: UserFile.reportFontCache)
        Typesetter.shared.prefetchDefaultFont()
        let video: VideoSystem
        do {
            video = try VideoSystem()
        } catch {
            throw .noDisplay(reason: error.reason)
        }
        do {
            try Typesetter.shared.checkDefaultFont()
        } catch {
            throw .noFont(reason: "\(error)")
        }
        Diagnostics.reportRefusedFont()
        self.video = video
        PlatformServices.current = PlatformServices(selections: self, application: self)
        PlatformServices.current.theme = services.themeOfFirstFrame()
        services.onSettingsChange = { [unowned self] in desktopSettingsDidChange($0) }
        video.onSelectionFailure = { Pasteboard.report($1, of: $0) }
        video.className = identifier
        video.onDisplaysChanged = { [unowned self] in
            for presenter in presenters { presenter.moveOntoDisplay() }
        }
        video.onGrabLost = { [unowned self] window in
            presenters.first { $0.platform === window }?.host.dismissPopups()
        }
        video.onFailedDrop = { Self.reportFailedDrop($0) }
        video.onDisplayLost = { [unowned self] in endWithoutDisplay() }
        let loop = EventLoop(video: video)
        self.loop = loop
        failure = nil
        (hasTerminated, hasShownFrame, hasQuit) = (false, false, false)
        loop.onFailure = { [unowned self] in handle($0) }
        setUp(self)
        if failure == nil { delegate?.applicationDidFinishLaunching(self) }
        // A task that the program has started may open its first window, such as a dialog.
        if failure == nil, presenters.isEmpty { MainQueue.drain() }
        if failure == nil, !hasQuit, !(presenters.isEmpty && terminatesAfterLastWindowClosed) {
            loop.run { [unowned self] in runDueWork() }
        }
        if failure == nil { dialogAnswers.deliver(in: loop) { [unowned self] in runDueWork() } }
        terminate()
        if failure == nil { dialogAnswers.deliver(in: loop) { nil } }
        services.stop()
        // Lets the cancelled tasks of the removed views finish their cleanup.
        MainQueue.drain()
        isTerminating = false
        awaitsTerminateReply = false
        self.loop = nil
        self.video = nil
        PlatformServices.current = PlatformServices()
        if let failure { throw failure }
    }

    /// Closes the windows, which saves their state, and then calls ``onWillTerminate``.
    private func terminate() {
        isTerminating = true
        for presenter in presenters { presenter.close() }
        // Losing the display during termination calls this method a second time.
        if hasTerminated { return }
        hasTerminated = true
        delegate?.applicationWillTerminate(self)
        onWillTerminate?()
    }

    /// Ends the process from within an Xlib callback, which must not return: Xlib cannot continue without its connection.
    private func endWithoutDisplay() {
        video?.abandon()
        terminate()
        Diagnostics.write("\(Self.programName): \(ApplicationError.displayLost)\n")
        exit(1)
    }

    /// Handles a failure reported by the platform.
    ///
    /// - Returns: Whether the event loop must end.
    private func handle(_ platformFailure: PlatformFailure) -> Bool {
        switch platformFailure {
        case .displayLost: failure = .displayLost
        case .windowDestroyed(let title): failure = .windowDestroyed(title: title)
        case .requestRefused(let code, let request):
            Diagnostics.report(
                Diagnostic(
                    kind: .refusedRequest, subject: "The X server",
                    message: "refused the request \(request) with the error \(code)",
                    cure: "the request had no effect, and the program continues"))
            return false
        }
        video?.abandon()
        return true
    }

    /// Calls `run(_:)` from a program's `main`; on an error, prints it to standard error and exits with status 1.
    @preconcurrency public static func main(_ setUp: @MainActor (Application) -> Void) {
        do {
            try shared.run(setUp)
        } catch {
            Diagnostics.write("\(programName): \(error)\n")
            exit(1)
        }
    }

    /// Ends `run(_:)` after the current turn of the event loop.
    ///
    /// The windows are closed without calling `windowShouldClose()`, and ``onWillTerminate`` is called.
    public func quit() {
        hasQuit = true
        loop?.stop()
    }

    /// Whether ``run(_:)`` is running.
    var isRunning: Bool { loop != nil }

    /// The next responder: the delegate.
    public override var next: Responder? { delegate }

    public override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        performs(action) || super.canPerformAction(action, withSender: sender)
    }

    public override func perform(_ action: Selector, with sender: Any?) {
        if performs(action) { performOwn(action, with: sender) } else { super.perform(action, with: sender) }
    }

    /// Lets the delegate change the menus of a menu bar, before the window and its root view controller do.
    public override func buildMenu(with builder: MenuBuilder) {
        super.buildMenu(with: builder)
        delegate?.buildMenu(with: builder)
    }

    // MARK: - Windows

    /// Runs the due timers and frames of all windows.
    ///
    /// - Returns: The earliest time at which a window needs another call; nil when none does before the next event.
    private func runDueWork() -> Duration? {
        var deadline: Duration?
        let now = MonotonicClock.now
        for presenter in presenters {
            guard let nextDeadline = presenter.runDueWork(at: now) else { continue }
            deadline = deadline.map { min($0, nextDeadline) } ?? nextDeadline
        }
        if !hasShownFrame, presenters.contains(where: { $0.host.lastFrameReport != nil }) {
            hasShownFrame = true
            Typesetter.shared.refreshDesktopFonts(report: UserFile.reportFontCache)
            services.start()
        }
        return deadline
    }

    /// The last path component of the program's first command-line argument.
    private static var programName: String {
        CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "app"
    }

    // MARK: - Desktop

    private func desktopSettingsDidChange(_ settings: DesktopSettings) {
        let theme = Theme(settings)
        if theme != PlatformServices.current.theme {
            PlatformServices.current.theme = theme
            for window in windows { window.desktopThemeDidChange() }
        }
        for presenter in presenters { presenter.updateTitleBar() }
        IconLoader.windowDidBecomeActive()
        onDesktopSettingsChange?()
    }

    /// Whether the application runs, and is not about to end.
    var canOpenWindows: Bool { video != nil && !isTerminating }
}
