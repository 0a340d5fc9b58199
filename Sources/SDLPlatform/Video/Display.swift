import CSDL2
public import Drawing

/// A display of the desktop.
///
///     video.displays.first?.usableArea
public nonisolated struct Display: Hashable, Sendable {
    public var name: String
    /// The area on the desktop, in points.
    public var area: Rect
    /// The part of the area that panels do not cover, in points.
    public var usableArea: Rect
    /// The number of pixels per point.
    public var scale: Double
    /// The number of frames per second; 60 if the display does not report a valid rate.
    public var refreshRate: Int
}

extension VideoSystem {
    /// The connected displays; the first one is the primary display.
    ///
    /// Waits for the server for each display.
    public var displays: [Display] {
        let units = WindowMetrics(unitsPerPoint: unitsPerPoint)
        return (0..<max(0, SDL_GetNumVideoDisplays())).compactMap { index in
            var (bounds, usable, mode) = (SDL_Rect(), SDL_Rect(), SDL_DisplayMode())
            guard SDL_GetDisplayBounds(index, &bounds) == 0 else { return nil }
            if SDL_GetDisplayUsableBounds(index, &usable) != 0 || usable.w <= 0 { usable = bounds }
            let hasRate =
                SDL_GetCurrentDisplayMode(index, &mode) == 0 && (20...1000).contains(mode.refresh_rate)
            return Display(
                name: SDL_GetDisplayName(index).map { String(cString: $0) } ?? "",
                area: units.rect(bounds), usableArea: units.rect(usable), scale: unitsPerPoint,
                refreshRate: hasRate ? Int(mode.refresh_rate) : 60)
        }
    }

    /// Returns the height of a window's title bar and the widths of its borders, in points; nil until it was displayed.
    public func decoration(of window: PlatformWindow) -> EdgeInsets? {
        if !window.isReportedShown || window.isClosed { return nil }
        let (borders, units) = (window.borders, window.metrics)
        return EdgeInsets(
            top: units.points(Double(borders.top + window.titleBarUnits)),
            left: units.points(Double(borders.left)), bottom: units.points(Double(borders.bottom)),
            right: units.points(Double(borders.right)))
    }

    /// The decoration of windows that have one: that of a displayed window, or else an assumed title bar of 32 points without borders.
    public var decoration: EdgeInsets {
        let usual = allWindows.lazy.filter { !$0.isBorderless && !$0.isMaximized && !$0.isFullScreen }
        let known = usual.compactMap { self.decoration(of: $0) }.first
        return known ?? EdgeInsets(top: WindowPlacement.titleBarHeight, left: 0, bottom: 0, right: 0)
    }

    /// Returns the index of the display at a position on the desktop, or nearest to it.
    func display(at position: Point, _ units: WindowMetrics) -> Int32 {
        var point = SDL_Point(x: units.coordinate(position.x), y: units.coordinate(position.y))
        return max(0, SDL_GetPointDisplayIndex(&point))
    }

    /// Returns `frame`, in points, moved and reduced in size so that it is visible on a display with its decoration.
    ///
    /// The position of `frame` is that of the window with its decoration, and the size that of the content.
    public func visibleFrame(for frame: Rect, isBordered: Bool) -> Rect {
        let decoration = isBordered ? decoration : EdgeInsets()
        let areas = displays.map { display in
            var area = display.usableArea
            area.size.width = max(1, area.width - decoration.left - decoration.right)
            area.size.height = max(1, area.height - decoration.top - decoration.bottom)
            return area
        }
        return WindowPlacement.fitted(frame, within: areas)
    }

    /// The index in ``displays`` of the display that shows most of `window`; nil if it is closed.
    public func displayIndex(of window: PlatformWindow) -> Int? {
        guard let handle = window.handle else { return nil }
        let index = SDL_GetWindowDisplayIndex(handle)
        return index >= 0 ? Int(index) : nil
    }
}

extension WindowMetrics {
    func rect(_ area: SDL_Rect) -> Rect {
        Rect(
            x: points(Double(area.x)), y: points(Double(area.y)), width: points(Double(area.w)),
            height: points(Double(area.h)))
    }
}
