import CSDL2
public import Drawing
import InputEvents
import XWindows

/// A top-level window of the desktop.
///
/// It becomes visible with the first presented frame, so that it never shows unpainted content.
///
///     let window = try video.makeWindow(WindowOptions(title: "Hello"))
///     window.onEvent = { handle($0) }
///     try window.present { buffer, isFresh in paint(buffer, everything: isFresh) }
@MainActor  // See VideoSystem.
public final class PlatformWindow {
    /// SDL's identifier of the window.
    public let id: UInt32
    /// A closure called by the event loop for each event of the window, in order.
    public var onEvent: ((PlatformEvent) -> Void)?
    /// Called when the window manager has not displayed the window within a second; it may do so later.
    public var onIgnored: (() -> Void)?

    let video: VideoSystem
    /// SDL's window; nil after the window was closed.
    private(set) var handle: OpaquePointer?
    private let properties: ClosedWindow.Properties
    /// The frame of the content after the creation, in SDL's units.
    private var firstFrame = WindowPlacement.Area(width: 0, height: 0)
    /// Whether SDL's window has no properties that cannot be removed, so that it can be used for another window.
    var isReusable = true
    private(set) var metrics: WindowMetrics
    /// The height of the toolkit's title bar, in SDL's units; 0 for none.
    var titleBarUnits: Int32 = 0
    /// Paints the changes of the title bar into its pixels, and returns their region; called in each frame while there is a title bar.
    public var paintTitleBar: ((PixelBuffer, _ isFresh: Bool) -> DamageRegion)?
    /// The shadow around the window, while it is neither maximised nor full screen; nil for none.
    ///
    /// Only Wayland windows display it, from the next frame on; on X11 a compositing manager adds shadows.
    public var shadow: PlatformShadow? {
        didSet { isShadowStale = true }
    }
    /// Whether `shadow` was set after it was painted.
    var isShadowStale = false
    /// The minimum size of the content for resizing by the user, in points.
    public var minimumSize: Size = .zero {
        didSet { if minimumSize != oldValue { SizeLimits.apply(to: self) } }
    }
    /// The maximum size of the content for resizing by the user, in points; nil for none.
    public var maximumSize: Size? {
        didSet { if maximumSize != oldValue { SizeLimits.apply(to: self) } }
    }
    /// Whether the program wants the window to be visible; it is mapped with the first frame.
    private(set) var wantsToShow: Bool
    /// Whether the window is a dialog that blocks other windows.
    var isModal = false
    /// Whether the window is kept in front of another one.
    var hasOwner = false
    /// Whether text input is enabled while the window has the keyboard focus.
    var wantsTextInput = false
    /// The pixels on Wayland; nil with other drivers.
    private(set) var wayland: WaylandPixels?
    /// The pixels on Wayland without shared memory; nil otherwise, and before the first frame.
    var texture: WindowTexture?
    /// The pixels on X11; nil with other drivers, before the first frame, and without shared memory.
    var shared: XPixels?
    /// Whether a frame was presented.
    var hasFrame = false
    /// Whether the last reported visibility event was `shown`.
    private(set) var isReportedShown = false
    /// Returns the part of the window at a point, while it has no title bar.
    var partAtPoint: ((Point) -> Part)?
    /// Whether a press has moved or resized the window, and the pointer has not entered it since.
    var awaitsRelease = false
    /// The last title that was set, which is still available after the window has been destroyed.
    private(set) var lastTitle: String
    /// The X server's identifier of the window, and SDL's connection; 0 and nil with other drivers.
    let xWindow: UInt
    let xConnection: XConnection?

    init(_ options: WindowOptions, over owner: PlatformWindow?, video: VideoSystem) throws(SDLError) {
        guard options.size.isFinite else {
            throw SDLError(call: "makeWindow", reason: "the size \(options.size) is not finite")
        }
        let units = WindowMetrics(unitsPerPoint: video.unitsPerPoint)
        let area = video.area(for: options, over: owner, units)
        var flags = SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
        flags |= video.graphicsFlag
        if options.isResizable { flags |= SDL_WINDOW_RESIZABLE.rawValue }
        if !options.isBordered { flags |= SDL_WINDOW_BORDERLESS.rawValue }
        let properties = ClosedWindow.Properties(area: area, flags: flags)
        if let closed = video.closedWindow.take(properties).flatMap({ SDL_GetWindowFromID($0) }) {
            handle = closed
            SDL_SetWindowTitle(closed, options.title)
        } else {
            handle = SDL_CreateWindow(options.title, area.x, area.y, area.width, area.height, flags)
        }
        guard let handle else { throw SDLError.last("SDL_CreateWindow") }
        self.properties = properties
        self.video = video
        id = SDL_GetWindowID(handle)
        metrics = units
        wantsToShow = options.isVisible
        lastTitle = options.title
        xWindow = widgets_x_window(handle)
        xConnection = XConnection(of: handle)
        if let xConnection, let name = video.className {
            widgets_x_set_class(xConnection.display, xWindow, name)
        }
        if video.isWayland { wayland = try waylandPixels(of: handle) }
        metrics = measure()
        minimumSize = options.minimumSize ?? .zero
        // Property observers do not run in an initialiser.
        SizeLimits.apply(to: self)
        sendTitle()
        firstFrame = frame
    }

    /// Returns the pixels in the shared memory of the compositor; nil if the window has a context of OpenGL, which owns its pixels.
    private func waylandPixels(of handle: OpaquePointer) throws(SDLError) -> WaylandPixels? {
        var display: UnsafeMutableRawPointer?
        guard let surface = widgets_wayland_surface(handle, &display), let display else {
            throw SDLError.last("SDL_GetWindowWMInfo")
        }
        // Also opened for windows with OpenGL, to know who draws their title bars.
        if !video.avoidsOpenGL {
            _ = try? video.openWaylandMemory(display)
            return nil
        }
        return WaylandPixels(try video.openWaylandMemory(display), surface: WaylandSurface(pointer: surface))
    }

    isolated deinit {
        wayland = nil
        if handle != nil { shared?.release() }
        texture = nil
        if let handle { SDL_DestroyWindow(handle) }
    }

    // MARK: - Measures

    /// The number of pixels per point: the compositor's scale on Wayland, WIDGETS_SCALE (1 by default) on X11.
    public var scale: Double { metrics.scale }

    /// The refresh interval of the window's display; 1/60 s when the display does not report a valid rate.
    public var refreshInterval: Duration {
        var mode = SDL_DisplayMode()
        guard let handle, SDL_GetCurrentDisplayMode(max(SDL_GetWindowDisplayIndex(handle), 0), &mode) == 0,
            (20...1000).contains(mode.refresh_rate)
        else { return .nanoseconds(16_666_667) }
        return .nanoseconds(1_000_000_000 / Int64(mode.refresh_rate))
    }

    // MARK: - State

    public var title: String {
        get { handle.flatMap { SDL_GetWindowTitle($0) }.map { String(cString: $0) } ?? "" }
        set {
            lastTitle = newValue
            guard let handle, newValue != title else { return }
            SDL_SetWindowTitle(handle, newValue)
            sendTitle()
        }
    }

    /// Sends a title that SDL may not have been able to convert; see `widgets_x_set_title`.
    private func sendTitle() {
        guard let xConnection, !lastTitle.utf8.allSatisfy({ $0 < 0x80 }), !video.isAbandoned else { return }
        widgets_x_set_title(xConnection.display, xWindow, lastTitle)
    }

    public var isResizable: Bool {
        get { flags & SDL_WINDOW_RESIZABLE.rawValue != 0 }
        set {
            guard let handle, newValue != isResizable else { return }
            SDL_SetWindowResizable(handle, newValue ? SDL_TRUE : SDL_FALSE)
            if newValue { SizeLimits.apply(to: self, areLost: true) }
        }
    }

    /// Whether the window is visible; false while it is hidden, minimised or closed.
    ///
    /// It is also true before the first frame of a window that will be shown with it.
    public var isVisible: Bool {
        handle != nil && wantsToShow && flags & SDL_WINDOW_MINIMIZED.rawValue == 0
    }

    /// Whether the window is closed; a closed window ignores all calls.
    public var isClosed: Bool { handle == nil }

    /// Shows the window, or marks it to be shown with its first frame.
    public func show() {
        wantsToShow = true
        if hasFrame { map() }
    }

    public func hide() {
        wantsToShow = false
        if let handle { SDL_HideWindow(handle) }
    }

    /// Closes the window permanently.
    public func close() {
        guard let handle else { return }
        let isPlain = isReusable && xConnection != nil && partAtPoint == nil && frame == firstFrame
        self.handle = nil
        (onEvent, onIgnored) = (nil, nil)
        video.removeWindow(id)
        video.popups.windowWillClose(self)
        wayland = nil
        shared?.release()
        shared = nil
        texture = nil
        partAtPoint = nil
        if isPlain, video.closedWindow.keep(id, xWindow: xWindow, properties) { return }
        SDL_DestroyWindow(handle)
    }

    /// The frame of the content, in SDL's units.
    private var frame: WindowPlacement.Area {
        let (x, y) = contentOrigin ?? (0, 0)
        let (width, height) = sizeInUnits
        return WindowPlacement.Area(x: x, y: y, width: width, height: height)
    }

    /// Releases SDL's window without destroying it, for ``VideoSystem/abandon()``.
    func abandon() {
        handle = nil
        (onEvent, onIgnored) = (nil, nil)
        partAtPoint = nil
        wayland = nil
        shared?.abandon()
        shared = nil
        // Leaked deliberately: destroying the texture would wait for the display server.
        if let texture { _ = Unmanaged.passRetained(texture) }
        texture = nil
        video.removeWindow(id)
    }

    /// Brings the window to the front and requests the keyboard focus.
    public func raise() {
        if let handle { SDL_RaiseWindow(handle) }
    }

    public func minimize() {
        if let handle { SDL_MinimizeWindow(handle) }
    }

    /// Restores the window after `minimize()`.
    public func restore() {
        if let handle { SDL_RestoreWindow(handle) }
    }

    var flags: UInt32 { handle.map { SDL_GetWindowFlags($0) } ?? 0 }

    // MARK: - Events

    /// Updates the window's state for an event, and passes the event to ``onEvent``.
    func receive(_ event: PlatformEvent) {
        switch event {
        case .window(.focusGained):
            video.setTextInput(wantsTextInput)
        case .window(.shown), .window(.hidden):
            // SDL reports showing, restoring and maximising as separate events.
            let isShown = event == .window(.shown)
            if isShown == isReportedShown { return }
            isReportedShown = isShown
        case .window, .input, .drop:
            break
        }
        onEvent?(event)
    }

    /// Updates the metrics for a raw window event.
    ///
    /// - Returns: A resize event if only the scale has changed; otherwise nil, because SDL reports a change of size itself.
    func updateMetrics(for kind: UInt8) -> PlatformEvent? {
        let previous = metrics
        metrics = measure()
        let changesSize = UInt32(kind) == SDL_WINDOWEVENT_SIZE_CHANGED.rawValue
        return metrics == previous || changesSize ? nil : .window(.resized(size, scale: scale))
    }

    /// Measures the window again, after the height of the title bar has changed.
    func updateMetrics() { metrics = measure() }

    private func measure() -> WindowMetrics {
        guard let handle else { return metrics }
        var units: Int32 = 0
        var pixels: Int32 = 0
        SDL_GetWindowSize(handle, &units, nil)
        SDL_GetWindowSizeInPixels(handle, &pixels, nil)
        guard units > 0, pixels > 0 else { return metrics }
        return WindowMetrics(
            unitsPerPoint: metrics.unitsPerPoint, pixelsPerUnit: Double(pixels) / Double(units),
            contentTop: isFullScreen ? 0 : titleBarUnits)
    }
}
