private import Glibc
internal import SDLPlatform

/// The program: its windows and its one loop.
///
/// `UIApplication`.
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
public final class Application {
    /// The one of this process.
    ///
    /// Only windows use it: views and controls get all they need from their host.
    public static let shared = Application()

    /// Under which name state is kept on disk; the name of the program's file at first.
    public lazy var identifier = Application.programName {
        didSet { restoration = RestorationStore(application: identifier) }
    }

    /// Whether the loop ends when the last window is closed; true at first.
    public var terminatesAfterLastWindowClosed = true

    /// Called once when the program ends, after its windows have closed and their state is saved, and before `run(_:)` returns.
    ///
    /// AppKit's `applicationWillTerminate(_:)`. The program ends when the last window is closed, by `quit()`, by SIGTERM, SIGINT or
    /// SIGHUP, and when the display is lost: save here what must not be lost. Windows cannot be opened any more.
    public var onWillTerminate: (() -> Void)?

    /// The open windows, in the order in which they were opened.
    public var windows: [Window] { presenters.map(\.window) }

    private(set) lazy var restoration = RestorationStore(application: identifier)
    private var presenters: [WindowPresenter] = []
    private var video: VideoSystem?
    private var loop: EventLoop?
    private var failure: ApplicationError?
    private var isTerminating = false
    private var hasTerminated = false

    init() {}

    /// Runs the program: calls `setUp`, which opens windows, then serves them until `quit()` or until the
    /// last one is closed.
    ///
    /// SIGTERM, SIGINT and SIGHUP end the program as `quit()` does; a second one ends the process at once. `windowShouldClose()` is
    /// asked only when the user closes a window.
    ///
    /// Call it from `main`, not from a task. Throws when there is no display or no font, and when another program has destroyed a
    /// window. When the X server's connection is lost, the process exits with status 1 after ``onWillTerminate``.
    public func run(_ setUp: (Application) -> Void) throws(ApplicationError) {
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
        PlatformServices.current = PlatformServices(selections: self)
        video.onSelectionFailure = { Pasteboard.report($1, of: $0) }
        video.onDisplayLost = { [unowned self] in endWithoutDisplay() }
        let loop = EventLoop(video: video)
        self.loop = loop
        failure = nil
        hasTerminated = false
        loop.onFailure = { [unowned self] in handle($0) }
        setUp(self)
        if failure == nil, !(presenters.isEmpty && terminatesAfterLastWindowClosed) {
            loop.run { [unowned self] in takeTurn() }
        }
        terminate()
        // Tasks that were cancelled with their views clean up.
        MainQueue.drain()
        isTerminating = false
        self.loop = nil
        self.video = nil
        PlatformServices.current = PlatformServices()
        if let failure { throw failure }
    }

    /// The end of the program, in order: the windows disappear and save their state, then the program's own hook is called.
    private func terminate() {
        isTerminating = true
        for presenter in presenters { presenter.close() }
        // The display may be lost while the program ends.
        if hasTerminated { return }
        hasTerminated = true
        onWillTerminate?()
    }

    /// Ends the process in order, from within an Xlib call: Xlib does not go on without its connection.
    private func endWithoutDisplay() {
        video?.abandon()
        terminate()
        Diagnostics.write("\(Self.programName): \(ApplicationError.displayLost)\n")
        exit(1)
    }

    /// Returns whether the loop has to end.
    private func handle(_ platformFailure: PlatformFailure) -> Bool {
        switch platformFailure {
        case .displayLost: failure = .displayLost
        case .windowDestroyed(let title): failure = .windowDestroyed(title: title)
        case .requestRefused(let code, let request):
            Diagnostics.report(
                Diagnostic(
                    kind: .refusedRequest, subject: "The X server",
                    message: "refused the request \(request) with the error \(code)",
                    cure: "the request had no effect, and the program goes on"))
            return false
        }
        video?.abandon()
        return true
    }

    /// `run(_:)` for a program's `main`: an error is printed to standard error, and the program exits with status 1.
    public static func main(_ setUp: (Application) -> Void) {
        do {
            try shared.run(setUp)
        } catch {
            Diagnostics.write("\(programName): \(error)\n")
            exit(1)
        }
    }

    /// Ends `run(_:)` after the present turn: the windows close without being asked, and ``onWillTerminate`` is called.
    public func quit() { loop?.stop() }

    // MARK: - Windows

    func open(_ window: Window) {
        guard let video else {
            preconditionFailure(
                "Window.makeKeyAndVisible: no application is running; call it inside Application.run's closure, or "
                    + "show the view in a ViewHost without a window")
        }
        if isTerminating {
            return Diagnostics.report(
                Diagnostic(
                    kind: .refusedHierarchy, subject: window.hierarchyPath,
                    message: "was to be opened while the program ends",
                    cure: "the window stays closed; open windows before the last one is closed"))
        }
        do {
            presenters.append(try WindowPresenter(window, video, self))
        } catch {
            failure = .noWindow(reason: "\(error)")
            quit()
        }
    }

    func closed(_ presenter: WindowPresenter) {
        presenters.removeAll { $0 === presenter }
        if presenters.isEmpty, terminatesAfterLastWindowClosed { quit() }
    }

    private func takeTurn() -> Duration? {
        var deadline: Duration?
        let now = MonotonicClock.now
        for presenter in presenters {
            guard let wish = presenter.takeTurn(at: now) else { continue }
            deadline = deadline.map { min($0, wish) } ?? wish
        }
        return deadline
    }

    /// The last part of the path by which the program was started.
    private static var programName: String {
        CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "app"
    }

    // MARK: - Clipboard and pointer

    /// The text on the desktop's clipboard; nil when there is none, or no application runs.
    public var clipboardText: String? {
        get { video?.text(of: .clipboard) }
        set { video?.offer(newValue, as: .clipboard) }
    }

    /// The text that was selected last in any program; nil when there is none, or no application runs.
    public var primarySelectionText: String? {
        get { video?.text(of: .primary) }
        set { video?.offer(newValue, as: .primary) }
    }
}

extension Application: DesktopSelections {}
