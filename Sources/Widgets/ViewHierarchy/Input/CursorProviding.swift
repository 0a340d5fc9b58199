/// A view that has another cursor in each of its parts.
///
///     extension ColumnHeader: CursorProviding {
///         func cursor(at point: Point) -> Cursor? { isOnEdge(point) ? .resizeLeftRight : nil }
///     }
public protocol CursorProviding: View {
    /// Returns the cursor at `point` (in the view's space), where no other view is in front.
    ///
    /// Nil for the cursor of the superview. A ``View/pointerCursor`` that was set takes precedence.
    func cursor(at point: Point) -> Cursor?
}
