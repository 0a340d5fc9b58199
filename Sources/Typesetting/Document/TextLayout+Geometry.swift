public import Drawing

extension TextLayout {
    // MARK: - Carets

    /// Returns the position in the text that is nearest to a point.
    ///
    /// O(log n) once the line is placed.
    public func position(nearest point: Point) -> TextPosition {
        let paragraph = list.index(atHeight: point.y)
        let line = list.paragraphs[paragraph].line(atHeight: point.y - list.tops[paragraph])
        let place = caretLine(paragraph, line).place(atX: point.x)
        return normalized(position(place, in: paragraph))
    }

    /// Returns the rectangle of the caret: as high as its line, with a width of 0.
    ///
    /// The rectangle is kept within the layout's width. Offsets within a character are rounded down to its start, and
    /// offsets outside the text are clamped.
    public func caretRect(at position: TextPosition) -> Rect {
        let found = locate(position)
        let x = caretLine(found.paragraph, found.line).x(of: found.place)
        let record = list.paragraphs[found.paragraph].lines[found.line]
        return Rect(
            x: width < 1e9 ? min(max(0, x), max(0, width)) : x, y: list.tops[found.paragraph] + record.top,
            width: 0,
            height: Double(record.height))
    }

    /// Returns the index of the line that contains the position.
    public func line(of position: TextPosition) -> Int {
        let found = locate(position)
        return list.linesAbove[found.paragraph] + found.line
    }

    /// Returns the rectangles that a range of UTF-8 bytes covers, line by line.
    ///
    /// If the range continues on the next line, the rectangle extends to the edge of the layout's width.
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

    /// Returns the rectangles that a range of the text's string covers, as `selectionRects(forUTF8:)` does.
    public func selectionRects(for range: Range<String.Index>) -> [Rect] {
        selectionRects(forUTF8: text.utf8(range))
    }

    /// Returns the index in the text's string at a position, rounded to a whole character.
    public func index(of position: TextPosition) -> String.Index {
        let found = locate(position)
        let utf8 = text.string.utf8
        return utf8.index(utf8.startIndex, offsetBy: list.starts[found.paragraph] + found.place.offset)
    }

    /// Returns the position at an index of the text's string.
    public func position(of index: String.Index) -> TextPosition {
        TextPosition(offset: text.utf8(index..<index).lowerBound)
    }

    /// Returns the link of the character at a point; nil outside the text and for text without a link.
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

    /// Returns the top and bottom of a line, in points, without placing its glyphs.
    public func heights(ofLine line: Int) -> (top: Double, bottom: Double) {
        let place = list.place(ofLine: min(max(0, line), list.lineCount - 1))
        let record = list.paragraphs[place.paragraph].lines[place.line]
        let top = list.tops[place.paragraph] + record.top
        return (top, top + Double(record.height))
    }

    /// Returns whether the paragraph of a line runs from right to left.
    public func isRightToLeft(atLine line: Int) -> Bool {
        list.paragraphs[list.place(ofLine: min(max(0, line), list.lineCount - 1)).paragraph].isRightToLeft
    }

    // MARK: - Places

    /// The paragraph, line and caret place of a position.
    struct Location {
        var paragraph: Int
        var line: Int
        var place: CaretLine.Place
    }

    func locate(_ position: TextPosition) -> Location {
        let offset = min(max(0, position.offset), text.utf8Count)
        let paragraph = list.index(at: offset)
        let layout = list.paragraphs[paragraph]
        // A position within a separator of two bytes is before the separator.
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
        // The caret is placed before the separator that ends the line.
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

    /// Returns the position with downstream affinity, unless that changes its location on screen.
    func normalized(_ position: TextPosition) -> TextPosition {
        guard position.affinity == .upstream else { return position }
        let other = TextPosition(offset: position.offset)
        let (here, there) = (locate(position), locate(other))
        guard here.line == there.line, here.paragraph == there.paragraph else { return position }
        let caret = caretLine(here.paragraph, here.line)
        return abs(caret.x(of: here.place) - caret.x(of: there.place)) < 0.01 ? other : position
    }
}
