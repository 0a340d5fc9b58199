import TextAnalysis

/// Shapes the parts of a line.
nonisolated struct PartShaper {
    let engine: TextEngine
    let paragraph: ParagraphLayout
    let bytes: UnsafeBufferPointer<UInt8>

    /// The number of code points of context before and after a part that are passed to shaping.
    private static let context = 5

    private struct Letters {
        var scalars: [UInt32] = []
        /// The offset of each code point in bytes; -1 outside the part.
        var offsets: [Int] = []
        /// The index of the cluster of each code point of the part.
        var clusterOf: [Int] = []
        /// The indices of the code points that begin a cluster.
        var starts: [Int] = []
        var range = 0..<0

        /// Returns whether a cluster begins with the code point.
        func isStart(_ index: Int) -> Bool {
            index == range.lowerBound || clusterOf[index] != clusterOf[index - 1]
        }
    }

    func shape(_ part: LinePart) -> ShapedPart {
        var shaped = ShapedPart(part: part)
        let look = paragraph.looks[part.look].look
        switch part.kind {
        case .tab:
            shaped.clusters = [part.range.lowerBound]
            return shaped
        case .insertedCharacter(let scalar):
            let letters = Letters(
                scalars: [scalar], offsets: [part.range.lowerBound], clusterOf: [0], starts: [0], range: 0..<1
            )
            fill(&shaped, letters, look)
            shaped.clusters = []
            for index in shaped.cells.indices { shaped.cells[index].clusters = 0..<0 }
        case .text:
            shaped.tracking = look.attributes.tracking
            let letters = letters(of: part)
            shaped.clusters = letters.starts.map { letters.offsets[$0] }
            fill(&shaped, letters, look)
        }
        return shaped
    }

    // MARK: - Letters

    /// Returns the code points of a part and its context, without marks beyond ``Shaper/markLimit`` in a cluster.
    private func letters(of part: LinePart) -> Letters {
        var letters = Letters()
        var start = part.range.lowerBound
        for _ in 0..<Self.context where start > 0 {
            start -= 1
            while start > 0, bytes[start] & 0xc0 == 0x80 { start -= 1 }
        }
        append(start..<part.range.lowerBound, to: &letters)
        let first = letters.scalars.count
        var breaker = GraphemeBreaker()
        var marks = 0
        var index = part.range.lowerBound
        while index < part.range.upperBound {
            let (scalar, count) = Decoding.scalar(bytes, at: index)
            let isStart = breaker.isBoundary(before: CodePoint(scalar)) || index == part.range.lowerBound
            marks = isStart ? 0 : marks + 1
            if marks <= Shaper.markLimit {
                if isStart { letters.starts.append(letters.scalars.count) }
                letters.scalars.append(Decoding.shown(scalar))
                letters.offsets.append(index)
                letters.clusterOf.append(letters.starts.count - 1)
            }
            index += count
        }
        letters.range = first..<letters.scalars.count
        var end = part.range.upperBound
        for _ in 0..<Self.context where end < bytes.count { end += Decoding.scalar(bytes, at: end).count }
        append(part.range.upperBound..<end, to: &letters)
        return letters
    }

    private func append(_ range: Range<Int>, to letters: inout Letters) {
        var index = range.lowerBound
        while index < range.upperBound {
            let (scalar, count) = Decoding.scalar(bytes, at: index)
            letters.scalars.append(Decoding.shown(scalar))
            letters.offsets.append(-1)
            letters.clusterOf.append(-1)
            index += count
        }
    }

    // MARK: - Cells

    private func fill(_ shaped: inout ShapedPart, _ letters: Letters, _ look: TextLook) {
        let part = shaped.part
        guard part.face >= 0 else {
            fillWithBoxes(&shaped, letters, look)
            return
        }
        let face = engine.library.faces[part.face]
        let style = Shaper.Style(
            face: face, script: part.script, isRightToLeft: shaped.isRightToLeft,
            hasLigatures: look.attributes.tracking == 0)
        let unit = look.font.unit(of: face)
        var pieces = pieces(of: letters)
        if shaped.isRightToLeft { pieces.reverse() }
        for piece in pieces {
            var glyphs: [Shaper.Glyph] = []
            engine.shaper.shape(letters.scalars, piece, style) { glyphs.append($0) }
            addCells(glyphs, piece, letters, face, unit, to: &shaped)
        }
    }

    /// Splits the code points into pieces that are short enough to shape, between clusters.
    private func pieces(of letters: Letters) -> [Range<Int>] {
        guard letters.range.count > Shaper.pieceLimit else { return [letters.range] }
        var result: [Range<Int>] = []
        var start = letters.range.lowerBound
        var last = start
        for cluster in letters.starts + [letters.range.upperBound] {
            if cluster - start > Shaper.pieceLimit, last > start {
                result.append(start..<last)
                start = last
            }
            last = cluster
        }
        result.append(start..<letters.range.upperBound)
        return result
    }

    private func addCells(
        _ glyphs: [Shaper.Glyph], _ piece: Range<Int>, _ letters: Letters, _ face: FontFace, _ unit: Double,
        to shaped: inout ShapedPart
    ) {
        var index = 0
        // The start of the last cell; in right-to-left text, it follows this one logically.
        var border = piece.upperBound
        while index < glyphs.count {
            var end = index + 1
            var start = Int(glyphs[index].cluster)
            while end < glyphs.count {
                let next = Int(glyphs[end].cluster)
                // A cell can end only at the start of a grapheme cluster.
                let isSame = next == start || !letters.isStart(shaped.isRightToLeft ? start : next)
                guard isSame else { break }
                start = min(start, next)
                end += 1
            }
            let after = end < glyphs.count ? Int(glyphs[end].cluster) : piece.upperBound
            let range = start..<max(start + 1, shaped.isRightToLeft ? border : after)
            addCell(glyphs[index..<end], range, letters, face, unit, to: &shaped)
            border = start
            index = end
        }
    }

    private func addCell(
        _ glyphs: ArraySlice<Shaper.Glyph>, _ range: Range<Int>, _ letters: Letters, _ face: FontFace,
        _ unit: Double, to shaped: inout ShapedPart
    ) {
        let firstCluster = letters.clusterOf[range.lowerBound]
        let lastCluster = letters.clusterOf[range.upperBound - 1]
        var pen = 0.0
        let firstGlyph = shaped.glyphs.count
        for glyph in glyphs {
            let isMissing = glyph.missing != 0
            if !isMissing || MissingGlyph.isSeen(glyph.missing) {
                shaped.glyphs.append(
                    ShapedPart.Glyph(
                        face: isMissing ? -1 : Int32(face.number), id: isMissing ? glyph.missing : glyph.id,
                        x: Float(pen + Double(glyph.x) * unit), y: Float(-Double(glyph.y) * unit)))
            }
            pen += Double(glyph.advance) * unit
        }
        var cell = ShapedPart.Cell(
            clusters: max(0, firstCluster)..<max(0, lastCluster) + 1,
            glyphs: firstGlyph..<shaped.glyphs.count,
            width: pen, isSpace: letters.scalars[range.lowerBound] == 0x20)
        if cell.clusters.count > 1 {
            cell.carets = carets(cell, glyphs, face, unit, isRightToLeft: shaped.isRightToLeft)
        }
        shaped.cells.append(cell)
    }

    /// Returns the caret positions in a ligature: the positions defined by the font, otherwise evenly spaced ones.
    private func carets(
        _ cell: ShapedPart.Cell, _ glyphs: ArraySlice<Shaper.Glyph>, _ face: FontFace, _ unit: Double,
        isRightToLeft: Bool
    ) -> [Double] {
        let count = cell.clusters.count
        if glyphs.count == 1, let glyph = glyphs.first {
            let carets = face.ligatureCarets(of: glyph.id, isRightToLeft: isRightToLeft).map { $0 * unit }
                .sorted()
            if carets.count == count - 1, carets.allSatisfy({ $0 > 0 && $0 < cell.width }) { return carets }
        }
        return (1..<count).map { cell.width * Double($0) / Double(count) }
    }

    /// Fills the part with a box for each character, because no font is available.
    private func fillWithBoxes(_ shaped: inout ShapedPart, _ letters: Letters, _ look: TextLook) {
        let size = look.font.font.pointSize
        let starts = letters.starts
        let places = shaped.isRightToLeft ? Array(starts.indices.reversed()) : Array(starts.indices)
        for place in places {
            let scalar = letters.scalars[starts[place]]
            let first = shaped.glyphs.count
            if MissingGlyph.isSeen(scalar) {
                shaped.glyphs.append(ShapedPart.Glyph(face: -1, id: scalar, x: 0, y: 0))
            }
            shaped.cells.append(
                ShapedPart.Cell(
                    clusters: place..<place + 1, glyphs: first..<shaped.glyphs.count,
                    width: MissingGlyph.width(of: scalar) * size, isSpace: scalar == 0x20))
        }
    }
}
