public import Drawing

/// Something happened to a window.
///
///     if event == .closeRequested { window.close() }
public enum WindowEvent: Hashable, Sendable {
    case closeRequested
    case focusGained
    case focusLost
    /// The window's pixels were lost and must be sent again.
    case exposed
    /// The new content size in points, and the pixels a point there.
    case resized(Size, scale: Double)
    /// Now on screen.
    case shown
    /// Not on screen: hidden or minimised. Nothing is painted until `shown`.
    case hidden
}
