internal import Ropes

extension EditBuffer {
    // MARK: - Lines

    /// The number of lines: one more than line breaks, which are `\n`, `\r\n`, `\r`, U+2028 and U+2029: O(1).
    public var lineCount: Int { root.summary.lineBreaks + 1 }

    /// Returns the zero-based index of the line that contains an offset: O(log n).
    ///
    /// A line includes its break; an offset between `\r` and `\n` belongs to the line that they end.
    public func line(at offset: Int) -> Int {
        var work = TreeWork()
        return line(at: offset, &work)
    }

    func line(at offset: Int, _ work: inout TreeWork) -> Int {
        let offset = valid(offset)
        let before = root.summary(before: offset, &work)
        let isWithinBreak = before.endsWithReturn && byte(at: offset) == 0x0A
        return before.lineBreaks - (isWithinBreak ? 1 : 0)
    }

    /// Returns the offset at which a line begins; the line index is clamped to the valid range: O(log n).
    public func offset(ofLine line: Int) -> Int {
        var work = TreeWork()
        return offset(ofLine: line, &work)
    }

    func offset(ofLine line: Int, _ work: inout TreeWork) -> Int {
        if line <= 0 { return 0 }
        let offset = root.offset(where: .lineBreaks, reaches: min(line, lineCount - 1), &work)
        let isWithinBreak = offset > 0 && byte(at: offset) == 0x0A && byte(at: offset - 1) == 0x0D
        return isWithinBreak ? offset + 1 : offset
    }

    /// Returns the range of a line with its break; the line index is clamped to the valid range: O(log n).
    public func range(ofLine line: Int) -> TextRange {
        let line = min(max(line, 0), lineCount - 1)
        let end = line + 1 < lineCount ? offset(ofLine: line + 1) : utf8Count
        return TextRange(start: offset(ofLine: line), end: end)
    }

    /// Returns the range of a line without its break; the line index is clamped to the valid range: O(log n).
    public func contentRange(ofLine line: Int) -> TextRange {
        let whole = range(ofLine: line)
        guard line < lineCount - 1 else { return whole }
        return TextRange(start: whole.start, end: whole.end - breakLength(before: whole.end))
    }

    /// Returns the length in bytes of the line break that ends at an offset.
    private func breakLength(before offset: Int) -> Int {
        guard let last = byte(at: offset - 1) else { return 0 }
        if last == 0x0A { return byte(at: offset - 2) == 0x0D ? 2 : 1 }
        return last == 0x0D ? 1 : 3
    }

    /// Returns the indices of the lines that a range touches: O(log n).
    public func lines(in range: TextRange) -> ClosedRange<Int> {
        let first = line(at: range.start)
        if range.isEmpty { return first...first }
        return first...max(first, line(at: range.end))
    }

    // MARK: - Conversion of offsets

    /// Returns the number of UTF-16 code units before an offset: O(log n).
    public func utf16Offset(of offset: Int) -> Int {
        var work = TreeWork()
        return root.summary(before: valid(offset), &work).utf16
    }

    /// Returns the offset after `target` UTF-16 code units, rounded down within a surrogate pair: O(log n).
    public func offset(ofUTF16 target: Int) -> Int {
        var work = TreeWork()
        let offset = root.offset(where: .utf16, reaches: target, &work)
        let isTooFar = root.summary(before: offset, &work).utf16 > max(target, 0)
        return isTooFar ? valid(offset - 1) : offset
    }

    /// Returns the number of Unicode scalars before an offset: O(log n).
    public func scalarOffset(of offset: Int) -> Int {
        var work = TreeWork()
        return root.summary(before: valid(offset), &work).scalars
    }

    /// Returns the offset after `target` Unicode scalars: O(log n).
    public func offset(ofScalar target: Int) -> Int {
        var work = TreeWork()
        return root.offset(where: .scalars, reaches: target, &work)
    }
}
