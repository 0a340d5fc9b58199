/// The kind of a popup, for the window manager and for the grab of the pointer.
package enum PopupKind: Sendable {
    /// A menu or a list of choices, which receives all pointer events of the display.
    case menu
    /// A view with controls, which receives all pointer events of the display.
    case popover
    /// A text, which receives no events.
    case toolTip

    /// The distance between popups and the edges of their area, in points: inside the window, and on the display.
    var margins: (window: Double, display: Double) { self == .toolTip ? (4, 2) : (6, 2) }
}

/// The windows that a platform opens in front of a host's window for menus, popovers and tool tips.
///
///     host.popups.provider = presenter
package protocol PopupProviding: AnyObject {
    /// Returns the part of the desktop that popups beside `anchor` may cover, both in points of the window's space; nil if the platform
    /// does not know the position of the window.
    func popupArea(besides anchor: Rect) -> Rect?

    /// Returns a window that is not yet visible; nil if the platform has none, or the pointer could not be grabbed.
    func makePopup(_ kind: PopupKind) -> (any PopupTarget)?
}

/// A window in front of a host's window, which displays one view of the host.
///
/// It appears with its first frame.
package protocol PopupTarget: FrameTarget {
    /// Whether the pixels are blended with the windows behind, so that a shadow can be displayed.
    var hasAlpha: Bool { get }
    /// Moves and resizes the window; `frame` is in pixels, from the top left corner of the host's window.
    func place(at frame: PixelRect)
    func close()
    /// Makes the window invisible until ``reopen()``; returns false if it cannot, and must be closed instead.
    func hide() -> Bool
    /// Prepares the display of a hidden window, which keeps its pixels; returns false if it cannot be displayed again.
    func reopen() -> Bool
    /// Makes a window visible that has been opened again.
    func show()
    /// Grabs the pointer after ``show()``, once; returns false if it could not be grabbed, and the window is invisible again.
    ///
    /// It waits for the display server, therefore it follows the frame that displays the window.
    func grabPointer() -> Bool
}

/// A window that is closed when its view is removed.
extension PopupTarget {
    package func hide() -> Bool { false }
    package func reopen() -> Bool { false }
    package func show() {}
    package func grabPointer() -> Bool { true }
}
