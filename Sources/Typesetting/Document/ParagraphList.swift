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
        let old = range.upperBound < count ? place(of: range.upperBound) : nil
        let wasWidest = paragraphs[range].contains { $0.width >= width }
        paragraphs.replaceSubrange(range, with: new)
        let zeros = [Double](repeating: 0, count: new.count)
        starts.replaceSubrange(range, with: repeatElement(0, count: new.count))
        linesAbove.replaceSubrange(range, with: repeatElement(0, count: new.count))
        tops.replaceSubrange(range, with: zeros)
        let end = range.lowerBound + new.count
        for index in range.lowerBound..<end { put(place(after: index), at: index) }
        if let old { shift(from: end, by: old) }
        let widest = new.reduce(0) { max($0, $1.width) }
        if widest >= width {
            width = widest
        } else if wasWidest {
            width = paragraphs.reduce(0) { max($0, $1.width) }
        }
        guard let last = paragraphs.last else { return }
        height = tops[count - 1] + last.height
        lineCount = linesAbove[count - 1] + last.lines.count
    }

    private typealias Place = (start: Int, top: Double, lines: Int)

    private func place(of index: Int) -> Place { (starts[index], tops[index], linesAbove[index]) }

    private mutating func put(_ place: Place, at index: Int) {
        starts[index] = place.start
        tops[index] = place.top
        linesAbove[index] = place.lines
    }

    /// Below the paragraph before.
    private func place(after index: Int) -> Place {
        guard index > 0 else { return (0, 0, 0) }
        let last = paragraphs[index - 1]
        return (
            starts[index - 1] + last.byteCount + last.separatorCount,
            tops[index - 1] + last.height + last.spaceAfter + paragraphs[index].spaceBefore,
            linesAbove[index - 1] + last.lines.count
        )
    }

    /// Paragraphs that stayed move together; `old` is where the first of them was.
    private mutating func shift(from first: Int, by old: Place) {
        let new = place(after: first)
        Self.add(new.start - old.start, to: &starts, from: first)
        Self.add(new.lines - old.lines, to: &linesAbove, from: first)
        if new.top != old.top { Self.add(new.top - old.top, to: &tops, from: first) }
    }

    private static func add<Number: Numeric>(_ change: Number, to numbers: inout [Number], from first: Int) {
        guard change != .zero else { return }
        numbers.withUnsafeMutableBufferPointer { numbers in
            for index in first..<numbers.count { numbers[index] += change }
        }
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
