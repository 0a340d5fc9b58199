import CSDL2
public import Drawing
import XWindows

/// Requests to the window manager, which may refuse them, and the resulting state.
///
/// Wayland has no protocol for the position, for windows that are always on top, and for icons.
extension PlatformWindow {
    /// Shows or hides title bar and border.
    public func setBordered(_ isBordered: Bool) {
        if let handle { SDL_SetWindowBordered(handle, isBordered ? SDL_TRUE : SDL_FALSE) }
    }

    public func setAlwaysOnTop(_ isOnTop: Bool) {
        if let handle { SDL_SetWindowAlwaysOnTop(handle, isOnTop ? SDL_TRUE : SDL_FALSE) }
    }

    /// Puts the window behind all others; Wayland has no protocol for this.
    public func lower() {
        if let xConnection, !isClosed { widgets_x_lower_window(xConnection.display, xWindow) }
    }

    /// Whether the desktop draws no title bars, so that the program has to.
    public var lacksTitleBar: Bool { video.isWayland && !video.hasTitleBars }

    /// Sets the image that the window manager displays for the window.
    public func setIcon(_ bitmap: Bitmap) {
        guard let handle, bitmap.width > 0, bitmap.height > 0 else { return }
        var pixels = bitmap.pixels.map { Self.straight($0) }
        let (width, height) = (Int32(bitmap.width), Int32(bitmap.height))
        pixels.withUnsafeMutableBytes { memory in
            guard
                let surface = SDL_CreateRGBSurfaceWithFormatFrom(
                    memory.baseAddress, width, height, 32, width * 4, SDL_PIXELFORMAT_ARGB8888.rawValue)
            else { return }
            isReusable = false
            SDL_SetWindowIcon(handle, surface)
            SDL_FreeSurface(surface)
        }
    }

    /// Returns a premultiplied pixel with straight alpha.
    private static func straight(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 || alpha == 0 { return pixel }
        func channel(_ shift: UInt32) -> UInt32 {
            min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha) << shift
        }
        return alpha << 24 | channel(16) | channel(8) | channel(0)
    }

    /// Whether the window is on a Wayland compositor.
    public var isWayland: Bool { video.isWayland }

    /// Whether the window was requested to have neither title bar nor borders.
    var isBorderless: Bool { flags & SDL_WINDOW_BORDERLESS.rawValue != 0 }
    public var isMinimized: Bool { flags & SDL_WINDOW_MINIMIZED.rawValue != 0 }
    public var isMaximized: Bool { flags & SDL_WINDOW_MAXIMIZED.rawValue != 0 }
    public var isFullScreen: Bool { flags & SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue != 0 }

    public func maximize() {
        if let handle { SDL_MaximizeWindow(handle) }
    }

    public func setFullScreen(_ isFullScreen: Bool) {
        guard let handle, isFullScreen != self.isFullScreen else { return }
        SDL_SetWindowFullscreen(handle, isFullScreen ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
    }

    /// Requests the keyboard focus if no window manager runs, which would move it from a closed window to another one.
    public func takeFocusWithoutWindowManager() {
        guard let handle, xConnection != nil, !video.isAbandoned else { return }
        video.foundWindowManager = nil
        if !video.hasWindowManager(for: self) { SDL_SetWindowInputFocus(handle) }
    }

    /// Keeps this window in front of `owner`, which it blocks if it is modal; nil ends that, except on Wayland.
    ///
    /// On X11, SDL sets the owner, and not that the window is modal.
    public func setOwner(_ owner: PlatformWindow?, isModal: Bool = false) {
        defer { hasOwner = owner != nil }
        (isReusable, self.isModal) = (false, isModal)
        guard let handle, !video.isAbandoned else { return }
        if let ownerHandle = owner?.handle {
            SDL_SetWindowModalFor(handle, ownerHandle)
        } else if hasOwner, let display = xConnection?.display {
            widgets_x_remove_owner(display, xWindow)
        }
    }

    /// A part of a window without a title bar, which determines the effect of a press.
    public nonisolated enum Part: Sendable {
        case content, titleBar
        case topLeft, top, topRight, right, bottomRight, bottom, bottomLeft, left

        nonisolated var hitTestResult: SDL_HitTestResult {
            switch self {
            case .content: SDL_HITTEST_NORMAL
            case .titleBar: SDL_HITTEST_DRAGGABLE
            case .topLeft: SDL_HITTEST_RESIZE_TOPLEFT
            case .top: SDL_HITTEST_RESIZE_TOP
            case .topRight: SDL_HITTEST_RESIZE_TOPRIGHT
            case .right: SDL_HITTEST_RESIZE_RIGHT
            case .bottomRight: SDL_HITTEST_RESIZE_BOTTOMRIGHT
            case .bottom: SDL_HITTEST_RESIZE_BOTTOM
            case .bottomLeft: SDL_HITTEST_RESIZE_BOTTOMLEFT
            case .left: SDL_HITTEST_RESIZE_LEFT
            }
        }
    }

    /// Lets the user move and resize a window without a title bar; `part` is called for each press, with a point in points.
    public func setHitTest(_ part: ((Point) -> Part)?) {
        let isChanged = (part != nil) != (partAtPoint != nil)
        partAtPoint = part
        guard let handle, isChanged else { return }
        video.watchPointer()
        _ = SDL_SetWindowHitTest(handle, part == nil ? nil : hitTestWindow, nil)
    }

    func part(x: Int32, y: Int32) -> Part {
        // On Wayland, SDL also asks when the button is released: after a press that was delivered, and after one that moves the window if
        // the compositor was too late to take over the pointer. If it has, the pointer enters the window again afterwards.
        let isRelease = SDL_GetMouseState(nil, nil) & 1 != 0 || awaitsRelease
        awaitsRelease = false
        if isRelease { return .content }
        let part = partAtPoint?(metrics.points(x: Double(x), y: Double(y))) ?? .content
        awaitsRelease = video.isWayland && part != .content
        return part
    }
}

extension VideoSystem {
    /// Returns whether a window manager runs on X11.
    ///
    /// The first call waits for the server. Its result is used until the focus moves from a closed window to another one.
    func hasWindowManager(for window: PlatformWindow) -> Bool {
        if let foundWindowManager { return foundWindowManager }
        guard let display = window.xConnection?.display else { return false }
        let isFound = widgets_x_has_window_manager(display) != 0
        foundWindowManager = isFound
        return isFound
    }

    /// Starts recording when the pointer enters windows, which is needed before the events are read.
    fileprivate func watchPointer() {
        if !isWayland || isWatchingPointer { return }
        isWatchingPointer = true
        SDL_AddEventWatch(recordEntry, nil)
    }

    func stopWatchingPointer() {
        if isWatchingPointer { SDL_DelEventWatch(recordEntry, nil) }
    }
}

/// Called by SDL for each event when it is queued; those of windows are queued on the main thread.
private nonisolated func recordEntry(
    _ data: UnsafeMutableRawPointer?, _ event: UnsafeMutablePointer<SDL_Event>?
) -> Int32 {
    guard let event, event.pointee.type == SDL_WINDOWEVENT.rawValue,
        UInt32(event.pointee.window.event) == SDL_WINDOWEVENT_ENTER.rawValue
    else { return 1 }
    let id = event.pointee.window.windowID
    MainActor.assumeIsolated { VideoSystem.watched?.window(id)?.awaitsRelease = false }
    return 1
}

/// Called by SDL on the main thread, while it reads events.
private nonisolated func hitTestWindow(
    _ window: OpaquePointer?, _ area: UnsafePointer<SDL_Point>?, _ data: UnsafeMutableRawPointer?
) -> SDL_HitTestResult {
    guard let window, let point = area?.pointee else { return SDL_HITTEST_NORMAL }
    let id = SDL_GetWindowID(window)
    let part = MainActor.assumeIsolated { VideoSystem.watched?.window(id)?.part(x: point.x, y: point.y) }
    return (part ?? .content).hitTestResult
}
