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
    public var identifier = Application.programName {
        didSet { restoration = RestorationStore(application: identifier) }
    }

    /// Whether the loop ends when the last window is closed; true at first.
    public var terminatesAfterLastWindowClosed = true

    /// The open windows, in the order in which they were opened.
    public var windows: [Window] { presenters.map(\.window) }

    private(set) lazy var restoration = RestorationStore(application: identifier)
    private var presenters: [WindowPresenter] = []
    private var video: VideoSystem?
    private var loop: EventLoop?
    private var failure: ApplicationError?

    init() {}

    /// Runs the program: calls `setUp`, which opens windows, then serves them until `quit()` or until the
    /// last one is closed.
    ///
    /// Call it from `main`, not from a task. Throws when there is no display or no font.
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
        self.video = video
        let loop = EventLoop(video: video)
        self.loop = loop
        failure = nil
        loop.onQuit = { [unowned self] in
            for presenter in presenters { presenter.window.performClose() }
            return presenters.isEmpty
        }
        setUp(self)
        if failure == nil, !(presenters.isEmpty && terminatesAfterLastWindowClosed) {
            loop.run { [unowned self] in takeTurn() }
        }
        for presenter in presenters { presenter.close() }
        self.loop = nil
        self.video = nil
        if let failure { throw failure }
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

    /// Ends `run(_:)` after the present turn; the windows close.
    public func quit() { loop?.stop() }

    // MARK: - Windows

    func open(_ window: Window) {
        guard let video else {
            preconditionFailure(
                "Window.makeKeyAndVisible: no application is running; call it inside Application.run's closure, or "
                    + "show the view in a ViewHost without a window")
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
        let now = HostClock.now
        for presenter in presenters {
            guard let wish = presenter.takeTurn(at: now) else { continue }
            deadline = deadline.map { min($0, wish) } ?? wish
        }
        return deadline
    }

    /// The last part of the path by which the program was started.
    private static var programName: String {
        ProgramArguments.all.first?.split(separator: "/").last.map(String.init) ?? "app"
    }

    // MARK: - Clipboard and pointer

    /// The text on the desktop's clipboard; nil when there is none, or no application runs.
    public var clipboardText: String? {
        get { video?.clipboardText }
        set { video?.clipboardText = newValue }
    }

    /// The text that was selected last in any program; nil when there is none, or no application runs.
    public var primarySelectionText: String? {
        get { video?.primarySelectionText }
        set { video?.primarySelectionText = newValue }
    }

    /// True while the program shows windows of a desktop.
    var hasDesktop: Bool { video != nil }
}
