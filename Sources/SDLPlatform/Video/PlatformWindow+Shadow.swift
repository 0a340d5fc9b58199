import CSDL2
import Drawing

/// The shadow of the window.
extension PlatformWindow {
    /// Adapts the shadow to the size and the state of the window, before a frame is sent.
    ///
    /// - Returns: Whether the shadow has changed, which takes effect when the surface of the window is committed.
    func updateShadow() -> Bool {
        guard handle != nil, let wayland else { return false }
        guard let shadow, !isMaximized, !isFullScreen else { return wayland.shadow.hide() }
        let (width, height) = sizeInUnits
        let bounds = PixelRect(left: 0, top: 0, right: Int(width), bottom: Int(height))
        defer { isShadowStale = false }
        return wayland.shadow.show(shadow, around: bounds, isStale: isShadowStale)
    }
}
