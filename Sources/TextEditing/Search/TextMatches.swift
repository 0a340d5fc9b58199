/// The matches of a search in order, found lazily.
///
///     for range in TextSearch("old").matches(in: buffer).prefix(100) { highlight(range) }
public struct TextMatches: Sequence, IteratorProtocol {
    private let search: TextSearch
    private let buffer: EditBuffer
    private let isOverlapping: Bool

    private var chunks: TextChunks
    private var chunk: ArraySlice<UInt8> = []
    /// The offset of the first byte of the chunk; `read` is the number of its bytes read so far.
    private var chunkStart: Int
    private var read = 0

    /// The number of units of the pattern that match the text read last.
    private var matched = 0
    /// A ring buffer of the units read last: the offset of the scalar if the unit was its first, else -1.
    private var starts: [Int]
    private var unitCount = 0
    /// A known character boundary, so that text before it is not read again.
    private var knownBoundary = 0
    private var foldings = FoldingCache()

    init(_ search: TextSearch, in buffer: EditBuffer, range: TextRange, overlapping: Bool = false) {
        self.search = search
        self.buffer = buffer
        isOverlapping = overlapping
        chunks = buffer.chunks(in: range)
        chunkStart = range.start
        starts = [Int](repeating: -1, count: Swift.max(search.pattern.units.count, 1))
    }

    /// Returns the next match; nil after the last.
    public mutating func next() -> TextRange? {
        if search.pattern.units.isEmpty { return nil }
        while true {
            if read == chunk.count {
                chunkStart += chunk.count
                guard let following = chunks.next() else { return nil }
                chunk = following
                read = 0
            }
            let current = chunk
            guard let candidate = current.withUnsafeBufferPointer({ scan($0) }) else { continue }
            if isAccepted(candidate) {
                if !isOverlapping { matched = 0 }
                return candidate
            }
        }
    }

    /// Reads up to the next match of all units, or to the end of the chunk.
    private mutating func scan(_ text: UnsafeBufferPointer<UInt8>) -> TextRange? {
        let first = search.pattern.units[0]
        while read < text.count {
            let start = chunkStart + read
            let lead = text[read]
            if lead < 0x80 {
                read += 1
                let unit = search.ignoresCase ? CaseFolding.fold(ascii: UInt32(lead)) : UInt32(lead)
                if matched == 0 && unit != first { continue }
                if let range = take(unit, from: start, isLast: true) { return range }
                continue
            }
            let length = UTF8Form.length(ofLead: lead)
            var value = UInt32(lead) & (0x7F >> UInt32(length))
            for place in 1..<length { value = value << 6 | UInt32(text[read + place] & 0x3F) }
            read += length
            if let range = take(scalar: value, from: start) { return range }
        }
        return nil
    }

    /// Processes a scalar beyond ASCII, which may fold to several units.
    private mutating func take(scalar value: UInt32, from start: Int) -> TextRange? {
        guard search.ignoresCase, let scalar = Unicode.Scalar(value) else {
            return take(value, from: start, isLast: true)
        }
        if let unit = foldings.unit(of: scalar) { return take(unit, from: start, isLast: true) }
        var found: TextRange?
        let units = CaseFolding.units(of: scalar)
        for (index, unit) in units.enumerated() {
            found = take(unit, from: index == 0 ? start : -1, isLast: index == units.count - 1)
        }
        return found
    }

    /// Processes one unit; returns the match if it is complete and both its ends are scalar boundaries.
    private mutating func take(_ unit: UInt32, from start: Int, isLast: Bool) -> TextRange? {
        let units = search.pattern.units
        while matched > 0 && unit != units[matched] { matched = search.pattern.fallback[matched] }
        if unit == units[matched] { matched += 1 }
        starts[unitCount % units.count] = start
        unitCount += 1
        guard matched == units.count else { return nil }
        let begin = starts[unitCount % units.count]
        matched = search.pattern.fallback[matched]
        return begin >= 0 && isLast ? TextRange(start: begin, end: chunkStart + read) : nil
    }

    // MARK: - Boundaries

    private mutating func isAccepted(_ range: TextRange) -> Bool {
        guard isBoundary(range.start), isBoundary(range.end) else { return false }
        switch search.wordMatch {
        case .contains: return true
        case .startsWith: return buffer.isWordEdge(range.start)
        case .fullWord: return buffer.isWordEdge(range.start) && buffer.isWordEdge(range.end)
        }
    }

    private mutating func isBoundary(_ offset: Int) -> Bool {
        if let isBoundary = buffer.characterBoundaryByNeighbours(offset) { return isBoundary }
        let isBehind = offset >= knownBoundary
        let boundary = buffer.characterBoundary(
            atOrBefore: offset, knownBoundary: isBehind ? knownBoundary : 0)
        if isBehind { knownBoundary = boundary }
        return boundary == offset
    }
}

extension EditBuffer {
    /// Returns whether an offset is not between two scalars of the same word.
    func isWordEdge(_ offset: Int) -> Bool {
        guard offset > 0 && offset < utf8Count else { return true }
        let before = bytes(in: TextRange(start: valid(offset - 1), end: offset))
        let after = bytes(in: TextRange(start: offset, end: offset + 4))
        return !EditBuffer.isInWord(UTF8Form.scalar(in: before, at: 0))
            || !EditBuffer.isInWord(UTF8Form.scalar(in: after, at: 0))
    }

    private static func isInWord(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII {
            return switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "_": true
            default: false
            }
        }
        let properties = scalar.properties
        return properties.isAlphabetic || properties.numericType != nil || properties.isGraphemeExtend
            || properties.generalCategory == .connectorPunctuation
    }
}
