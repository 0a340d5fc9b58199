import CSDL2
public import Drawing
import XWindows

/// The window on the desktop.
extension PlatformWindow {
    /// The top left corner of the content on the desktop, in SDL's units; nil when the window is closed.
    var contentOrigin: (x: Int32, y: Int32)? {
        guard let handle else { return nil }
        var (x, y): (Int32, Int32) = (0, 0)
        SDL_GetWindowPosition(handle, &x, &y)
        return (x, y)
    }

    /// Whether the pointer is inside of the window, according to the events that were handled, or a button is held that was pressed there.
    var hasPointer: Bool {
        handle != nil
            && (SDL_GetMouseFocus() == handle || xWindow != 0 && widgets_x_pressed_window() == xWindow)
    }

    /// The top left corner of the window including its border, in SDL's units; nil when it is closed.
    var corner: (x: Int32, y: Int32)? {
        guard let (x, y) = contentOrigin else { return nil }
        let borders = borders
        return (x - borders.left, y - borders.top)
    }

    /// The position of the window on the desktop, including its title bar and borders, in points; nil on Wayland, and after it was closed.
    ///
    /// SDL's position is that of the content, except for a window that is not yet visible: a window manager puts the frame of a new window,
    /// and not its content, at the requested position.
    public var position: Point? {
        get {
            guard !video.isWayland, let (x, y) = corner else { return nil }
            return metrics.points(x: Double(x), y: Double(y))
        }
        set {
            guard let handle, let newValue, newValue != position else { return }
            let borders = borders
            SDL_SetWindowPosition(
                handle, metrics.coordinate(newValue.x) &+ borders.left,
                metrics.coordinate(newValue.y) &+ borders.top)
        }
    }

    /// The widths of the title bar and the borders around the content, in SDL's units; 0 without a window manager, and before the window
    /// is visible.
    var borders: (top: Int32, left: Int32, bottom: Int32, right: Int32) {
        var (top, left, bottom, right): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        if let handle { SDL_GetWindowBordersSize(handle, &top, &left, &bottom, &right) }
        return (top, left, bottom, right)
    }

    /// The identifier with which the desktop portal places a dialog above the window: `x11:` and the window's number in hexadecimal digits.
    ///
    /// Empty on Wayland, where SDL 2.26 cannot export a window, and after the window was closed.
    public var portalHandle: String {
        // The portal may use the identifier after the window was closed.
        isReusable = false
        return xWindow == 0 || isClosed ? "" : "x11:" + String(xWindow, radix: 16)
    }

    /// Returns the part of the display at `point` that panels do not cover; both are in points of the window's content.
    ///
    /// Nil if the window is closed, or there is no display. The first call for a display waits for the server.
    public func workArea(at point: Point) -> Rect? {
        guard let (x, y) = contentOrigin else { return nil }
        var place = SDL_Point(x: x &+ metrics.coordinate(point.x), y: y &+ metrics.coordinate(point.y))
        guard let area = video.workArea(of: SDL_GetPointDisplayIndex(&place)) else { return nil }
        return Rect(
            x: metrics.points(Double(area.x - x)), y: metrics.points(Double(area.y - y)),
            width: metrics.points(Double(area.w)), height: metrics.points(Double(area.h)))
    }
}

extension VideoSystem {
    /// Reads the known usable parts again when popups have closed, so that opening the next one does not wait for the server.
    ///
    /// A panel that has been moved since is respected one opening later.
    func refreshWorkAreas() {
        let known = workAreas.keys
        workAreas = [:]
        for display in known { _ = workArea(of: display) }
    }

    /// Returns the usable part of a display, in SDL's units: all of the display if the window manager reports none; nil without a display.
    func workArea(of display: Int32) -> SDL_Rect? {
        let display = max(display, 0)
        if let known = workAreas[display] { return known }
        var area = SDL_Rect()
        if SDL_GetDisplayUsableBounds(display, &area) != 0 || area.w <= 0 || area.h <= 0 {
            guard SDL_GetDisplayBounds(display, &area) == 0 else { return nil }
        }
        workAreas[display] = area
        return area
    }
}
