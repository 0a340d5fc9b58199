import Drawing

/// Text and how its parts look.
///
/// A value. Ranges are of the string's own indices; they are rounded to whole scalars. Inside, and in `TextPosition`,
/// places are offsets in UTF-8 bytes, which cost nothing to compare and to convert.
///
///     var text = AttributedText("Read the manual", attributes: TextAttributes(font: .systemFont(ofSize: 15)))
///     text.update(text.string.startIndex..<text.string.endIndex) { $0.underlineStyle = .single }
public nonisolated struct AttributedText: Sendable {
    /// A stretch of text with one look.
    ///
    ///     for run in text.runs { print(run.utf8Count, run.attributes) }
    public struct Run: Hashable, Sendable {
        /// Its length in bytes of UTF-8; above 0.
        public var utf8Count: Int
        /// The attributes of the text in the range.
        public var attributes: TextAttributes
    }

    /// The characters without attributes.
    public private(set) var string: String
    /// Together as long as the string; neighbours differ.
    ///
    /// Empty for an empty string.
    public private(set) var runs: [Run]

    /// The whole string in one look.
    public init(_ string: String = "", attributes: TextAttributes = TextAttributes()) {
        var string = string
        string.makeContiguousUTF8()
        self.string = string
        runs = string.isEmpty ? [] : [Run(utf8Count: string.utf8.count, attributes: attributes)]
    }

    /// Makes a text from UTF-8; invalid bytes become U+FFFD.
    public init(decoding bytes: some Collection<UInt8>, attributes: TextAttributes = TextAttributes()) {
        self.init(String(decoding: bytes, as: UTF8.self), attributes: attributes)
    }

    /// In bytes of UTF-8.
    public var utf8Count: Int { string.utf8.count }

    // MARK: - Looks

    /// The look of the character there; of the last one at the end, of nothing in an empty text.
    public func attributes(at index: String.Index) -> TextAttributes {
        attributes(atUTF8: string.utf8.distance(from: string.startIndex, to: index))
    }

    func attributes(atUTF8 offset: Int) -> TextAttributes {
        guard !runs.isEmpty else { return TextAttributes() }
        return runs[min(run(at: offset).index, runs.count - 1)].attributes
    }

    /// The run that has a byte, and where it begins; the number of runs beyond the end.
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

    /// Changes the looks in the range.
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

    /// Adds a text with its attributes.
    public mutating func append(_ other: AttributedText) {
        string += other.string
        for run in other.runs { Self.append(run, to: &runs) }
    }

    /// Puts another text in the place of a part.
    ///
    /// O(length of the string), as a move of memory.
    public mutating func replace(_ range: Range<String.Index>, with other: AttributedText) {
        replaceUTF8(utf8(range), with: other)
    }

    /// Puts a string in the place of a part; it takes the look of what it replaces, or of the character before it.
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

    /// Puts runs in the place of those of a part; touches only these and their neighbours.
    private mutating func replaceRuns(_ range: Range<Int>, with new: [Run]) {
        // From the byte before, so that equal neighbours are joined.
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

    /// Held within the text, and moved down to where code points begin.
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

    /// Adds a run, joined with the last when they look the same.
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
