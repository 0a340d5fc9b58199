import Drawing

/// Assembles a placed line from shaped parts, from left to right.
nonisolated struct LineAssembly {
    private let paragraph: ParagraphLayout
    private let bytes: UnsafeBufferPointer<UInt8>
    private var pen: Double
    private let gap: Double
    private let gapStart: Int
    private var clusters: [PlacedLine.Cluster] = []
    private var stretches: [PlacedLine.Stretch] = []

    /// Creates an assembly; `gap` is added to each space in the parts from index `gapStart` on.
    init(
        paragraph: ParagraphLayout, bytes: UnsafeBufferPointer<UInt8>, pen: Double, gap: Double, gapStart: Int
    ) {
        self.paragraph = paragraph
        self.bytes = bytes
        self.pen = pen
        self.gap = gap
        self.gapStart = gapStart
    }

    /// Appends a part on the right; `index` is its index in logical order.
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
        let start = pen
        for place in 0..<cell.clusters.count {
            let cluster =
                shaped.isRightToLeft ? cell.clusters.upperBound - 1 - place : cell.clusters.lowerBound + place
            let end =
                cluster + 1 < shaped.clusters.count
                ? shaped.clusters[cluster + 1] : shaped.part.range.upperBound
            let edge = place < cell.carets.count ? cell.carets[place] : cell.width
            let right = start + edge + shaped.tracking * Double(place + 1) + extra
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
            // Glyphs may extend beyond the box of their advances by a fraction of the line height; emoji and fallback
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
        if case .insertedCharacter(let scalar) = part.kind {
            return Unicode.Scalar(scalar).map { String(Character($0)) } ?? ""
        }
        return String(decoding: bytes[part.range], as: UTF8.self)
    }

    /// Returns the line; `left` and `right` are the edges of its visible text.
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
