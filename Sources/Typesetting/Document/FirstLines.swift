public import Drawing

extension ParagraphList {
    /// Returns the size of the first `count` lines, in points: the width of the widest, and their total height.
    func size(ofLines count: Int) -> Size {
        if count >= lineCount { return Size(width: width, height: height) }
        let last = place(ofLine: count - 1)
        var widest = 0.0
        for paragraph in paragraphs[..<last.paragraph] { widest = max(widest, paragraph.width) }
        let paragraph = paragraphs[last.paragraph]
        for line in 0...last.line {
            widest = max(
                widest, Double(paragraph.lines[line].width) + paragraph.constraints.indent(ofLine: line))
        }
        return Size(width: widest, height: bottom(ofLine: count - 1))
    }

    /// Returns the number of lines that end within `height`, in points.
    func lineCount(within height: Double) -> Int {
        var low = 0
        var high = lineCount
        while low < high {
            let middle = (low + high) / 2
            if bottom(ofLine: middle) <= height { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func bottom(ofLine line: Int) -> Double {
        let place = place(ofLine: line)
        let record = paragraphs[place.paragraph].lines[place.line]
        return tops[place.paragraph] + record.top + Double(record.height)
    }
}

extension TextLayout {
    /// Returns the size of the first `count` lines, at least one: the width of the widest, and their total height.
    ///
    /// O(`count`).
    public func size(ofLines count: Int) -> Size { list.size(ofLines: max(1, count)) }

    /// Returns the number of whole lines that fit into `height`, in points.
    ///
    /// O(log² n).
    public func lineCount(within height: Double) -> Int { list.lineCount(within: height) }
}
