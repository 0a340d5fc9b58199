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

extension View {
    /// The cursor over the view, and over descendants that have none of their own; nil, as at first, for that of the
    /// superview.
    ///
    /// Text has its I-beam and a link its hand without being asked. While a button is held, the pointer keeps to the view that
    /// was pressed. A view with a cursor for each of its parts is ``CursorProviding``.
    ///
    ///     splitter.pointerCursor = .resizeLeftRight
    public final var pointerCursor: Cursor? {
        get { rare?.cursor }
        set {
            if newValue == pointerCursor { return }
            rareState.cursor = newValue
            viewHost?.dispatcher.cursorChanged(of: self)
        }
    }
}

extension ViewHost {
    /// The cursor for the view under the pointer; the arrow while the pointer is outside.
    ///
    /// Windows show it by themselves. An embedding program looks after each event and each frame.
    public var cursor: Cursor { dispatcher.cursor }
}

extension EventDispatcher {
    /// Updates the cursor for the place of the pointer, and notifies the window when it has changed.
    func updateCursor() {
        let wanted = pointerPlace.map { cursor(at: $0) } ?? .arrow
        if wanted == cursor { return }
        cursor = wanted
        if pointerPlace != nil { host.requests?.cursorChanged(wanted) }
    }

    private func cursor(at place: Point) -> Cursor {
        guard let view = viewWithPointer else { return .arrow }
        if view.pointerCursor == nil, let provider = view as? any CursorProviding,
            let own = provider.cursor(at: view.convert(place, from: nil))
        {
            return own
        }
        var step: View? = view
        while let current = step {
            if let cursor = current.pointerCursor { return cursor }
            step = current.superview
        }
        return .arrow
    }

    func cursorChanged(of view: View) {
        if viewWithPointer?.isDescendant(of: view) == true { updateCursor() }
    }
}
