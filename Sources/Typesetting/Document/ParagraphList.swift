import Drawing

/// The paragraphs of a text, below each other.
///
/// A change of one costs moving the numbers of those after it.
nonisolated struct ParagraphList {
    private(set) var paragraphs: [ParagraphLayout] = []
    /// Where each begins, in bytes of the text.
    private(set) var starts: [Int] = []
    /// The top of each one's first line, in points.
    private(set) var tops: [Double] = []
    /// Lines above each.
    private(set) var linesAbove: [Int] = []
    private(set) var lineCount = 0
    /// Of all lines, in points.
    private(set) var height = 0.0
    /// The widest line, in points.
    private(set) var width = 0.0

    var count: Int { paragraphs.count }

    /// Puts paragraphs in the place of some; there must be at least one afterwards.
    mutating func replace(_ range: Range<Int>, with new: [ParagraphLayout]) {
        let known = range.lowerBound
        paragraphs.replaceSubrange(range, with: new)
        measure(from: known)
    }

    private mutating func measure(from first: Int) {
        func resize<Number: Numeric>(_ numbers: inout [Number]) {
            numbers.removeLast(numbers.count - min(first, numbers.count))
            numbers.reserveCapacity(paragraphs.count)
        }
        resize(&starts)
        resize(&tops)
        resize(&linesAbove)
        for index in first..<paragraphs.count {
            var (start, top, lines) = (0, 0.0, 0)
            if index > 0 {
                let last = paragraphs[index - 1]
                start = starts[index - 1] + last.byteCount + last.separatorCount
                top =
                    tops[index - 1] + last.height + last.style.lineSpacing + last.style.paragraphSpacing
                    + paragraphs[index].style.paragraphSpacingBefore
                lines = linesAbove[index - 1] + last.lines.count
            }
            starts.append(start)
            tops.append(top)
            linesAbove.append(lines)
        }
        width = paragraphs.reduce(0) { max($0, $1.width) }
        guard let last = paragraphs.last else { return }
        height = tops[paragraphs.count - 1] + last.height
        lineCount = linesAbove[paragraphs.count - 1] + last.lines.count
    }

    /// The paragraph that has the byte; the last one beyond the end.
    func index(at offset: Int) -> Int { Self.last(in: starts, atMost: offset) }

    /// The paragraph at a height in points; the nearest one outside.
    func index(atHeight y: Double) -> Int { Self.last(in: tops, atMost: y) }

    /// The paragraph that has a line, and which of its lines it is.
    func place(ofLine line: Int) -> (paragraph: Int, line: Int) {
        let paragraph = Self.last(in: linesAbove, atMost: line)
        return (paragraph, line - linesAbove[paragraph])
    }

    private static func last<Number: Comparable>(in numbers: [Number], atMost value: Number) -> Int {
        var low = 0
        var high = numbers.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if numbers[middle] <= value { low = middle } else { high = middle }
        }
        return low
    }
}
