/// A change by an edit: a range of the old text, and the length of the text that replaced it.
///
/// Views set again only the lines it names; line numbers behind them move by the difference.
///
///     let change = TextChange.replacing(TextRange(start: 4, end: 9), with: "x", in: &buffer)
///     change.newRange                      // 4..<5
///     change.oldLines, change.newLines     // which lines were there, and which are there in their place
public struct TextChange: Hashable, Sendable {
    /// The replaced range, in bytes of UTF-8 of the text before.
    public let range: TextRange
    /// How long the new text is, in bytes of UTF-8.
    public let newLength: Int
    /// The lines of the text before that are not the same any more.
    public let oldLines: ClosedRange<Int>
    /// The lines of the text after that stand in their place.
    public let newLines: ClosedRange<Int>

    /// Replaces a range of a text, and tells what that changed: O(log n).
    public static func replacing(
        _ range: TextRange, with new: EditBuffer, in buffer: inout EditBuffer
    ) -> TextChange {
        let before = buffer.lines(in: range)
        let range = buffer.replace(range, with: new)
        let after = buffer.lines(in: TextRange(start: range.start, end: range.start + new.utf8Count))
        // A return and a line feed that now meet, or no longer do, also change the line before.
        let first = min(before.lowerBound, after.lowerBound)
        return TextChange(
            range: range, newLength: new.utf8Count, oldLines: first...before.upperBound,
            newLines: first...after.upperBound)
    }

    /// Where the new text is.
    public var newRange: TextRange { TextRange(start: range.start, end: range.start + newLength) }

    /// How many bytes longer the text is now.
    public var growth: Int { newLength - range.length }

    /// Where a place of the text before is now; places within what was replaced move to the end of the new text.
    public func offset(after offset: Int) -> Int {
        if offset <= range.start { return offset }
        return offset >= range.end ? offset + growth : range.start + newLength
    }
}
