import Drawing
import TextAnalysis

/// Gives a line's glyphs and clusters their places.
nonisolated struct LinePlacer {
    let engine: TextEngine
    let paragraph: ParagraphLayout
    /// The paragraph's.
    let bytes: UnsafeBufferPointer<UInt8>

    private var partition: LinePartition { LinePartition(paragraph: paragraph, bytes: bytes) }
    private var shaper: PartShaper { PartShaper(engine: engine, paragraph: paragraph, bytes: bytes) }

    func place(_ line: Int) -> PlacedLine {
        let record = paragraph.lines[line]
        var shaped = self.shaped(line, record)
        setTabs(&shaped, indent: paragraph.room.indent(ofLine: line))
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

    // MARK: - What the line shows

    /// In the order of reading.
    private func shaped(_ line: Int, _ record: LineRecord) -> [ShapedPart] {
        let range = paragraph.range(ofLine: line)
        var parts: [LinePart]
        if record.ending == .truncated, !paragraph.style.lineBreakMode.wraps {
            let limit = paragraph.room.limit(ofLine: line)
            parts = LineTruncation(partition: partition, shaper: shaper, engine: engine, limit: limit).parts(
                of: range)
        } else {
            parts = partition.parts(of: range)
        }
        partition.separateTrailingSpace(&parts)
        if record.ending == .hyphen, let last = parts.last {
            let hyphen = engine.hyphen(of: paragraph.looks[last.look].look.font)
            var sign = last
            sign.range = last.range.upperBound..<last.range.upperBound
            sign.kind = .sign(hyphen.scalar)
            sign.face = paragraph.looks[last.look].look.font.face?.number ?? -1
            parts.append(sign)
        }
        return parts.map { shaper.shape($0) }
    }

    /// Tabs, in the order of reading; each may have to know what comes after it.
    private func setTabs(_ shaped: inout [ShapedPart], indent: Double) {
        guard shaped.contains(where: { $0.part.kind == .tab }) else { return }
        var pen = indent
        for index in shaped.indices {
            if shaped[index].part.kind == .tab {
                let following = shaped[(index + 1)...].prefix { $0.part.kind != .tab }
                    .reduce(0) { $0 + $1.width }
                shaped[index].tabWidth = paragraph.room.tabs.advance(at: pen, following: following)
            }
            pen += shaped[index].width
        }
    }

    // MARK: - Where it stands

    /// Of the whole area, in points: that of the widest line where nothing limits it.
    private var area: Double { paragraph.room.width < 1e9 ? paragraph.room.width : paragraph.width }

    private func start(of line: Int, width: Double) -> Double {
        let indent = paragraph.room.indent(ofLine: line)
        let isRightToLeft = paragraph.isRightToLeft
        // The first points belong to the indent, on the side where lines begin.
        let left = isRightToLeft ? 0 : indent
        let right = isRightToLeft ? area - indent : area
        switch paragraph.style.alignment {
        case .left: return left
        case .right: return right - width
        case .center: return left + (right - left - width) / 2
        case .natural, .justified: return isRightToLeft ? right - width : left
        }
    }

    /// What each space gains when the line is justified, and the part from which on spaces do.
    private func gap(
        in shaped: [ShapedPart], seen: Double, _ line: Int, _ record: LineRecord
    ) -> (each: Double, total: Double, start: Int) {
        guard paragraph.style.alignment == .justified, record.ending == .wrapped || record.ending == .hyphen
        else {
            return (0, 0, 0)
        }
        let missing = area - paragraph.room.indent(ofLine: line) - seen
        let start = (shaped.lastIndex { $0.part.kind == .tab && !$0.part.isTrailing } ?? -1) + 1
        var spaces = 0
        for part in shaped[start...] where !part.part.isTrailing { spaces += part.cells.count { $0.isSpace } }
        guard missing > 0, spaces > 0 else { return (0, 0, 0) }
        return (missing / Double(spaces), missing, start)
    }
}

/// Puts shaped parts next to each other, from left to right.
nonisolated struct LineAssembly {
    private let paragraph: ParagraphLayout
    private let bytes: UnsafeBufferPointer<UInt8>
    private var pen: Double
    private let gap: Double
    private let gapStart: Int
    private var clusters: [PlacedLine.Cluster] = []
    private var stretches: [PlacedLine.Stretch] = []

    /// `gap` is added to spaces in the parts from `gapStart` on.
    init(
        paragraph: ParagraphLayout, bytes: UnsafeBufferPointer<UInt8>, pen: Double, gap: Double, gapStart: Int
    ) {
        self.paragraph = paragraph
        self.bytes = bytes
        self.pen = pen
        self.gap = gap
        self.gapStart = gapStart
    }

    /// Adds the part at the right; `index` is its place in the order of reading.
    mutating func add(_ shaped: ShapedPart, _ index: Int) {
        let left = pen
        var glyphs: ContiguousArray<GlyphRun.Glyph> = []
        glyphs.reserveCapacity(shaped.glyphs.count)
        let raise = paragraph.looks[shaped.part.look].look.attributes.baselineOffset
        if shaped.part.kind == .tab {
            addCluster(shaped.part.range, left, left + shaped.tabWidth, false)
            pen += shaped.tabWidth
        }
        let gap = index >= gapStart && !shaped.part.isTrailing ? self.gap : 0
        for cell in shaped.cells {
            for glyph in shaped.glyphs[cell.glyphs] {
                glyphs.append(
                    GlyphRun.Glyph(
                        face: glyph.face, id: glyph.id, x: Float(pen) + glyph.x, y: glyph.y - Float(raise)))
            }
            add(cell, of: shaped, extra: cell.isSpace ? gap : 0)
        }
        addStretch(shaped, glyphs, from: left)
    }

    private mutating func add(_ cell: ShapedPart.Cell, of shaped: ShapedPart, extra: Double) {
        let edges = [0] + cell.carets + [cell.width]
        let start = pen
        for place in 0..<cell.clusters.count {
            let cluster =
                shaped.isRightToLeft ? cell.clusters.upperBound - 1 - place : cell.clusters.lowerBound + place
            let end =
                cluster + 1 < shaped.clusters.count
                ? shaped.clusters[cluster + 1] : shaped.part.range.upperBound
            let right = start + edges[place + 1] + shaped.tracking * Double(place + 1) + extra
            addCluster(shaped.clusters[cluster]..<end, pen, right, shaped.isRightToLeft)
            pen = right
        }
        if cell.clusters.isEmpty { pen += cell.width }
    }

    private mutating func addCluster(
        _ range: Range<Int>, _ left: Double, _ right: Double, _ isRightToLeft: Bool
    ) {
        clusters.append(
            PlacedLine.Cluster(
                start: Int32(truncatingIfNeeded: range.lowerBound),
                end: Int32(truncatingIfNeeded: range.upperBound),
                left: Float(left), right: Float(right), isRightToLeft: isRightToLeft))
    }

    private mutating func addStretch(
        _ shaped: ShapedPart, _ glyphs: ContiguousArray<GlyphRun.Glyph>, from left: Double
    ) {
        let look = paragraph.looks[shaped.part.look].look
        var run: GlyphRun?
        if !glyphs.isEmpty {
            // Letters may reach over the box of their advances by a part of the line's height; emoji and fallback
            // faces are taller than the font.
            let size = look.font.font.pointSize
            let raise = look.attributes.baselineOffset
            let marks = glyphs.reduce((low: Float(0), high: Float(0))) {
                (min($0.low, $1.y), max($0.high, $1.y))
            }
            let top = -look.font.metrics.ascent - size - raise + Double(min(0, marks.low))
            let bottom = look.font.metrics.descent + size * 0.75 - raise + Double(max(0, marks.high))
            run = GlyphRun(
                text: text(of: shaped.part), font: look.font.font,
                bounds: Rect(x: left - size / 2, y: top, width: pen - left + size, height: bottom - top),
                glyphs: glyphs)
        }
        stretches.append(
            PlacedLine.Stretch(
                look: shaped.part.look, run: run, left: left, right: pen, isTrailing: shaped.part.isTrailing))
    }

    private func text(of part: LinePart) -> String {
        if case .sign(let scalar) = part.kind {
            return Unicode.Scalar(scalar).map { String(Character($0)) } ?? ""
        }
        return String(decoding: bytes[part.range], as: UTF8.self)
    }

    /// `left` and `right` are the edges of what is seen.
    consuming func finish(left: Double, right: Double) -> PlacedLine {
        var order: [Int32] = []
        var sorted = clusters
        let isInOrder = zip(clusters, clusters.dropFirst()).allSatisfy { $0.start <= $1.start }
        if !isInOrder {
            let byText = clusters.indices.sorted { clusters[$0].start < clusters[$1].start }
            order = [Int32](repeating: 0, count: clusters.count)
            for (place, index) in byText.enumerated() { order[index] = Int32(truncatingIfNeeded: place) }
            sorted = byText.map { clusters[$0] }
        }
        return PlacedLine(clusters: sorted, order: order, stretches: stretches, left: left, right: right)
    }
}
