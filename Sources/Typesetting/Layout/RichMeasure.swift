import TextAnalysis

/// Shapes the spans of a paragraph to measure the advance of each grapheme cluster, in points.
nonisolated struct RichMeasure {
    let analysis: ParagraphAnalysis
    let looks: [(look: TextLook, end: Int)]
    let engine: TextEngine
    /// The advances by code point; the first code point of a cluster has its whole advance.
    ///
    /// Tabs have an advance of 0.
    private(set) var advances: [Float]
    /// For each code point, whether a glyph begins with it; false within a ligature.
    private var hasGlyph: [Bool]
    /// The code points as they are shaped: control characters and marks beyond ``Shaper/markLimit`` are invisible.
    private let scalars: [UInt32]

    /// Measures the whole paragraph.
    init(_ analysis: ParagraphAnalysis, looks: [(look: TextLook, end: Int)], engine: TextEngine) {
        self.analysis = analysis
        self.looks = looks
        self.engine = engine
        scalars = Self.shown(analysis.scalars, isClusterStart: analysis.isClusterStart)
        advances = [Float](repeating: 0, count: scalars.count)
        hasGlyph = [Bool](repeating: false, count: scalars.count)
        for index in analysis.spans.indices { measure(index, within: 0..<scalars.count) }
    }

    /// Returns the width of a range as a separate line, without kerning against the following text.
    ///
    /// `width` is the sum of its clusters' advances. Shapes only the end of the range.
    func exactWidth(of range: Range<Int>, width: Double) -> Double {
        var start = range.upperBound
        var count = 0
        while start > range.lowerBound, count < 32 {
            start -= 1
            if analysis.isClusterStart[start] { count += 1 }
        }
        var result = width
        for index in start..<range.upperBound { result -= Double(advances[index]) }
        var index = analysis.span(at: start)
        while index < analysis.spans.count, Int(analysis.spans[index].start) < range.upperBound {
            result += widthAlone(of: index, within: start..<range.upperBound)
            index += 1
        }
        return result
    }

    private func widthAlone(of index: Int, within limits: Range<Int>) -> Double {
        let span = analysis.spans[index]
        let range = analysis.range(ofSpan: index).clamped(to: limits)
        let look = looks[Int(span.look)].look
        guard !span.isTab, span.face >= 0 else { return range.reduce(0) { $0 + Double(advances[$1]) } }
        let style = style(of: span, look)
        let unit = look.font.unit(of: style.face)
        var units = 0
        engine.shaper.shape(scalars, range, style) { units += Int($0.advance) }
        let clusters = look.attributes.tracking == 0 ? 0 : range.count { analysis.isClusterStart[$0] }
        return Double(units) * unit + look.attributes.tracking * Double(clusters)
    }

    private func style(of span: TextSpan, _ look: TextLook) -> Shaper.Style {
        Shaper.Style(
            face: engine.library.faces[Int(span.face)], script: span.script,
            isRightToLeft: span.level & 1 == 1,
            hasLigatures: look.attributes.tracking == 0)
    }

    /// Returns whether a glyph begins with the cluster at `index`.
    func isBorder(_ index: Int) -> Bool { hasGlyph[index] }

    /// Measures a range without its context, after a line was broken within a ligature.
    mutating func remeasure(_ range: Range<Int>) {
        var index = analysis.span(at: range.lowerBound)
        for place in range {
            advances[place] = 0
            hasGlyph[place] = false
        }
        while index < analysis.spans.count, Int(analysis.spans[index].start) < range.upperBound {
            measure(index, within: range)
            index += 1
        }
    }

    private static func shown(_ scalars: [UInt32], isClusterStart: [Bool]) -> [UInt32] {
        var marks = 0
        return scalars.indices.map { index in
            marks = isClusterStart[index] ? 0 : marks + 1
            return marks > Shaper.markLimit ? 0x200b : Decoding.shown(scalars[index])
        }
    }

    // MARK: - Spans

    private mutating func measure(_ index: Int, within limits: Range<Int>) {
        let span = analysis.spans[index]
        guard !span.isTab else { return }
        let range = analysis.range(ofSpan: index).clamped(to: limits)
        let look = looks[Int(span.look)].look
        if span.face >= 0 {
            let style = style(of: span, look)
            let unit = look.font.unit(of: style.face)
            if !measurePlain(range, style, unit) {
                for piece in pieces(of: range) { measure(piece, style, unit) }
            }
        } else {
            for place in range where analysis.isClusterStart[place] {
                advances[place] = Float(MissingGlyph.width(of: scalars[place]) * look.font.font.pointSize)
                hasGlyph[place] = true
            }
        }
        spread(range, tracking: Float(look.attributes.tracking))
    }

    /// Measures printable ASCII with the tables of its face, shaping only words with ligatures; returns false for
    /// other text.
    private mutating func measurePlain(_ range: Range<Int>, _ style: Shaper.Style, _ unit: Double) -> Bool {
        guard !style.isRightToLeft, style.hasLigatures,
            range.allSatisfy({ scalars[$0] >= 0x20 && scalars[$0] < 0x7f })
        else { return false }
        guard let letters = style.face.plainLetters(measuring: range.count, engine.shaper), letters.isUsable
        else { return false }
        var word = range.lowerBound
        var index = word
        while index < range.upperBound {
            let scalar = scalars[index]
            hasGlyph[index] = true
            advances[index] = Float(Double(letters.advances[Int(scalar)]) * unit)
            if scalar == 0x20 { word = index + 1 }
            index += 1
            guard index < range.upperBound else { break }
            let extra = letters.extra(UInt8(scalar), UInt8(scalars[index]), engine.shaper)
            if extra == PlainLetters.changes {
                if scalar == 0x20 || scalars[index] == 0x20 { return false }
                while index < range.upperBound, scalars[index] != 0x20 { index += 1 }
                for place in word..<index { (advances[place], hasGlyph[place]) = (0, false) }
                // Includes the space, because the last letter may be kerned against it; the space's own advance is set again.
                measure(word..<min(index + 1, range.upperBound), style, unit)
                word = index
            } else {
                advances[index - 1] += Float(Double(extra) * unit)
            }
        }
        return true
    }

    private mutating func measure(_ piece: Range<Int>, _ style: Shaper.Style, _ unit: Double) {
        engine.shaper.shape(scalars, piece, style) { glyph in
            var place = Int(glyph.cluster)
            hasGlyph[place] = true
            guard glyph.advance != 0 else { return }
            while place > piece.lowerBound, !analysis.isClusterStart[place] { place -= 1 }
            advances[place] += Float(Double(glyph.advance) * unit)
        }
    }

    /// Splits a range into pieces that are short enough to shape, between clusters if possible.
    private func pieces(of range: Range<Int>) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var start = range.lowerBound
        while start < range.upperBound {
            var end = min(start + Shaper.pieceLimit, range.upperBound)
            if end < range.upperBound {
                var cut = end
                while cut > start + Shaper.pieceLimit / 2, !analysis.isClusterStart[cut] { cut -= 1 }
                if analysis.isClusterStart[cut] { end = cut }
            }
            result.append(start..<end)
            start = end
        }
        return result
    }

    /// Distributes the advance of each ligature among its clusters, and adds the tracking.
    private mutating func spread(_ range: Range<Int>, tracking: Float) {
        var start = range.lowerBound
        while start < range.upperBound {
            var end = start + 1
            var starts = analysis.isClusterStart[start] ? 1 : 0
            while end < range.upperBound, !hasGlyph[end] {
                if analysis.isClusterStart[end] { starts += 1 }
                end += 1
            }
            if starts > 1 {
                let share = advances[start] / Float(starts)
                for index in start..<end { advances[index] = analysis.isClusterStart[index] ? share : 0 }
            }
            if tracking != 0 {
                for index in start..<end where analysis.isClusterStart[index] { advances[index] += tracking }
            }
            start = end
        }
    }
}
