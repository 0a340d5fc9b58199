public import Drawing

/// A change of a window's state reported by the platform.
///
///     if event == .closeRequested { window.close() }
public enum WindowEvent: Hashable, Sendable {
    case closeRequested
    case focusGained
    case focusLost
    /// The window's pixels were lost on screen and must be presented again.
    case exposed
    /// The content size has changed to `Size` (in points), at `scale` pixels per point.
    case resized(Size, scale: Double)
    /// The window has been moved on the desktop.
    case moved
    /// The window became visible.
    case shown
    /// The window became invisible: it was hidden or minimised. Nothing is painted until `shown`.
    case hidden
}
