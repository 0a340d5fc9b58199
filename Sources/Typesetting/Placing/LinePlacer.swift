import Drawing
import TextAnalysis

/// Places the glyphs and clusters of a line.
nonisolated struct LinePlacer {
    let engine: TextEngine
    let paragraph: ParagraphLayout
    /// The bytes of the paragraph.
    let bytes: UnsafeBufferPointer<UInt8>

    private var partition: LinePartition { LinePartition(paragraph: paragraph, bytes: bytes) }
    private var shaper: PartShaper { PartShaper(engine: engine, paragraph: paragraph, bytes: bytes) }

    func place(_ line: Int) -> PlacedLine {
        let record = paragraph.lines[line]
        var shaped = self.shaped(line, record)
        setTabs(&shaped, indent: paragraph.constraints.indent(ofLine: line))
        let trailing = shaped.reduce(0) { $0 + ($1.part.isTrailing ? $1.width : 0) }
        let seen = shaped.reduce(0) { $0 + ($1.part.isTrailing ? 0 : $1.width) }
        let gap = gap(in: shaped, seen: seen, line, record)
        let width = seen + gap.total
        let start = start(of: line, width: width)
        let origin = paragraph.isRightToLeft ? start - trailing : start
        var assembly = LineAssembly(
            paragraph: paragraph, bytes: bytes, pen: origin, gap: gap.each, gapStart: gap.start)
        for index in BidiParagraph.visualOrder(of: shaped.map { $0.part.level }) {
            assembly.add(shaped[index], index)
        }
        return assembly.finish(left: start, right: start + width)
    }

    // MARK: - Parts of the line

    /// Returns the shaped parts of a line, in logical order.
    private func shaped(_ line: Int, _ record: LineRecord) -> [ShapedPart] {
        let range = paragraph.range(ofLine: line)
        var parts: [LinePart]
        if record.ending == .truncated, !paragraph.style.lineBreakMode.wraps {
            let limit = paragraph.constraints.limit(ofLine: line)
            parts = LineTruncation(partition: partition, shaper: shaper, engine: engine, limit: limit).parts(
                of: range)
        } else {
            parts = partition.parts(of: range)
        }
        partition.separateTrailingSpace(&parts)
        if record.ending == .hyphen, let last = parts.last {
            let hyphen = engine.hyphen(of: paragraph.looks[last.look].look.font)
            var hyphenPart = last
            hyphenPart.range = last.range.upperBound..<last.range.upperBound
            hyphenPart.kind = .insertedCharacter(hyphen.scalar)
            hyphenPart.face = paragraph.looks[last.look].look.font.face?.number ?? -1
            parts.append(hyphenPart)
        }
        return parts.map { shaper.shape($0) }
    }

    /// Sets the widths of tabs, in logical order; the width of a tab can depend on the text after it.
    private func setTabs(_ shaped: inout [ShapedPart], indent: Double) {
        guard shaped.contains(where: { $0.part.kind == .tab }) else { return }
        var pen = indent
        for index in shaped.indices {
            if shaped[index].part.kind == .tab {
                let following = shaped[(index + 1)...].prefix { $0.part.kind != .tab }
                    .reduce(0) { $0 + $1.width }
                shaped[index].tabWidth = paragraph.constraints.tabs.advance(at: pen, following: following)
            }
            pen += shaped[index].width
        }
    }

    // MARK: - Alignment

    /// The width of the text area, in points: the width of the widest line if the width is unlimited.
    private var area: Double {
        paragraph.constraints.width < 1e9 ? paragraph.constraints.width : paragraph.width
    }

    private func start(of line: Int, width: Double) -> Double {
        let indent = paragraph.constraints.indent(ofLine: line)
        let isRightToLeft = paragraph.isRightToLeft
        // The indent is on the side where lines begin.
        let left = isRightToLeft ? 0 : indent
        let right = isRightToLeft ? area - indent : area
        switch paragraph.style.alignment {
        case .left: return left
        case .right: return right - width
        case .center: return left + (right - left - width) / 2
        case .natural, .justified: return isRightToLeft ? right - width : left
        }
    }

    /// Returns the width that is added to each space of a justified line, and the index of the first part whose spaces are widened.
    private func gap(
        in shaped: [ShapedPart], seen: Double, _ line: Int, _ record: LineRecord
    ) -> (each: Double, total: Double, start: Int) {
        guard paragraph.style.alignment == .justified, record.ending == .wrapped || record.ending == .hyphen
        else {
            return (0, 0, 0)
        }
        let missing = area - paragraph.constraints.indent(ofLine: line) - seen
        let start = (shaped.lastIndex { $0.part.kind == .tab && !$0.part.isTrailing } ?? -1) + 1
        var spaces = 0
        for part in shaped[start...] where !part.part.isTrailing { spaces += part.cells.count { $0.isSpace } }
        guard missing > 0, spaces > 0 else { return (0, 0, 0) }
        return (missing / Double(spaces), missing, start)
    }
}
