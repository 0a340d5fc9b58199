import Drawing

/// The paragraphs of a text, from top to bottom.
///
/// Replacing a paragraph updates the offsets of all paragraphs after it: O(number of paragraphs).
nonisolated struct ParagraphList {
    private(set) var paragraphs: [ParagraphLayout] = []
    /// The start of each paragraph, in bytes of the text.
    private(set) var starts: [Int] = []
    /// The top of each paragraph's first line, in points.
    private(set) var tops: [Double] = []
    /// The number of lines above each paragraph.
    private(set) var linesAbove: [Int] = []
    private(set) var lineCount = 0
    /// The total height of all lines, in points.
    private(set) var height = 0.0
    /// The width of the widest line, in points.
    private(set) var width = 0.0

    var count: Int { paragraphs.count }

    /// Replaces a range of paragraphs; at least one paragraph must remain.
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

    /// Returns the position directly after the paragraph before `index`.
    private func place(after index: Int) -> Place {
        guard index > 0 else { return (0, 0, 0) }
        let last = paragraphs[index - 1]
        return (
            starts[index - 1] + last.byteCount + last.separatorCount,
            tops[index - 1] + last.height + last.spaceAfter + paragraphs[index].spaceBefore,
            linesAbove[index - 1] + last.lines.count
        )
    }

    /// Moves the paragraphs that were kept, from `first` on; `old` is the previous position of the first of them.
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

    /// Returns the index of the paragraph that contains the byte; the last paragraph for offsets after the end.
    func index(at offset: Int) -> Int { Self.last(in: starts, atMost: offset) }

    /// Returns the index of the paragraph at a vertical position in points; the nearest one for positions outside the text.
    func index(atHeight y: Double) -> Int { Self.last(in: tops, atMost: y) }

    /// Returns the paragraph that contains a line, and the index of the line in it.
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
