/// A change of a text: the replaced range of the old text, and the length of the text that replaced it.
///
/// Views lay out only `newLines` again; the indices of later lines change by the difference in number.
///
///     let change = TextChange.replacing(TextRange(start: 4, end: 9), with: "x", in: &buffer)
///     change.newRange                      // 4..<5
///     change.oldLines, change.newLines     // the lines before, and the lines that replace them
public struct TextChange: Hashable, Sendable {
    /// The replaced range, in bytes of UTF-8 of the old text.
    public let range: TextRange
    /// The length of the new text in bytes of UTF-8.
    public let newLength: Int
    /// The affected lines of the old text.
    public let oldLines: ClosedRange<Int>
    /// The lines of the new text that replace `oldLines`.
    public let newLines: ClosedRange<Int>

    /// Replaces a range of a text, and returns the change: O(log n).
    public static func replacing(
        _ range: TextRange, with new: EditBuffer, in buffer: inout EditBuffer
    ) -> TextChange {
        let before = buffer.lines(in: range)
        let range = buffer.replace(range, with: new)
        let after = buffer.lines(in: TextRange(start: range.start, end: range.start + new.utf8Count))
        // A CR and an LF that become or cease to be adjacent also change the previous line.
        let first = min(before.lowerBound, after.lowerBound)
        return TextChange(
            range: range, newLength: new.utf8Count, oldLines: first...before.upperBound,
            newLines: first...after.upperBound)
    }

    /// The range of the inserted text in the new text.
    public var newRange: TextRange { TextRange(start: range.start, end: range.start + newLength) }

    /// The increase of the text's length in bytes; negative if the text became shorter.
    public var growth: Int { newLength - range.length }

    /// Returns an offset of the old text in the new one; offsets within the replaced range move to the end of the inserted text.
    public func offset(after offset: Int) -> Int {
        if offset <= range.start { return offset }
        return offset >= range.end ? offset + growth : range.start + newLength
    }
}
