public import Drawing

extension TextLayout {
    // MARK: - Carets

    /// The place of the text that is nearest to a point.
    ///
    /// O(log n) once the line is placed.
    public func position(nearest point: Point) -> TextPosition {
        let paragraph = list.index(atHeight: point.y)
        let line = list.paragraphs[paragraph].line(atHeight: point.y - list.tops[paragraph])
        let place = caretLine(paragraph, line).place(atX: point.x)
        return normalized(position(place, in: paragraph))
    }

    /// Where the caret stands: as high as its line, without width.
    ///
    /// Held within the layout's width. Offsets within a character count as its beginning, and those outside of the
    /// text as its nearer end.
    public func caretRect(at position: TextPosition) -> Rect {
        let found = locate(position)
        let x = caretLine(found.paragraph, found.line).x(of: found.place)
        let record = list.paragraphs[found.paragraph].lines[found.line]
        return Rect(
            x: width < 1e9 ? min(max(0, x), max(0, width)) : x, y: list.tops[found.paragraph] + record.top,
            width: 0,
            height: Double(record.height))
    }

    /// The line that the position stands in.
    public func line(of position: TextPosition) -> Int {
        let found = locate(position)
        return list.linesAbove[found.paragraph] + found.line
    }

    /// The rectangles that a range of the text covers, line by line; in bytes of UTF-8.
    ///
    /// Where the range goes on in the next line, the rectangle reaches to the end of the layout's width.
    public func selectionRects(forUTF8 range: Range<Int>) -> [Rect] {
        guard !range.isEmpty else { return [] }
        let first = locate(TextPosition(offset: range.lowerBound))
        let last = locate(TextPosition(offset: range.upperBound, affinity: .upstream))
        let lines =
            list.linesAbove[first.paragraph]
            + first.line...max(
                list.linesAbove[first.paragraph] + first.line, list.linesAbove[last.paragraph] + last.line)
        return lines.flatMap { rects(ofLine: $0, range) }
    }

    /// As `selectionRects(forUTF8:)`, for indices of the text's string.
    public func selectionRects(for range: Range<String.Index>) -> [Rect] {
        selectionRects(forUTF8: text.utf8(range))
    }

    /// The index of the text's string at a position: that of a whole character.
    public func index(of position: TextPosition) -> String.Index {
        let found = locate(position)
        let utf8 = text.string.utf8
        return utf8.index(utf8.startIndex, offsetBy: list.starts[found.paragraph] + found.place.offset)
    }

    /// The position at an index of the text's string.
    public func position(of index: String.Index) -> TextPosition {
        TextPosition(offset: text.utf8(index..<index).lowerBound)
    }

    /// Where the character under a point leads; nil beside the text, and for text that leads nowhere.
    public func link(at point: Point) -> String? {
        guard point.y >= 0, point.y < size.height else { return nil }
        let paragraph = list.index(atHeight: point.y)
        let layout = list.paragraphs[paragraph]
        let line = placedLine(paragraph, layout.line(atHeight: point.y - list.tops[paragraph]))
        let x = Float(point.x)
        guard let cluster = line.clusters.first(where: { $0.left <= x && x < $0.right }) else { return nil }
        return layout.looks[layout.look(at: Int(cluster.start))].look.attributes.link
    }

    private func rects(ofLine number: Int, _ range: Range<Int>) -> [Rect] {
        let (paragraph, line) = list.place(ofLine: number)
        let layout = list.paragraphs[paragraph]
        let start = list.starts[paragraph]
        let caret = caretLine(paragraph, line)
        let local = max(0, range.lowerBound - start)..<max(0, range.upperBound - start)
        var spans = caret.spans(of: local)
        let goesOn = range.upperBound - start > caret.range.upperBound && number + 1 < list.lineCount
        if goesOn, width < 1e9 { extend(&spans, caret) }
        let record = layout.lines[line]
        return spans.map { span in
            let left = width < 1e9 ? min(max(0, span.left), width) : span.left
            let right = width < 1e9 ? min(max(0, span.right), width) : span.right
            return Rect(
                x: left, y: list.tops[paragraph] + record.top, width: max(0, right - left),
                height: Double(record.height))
        }
    }

    private func extend(_ spans: inout [(left: Double, right: Double)], _ caret: CaretLine) {
        let end = caret.x(of: CaretLine.Place(offset: caret.range.upperBound, affinity: .downstream))
        if caret.isRightToLeft {
            if let first = spans.first, first.left <= end + 0.01 {
                spans[0].left = min(0, end)
            } else {
                spans.insert((min(0, end), end), at: 0)
            }
        } else if let last = spans.last, last.right >= end - 0.01 {
            spans[spans.count - 1].right = max(width, end)
        } else {
            spans.append((end, max(width, end)))
        }
    }

    /// Where a line begins and ends downwards, in points; nothing is placed for it.
    public func heights(ofLine line: Int) -> (top: Double, bottom: Double) {
        let place = list.place(ofLine: min(max(0, line), list.lineCount - 1))
        let record = list.paragraphs[place.paragraph].lines[place.line]
        let top = list.tops[place.paragraph] + record.top
        return (top, top + Double(record.height))
    }

    /// Whether the paragraph that a line is of runs from right to left.
    public func isRightToLeft(atLine line: Int) -> Bool {
        list.paragraphs[list.place(ofLine: min(max(0, line), list.lineCount - 1)).paragraph].isRightToLeft
    }

    // MARK: - Places

    /// Where a position lies.
    struct Location {
        var paragraph: Int
        var line: Int
        var place: CaretLine.Place
    }

    func locate(_ position: TextPosition) -> Location {
        let offset = min(max(0, position.offset), text.utf8Count)
        let paragraph = list.index(at: offset)
        let layout = list.paragraphs[paragraph]
        // Within a separator of two bytes is before it.
        let local = min(offset - list.starts[paragraph], layout.byteCount)
        var line = layout.line(at: local)
        if position.affinity == .upstream, line > 0, local == Int(layout.lines[line].start) { line -= 1 }
        let rounded = caretLine(paragraph, line).rounded(local)
        return Location(
            paragraph: paragraph, line: line,
            place: CaretLine.Place(offset: rounded, affinity: position.affinity))
    }

    func caretLine(_ paragraph: Int, _ line: Int) -> CaretLine {
        let layout = list.paragraphs[paragraph]
        let placed = placedLine(paragraph, line)
        var range = layout.range(ofLine: line)
        // The caret stands before what ends the line.
        if layout.lines[line].ending == .separator, let last = placed.clusters.last,
            Int(last.end) == range.upperBound
        {
            range = range.lowerBound..<Int(last.start)
        }
        return CaretLine(line: placed, range: range, isRightToLeft: layout.isRightToLeft)
    }

    func position(_ place: CaretLine.Place, in paragraph: Int) -> TextPosition {
        TextPosition(offset: list.starts[paragraph] + place.offset, affinity: place.affinity)
    }

    /// Returns the position with downstream affinity, unless that is a different place on the screen.
    func normalized(_ position: TextPosition) -> TextPosition {
        guard position.affinity == .upstream else { return position }
        let other = TextPosition(offset: position.offset)
        let (here, there) = (locate(position), locate(other))
        guard here.line == there.line, here.paragraph == there.paragraph else { return position }
        let caret = caretLine(here.paragraph, here.line)
        return abs(caret.x(of: here.place) - caret.x(of: there.place)) < 0.01 ? other : position
    }
}
