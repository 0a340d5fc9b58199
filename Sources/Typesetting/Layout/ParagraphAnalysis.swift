import Drawing
import TextAnalysis

/// The analysis of a paragraph that is not plain: its characters, their bidirectional levels, and the spans that are shaped together.
///
/// Created while a paragraph is typeset; only the spans are kept afterwards.
nonisolated struct ParagraphAnalysis {
    private(set) var scalars: [UInt32] = []
    private(set) var points: [CodePoint] = []
    /// The offset of each code point in bytes, followed by the end offset.
    private(set) var offsets: [Int32] = []
    /// For each code point, whether a grapheme cluster begins with it.
    private(set) var isClusterStart: [Bool] = []
    private(set) var base: UInt8 = 0
    /// The spans; their starts are indices of code points.
    private(set) var spans: [TextSpan] = []

    /// Analyses a paragraph; `looks` contains each look with the byte at which it ends.
    init(
        _ bytes: UnsafeBufferPointer<UInt8>, looks: [(look: TextLook, end: Int)],
        direction: ParagraphStyle.WritingDirection, library: FaceLibrary
    ) {
        decode(bytes)
        let levels = order(direction)
        let scripts = Self.scripts(of: points)
        let faces = FaceChoice(library: library, scalars: scalars, points: points)
        var look = 0
        var font = looks.first?.look.font
        var lookEnd = looks.first?.end ?? .max
        // Most characters are plain and have a glyph in their font, so that no face has to be chosen for them.
        var (plain, own) = (font?.face?.plainCharacters ?? .none, Int32(font?.face?.number ?? -1))
        var index = 0
        while index < scalars.count {
            while look + 1 < looks.count, Int(offsets[index]) >= lookEnd {
                look += 1
                font = looks[look].look.font
                lookEnd = looks[look].end
                (plain, own) = (font?.face?.plainCharacters ?? .none, Int32(font?.face?.number ?? -1))
            }
            var end = index + 1
            while end < scalars.count, !isClusterStart[end] { end += 1 }
            let face: Int32
            if end == index + 1, plain.contains(scalars[index]) {
                face = own
            } else if let font {
                face = faces.face(for: index..<end, font: font)
            } else {
                face = -1
            }
            append(
                TextSpan(
                    start: Int32(index), face: face, look: Int32(look), script: scripts[index],
                    level: levels.isEmpty ? base : levels[index], isTab: scalars[index] == 9))
            index = end
        }
    }

    /// Returns the code points of a span.
    func range(ofSpan index: Int) -> Range<Int> {
        Int(spans[index].start)..<(index + 1 < spans.count ? Int(spans[index + 1].start) : scalars.count)
    }

    /// Returns the index of the span that contains a code point.
    func span(at index: Int) -> Int {
        var low = 0
        var high = spans.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(spans[middle].start) <= index { low = middle } else { high = middle }
        }
        return low
    }

    private mutating func append(_ span: TextSpan) {
        if let last = spans.last, span.continues(last) { return }
        spans.append(span)
    }

    private mutating func decode(_ bytes: UnsafeBufferPointer<UInt8>) {
        scalars.reserveCapacity(bytes.count)
        points.reserveCapacity(bytes.count)
        offsets.reserveCapacity(bytes.count + 1)
        isClusterStart.reserveCapacity(bytes.count)
        var breaker = GraphemeBreaker()
        var index = 0
        while index < bytes.count {
            let (scalar, count) = Decoding.scalar(bytes, at: index)
            let point = CodePoint(scalar)
            scalars.append(scalar)
            points.append(point)
            offsets.append(Int32(truncatingIfNeeded: index))
            isClusterStart.append(breaker.isBoundary(before: point))
            index += count
        }
        offsets.append(Int32(truncatingIfNeeded: bytes.count))
    }

    /// Computes the bidirectional levels; empty if all characters have the base level.
    private mutating func order(_ direction: ParagraphStyle.WritingDirection) -> [UInt8] {
        let needsOrdering = points.contains { $0.bidi.needsOrdering }
        let hasNoLetters =
            direction == .naturalRightToLeft && !points.contains { [.l, .r, .al].contains($0.bidi) }
        guard needsOrdering || direction == .rightToLeft || hasNoLetters else { return [] }
        let wanted: BidiParagraph.Direction =
            switch direction {
            case .natural: .natural
            case .leftToRight: .leftToRight
            case .rightToLeft: .rightToLeft
            case .naturalRightToLeft: hasNoLetters ? .rightToLeft : .natural
            }
        let paragraph = BidiParagraph(scalars: scalars, points: points, direction: wanted)
        base = paragraph.base
        return paragraph.levels
    }

    /// Returns the script of each character: neutral characters take the preceding script or, at the start, the first one that follows.
    private static func scripts(of points: [CodePoint]) -> [ScriptCode] {
        var current = points.first { !$0.script.isNeutral }?.script ?? .common
        return points.map { point in
            if !point.script.isNeutral { current = point.script }
            return current
        }
    }
}
