extension View {
    /// Makes the menu that a right click, the Menu key or Shift+F10 on this view opens; nil, as at first, leaves it to the
    /// view around.
    ///
    /// Asked each time; a closure that gives nil shows none here.
    ///
    ///     photo.contextMenuProvider = { Menu(children: [Action(title: "Copy") { _ in copy() }]) }
    public final var contextMenuProvider: (() -> Menu?)? {
        get { rare?.contextMenuProvider }
        set { rareState.contextMenuProvider = newValue }
    }

    /// Below what a menu opens that was asked for by the keyboard, in the view's own space.
    final var contextMenuAnchor: Rect {
        guard let part = (self as? any ContextMenuAnchoring)?.keyboardMenuAnchor else { return bounds }
        return part.intersection(bounds)
    }
}

/// A view with a context menu of its own: a text field has one.
///
///     extension Canvas: ContextMenuProviding {
///         func contextMenu(at point: Point?) -> Menu? { menu(for: point.flatMap(shape(at:))) }
///     }
public protocol ContextMenuProviding: View {
    /// The menu for a right click at `point` (in the view's own space); nil is the keyboard's way.
    ///
    /// The view has the focus already where it can have it. Gives nil to leave it to the view around.
    func contextMenu(at point: Point?) -> Menu?
}

/// A view with a part that a menu belongs to when the keyboard asks for it: the row under the cursor.
package protocol ContextMenuAnchoring: View {
    /// That part, in the view's own space; nil for the whole view.
    var keyboardMenuAnchor: Rect? { get }
}

/// A view that changes before a right click opens a context menu: a list selects the row under the pointer.
///
/// `NSView.willOpenMenu(_:with:)`.
package protocol ContextMenuPreparing: View {
    /// Called before the view and its ancestors are asked for a context menu.
    func willOpenContextMenu(with event: MouseEvent)
}
