/// The layout of a text as caret movements need it: lines as they are wrapped, and places to the left and the right.
///
/// Views implement it over their layouts; it may be isolated to the main actor, as they are. ``FixedPitchCaretLayout`` is one
/// without fonts.
///
///     let layout = FixedPitchCaretLayout(buffer, columns: 80)
///     layout.position(from: TextPosition(offset: 0), movingLines: 1, column: 4)
public protocol CaretLayout {
    /// The next place of the caret on the left or the right of the screen; nil at that end of the text.
    func position(leftOf position: TextPosition) -> TextPosition?

    /// The next place of the caret on the right of the screen; nil at that end of the text.
    func position(rightOf position: TextPosition) -> TextPosition?

    /// True if the text around a place runs from right to left.
    func isRightToLeft(at position: TextPosition) -> Bool

    /// Where the wrapped line begins that a place is in.
    func lineStart(at position: TextPosition) -> TextPosition

    /// Where the wrapped line ends that a place is in: before its break, or upstream where it is wrapped.
    func lineEnd(at position: TextPosition) -> TextPosition

    /// How far along its line a place is, in points or any other unit that the layout gets back.
    func column(of position: TextPosition) -> Double

    /// The place nearest to a column, so many wrapped lines further down, or up if negative.
    ///
    /// As many lines as there are, if there are fewer; nil if there is none.
    func position(from position: TextPosition, movingLines count: Int, column: Double) -> TextPosition?

    /// How many lines a page has, less the one that stays in view.
    var linesPerPage: Int { get }
}
