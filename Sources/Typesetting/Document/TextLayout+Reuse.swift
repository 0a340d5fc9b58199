import Drawing

extension TextLayout {
    /// Takes over what was placed of an older layout, from which this one differs by an edit: of lines that are the same,
    /// nothing is shaped again.
    ///
    /// The bytes from `start` to `oldEnd` of the older text are those from `start` to `newEnd` of this one. Only for texts of
    /// one paragraph that run from left to right in letters that do not join; for any other, nothing is taken. O(what is
    /// taken).
    public func reuseLines(of old: TextLayout, start: Int, oldEnd: Int, newEnd: Int) {
        guard old.engine === engine, list.count == 1, old.list.count == 1, font == old.font,
            scale == old.scale, width == old.width, paragraphStyle == old.paragraphStyle,
            let paragraph = list.paragraphs.first, let before = old.list.paragraphs.first,
            !paragraph.isRightToLeft, !before.isRightToLeft
        else { return }
        // Lines that stand by the widest one move when that changes.
        guard width < 1e9 || paragraphStyle.alignment == .left || paragraphStyle.alignment == .natural else {
            return
        }
        let growth = newEnd - oldEnd
        for line in paragraph.lines.indices {
            guard line < before.lines.count else { break }
            let range = paragraph.range(ofLine: line)
            guard range == before.range(ofLine: line), range.upperBound < start,
                paragraph.lines[line].ending == before.lines[line].ending
            else { break }
            take(line, of: before, as: line, of: paragraph, movedBy: 0)
        }
        for step in 1...max(1, min(paragraph.lines.count, before.lines.count)) {
            let (line, other) = (paragraph.lines.count - step, before.lines.count - step)
            let range = paragraph.range(ofLine: line)
            let same = before.range(ofLine: other)
            guard same.lowerBound > oldEnd, same.lowerBound + growth == range.lowerBound,
                same.upperBound + growth == range.upperBound, (line == 0) == (other == 0),
                paragraph.lines[line].ending == before.lines[other].ending
            else { break }
            take(other, of: before, as: line, of: paragraph, movedBy: growth)
        }
    }

    private func take(
        _ line: Int, of old: ParagraphLayout, as number: Int, of new: ParagraphLayout, movedBy count: Int
    ) {
        guard let known = engine.lines.known(line, of: old.identity) else { return }
        engine.lines.insert(known.moved(by: count), number, of: new.identity)
    }
}
