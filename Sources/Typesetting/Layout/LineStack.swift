import Drawing
import TextAnalysis

/// Computes the heights and vertical positions of a paragraph's lines.
nonisolated struct LineStack {
    let engine: TextEngine
    let looks: [(look: TextLook, end: Int)]
    let spans: [TextSpan]
    let style: ParagraphStyle
    let constraints: LineConstraints

    private struct Extent {
        var ascent = 0.0
        var descent = 0.0
        var height = 0.0

        mutating func include(ascent: Double, descent: Double, height: Double) {
            self.ascent = max(self.ascent, ascent)
            self.descent = max(self.descent, descent)
            self.height = max(self.height, height)
        }
    }

    /// Appends a record for each line; the ends of `breaks` are in bytes.
    func stack(_ breaks: [LineBreaks.Break], into lines: inout [LineRecord]) {
        lines.reserveCapacity(breaks.count)
        var start = 0
        var top = 0.0
        var look = 0
        var span = 0
        let plain = looks.count == 1 && spans.count <= 1 ? extent(of: looks[0].look) : nil
        for lineBreak in breaks {
            let extent = plain ?? extent(from: start, to: lineBreak.end, &look, &span)
            let (height, baseline) = place(extent)
            lines.append(
                LineRecord(
                    start: Int32(truncatingIfNeeded: start), width: Float(lineBreak.width),
                    ascent: Float(extent.ascent), descent: Float(extent.descent), top: top,
                    height: Float(height), baseline: Float(baseline), ending: lineBreak.ending))
            top += height + style.lineSpacing
            start = lineBreak.end
        }
    }

    private func extent(of look: TextLook) -> Extent {
        let (ascent, descent) = (max(0, look.ascent), max(0, look.descent))
        return Extent(
            ascent: ascent, descent: descent, height: max(look.font.metrics.lineHeight, ascent + descent))
    }

    /// Returns the extent of the looks and fallback faces of a line, and advances the two indices.
    private func extent(from start: Int, to end: Int, _ look: inout Int, _ span: inout Int) -> Extent {
        var result = Extent()
        while look + 1 < looks.count, looks[look].end <= start { look += 1 }
        var index = look
        repeat {
            let own = extent(of: looks[index].look)
            result.include(ascent: own.ascent, descent: own.descent, height: own.height)
            index += 1
        } while index < looks.count && looks[index - 1].end < end
        while span + 1 < spans.count, Int(spans[span + 1].start) <= start { span += 1 }
        index = span
        while index < spans.count, Int(spans[index].start) < end {
            include(spans[index], in: &result)
            index += 1
        }
        return result
    }

    /// Includes a fallback face, which may extend further than the font of the look.
    private func include(_ span: TextSpan, in extent: inout Extent) {
        let look = looks[Int(span.look)].look
        guard span.face >= 0, Int(span.face) != look.font.face?.number else { return }
        let face = engine.library.faces[Int(span.face)]
        guard !face.isColored else { return }
        let size = look.font.font.pointSize
        let raise = look.attributes.baselineOffset
        extent.include(
            ascent: min(face.extents.ascent, 2) * size + raise,
            descent: min(face.extents.descent, 1) * size - raise, height: 0)
    }

    private func place(_ extent: Extent) -> (height: Double, baseline: Double) {
        let natural = max(extent.height, extent.ascent + extent.descent)
        var height = natural
        if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
        if style.minimumLineHeight > 0 { height = max(height, style.minimumLineHeight) }
        if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
        guard height.isFinite else { return (natural, extent.ascent) }
        // The difference from the natural height is added above the text.
        return (height, extent.ascent + height - natural)
    }
}
