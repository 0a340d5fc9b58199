import Drawing
import TextAnalysis

/// Draws the words of a face glyph by glyph, at quarters of a pixel and without hinting.
///
/// SDL can leave hinting out, but then puts each letter on a whole pixel: words of large scales, which need none, are drawn here.
/// SDL measures them all the same, since its widths are those of letters that were not moved.
nonisolated final class WordDrawer {
    private let face: FontFace
    private let drawer: GlyphDrawer
    private let shaper = Shaper()
    private let pixelSize: Double

    /// Nil for faces whose words SDL draws: those that are hinted, pictures, and what SDL makes bold or slanted itself.
    ///
    /// `pixelSize` is that of the em, `scale` in pixels a point.
    init?(_ file: FontFile, _ data: FontData, pixelSize: Double, scale: Double) {
        guard Hinting(scale: scale) == .none, !file.synthesizesBold, !file.synthesizesItalic,
            let face = FontFace(file: file, data: data, number: 0, weight: 400), !face.isColored,
            face.coordinates.isEmpty, let drawer = GlyphDrawer(face, library: FreeTypeLibrary())
        else { return nil }
        self.face = face
        self.drawer = drawer
        self.pixelSize = pixelSize
    }

    /// The ink of a word, placed from the word's origin; nil when the face lacks a character, or there is no ink.
    func piece(of word: UnsafeRawBufferPointer, isRightToLeft: Bool) -> TextRendition.Piece? {
        let scalars = String(decoding: word, as: UTF8.self).unicodeScalars.map(\.value)
        let script = scalars.lazy.map { CodePoint($0).script }.first { !$0.isNeutral } ?? .common
        let style = Shaper.Style(face: face, script: script, isRightToLeft: isRightToLeft)
        var pieces: [TextRendition.Piece] = []
        var isWhole = true
        var pen = 0.0
        let unit = pixelSize / face.unitsPerEm
        shaper.shape(scalars, 0..<scalars.count, style) { glyph in
            isWhole = isWhole && glyph.missing == 0
            let place = GlyphPlace(
                x: (pen + Double(glyph.x)) * unit, y: -Double(glyph.y) * unit)
            pen += Double(glyph.advance)
            guard isWhole, let place,
                let piece = drawer.piece(
                    glyph.id, pixelSize: pixelSize, phase: place.phase, hinting: .none)
            else { return }
            pieces.append(
                TextRendition.Piece(mask: piece.mask, x: place.x + piece.x, y: place.y + piece.y))
        }
        return isWhole ? Self.joined(pieces) : nil
    }

    /// One mask for all; where letters overlap, the ink of both.
    private static func joined(_ pieces: [TextRendition.Piece]) -> TextRendition.Piece? {
        guard let first = pieces.first, pieces.allSatisfy({ !$0.mask.isColored }) else { return nil }
        guard pieces.count > 1 else { return first }
        var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
        for piece in pieces {
            left = min(left, piece.x)
            top = min(top, piece.y)
            right = max(right, piece.x + piece.mask.width)
            bottom = max(bottom, piece.y + piece.mask.height)
        }
        let mask = GlyphMask(width: right - left, height: bottom - top, isColored: false)
        for piece in pieces {
            for row in 0..<piece.mask.height {
                let source = piece.mask.coverage + row * piece.mask.stride
                let target = mask.coverage + (piece.y - top + row) * mask.stride + piece.x - left
                for column in 0..<piece.mask.width {
                    let sum = Int(target[column]) + Int(source[column])
                    target[column] = UInt8(min(255, sum))
                }
            }
        }
        return TextRendition.Piece(mask: mask, x: left, y: top)
    }
}
