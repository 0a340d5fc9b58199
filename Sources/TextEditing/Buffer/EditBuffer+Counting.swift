internal import Ropes

extension EditBuffer {
    // MARK: - Lines

    /// How many lines there are: one more than line breaks, which are `\n`, `\r\n`, `\r`, U+2028 and U+2029.
    public var lineCount: Int { root.summary.lineBreaks + 1 }

    /// Which line an offset is in, from zero: O(log n).
    ///
    /// A line's break is part of it; between `\r` and `\n` it is still the line that they end.
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

    /// Where a line begins; lines before the first and behind the last count as these: O(log n).
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

    /// A line with its break: O(log n).
    public func range(ofLine line: Int) -> TextRange {
        let line = min(max(line, 0), lineCount - 1)
        let end = line + 1 < lineCount ? offset(ofLine: line + 1) : utf8Count
        return TextRange(start: offset(ofLine: line), end: end)
    }

    /// A line without its break: O(log n).
    public func contentRange(ofLine line: Int) -> TextRange {
        let whole = range(ofLine: line)
        guard line < lineCount - 1 else { return whole }
        return TextRange(start: whole.start, end: whole.end - breakLength(before: whole.end))
    }

    /// How many bytes the break has that ends at an offset.
    private func breakLength(before offset: Int) -> Int {
        guard let last = byte(at: offset - 1) else { return 0 }
        if last == 0x0A { return byte(at: offset - 2) == 0x0D ? 2 : 1 }
        return last == 0x0D ? 1 : 3
    }

    /// The lines that a range touches, in order: O(log n).
    public func lines(in range: TextRange) -> ClosedRange<Int> {
        let first = line(at: range.start)
        if range.isEmpty { return first...first }
        return first...max(first, line(at: range.end))
    }

    // MARK: - Other ways of counting

    /// How many code units of UTF-16 are before an offset: O(log n).
    public func utf16Offset(of offset: Int) -> Int {
        var work = TreeWork()
        return root.summary(before: valid(offset), &work).utf16
    }

    /// The offset with so many code units of UTF-16 before it; within a surrogate pair the one before: O(log n).
    public func offset(ofUTF16 target: Int) -> Int {
        var work = TreeWork()
        let offset = root.offset(where: .utf16, reaches: target, &work)
        let isTooFar = root.summary(before: offset, &work).utf16 > max(target, 0)
        return isTooFar ? valid(offset - 1) : offset
    }

    /// How many scalars are before an offset: O(log n).
    public func scalarOffset(of offset: Int) -> Int {
        var work = TreeWork()
        return root.summary(before: valid(offset), &work).scalars
    }

    /// The offset with so many scalars before it: O(log n).
    public func offset(ofScalar target: Int) -> Int {
        var work = TreeWork()
        return root.offset(where: .scalars, reaches: target, &work)
    }
}
