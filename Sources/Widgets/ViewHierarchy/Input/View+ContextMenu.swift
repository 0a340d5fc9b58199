extension View {
    /// The closure that creates the context menu for a right click, the Menu key or Shift+F10 on this view.
    ///
    /// Called each time the menu is requested, with the place of the click in this view's space, or nil for the keyboard. If the property
    /// is nil, the default, or the closure returns nil, the superview's context menu is used.
    ///
    ///     photo.contextMenuProvider = { _ in Menu(children: [Action(title: "Copy") { _ in copy() }]) }
    ///     map.contextMenuProvider = { [unowned map] place in place.flatMap(map.city(at:)).map(menu(for:)) }
    public final var contextMenuProvider: ((Point?) -> Menu?)? {
        get { rare?.contextMenuProvider }
        set { rareState.contextMenuProvider = newValue }
    }

    /// The rectangle below which a menu opens that was requested by the keyboard, in the view's own space.
    final var contextMenuAnchor: Rect {
        guard let part = (self as? any ContextMenuAnchoring)?.keyboardMenuAnchor else { return bounds }
        return part.intersection(bounds)
    }
}

/// A view that provides its own context menu, as a text field does.
///
///     extension Canvas: ContextMenuProviding {
///         func contextMenu(at point: Point?) -> Menu? { menu(for: point.flatMap(shape(at:))) }
///     }
public protocol ContextMenuProviding: View {
    /// Returns the menu for a right click at `point` (in the view's own space), or for the keyboard if `point` is nil.
    ///
    /// The view already has the focus if it can. Return nil to use the superview's context menu.
    func contextMenu(at point: Point?) -> Menu?
}

/// A view with a part to which a menu requested by the keyboard belongs, such as the row under the cursor.
package protocol ContextMenuAnchoring: View {
    /// The part in the view's own space; nil for the whole view.
    var keyboardMenuAnchor: Rect? { get }
}

/// A view that is notified before a right click opens a context menu; a list, for example, selects the row under the pointer.
///
/// `NSView.willOpenMenu(_:with:)`.
package protocol ContextMenuPreparing: View {
    /// Called before the context menu of the view or of an ancestor is requested.
    func willOpenContextMenu(with event: MouseEvent)
}
