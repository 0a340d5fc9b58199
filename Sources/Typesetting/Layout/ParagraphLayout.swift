import Drawing
import TextAnalysis

/// A paragraph, typeset: where its lines begin and how they stand.
///
/// Never changes. It keeps no glyphs. A plain paragraph costs 40 bytes a line; others keep their spans besides.
nonisolated final class ParagraphLayout {
    /// Unlike that of any other paragraph of the engine.
    let identity: Int
    /// Without the separator.
    let byteCount: Int
    /// Bytes that separate it from the next: 0 at the end of the text.
    let separatorCount: Int
    let style: ParagraphStyle
    /// Each with the byte at which it ends.
    let looks: [(look: TextLook, end: Int)]
    /// By byte.
    let spans: [TextSpan]
    /// 1 when the paragraph runs from right to left.
    let base: UInt8
    let room: LineRoom
    let lines: [LineRecord]
    /// Where the last line ends, in bytes: before the paragraph's end when the rest is left out.
    let end: Int
    /// The widest line, with its indent, in points.
    let width: Double
    /// Of all lines, in points.
    let height: Double
    /// Points to what is above, when there is something, and to what is below.
    let spaceBefore: Double
    let spaceAfter: Double

    struct Content {
        var byteCount: Int
        var separatorCount: Int
        var style: ParagraphStyle
        var looks: [(look: TextLook, end: Int)]
        var spans: [TextSpan]
        var base: UInt8
        var room: LineRoom
        var lines: [LineRecord]
        var end: Int
    }

    init(identity: Int, _ content: Content) {
        self.identity = identity
        byteCount = content.byteCount
        separatorCount = content.separatorCount
        style = content.style
        looks = content.looks
        spans = content.spans
        base = content.base
        room = content.room
        lines = content.lines
        end = content.end
        spaceBefore = content.style.paragraphSpacingBefore
        spaceAfter = content.style.lineSpacing + content.style.paragraphSpacing
        var width = 0.0
        for (index, line) in content.lines.enumerated() {
            width = max(width, Double(line.width) + content.room.indent(ofLine: index))
        }
        self.width = width
        height = content.lines.last.map { $0.top + Double($0.height) } ?? 0
    }

    var isRightToLeft: Bool { base == 1 }

    /// The bytes of a line, its trailing spaces too.
    func range(ofLine line: Int) -> Range<Int> {
        Int(lines[line].start)..<(line + 1 < lines.count ? Int(lines[line + 1].start) : end)
    }

    /// The look that has the byte, or the last one.
    func look(at offset: Int) -> Int {
        var low = 0
        var high = looks.count - 1
        while low < high {
            let middle = (low + high) / 2
            if looks[middle].end <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The line that has the byte, the last that begins at or before it.
    func line(at offset: Int) -> Int {
        var low = 0
        var high = lines.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(lines[middle].start) <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// The line at a height, in points from the paragraph's top; the nearest one outside.
    func line(atHeight y: Double) -> Int {
        var low = 0
        var high = lines.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle].top <= y { low = middle } else { high = middle }
        }
        return low
    }
}
