import CSDL2
import Glibc
public import InputEvents

/// SDL's video subsystem: the connection to the display server.
///
/// One a process, created when the first window is wanted.
///
/// It is shut down when the last reference goes; keep it as long as there are windows.
///
///     let video = try VideoSystem()
///     let window = try video.makeWindow(WindowOptions(title: "Hello"))
@MainActor  // Said again for the isolated deinit: whole-module builds of Swift 6.3 overlook the default.
public final class VideoSystem {
    /// SDL window units a point: under X11 what WIDGETS_SCALE asks for, under Wayland 1.
    let unitsPerPoint: Double
    let isWayland: Bool
    private var windows: [UInt32: PlatformWindow] = [:]
    private weak var lastOpened: PlatformWindow?
    private var cursors: [InputEvents.Cursor: OpaquePointer] = [:]
    private var cursor = InputEvents.Cursor.arrow
    private var waitingWindow: OpaquePointer?
    /// Texts that are too long for other programs, for this one.
    var heldTexts: [Selection: String] = [:]
    /// Called when a text cannot be exchanged with other programs.
    public var onSelectionFailure: ((Selection, SelectionFailure) -> Void)?
    /// The window that another program has destroyed.
    var destroyedWindow: PlatformWindow?
    var isWatchingConnection = false
    /// The one whose X errors are handled.
    static weak var watched: VideoSystem?
    /// Called when the connection to the X server is lost, in the middle of whatever uses it; the process ends when this returns.
    ///
    /// To save what must not be lost. Call ``abandon()`` first.
    public var onDisplayLost: (() -> Void)?
    /// Set by ``abandon()``: the connection to the display server is not used any more.
    var isAbandoned = false

    /// Connects to the display.
    ///
    /// SDL_VIDEODRIVER chooses a driver; without it X11 and then Wayland are tried, and never one that shows nothing.
    public init() throws(SDLError) {
        SDL_SetMainReady()
        Self.setHints()
        guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else { throw SDLError.last(SDLError.videoStart) }
        // SDL begins with text input on, and accepts dropped files; both are for those who ask.
        SDL_StopTextInput()
        for type in [SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPBEGIN, SDL_DROPCOMPLETE] {
            SDL_EventState(type.rawValue, SDL_IGNORE)
        }
        unitsPerPoint = Self.driverName == "x11" ? Self.scaleFromEnvironment() : 1
        isWayland = Self.driverName == "wayland"
    }

    isolated deinit {
        stopWatchingConnection()
        if isAbandoned { return }
        for cursor in cursors.values { SDL_FreeCursor(cursor) }
        if let waitingWindow { SDL_DestroyWindow(waitingWindow) }
        SDL_QuitSubSystem(SDL_INIT_VIDEO)
    }

    /// SDL's name of the driver in use, such as "x11" or "wayland".
    public var videoDriver: String { Self.driverName }

    /// Opens a window.
    ///
    /// It stays until its `close()`.
    public func makeWindow(_ options: WindowOptions) throws(SDLError) -> PlatformWindow {
        let window = try PlatformWindow(options, video: self)
        windows[window.id] = window
        lastOpened = window
        watchConnection(of: window)
        return window
    }

    // MARK: - Clipboard and pointer

    /// Shows the pointer as a cursor, in all windows.
    ///
    /// Each is made once; one that the system lacks leaves the pointer as it is.
    public func setCursor(_ cursor: InputEvents.Cursor) {
        guard cursor != self.cursor, !isAbandoned else { return }
        guard let made = cursors[cursor] ?? SDL_CreateSystemCursor(cursor.systemCursor) else { return }
        cursors[cursor] = made
        self.cursor = cursor
        SDL_SetCursor(made)
    }

    // MARK: - For the loop and the windows

    func window(_ id: UInt32) -> PlatformWindow? { windows[id] }

    func forget(_ id: UInt32) { windows[id] = nil }

    /// The open windows, in the order in which they were opened.
    var allWindows: [PlatformWindow] { windows.values.sorted { $0.id < $1.id } }

    /// The content size and the position of a new window, in SDL's units.
    ///
    /// The usable area costs two questions to the X server: it is asked for only where it matters.
    func area(for options: WindowOptions, _ units: WindowMetrics) -> WindowPlacement.Area {
        let least = options.minimumSize ?? .zero
        var area = WindowPlacement.Area(
            width: units.length(max(options.size.width, least.width)),
            height: units.length(max(options.size.height, least.height)))
        var bounds = SDL_Rect()
        let previous = options.position == nil ? (lastOpened?.corner ?? allWindows.last?.corner) : nil
        let margin = units.length(100)
        if SDL_GetDisplayBounds(0, &bounds) == 0,
            previous != nil || area.width > bounds.w - margin || area.height > bounds.h - margin,
            SDL_GetDisplayUsableBounds(0, &bounds) == 0
        {
            let placement = WindowPlacement(
                usable: .init(x: bounds.x, y: bounds.y, width: bounds.w, height: bounds.h),
                titleBar: options.isBordered ? units.length(32) : 0)
            area = placement.fitted(area)
            (area.x, area.y) = placement.corner(of: area, after: previous)
        } else {
            // SDL_WINDOWPOS_UNDEFINED, a macro that Swift does not see: the middle.
            (area.x, area.y) = (0x1FFF_0000, 0x1FFF_0000)
        }
        if let position = options.position {
            (area.x, area.y) = (units.coordinate(position.x), units.coordinate(position.y))
        }
        return area
    }

    /// SDL sleeps only while there is a window, and otherwise looks for events each millisecond: without one, a window that
    /// is never shown stands in.
    func provideWaitingWindow() {
        guard windows.isEmpty, waitingWindow == nil else { return }
        waitingWindow = SDL_CreateWindow("", 0, 0, 1, 1, SDL_WINDOW_HIDDEN.rawValue)
    }

    /// Lets key presses become text, or no longer.
    func setTextInput(_ isOn: Bool) {
        if isAbandoned { return }
        if isOn { SDL_StartTextInput() } else { SDL_StopTextInput() }
    }

    // MARK: - Start

    private static var driverName: String { SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "" }

    private static func setHints() {
        // Through OpenGL a window surface costs 100 MB and 60 ms more than through shared memory.
        SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
        SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "x11,wayland", SDL_HINT_DEFAULT)
        // A toolkit's windows are no games: the screen saver and the compositor go on.
        SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
        SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
        SDL_SetHint(SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0")
        // TerminationSignals handles them: SDL misses a signal that comes right before it sleeps.
        SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
        SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
        // Drags are delivered beyond the window's edges while a button is held.
        SDL_SetHint(SDL_HINT_MOUSE_AUTO_CAPTURE, "1")
        SDL_SetHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1")
    }

    /// WIDGETS_SCALE, held between 0.5 and 8; 1 when it is unset or no number.
    ///
    /// SDL cannot tell X11's own setting: its display DPI is computed from millimetres that are often
    /// invented.
    private static func scaleFromEnvironment() -> Double {
        guard let text = getenv("WIDGETS_SCALE"), let scale = Double(String(cString: text)), scale.isFinite
        else { return 1 }
        return min(max(scale, 0.5), 8)
    }
}
