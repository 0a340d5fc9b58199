/// A view with different cursors for its parts.
///
///     extension ColumnHeader: CursorProviding {
///         func cursor(at point: Point) -> Cursor? { isOnEdge(point) ? .resizeLeftRight : nil }
///     }
public protocol CursorProviding: View {
    /// Returns the cursor at `point`, in the view's space, where no other view is in front; nil for the cursor of the
    /// superview.
    ///
    /// A ``View/pointerCursor`` that has been set takes precedence.
    func cursor(at point: Point) -> Cursor?
}
