import CSDL2
import Glibc
public import InputEvents
import XWindows

/// SDL's video subsystem, which is the connection to the display server.
///
/// Create one per process, before the first window.
///
/// It is shut down when the last reference is released; keep it as long as there are windows.
///
///     let video = try VideoSystem()
///     let window = try video.makeWindow(WindowOptions(title: "Hello"))
@MainActor  // Repeated for the isolated deinit: whole-module builds of Swift 6.3 ignore the default.
public final class VideoSystem {
    /// The number of SDL window units per point: 1 except on X11, where it is WIDGETS_SCALE or the scale of the desktop.
    private(set) var unitsPerPoint: Double
    /// Whether the scale of the desktop has been read; it needs a window.
    private var hasScale: Bool
    /// The name by which the desktop recognises windows of this program on X11; nil for the name of the executable.
    public var className: String?
    /// Called when displays were connected or disconnected.
    public var onDisplaysChanged: (() -> Void)?
    let isWayland: Bool
    /// SDL's connection to the X server; nil before the first window, or the first sleep of the loop without one, and with other drivers.
    var xConnection: XConnection?
    /// Whether windows on Wayland are created without a context of OpenGL, because their pixels are in shared memory.
    private(set) var avoidsOpenGL: Bool
    private var hasGivenNotice = false
    /// The shared memory of the Wayland compositor; nil before the first window, with other drivers, and if it cannot be used.
    private(set) var waylandMemory: WaylandMemory?
    private var windows: [UInt32: PlatformWindow] = [:]
    private weak var lastOpened: PlatformWindow?
    private(set) var cursors: [InputEvents.Cursor: OpaquePointer] = [:]
    private(set) var cursor = InputEvents.Cursor.arrow
    /// See ``createPlaceholderWindow()``.
    var placeholderWindow: OpaquePointer?
    /// The usable parts of the displays, in SDL's units, as they were when the last popup was closed.
    var workAreas: [Int32: SDL_Rect] = [:]
    /// The windows of popups, and the grab of the pointer.
    let popups = PopupPool()
    let closedWindow = ClosedWindow()
    /// The memory of windows on X11.
    let xMemory = XMemoryPool()
    /// Whether a window manager was running on X11 when that was last checked; nil before the first check.
    var foundWindowManager: Bool?
    /// Texts that are too large to be offered to other programs, kept for pasting in this one.
    var unsharedTexts: [Selection: String] = [:]
    /// Called when text cannot be exchanged with other programs.
    public var onSelectionFailure: ((Selection, SelectionFailure) -> Void)?
    /// A window that another program has destroyed; nil for none.
    var destroyedWindow: PlatformWindow?
    /// Called when a drop from another program could not be received.
    public var onFailedDrop: ((DropFailure) -> Void)?
    var isWatchingPointer = false
    /// The drag from another program over a window; nil for none.
    var incomingDrop: IncomingDrop?
    /// The instance that receives X errors and questions about windows from C functions.
    static weak var watched: VideoSystem?
    /// Called from within Xlib when the connection to the X server is lost; the process ends when the closure returns.
    ///
    /// Call ``abandon()`` first, then save unsaved data.
    public var onDisplayLost: (() -> Void)?
    /// Whether ``abandon()`` was called, after which the connection to the display server is not used.
    var isAbandoned = false

    /// Connects to the display server.
    ///
    /// SDL_VIDEODRIVER selects a driver. Without it, X11 and then Wayland are tried, but no driver without a display.
    public init() throws(SDLError) {
        SDL_SetMainReady()
        Self.setHints()
        guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else { throw SDLError.last(SDLError.videoStart) }
        // SDL enables text input by default; it is disabled until a window requests it.
        SDL_StopTextInput()
        let scale = Self.driverName == "x11" ? Self.scaleFromEnvironment() : 1
        unitsPerPoint = scale ?? 1
        hasScale = scale != nil
        isWayland = Self.driverName == "wayland"
        if Self.driverName == "x11" { SDL_SetHint(SDL_HINT_MOUSE_AUTO_CAPTURE, "0") }  // See PressGrab.
        avoidsOpenGL = isWayland && WaylandMemory.avoidOpenGL()
        Self.watched = self
    }

    isolated deinit {
        stopWatchingPointer()
        popups.removeAll(xConnection, isAbandoned: isAbandoned)
        xMemory.removeAll(isAbandoned: isAbandoned)
        if isAbandoned { return stopWatchingConnection() }
        closedWindow.removeAll()
        waylandMemory = nil
        if avoidsOpenGL { SDL_Vulkan_UnloadLibrary() }
        for cursor in cursors.values { SDL_FreeCursor(cursor) }
        if let placeholderWindow { SDL_DestroyWindow(placeholderWindow) }
        xConnection?.finishRequests()
        stopWatchingConnection()
        SDL_QuitSubSystem(SDL_INIT_VIDEO)
    }

    /// SDL's name of the driver in use, such as "x11" or "wayland".
    public var videoDriver: String { Self.driverName }

    /// Opens a window.
    ///
    /// It stays open until it is closed with `close()`. Without a position in `options`, a dialog is centred over `owner`.
    public func makeWindow(
        _ options: WindowOptions, over owner: PlatformWindow? = nil
    ) throws(SDLError) -> PlatformWindow {
        var window: PlatformWindow
        do {
            window = try PlatformWindow(options, over: owner, video: self)
        } catch {
            guard error.call == WaylandMemory.name, avoidsOpenGL else { throw error }
            avoidsOpenGL = false
            SDL_Vulkan_UnloadLibrary()
            window = try PlatformWindow(options, over: owner, video: self)
        }
        if !hasScale, readScale(through: window) {
            window.close()
            window = try PlatformWindow(options, over: owner, video: self)
        }
        windows[window.id] = window
        lastOpened = window
        watchConnection(window.xConnection)
        return window
    }

    /// Called with a window that has grabbed the pointer for its popups when another window grabs it; close the popups then.
    public var onGrabLost: ((PlatformWindow) -> Void)? {
        get { popups.onGrabLost }
        set { popups.onGrabLost = newValue }
    }

    // MARK: - Clipboard and pointer

    /// Sets the pointer's shape in all windows.
    ///
    /// Cursors are created once and cached. If the system has no such cursor, the pointer does not change.
    public func setCursor(_ cursor: InputEvents.Cursor) {
        guard cursor != self.cursor, !isAbandoned else { return }
        guard let systemCursor = cursors[cursor] ?? SDL_CreateSystemCursor(cursor.systemCursor) else {
            return
        }
        cursors[cursor] = systemCursor
        self.cursor = cursor
        SDL_SetCursor(systemCursor)
    }

    // MARK: - For the loop and the windows

    func window(_ id: UInt32) -> PlatformWindow? { windows[id] }

    func removeWindow(_ id: UInt32) { windows[id] = nil }

    /// Whether a window is open, apart from the placeholder.
    var hasWindows: Bool { !windows.isEmpty }

    /// The open windows, in the order in which they were opened.
    var allWindows: [PlatformWindow] { windows.values.sorted { $0.id < $1.id } }

    /// Returns the content size and the position of a new window, in SDL's units.
    ///
    /// The usable area requires two round trips to the X server, so it is queried only when it can affect the result.
    func area(
        for options: WindowOptions, over owner: PlatformWindow?, _ units: WindowMetrics
    ) -> WindowPlacement.Area {
        let minimumSize = options.minimumSize ?? .zero
        var area = WindowPlacement.Area(
            width: units.length(max(options.size.width, minimumSize.width)),
            height: units.length(max(options.size.height, minimumSize.height)))
        if options.position == nil,
            let centered = owner.flatMap({ self.area(area, over: $0, options, units) })
        {
            return centered
        }
        var bounds = SDL_Rect()
        let previous = options.position == nil ? (lastOpened?.corner ?? allWindows.last?.corner) : nil
        // Beside panels up to half of this thickness, a smaller window in the middle of the display is free.
        let margin = units.length(256)
        let index = options.position.map { display(at: $0, units) } ?? 0
        if SDL_GetDisplayBounds(index, &bounds) == 0,
            previous != nil || area.width > bounds.w - margin || area.height > bounds.h - margin,
            SDL_GetDisplayUsableBounds(index, &bounds) == 0
        {
            let placement = WindowPlacement(
                usable: .init(x: bounds.x, y: bounds.y, width: bounds.w, height: bounds.h),
                titleBar: options.isBordered ? units.length(WindowPlacement.titleBarHeight) : 0)
            area = placement.fitted(area)
            (area.x, area.y) = placement.corner(of: area, after: previous)
        } else {
            // SDL_WINDOWPOS_UNDEFINED (a macro that Swift does not import), which lets SDL centre the window.
            (area.x, area.y) = (0x1FFF_0000, 0x1FFF_0000)
        }
        if let position = options.position {
            (area.x, area.y) = (units.coordinate(position.x), units.coordinate(position.y))
        }
        return area
    }

    /// Returns the area of a dialog, centred over `owner`; nil if the position of the owner is unknown.
    private func area(
        _ size: WindowPlacement.Area, over owner: PlatformWindow, _ options: WindowOptions,
        _ units: WindowMetrics
    ) -> WindowPlacement.Area? {
        guard !isWayland, let handle = owner.handle, let (x, y) = owner.corner,
            let usable = workArea(of: SDL_GetWindowDisplayIndex(handle))
        else { return nil }
        // The window manager will decorate the dialog as it has decorated the owner.
        let borders = options.isBordered ? owner.borders : (top: 0, left: 0, bottom: 0, right: 0)
        let placement = WindowPlacement(
            usable: .init(
                x: usable.x, y: usable.y, width: usable.w - borders.left - borders.right, height: usable.h),
            titleBar: borders.top + borders.bottom)
        var area = placement.fitted(size)
        let place = WindowPlacement.Area(
            x: x, y: y, width: units.length(owner.size.width), height: units.length(owner.size.height))
        (area.x, area.y) = placement.corner(of: area, over: place)
        return area
    }

    func displaysDidChange() {
        workAreas = [:]
        onDisplaysChanged?()
    }

    /// Enables or disables the translation of key presses into text.
    func setTextInput(_ isOn: Bool) {
        if isAbandoned { return }
        if isOn { SDL_StartTextInput() } else { SDL_StopTextInput() }
    }

    // MARK: - Wayland

    /// The flag of new windows that selects how SDL creates their graphics.
    var graphicsFlag: UInt32 {
        if !isWayland { return 0 }
        return avoidsOpenGL ? SDL_WINDOW_VULKAN.rawValue : SDL_WINDOW_OPENGL.rawValue
    }

    /// Returns the shared memory of a Wayland display, which is opened by the first call; throws if it cannot be used.
    func openWaylandMemory(_ display: UnsafeMutableRawPointer) throws(SDLError) -> WaylandMemory {
        if let waylandMemory { return waylandMemory }
        guard let memory = WaylandMemory(display: display) else {
            throw SDLError(call: WaylandMemory.name, reason: "the compositor has no shared memory")
        }
        waylandMemory = memory
        return memory
    }

    /// Whether the desktop draws the title bars of windows; true if it is not known.
    var hasTitleBars: Bool { waylandMemory?.hasTitleBars ?? true }

    /// Returns whether windows on Wayland are displayed through OpenGL, because shared memory could not be used; true once.
    public func takeOpenGLNotice() -> Bool {
        if !isWayland || avoidsOpenGL || hasGivenNotice { return false }
        hasGivenNotice = true
        return true
    }

    // MARK: - Start

    private static var driverName: String { SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "" }

    private static func setHints() {
        // A window surface through OpenGL needs 100 MB and 60 ms more than one in shared memory.
        SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
        SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "x11,wayland", SDL_HINT_DEFAULT)
        // SDL's defaults are for games: windows of a toolkit must not disable the screen saver or the compositor.
        SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
        SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
        SDL_SetHint(SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0")
        // TerminationSignals handles the signals: SDL misses a signal that arrives directly before it sleeps.
        SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
        SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
        // Touches are delivered with the identities of the fingers; mouse events for them would double each press.
        SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
        SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
        SDL_SetHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1")
    }

    /// Returns the value of WIDGETS_SCALE, clamped to 0.5...8; nil when it is unset or not a number.
    private static func scaleFromEnvironment() -> Double? {
        guard let text = getenv("WIDGETS_SCALE"), let scale = Double(String(cString: text)), scale.isFinite
        else { return nil }
        return min(max(scale, 0.5), 8)
    }

    /// Reads the scale that the desktop has set as the resource Xft.dpi, in steps of a quarter; returns whether it is not 1.
    ///
    /// SDL computes the DPI from the physical size of the display, which is often wrong. The server sends the resources when the
    /// connection is opened, so reading them takes no round trip, but SDL gives access to its connection only through a window.
    private func readScale(through window: PlatformWindow) -> Bool {
        hasScale = true
        guard let display = window.xConnection?.display else { return false }
        let dpi = widgets_x_resource_dpi(display)
        if dpi <= 0 { return false }
        unitsPerPoint = min(max((dpi / 96 * 4).rounded() / 4, 0.5), 8)
        return unitsPerPoint != 1
    }
}
