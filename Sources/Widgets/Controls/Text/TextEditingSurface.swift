package import TextEditing

/// The geometry and drawing of a text that a ``TextEditingController`` edits.
///
/// Points and rectangles are in the surface's coordinate space.
package protocol TextEditingSurface: TextInputClient {
    /// The visible area of the text; a drag beyond it scrolls.
    var editingRect: Rect { get }
    /// The layout used for caret movements.
    var caretLayout: any CaretLayout { get }
    /// Returns the position of the text nearest to `point`.
    func textPosition(at point: Point) -> TextPosition
    /// Returns the rectangle of a caret at `position`, which may lie outside of the visible area.
    func caretRect(for position: TextPosition) -> Rect
    /// Scrolls the text by `distance` in points, limited to the extent of the text.
    func scroll(by distance: Point)
    /// Called when ``TextEditingController/isCaretVisible`` has changed; redraws the caret.
    func caretVisibilityChanged()
    /// Called when the caret's shape has changed because `isOverwriting` or `isEditable` has; redraws the caret.
    func caretShapeChanged()
    /// Displays a change of the text, the selection or the composition.
    ///
    /// An empty change follows a movement without effect: only the caret is scrolled into view.
    func editorDidChange(_ change: TextEditingChange)
}

extension TextEditingSurface {
    /// The distance between the caret and the edge of an enclosing scroll view in which it is revealed, in points.
    private static var revealDistance: Double { 8 }

    /// Scrolls the focused caret into view in the scroll views around the surface.
    func revealCaretInAncestors() {
        guard isFirstResponder else { return }
        let reach = Self.revealDistance
        EnclosingScrollViews(of: self).reveal(caretRect.insetBy(dx: -reach, dy: -reach))
    }
}

/// The responder that owns a ``TextEditingController``: it reviews edits of the user and sends the events of editing.
///
/// Keys and the context menu perform its standard edit actions, which subclasses may override.
package protocol TextEditingDelegate: ResponderStandardEditActions {
    /// Whether ``shouldApply(_:to:)`` is called; each edit then costs a copy of the text's tree.
    var reviewsEdits: Bool { get }
    /// Returns whether the user may make `changes`, which result in `buffer`.
    func shouldApply(_ changes: [TextChange], to buffer: EditBuffer) -> Bool
    /// Called after the surface has displayed `change`.
    func textEditingDidChange(_ change: TextEditingChange)
    /// Called when Return is pressed in a text of one line.
    func textEditingDidCommit()
    /// Called when focus that the character palette had taken over does not return to the text.
    func textEditingDidEnd()
    /// Called when a text of `byteCount` bytes exceeds the maximum length of a paste.
    func textEditingDidRefusePaste(of byteCount: Int)
}
