import CSDL2
public import Drawing
import InputEvents

/// A window of the desktop.
///
/// It comes on screen with its first presented frame, so that it never shows anything unpainted.
///
///     let window = try video.makeWindow(WindowOptions(title: "Hello"))
///     window.onEvent = { handle($0) }
///     try window.present { buffer, isFresh in paint(buffer, everything: isFresh) }
@MainActor  // See VideoSystem.
public final class PlatformWindow {
    /// SDL's number of the window.
    public let id: UInt32
    /// Called by the loop, in the order in which things happened.
    public var onEvent: ((PlatformEvent) -> Void)?

    let video: VideoSystem
    /// Nil once closed.
    private(set) var handle: OpaquePointer?
    private(set) var metrics: WindowMetrics
    /// Whether the program wants the window to be visible; it is mapped with the first frame.
    private var wantsToShow: Bool
    private var wantsTextInput = false
    /// The pixels under Wayland; nil elsewhere, and before the first frame.
    private var texture: WindowTexture?
    private var hasFrame = false
    /// Whether the window is visible by the last `shown` or `hidden` event.
    private var isReportedShown = false
    /// The title that was set last; known also when the window has been destroyed.
    private(set) var lastTitle: String
    /// The number of the window at the X server, and SDL's connection to it (a `Display *`); 0 and nil elsewhere.
    let xWindow: UInt
    let xDisplay: UnsafeMutableRawPointer?

    init(_ options: WindowOptions, video: VideoSystem) throws(SDLError) {
        guard options.size.isFinite else {
            throw SDLError(call: "makeWindow", reason: "the size \(options.size) is not finite")
        }
        let units = WindowMetrics(unitsPerPoint: video.unitsPerPoint)
        let area = video.area(for: options, units)
        var flags = SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
        if video.isWayland { flags |= SDL_WINDOW_OPENGL.rawValue }
        if options.isResizable { flags |= SDL_WINDOW_RESIZABLE.rawValue }
        if !options.isBordered { flags |= SDL_WINDOW_BORDERLESS.rawValue }
        guard let handle = SDL_CreateWindow(options.title, area.x, area.y, area.width, area.height, flags)
        else { throw SDLError.last("SDL_CreateWindow") }
        self.handle = handle
        self.video = video
        id = SDL_GetWindowID(handle)
        metrics = units
        wantsToShow = options.isVisible
        lastTitle = options.title
        var display: UnsafeMutableRawPointer?
        xWindow = widgets_x_window(handle, &display)
        xDisplay = display
        metrics = measure()
        minimumSize = options.minimumSize ?? .zero
        // Observers do not run in an initialiser.
        applyMinimumSize()
    }

    isolated deinit {
        texture = nil
        if let handle { SDL_DestroyWindow(handle) }
    }

    // MARK: - Drawing

    /// Lets `draw` paint into the window's pixels, then sends the pixels that it names to the screen, and no others.
    ///
    /// `isFresh` is true when the memory is new, after a change of size: all of it is undefined, and all of it is sent.
    /// To send pixels that the screen has lost (`WindowEvent.exposed`), return them without painting. Pixels outside
    /// the window are ignored. A closed window does nothing.
    public func present(_ draw: (PixelBuffer, _ isFresh: Bool) -> DamageRegion) throws(SDLError) {
        guard let handle else { return }
        if !hasFrame, wantsToShow, video.isWayland { SDL_ShowWindow(handle) }
        let pixels = try pixels(of: handle)
        let isFresh = pixels.isFresh
        var damage = draw(pixels.buffer, isFresh)
        pixels.markKnown()
        if isFresh { damage.add(pixels.buffer.bounds) }
        damage.clip(to: pixels.buffer.bounds)
        if !hasFrame {
            hasFrame = true
            // Mapped just before its first pixels are sent, an X11 window shows nothing else; a Wayland window appears with
            // its first pixels anyway, and cannot have any before.
            if wantsToShow, !video.isWayland { SDL_ShowWindow(handle) }
        }
        if !damage.isEmpty { try pixels.send(damage) }
    }

    /// A copy of the window's pixels as they were painted, row by row; for tests.
    public func readPixels() throws(SDLError) -> Bitmap {
        guard let handle else { throw SDLError(call: "readPixels", reason: "the window is closed") }
        return try pixels(of: handle).copy()
    }

    private func pixels(of handle: OpaquePointer) throws(SDLError) -> any WindowPixels {
        guard video.isWayland else { return try WindowSurface(handle) }
        let texture: WindowTexture
        if let known = self.texture { texture = known } else { texture = try WindowTexture(handle) }
        self.texture = texture
        try texture.matchSize(of: handle)
        return texture
    }

    // MARK: - Measures

    /// Pixels a point: the compositor's scale under Wayland, WIDGETS_SCALE (else 1) under X11.
    public var scale: Double { metrics.scale }

    /// The time between two pictures of the display that the window is on; 1/60 s where the display does not say.
    public var refreshInterval: Duration {
        var mode = SDL_DisplayMode()
        guard let handle, SDL_GetCurrentDisplayMode(max(SDL_GetWindowDisplayIndex(handle), 0), &mode) == 0,
            (20...1000).contains(mode.refresh_rate)
        else { return .nanoseconds(16_666_667) }
        return .nanoseconds(1_000_000_000 / Int64(mode.refresh_rate))
    }

    /// Of the content, in points.
    ///
    /// A side is held between 1 unit and 16384; NaN is taken as 1 unit.
    public var size: Size {
        get {
            guard let handle else { return .zero }
            var width: Int32 = 0
            var height: Int32 = 0
            SDL_GetWindowSize(handle, &width, &height)
            return Size(width: metrics.points(Double(width)), height: metrics.points(Double(height)))
        }
        set {
            guard let handle, newValue != size else { return }
            SDL_SetWindowSize(handle, metrics.length(newValue.width), metrics.length(newValue.height))
        }
    }

    /// The smallest content that the user may choose, in points.
    public var minimumSize: Size = .zero {
        didSet { if minimumSize != oldValue { applyMinimumSize() } }
    }

    private func applyMinimumSize() {
        guard let handle, minimumSize != .zero else { return }
        SDL_SetWindowMinimumSize(
            handle, metrics.length(minimumSize.width), metrics.length(minimumSize.height))
    }

    /// The top left corner of the window with its borders, in SDL's units; nil once closed.
    var corner: (x: Int32, y: Int32)? {
        guard let handle else { return nil }
        var (x, y, top, left): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        SDL_GetWindowPosition(handle, &x, &y)
        SDL_GetWindowBordersSize(handle, &top, &left, nil, nil)
        return (x - left, y - top)
    }

    // MARK: - State

    public var title: String {
        get { handle.flatMap { SDL_GetWindowTitle($0) }.map { String(cString: $0) } ?? "" }
        set {
            lastTitle = newValue
            if let handle, newValue != title { SDL_SetWindowTitle(handle, newValue) }
        }
    }

    public var isResizable: Bool {
        get { flags & SDL_WINDOW_RESIZABLE.rawValue != 0 }
        set {
            if let handle, newValue != isResizable {
                SDL_SetWindowResizable(handle, newValue ? SDL_TRUE : SDL_FALSE)
            }
        }
    }

    /// False while hidden, minimised or closed.
    ///
    /// True before the first frame of a window that is to be shown.
    public var isVisible: Bool {
        handle != nil && wantsToShow && flags & SDL_WINDOW_MINIMIZED.rawValue == 0
    }

    /// True once closed; a closed window ignores what is asked of it.
    public var isClosed: Bool { handle == nil }

    /// Brings the window on screen, at once or with its first frame.
    public func show() {
        wantsToShow = true
        if let handle, hasFrame { SDL_ShowWindow(handle) }
    }

    public func hide() {
        wantsToShow = false
        if let handle { SDL_HideWindow(handle) }
    }

    /// Takes the window off the screen for good.
    public func close() {
        guard let handle else { return }
        self.handle = nil
        onEvent = nil
        video.forget(id)
        texture = nil
        SDL_DestroyWindow(handle)
    }

    /// Forgets SDL's window without destroying it, for ``VideoSystem/abandon()``.
    func abandon() {
        handle = nil
        onEvent = nil
        // Destroying it would wait for the display server.
        if let texture { _ = Unmanaged.passRetained(texture) }
        texture = nil
        video.forget(id)
    }

    /// Puts it above the others and asks for the keyboard focus.
    public func raise() {
        if let handle { SDL_RaiseWindow(handle) }
    }

    public func minimize() {
        if let handle { SDL_MinimizeWindow(handle) }
    }

    /// Undoes `minimize()`.
    public func restore() {
        if let handle { SDL_RestoreWindow(handle) }
    }

    private var flags: UInt32 { handle.map { SDL_GetWindowFlags($0) } ?? 0 }

    // MARK: - Text input

    /// Begins to deliver typed and composed text while the window has the keyboard focus.
    public func startTextInput() {
        wantsTextInput = true
        if hasKeyboardFocus { video.setTextInput(true) }
    }

    public func stopTextInput() {
        wantsTextInput = false
        if hasKeyboardFocus { video.setTextInput(false) }
    }

    /// Tells the input method where text is inserted, in the window's points, so that its candidates appear beside it.
    public func setTextInputRect(_ rect: Rect) {
        guard hasKeyboardFocus, !rect.isNull else { return }
        var area = SDL_Rect(
            x: metrics.coordinate(rect.minX), y: metrics.coordinate(rect.minY),
            w: metrics.length(rect.width), h: metrics.length(rect.height))
        SDL_SetTextInputRect(&area)
    }

    /// SDL's text input is one for all windows: it belongs to the one with the focus.
    private var hasKeyboardFocus: Bool { handle != nil && SDL_GetKeyboardFocus() == handle }

    // MARK: - Events

    /// Delivers an event, after the window itself has taken notice.
    func receive(_ event: PlatformEvent) {
        switch event {
        case .window(.focusGained):
            video.setTextInput(wantsTextInput)
        case .window(.shown), .window(.hidden):
            // SDL reports showing, restoring and maximising apart.
            let isShown = event == .window(.shown)
            if isShown == isReportedShown { return }
            isReportedShown = isShown
        case .window, .input:
            break
        }
        onEvent?(event)
    }

    /// Takes notice of a raw window event; a change of scale without one of size becomes an event of its own.
    func noteChange(_ kind: UInt8) -> PlatformEvent? {
        let previous = metrics
        metrics = measure()
        let changesSize = UInt32(kind) == SDL_WINDOWEVENT_SIZE_CHANGED.rawValue
        return metrics == previous || changesSize ? nil : .window(.resized(size, scale: scale))
    }

    private func measure() -> WindowMetrics {
        guard let handle else { return metrics }
        var units: Int32 = 0
        var pixels: Int32 = 0
        SDL_GetWindowSize(handle, &units, nil)
        SDL_GetWindowSizeInPixels(handle, &pixels, nil)
        guard units > 0, pixels > 0 else { return metrics }
        return WindowMetrics(
            unitsPerPoint: metrics.unitsPerPoint, pixelsPerUnit: Double(pixels) / Double(units))
    }
}
