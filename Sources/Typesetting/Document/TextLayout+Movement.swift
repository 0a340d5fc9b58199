import Drawing
import TextAnalysis

extension TextLayout {
    /// A movement of the caret by a key.
    ///
    ///     caret = layout.position(from: caret, .right)
    public enum Movement: Hashable, Sendable, CaseIterable {
        /// One character to the left, in visual order.
        case left
        /// One character to the right, in visual order.
        case right
        /// To the line above.
        case up
        /// To the line below.
        case down
        /// To the previous character, in logical order.
        case backward
        /// To the next character, in logical order.
        case forward
        /// To the start of the current or previous word, in logical order.
        case wordBackward
        /// To the end of the current or next word, in logical order.
        case wordForward
        case lineStart
        case lineEnd
        case paragraphStart
        case paragraphEnd
        case textStart
        case textEnd
    }

    /// Returns the position after a movement; the given position if no movement is possible.
    ///
    /// `column` is the horizontal target of `.up` and `.down`, in points from the left; nil for the caret's own position.
    public func position(
        from position: TextPosition, _ movement: Movement, column: Double? = nil
    ) -> TextPosition {
        let found = locate(position)
        let start = list.starts[found.paragraph]
        switch movement {
        case .left: return moved(found, toRight: false)
        case .right: return moved(found, toRight: true)
        case .up: return moved(found, byLines: -1, column)
        case .down: return moved(found, byLines: 1, column)
        case .backward:
            return TextPosition(offset: characterRange(before: start + found.place.offset).lowerBound)
        case .forward:
            return TextPosition(offset: characterRange(after: start + found.place.offset).upperBound)
        case .wordBackward: return TextPosition(offset: wordStart(before: start + found.place.offset))
        case .wordForward: return TextPosition(offset: wordEnd(after: start + found.place.offset))
        case .lineStart:
            return TextPosition(offset: start + caretLine(found.paragraph, found.line).range.lowerBound)
        case .lineEnd:
            let end = caretLine(found.paragraph, found.line).range.upperBound
            return normalized(TextPosition(offset: start + end, affinity: .upstream))
        case .paragraphStart: return TextPosition(offset: start)
        case .paragraphEnd: return TextPosition(offset: start + list.paragraphs[found.paragraph].byteCount)
        case .textStart: return TextPosition(offset: 0)
        case .textEnd: return TextPosition(offset: text.utf8Count)
        }
    }

    /// Returns the position at which the caret enters a line from the previous line (`forward`) or from the next one.
    ///
    /// For texts that consist of several layouts.
    public func position(enteringLine line: Int, forward: Bool) -> TextPosition {
        let number = min(max(0, line), list.lineCount - 1)
        guard let found = entrance(ofLine: number, isForward: forward) else { return TextPosition(offset: 0) }
        return normalized(position(found.place, in: found.paragraph))
    }

    // MARK: - Visual order

    private func moved(_ found: Location, toRight: Bool) -> TextPosition {
        let caret = caretLine(found.paragraph, found.line)
        let isForward = toRight != caret.isRightToLeft
        let number = list.linesAbove[found.paragraph] + found.line + (isForward ? 1 : -1)
        if let (place, isEdge) = caret.place(from: caret.slot(of: found.place), toRight: toRight) {
            // The end of a wrapped line is the same offset as the start of the next line.
            if isForward, isEdge, let next = entrance(ofLine: number, isForward: true),
                next.paragraph == found.paragraph, next.place.offset == place.offset
            {
                return position(next.place, in: next.paragraph)
            }
            return normalized(position(place, in: found.paragraph))
        }
        // Beyond the edge of the line, the movement continues on the next or previous line.
        guard let next = entrance(ofLine: number, isForward: isForward) else {
            return normalized(position(found.place, in: found.paragraph))
        }
        if !isForward, next.paragraph == found.paragraph, next.place.offset == found.place.offset {
            let line = caretLine(next.paragraph, next.line)
            if let (place, _) = line.place(from: line.slot(of: next.place), toRight: toRight) {
                return normalized(position(place, in: next.paragraph))
            }
        }
        return normalized(position(next.place, in: next.paragraph))
    }

    /// Returns the edge at which the caret enters a line from the previous or next line; nil outside the text.
    private func entrance(ofLine number: Int, isForward: Bool) -> Location? {
        guard number >= 0, number < list.lineCount else { return nil }
        let (paragraph, line) = list.place(ofLine: number)
        let caret = caretLine(paragraph, line)
        return Location(
            paragraph: paragraph, line: line, place: caret.edge(toRight: isForward == caret.isRightToLeft))
    }

    private func moved(_ found: Location, byLines count: Int, _ column: Double?) -> TextPosition {
        let number = list.linesAbove[found.paragraph] + found.line + count
        if number < 0 { return TextPosition(offset: 0) }
        if number >= list.lineCount { return TextPosition(offset: text.utf8Count) }
        let x = column ?? caretLine(found.paragraph, found.line).x(of: found.place)
        let next = list.place(ofLine: number)
        return normalized(position(caretLine(next.paragraph, next.line).place(atX: x), in: next.paragraph))
    }

    // MARK: - Logical order

    /// Returns the range of the grapheme cluster or paragraph separator before a byte; empty at the start.
    public func characterRange(before offset: Int) -> Range<Int> {
        let found = locate(TextPosition(offset: offset, affinity: .upstream))
        let start = list.starts[found.paragraph]
        let end = max(min(offset, text.utf8Count), start + found.place.offset)
        if found.place.offset == 0 {
            guard found.paragraph > 0 else { return 0..<0 }
            return start - list.paragraphs[found.paragraph - 1].separatorCount..<start
        }
        let line = placedLine(found.paragraph, found.line)
        // Text removed by truncation has no clusters: its code points count as characters.
        guard let index = line.cluster(at: found.place.offset - 1),
            line.clusters[index].start < found.place.offset
        else { return text.rounded(end - 1..<end).lowerBound..<end }
        return start + Int(line.clusters[index].start)..<end
    }

    /// Returns the range of the grapheme cluster or paragraph separator after a byte; empty at the end.
    public func characterRange(after offset: Int) -> Range<Int> {
        let found = locate(TextPosition(offset: offset))
        let layout = list.paragraphs[found.paragraph]
        let start = list.starts[found.paragraph]
        let first = start + found.place.offset
        if found.place.offset >= layout.byteCount { return first..<first + layout.separatorCount }
        let line = placedLine(found.paragraph, found.line)
        guard let index = line.cluster(at: found.place.offset),
            line.clusters[index].start <= found.place.offset
        else {
            return first..<nextScalar(after: first)
        }
        return first..<start + Int(line.clusters[index].end)
    }

    private func nextScalar(after offset: Int) -> Int {
        var end = offset + 1
        while end < text.utf8Count, text.rounded(end..<end).lowerBound < end { end += 1 }
        return min(end, text.utf8Count)
    }

    /// Returns the range of the word, run of white space or other character that contains a byte.
    public func wordRange(at offset: Int) -> Range<Int> {
        let words = TextWords(text.string, around: min(max(0, offset), text.utf8Count))
        return words.start(before: offset, isWord: false)..<words.end(after: offset, isWord: false)
    }

    private func wordStart(before offset: Int) -> Int {
        TextWords(text.string, around: offset).start(before: offset, isWord: true)
    }

    private func wordEnd(after offset: Int) -> Int {
        TextWords(text.string, around: offset).end(after: offset, isWord: true)
    }
}
