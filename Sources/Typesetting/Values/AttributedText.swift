import Drawing

/// A string with attributes for ranges of its text.
///
/// A value type. Ranges are expressed in indices of the string and are rounded down to whole Unicode scalars. The implementation and
/// `TextPosition` use offsets in UTF-8 bytes, which are free to compare and to convert.
///
///     var text = AttributedText("Read the manual", attributes: TextAttributes(font: .systemFont(ofSize: 15)))
///     text.update(text.string.startIndex..<text.string.endIndex) { $0.underlineStyle = .single }
public nonisolated struct AttributedText: Sendable {
    /// A range of text with equal attributes.
    ///
    ///     for run in text.runs { print(run.utf8Count, run.attributes) }
    public struct Run: Hashable, Sendable {
        /// The length of the run in UTF-8 bytes; greater than 0.
        public var utf8Count: Int
        /// The attributes of the run.
        public var attributes: TextAttributes
    }

    /// The characters without attributes.
    public private(set) var string: String
    /// The runs of the text, which cover the whole string; the attributes of adjacent runs differ.
    ///
    /// Empty for an empty string.
    public private(set) var runs: [Run]

    /// Creates a text whose whole string has the same attributes.
    public init(_ string: String = "", attributes: TextAttributes = TextAttributes()) {
        var string = string
        string.makeContiguousUTF8()
        self.string = string
        runs = string.isEmpty ? [] : [Run(utf8Count: string.utf8.count, attributes: attributes)]
    }

    /// Creates a text from UTF-8; invalid bytes become U+FFFD.
    public init(decoding bytes: some Collection<UInt8>, attributes: TextAttributes = TextAttributes()) {
        self.init(String(decoding: bytes, as: UTF8.self), attributes: attributes)
    }

    /// The length of the text in UTF-8 bytes.
    public var utf8Count: Int { string.utf8.count }

    // MARK: - Looks

    /// Returns the attributes of the character at `index`.
    ///
    /// At the end of the text, these are the attributes of the last character; in an empty text, the default attributes.
    public func attributes(at index: String.Index) -> TextAttributes {
        attributes(atUTF8: string.utf8.distance(from: string.startIndex, to: index))
    }

    func attributes(atUTF8 offset: Int) -> TextAttributes {
        guard !runs.isEmpty else { return TextAttributes() }
        return runs[min(run(at: offset).index, runs.count - 1)].attributes
    }

    /// Returns the index of the run that contains a byte, and the offset at which the run begins.
    ///
    /// At or after the end of the text, the index is the number of runs.
    func run(at offset: Int) -> (index: Int, start: Int) {
        runs.withUnsafeBufferPointer { runs in
            var start = 0
            for index in runs.indices {
                let count = runs[index].utf8Count
                if start + count > offset { return (index, start) }
                start += count
            }
            return (runs.count, start)
        }
    }

    /// Changes the attributes in the range.
    ///
    /// O(number of runs).
    public mutating func update(_ range: Range<String.Index>, _ change: (inout TextAttributes) -> Void) {
        updateUTF8(utf8(range), change)
    }

    mutating func updateUTF8(_ range: Range<Int>, _ change: (inout TextAttributes) -> Void) {
        let range = range.clamped(to: 0..<utf8Count)
        var changed = cutRuns(range)
        for index in changed.indices { change(&changed[index].attributes) }
        replaceRuns(range, with: changed)
    }

    // MARK: - Text

    /// Appends a text with its attributes.
    public mutating func append(_ other: AttributedText) {
        string += other.string
        for run in other.runs { Self.append(run, to: &runs) }
    }

    /// Replaces a range of the text with another text.
    ///
    /// O(length of the string), for moving its bytes.
    public mutating func replace(_ range: Range<String.Index>, with other: AttributedText) {
        replaceUTF8(utf8(range), with: other)
    }

    /// Replaces a range of the text with a string.
    ///
    /// The string has the attributes of the first replaced character, or of the character before an empty range.
    public mutating func replace(_ range: Range<String.Index>, with other: String) {
        let range = utf8(range)
        let place = range.isEmpty ? max(0, range.lowerBound - 1) : range.lowerBound
        replaceUTF8(range, with: AttributedText(other, attributes: attributes(atUTF8: place)))
    }

    mutating func replaceUTF8(_ range: Range<Int>, with other: AttributedText) {
        replaceRuns(range, with: other.runs)
        let start = string.utf8.index(string.startIndex, offsetBy: range.lowerBound)
        let end = string.utf8.index(start, offsetBy: range.count)
        string.replaceSubrange(start..<end, with: other.string)
        string.makeContiguousUTF8()
    }

    /// A part.
    public subscript(range: Range<String.Index>) -> AttributedText {
        var result = AttributedText(String(string[range]))
        result.runs = cutRuns(utf8(range))
        return result
    }

    /// The runs of a part, cut at its borders.
    func cutRuns(_ range: Range<Int>) -> [Run] {
        var result: [Run] = []
        var (index, start) = run(at: range.lowerBound)
        while index < runs.count, start < range.upperBound {
            let end = start + runs[index].utf8Count
            let length = min(end, range.upperBound) - max(start, range.lowerBound)
            if length > 0 { result.append(Run(utf8Count: length, attributes: runs[index].attributes)) }
            start = end
            index += 1
        }
        return result
    }

    /// Replaces the runs of a range; changes only these and their neighbours.
    private mutating func replaceRuns(_ range: Range<Int>, with new: [Run]) {
        // Starts at the preceding byte, so that adjacent runs with equal attributes are merged.
        let first = run(at: max(0, range.lowerBound - 1))
        var (index, end) = first
        while index < runs.count, end <= range.upperBound {
            end += runs[index].utf8Count
            index += 1
        }
        var result: [Run] = []
        if first.index < runs.count {
            let attributes = runs[first.index].attributes
            Self.append(Run(utf8Count: range.lowerBound - first.start, attributes: attributes), to: &result)
        }
        for run in new { Self.append(run, to: &result) }
        if index > first.index {
            Self.append(
                Run(utf8Count: end - range.upperBound, attributes: runs[index - 1].attributes), to: &result)
        }
        runs.replaceSubrange(first.index..<index, with: result)
    }

    func utf8(_ range: Range<String.Index>) -> Range<Int> {
        let utf8 = string.utf8
        return rounded(
            utf8.distance(
                from: utf8.startIndex, to: range.lowerBound)..<utf8.distance(
                    from: utf8.startIndex, to: range.upperBound))
    }

    /// Returns the range clamped to the text, with both bounds rounded down to the start of a Unicode scalar.
    func rounded(_ range: Range<Int>) -> Range<Int> {
        let utf8 = string.utf8
        func start(_ offset: Int) -> Int {
            var index = utf8.index(utf8.startIndex, offsetBy: min(max(0, offset), utf8.count))
            while index < utf8.endIndex, index > utf8.startIndex, utf8[index] & 0xc0 == 0x80 {
                index = utf8.index(before: index)
            }
            return utf8.distance(from: utf8.startIndex, to: index)
        }
        return start(range.lowerBound)..<start(range.upperBound)
    }

    /// Appends a run, and merges it with the last run if their attributes are equal.
    private static func append(_ run: Run, to runs: inout [Run]) {
        guard run.utf8Count > 0 else { return }
        if let last = runs.indices.last, runs[last].attributes == run.attributes {
            runs[last].utf8Count += run.utf8Count
        } else {
            runs.append(run)
        }
    }
}

nonisolated extension AttributedText: Hashable {}

nonisolated extension AttributedText: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) { self.init(value) }
}
