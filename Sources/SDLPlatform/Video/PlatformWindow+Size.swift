import CSDL2
public import Drawing

/// The size of the window and of its title bar.
extension PlatformWindow {
    /// The size of the content, in points.
    ///
    /// Each side is clamped to 1...16384 window units; NaN is set as 1 unit.
    public var size: Size {
        get {
            guard handle != nil else { return .zero }
            let (width, height) = sizeInUnits
            return metrics.contentSize(width: Double(width), height: Double(height))
        }
        set {
            guard let handle, newValue != size else { return }
            SDL_SetWindowSize(handle, metrics.length(newValue.width), metrics.windowHeight(newValue.height))
        }
    }

    /// The size of the content, with a title bar of the toolkit, in SDL's units; zero when the window is closed.
    var sizeInUnits: (width: Int32, height: Int32) {
        guard let handle else { return (0, 0) }
        var (width, height): (Int32, Int32) = (0, 0)
        SDL_GetWindowSize(handle, &width, &height)
        return (width, height)
    }

    /// Reserves a strip of `height` points above the content for a title bar that the program paints; 0 for none.
    ///
    /// The content keeps its size, so the window becomes higher, unless it is maximised.
    public func setTitleBarHeight(_ height: Double) {
        let units = height > 0 ? metrics.length(height) : 0
        guard let handle, units != titleBarUnits else { return }
        let content = size
        titleBarUnits = units
        updateMetrics()
        if !isMaximized, !isFullScreen {
            SDL_SetWindowSize(handle, metrics.length(content.width), metrics.windowHeight(content.height))
        }
        SizeLimits.apply(to: self)
    }
}
