package import TextEditing

/// The geometry and the drawing of a text that a ``TextEditingController`` edits.
///
/// Points and rectangles are in the surface's own space.
package protocol TextEditingSurface: TextInputClient {
    /// The visible area of the text. A drag beyond it scrolls.
    var editingRoom: Rect { get }
    /// The layout by which movements of the caret go.
    var caretLayout: any CaretLayout { get }
    /// Returns the position of the text nearest to `point`.
    func textPosition(at point: Point) -> TextPosition
    /// Returns the rectangle of a caret at `position`, which may lie outside of the visible area.
    func caretRect(for position: TextPosition) -> Rect
    /// Scrolls the text by `distance`, as far as there is text.
    func scroll(by distance: Point)
    /// Draws the caret, or removes it: ``TextEditingController/isCaretVisible`` has changed.
    func caretVisibilityChanged()
    /// Draws the caret in another shape: typing has begun or ceased to overwrite, or the text has become editable or read-only.
    func caretShapeChanged()
    /// Displays a change of the text, the selection or the composition.
    ///
    /// A change that is empty follows a movement that could go no further: only the caret is to be scrolled into view.
    func editorDidChange(_ change: TextEditingChange)
}

/// The responder that owns a ``TextEditingController``: it reviews edits of the user and sends the events of editing.
///
/// Its standard edit actions, which subclasses override, are those that keys and the context menu perform.
package protocol TextEditingDelegate: ResponderStandardEditActions {
    /// Whether ``shouldApply(_:to:)`` is to be called: each edit costs a copy of the text's tree then.
    var reviewsEdits: Bool { get }
    /// Returns whether the user may make `changes`, which `buffer` is the result of.
    func shouldApply(_ changes: [TextChange], to buffer: EditBuffer) -> Bool
    /// Called when the surface displays `change`.
    func textEditingDidChange(_ change: TextEditingChange)
    /// Called when Return is pressed in a text of one line.
    func textEditingDidCommit()
    /// Called when the focus that was lent to the palette of characters did not come back.
    func textEditingDidEnd()
    /// Called when a text of `byteCount` bytes is too long to be pasted.
    func textEditingDidRefusePaste(of byteCount: Int)
}
