import Drawing

extension TextLayout {
    /// Reuses the placed lines of an older layout whose text differs by an edit, so that unchanged lines are not shaped again.
    ///
    /// The edit replaced the bytes from `start` to `oldEnd` of the older text with those from `start` to `newEnd` of this one.
    /// Applies only to texts of one left-to-right paragraph in a script whose letters do not join; does nothing for other texts.
    /// O(reused lines).
    public func reuseLines(of old: TextLayout, start: Int, oldEnd: Int, newEnd: Int) {
        guard old.engine === engine, list.count == 1, old.list.count == 1, font == old.font,
            scale == old.scale, width == old.width, paragraphStyle == old.paragraphStyle,
            let paragraph = list.paragraphs.first, let before = old.list.paragraphs.first,
            !paragraph.isRightToLeft, !before.isRightToLeft
        else { return }
        // Lines that are aligned relative to the widest line move if its width changes.
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
