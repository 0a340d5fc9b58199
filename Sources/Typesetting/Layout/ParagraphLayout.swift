import Drawing
import TextAnalysis

/// A typeset paragraph: the starts, sizes and positions of its lines.
///
/// Immutable, and without glyphs. A plain paragraph takes 40 bytes per line; other paragraphs also store their spans.
nonisolated final class ParagraphLayout {
    /// The number of the paragraph, unique in its engine.
    let identity: Int
    /// The length without the separator, in bytes.
    let byteCount: Int
    /// The length of the separator after the paragraph, in bytes; 0 at the end of the text.
    let separatorCount: Int
    let style: ParagraphStyle
    /// The looks, each with the byte at which it ends.
    let looks: [(look: TextLook, end: Int)]
    /// The spans; their starts are in bytes.
    let spans: [TextSpan]
    /// The base level: 1 if the paragraph runs from right to left, otherwise 0.
    let base: UInt8
    let constraints: LineConstraints
    let lines: [LineRecord]
    /// The end of the last line, in bytes; before the end of the paragraph if the number of lines is limited.
    let end: Int
    /// The width of the widest line, including its indent, in points.
    let width: Double
    /// The total height of all lines, in points.
    let height: Double
    /// The space above the paragraph, in points, unless it is the first; `spaceAfter` is the space below it.
    let spaceBefore: Double
    let spaceAfter: Double

    struct Content {
        var byteCount: Int
        var separatorCount: Int
        var style: ParagraphStyle
        var looks: [(look: TextLook, end: Int)]
        var spans: [TextSpan]
        var base: UInt8
        var constraints: LineConstraints
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
        constraints = content.constraints
        lines = content.lines
        end = content.end
        spaceBefore = content.style.paragraphSpacingBefore
        spaceAfter = content.style.lineSpacing + content.style.paragraphSpacing
        var width = 0.0
        for (index, line) in content.lines.enumerated() {
            width = max(width, Double(line.width) + content.constraints.indent(ofLine: index))
        }
        self.width = width
        height = content.lines.last.map { $0.top + Double($0.height) } ?? 0
    }

    var isRightToLeft: Bool { base == 1 }

    /// Returns the bytes of a line, including trailing spaces.
    func range(ofLine line: Int) -> Range<Int> {
        Int(lines[line].start)..<(line + 1 < lines.count ? Int(lines[line + 1].start) : end)
    }

    /// Returns the index of the look at the byte, or of the last look.
    func look(at offset: Int) -> Int {
        var low = 0
        var high = looks.count - 1
        while low < high {
            let middle = (low + high) / 2
            if looks[middle].end <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Returns the line that contains the byte: the last line that begins at or before it.
    func line(at offset: Int) -> Int {
        var low = 0
        var high = lines.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(lines[middle].start) <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// Returns the line at a distance from the paragraph's top, in points; the nearest line for positions outside.
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
