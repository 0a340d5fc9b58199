/// A view that changes before a right click opens a context menu: a list selects the row under the pointer.
///
/// `NSView.willOpenMenu(_:with:)`.
protocol ContextMenuPreparing: View {
    /// Called before the view and its ancestors are asked for a context menu.
    func willOpenContextMenu(with event: MouseEvent)
}
