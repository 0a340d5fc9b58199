import TextAnalysis

/// Shapes a paragraph's spans and tells the advance of each grapheme cluster, in points.
nonisolated struct RichMeasure {
    let looks: [(look: TextLook, end: Int)]
    let engine: TextEngine

    /// What shaping sees of the text: controls are nothing, and so are marks beyond what can be read.
    static func shown(_ scalars: [UInt32], isClusterStart: [Bool]) -> [UInt32] {
        var marks = 0
        return scalars.indices.map { index in
            marks = isClusterStart[index] ? 0 : marks + 1
            return marks > Shaper.markLimit ? 0x200b : Decoding.shown(scalars[index])
        }
    }

    /// Parts of a range that are short enough to shape, cut between clusters where there are any.
    static func pieces(of range: Range<Int>, isClusterStart: [Bool]) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var start = range.lowerBound
        while start < range.upperBound {
            var end = min(start + Shaper.pieceLimit, range.upperBound)
            if end < range.upperBound {
                var cut = end
                while cut > start + Shaper.pieceLimit / 2, !isClusterStart[cut] { cut -= 1 }
                if isClusterStart[cut] { end = cut }
            }
            result.append(start..<end)
            start = end
        }
        return result
    }

    func style(of span: TextSpan) -> Shaper.Style? {
        guard span.face >= 0 else { return nil }
        return Shaper.Style(
            face: engine.library.faces[Int(span.face)], script: span.script,
            isRightToLeft: span.level & 1 == 1,
            hasLigatures: looks[Int(span.look)].look.attributes.tracking == 0)
    }

    /// By code point; all of a cluster's advance is at its first. Tabs have none.
    func advances(of analysis: ParagraphAnalysis) -> [Float] {
        let scalars = Self.shown(analysis.scalars, isClusterStart: analysis.isClusterStart)
        var advances = [Float](repeating: 0, count: scalars.count)
        var hasGlyph = [Bool](repeating: false, count: scalars.count)
        for (index, span) in analysis.spans.enumerated() where !span.isTab {
            let end =
                index + 1 < analysis.spans.count ? Int(analysis.spans[index + 1].start) : scalars.count
            let look = looks[Int(span.look)].look
            if let style = style(of: span) {
                let unit = look.font.unit(of: style.face)
                for piece in Self.pieces(
                    of: Int(span.start)..<end, isClusterStart: analysis.isClusterStart)
                {
                    engine.shaper.shape(scalars, piece, style) { glyph in
                        advances[Int(glyph.cluster)] += Float(Double(glyph.advance) * unit)
                        hasGlyph[Int(glyph.cluster)] = true
                    }
                }
            }
            let tracking = Float(look.attributes.tracking)
            spread(Int(span.start)..<end, analysis.isClusterStart, hasGlyph, tracking, &advances)
        }
        return advances
    }

    /// Gives each cluster its share of a ligature, and its tracking.
    private func spread(
        _ range: Range<Int>, _ isClusterStart: [Bool], _ hasGlyph: [Bool], _ tracking: Float,
        _ advances: inout [Float]
    ) {
        var start = range.lowerBound
        while start < range.upperBound {
            var end = start + 1
            var starts = isClusterStart[start] ? 1 : 0
            while end < range.upperBound, !hasGlyph[end] {
                if isClusterStart[end] { starts += 1 }
                end += 1
            }
            if starts > 1 {
                let share = advances[start] / Float(starts)
                for index in start..<end { advances[index] = isClusterStart[index] ? share : 0 }
            }
            if tracking != 0 {
                for index in start..<end where isClusterStart[index] { advances[index] += tracking }
            }
            start = end
        }
    }
}
