/// The layout of a text as required for caret movements: wrapped lines, and adjacent positions in visual order.
///
/// Views implement it with their layouts; it may be isolated to the main actor, as they are. ``FixedPitchCaretLayout`` is an
/// implementation without fonts.
///
///     let layout = FixedPitchCaretLayout(buffer, columns: 80)
///     layout.position(from: TextPosition(offset: 0), movingLines: 1, column: 4)
public protocol CaretLayout {
    /// Returns the next caret position to the left on screen; nil at that end of the text.
    func position(leftOf position: TextPosition) -> TextPosition?

    /// Returns the next caret position to the right on screen; nil at that end of the text.
    func position(rightOf position: TextPosition) -> TextPosition?

    /// Returns whether the text at a position runs from right to left.
    func isRightToLeft(at position: TextPosition) -> Bool

    /// Returns the start of the wrapped line that contains a position.
    func lineStart(at position: TextPosition) -> TextPosition

    /// Returns the end of the wrapped line that contains a position: before its line break, or with upstream affinity at a wrap.
    func lineEnd(at position: TextPosition) -> TextPosition

    /// Returns the horizontal position of a caret, in points or in another unit private to the layout.
    func column(of position: TextPosition) -> Double

    /// Returns the position nearest to a column, a number of wrapped lines further down, or up if negative.
    ///
    /// The number of lines is limited to those that exist; nil if the line would not change.
    func position(from position: TextPosition, movingLines count: Int, column: Double) -> TextPosition?

    /// The number of lines per page, less one line that stays visible.
    var linesPerPage: Int { get }
}
