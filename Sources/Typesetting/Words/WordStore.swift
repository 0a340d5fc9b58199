import Drawing
import TextAnalysis

/// Measures and draws lines word by word; each word is shaped once.
///
/// Owned by a typesetter and not isolated to an actor, because it is called in closures over the bytes of a text. Advances are in
/// units of the face, so that lines have the same width as in paragraphs.
nonisolated final class WordStore {
    private(set) var cache: WordCache
    private let engine: TextEngine

    /// Creates a store whose cache is limited to `byteLimit` bytes.
    init(engine: TextEngine, byteLimit: Int) {
        self.engine = engine
        cache = WordCache(byteLimit: byteLimit)
    }

    // MARK: - Measuring

    /// Returns the advance of a line in one script, in points; stops measuring once the result exceeds `limit`.
    func width(
        of text: String, font: ResolvedFont, script: ScriptCode, upTo limit: Double = .infinity
    ) -> Double {
        guard let face = font.face else { return 0 }
        let limit = limit / font.unit < 1e15 ? Int(limit / font.unit) : .max
        var text = text
        return text.withUTF8 { bytes in
            var scanner = SegmentScanner(bytes)
            var pen = 0
            while pen <= limit, let segment = scanner.next() {
                switch segment.kind {
                case .space: pen += font.spaceAdvance
                case .word:
                    let word = UnsafeRawBufferPointer(
                        rebasing: UnsafeRawBufferPointer(bytes)[segment.start..<segment.end])
                    pen += measured(word, script, font, face).width
                }
            }
            return Double(pen) * font.unit
        }
    }

    /// Returns the width of a word in units, and its index in the cache if it is cached.
    private func measured(
        _ word: UnsafeRawBufferPointer, _ script: ScriptCode, _ font: ResolvedFont, _ face: FontFace
    ) -> (width: Int, index: Int?) {
        let key = WordKey(word, face: font.id << 8 | Int32(script.number))
        if let index = cache.find(key, word) { return (cache.width(at: index), index) }
        var width = 0
        shape(word, script, face) { width += Int($0.advance) }
        return (width, cache.add(key, word, width: width))
    }

    private func shape(
        _ word: UnsafeRawBufferPointer, _ script: ScriptCode, _ face: FontFace, _ body: (Shaper.Glyph) -> Void
    ) {
        let bytes = word.bindMemory(to: UInt8.self)
        var scalars: [UInt32] = []
        scalars.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            let (scalar, count) = Decoding.scalar(bytes, at: index)
            scalars.append(scalar)
            index += count
        }
        let style = Shaper.Style(face: face, script: script, isRightToLeft: false)
        engine.shaper.shape(scalars, 0..<scalars.count, style, body)
    }

    // MARK: - Drawing

    /// Returns the masks of a line; a line of one word shares the rendition of the word.
    func rendition(of text: String, font: ResolvedFont, script: ScriptCode) -> TextRendition {
        var text = text
        let generation = engine.generation
        guard let face = font.face else {
            return TextRendition(scale: font.scale, pieces: [], generation: generation)
        }
        return text.withUTF8 { bytes in
            var scanner = SegmentScanner(bytes)
            var pen = 0
            var pieces: [TextRendition.Piece] = []
            while let segment = scanner.next() {
                switch segment.kind {
                case .space: pen += font.spaceAdvance
                case .word:
                    let word = UnsafeRawBufferPointer(
                        rebasing: UnsafeRawBufferPointer(bytes)[segment.start..<segment.end])
                    let (width, index) = measured(word, script, font, face)
                    let ink = ink(of: word, at: index, script, font, face)
                    let isAlone = segment.start == 0 && segment.end == bytes.count
                    if isAlone, let alone = ink.alone { return alone }
                    add(ink, word, pen: pen, width: width, font, to: &pieces)
                    if isAlone {
                        let rendition = TextRendition(
                            scale: font.scale, pieces: pieces, generation: generation)
                        ink.keep(alone: rendition)
                        if let index { cache.storeInk(ink, at: index) }
                        return rendition
                    }
                    if let index { cache.storeInk(ink, at: index) }
                    pen += width
                }
            }
            return TextRendition(scale: font.scale, pieces: pieces, generation: generation)
        }
    }

    private func ink(
        of word: UnsafeRawBufferPointer, at index: Int?, _ script: ScriptCode, _ font: ResolvedFont,
        _ face: FontFace
    ) -> WordInk {
        if let index, let known = cache.ink(at: index) { return known }
        var shaped: [Shaper.Glyph] = []
        shape(word, script, face) { shaped.append($0) }
        var pen = 0
        var glyphs: [GlyphRun.Glyph] = []
        glyphs.reserveCapacity(shaped.count)
        for glyph in shaped {
            let isMissing = glyph.missing != 0
            if !isMissing || MissingGlyph.isSeen(glyph.missing) {
                glyphs.append(
                    GlyphRun.Glyph(
                        face: isMissing ? -1 : Int32(face.number), id: isMissing ? glyph.missing : glyph.id,
                        x: Float(Double(pen + Int(glyph.x)) * font.unit),
                        y: Float(-Double(glyph.y) * font.unit)))
            }
            pen += Int(glyph.advance)
        }
        let isWhole =
            script == Self.latin
            && font.wordDrawer?.draws(word, as: shaped, exactSize: font.font.pointSize * font.scale) == true
        return WordInk(glyphs: glyphs, isWhole: isWhole)
    }

    /// The only script whose words SDL_ttf draws.
    private static let latin = CodePoint(0x61).script

    /// Adds the pieces of a word that begins at `pen`, in units.
    private func add(
        _ ink: WordInk, _ word: UnsafeRawBufferPointer, pen: Int, width: Int, _ font: ResolvedFont,
        to pieces: inout [TextRendition.Piece]
    ) {
        let origin = Double(pen) * font.unit
        if ink.isWhole, let place = WordPosition(x: origin * font.scale) {
            if ink.mask(phase: place.phase) == nil {
                let pixels = Double(width) * font.unit * font.scale
                ink.keep(
                    font.wordDrawer?.mask(of: word, phase: place.phase, width: pixels) ?? .refused,
                    phase: place.phase)
            }
            switch ink.mask(phase: place.phase) {
            case .drawn(let piece):
                pieces.append(TextRendition.Piece(mask: piece.mask, x: place.x + piece.x, y: piece.y))
                return
            case .empty: return
            case .refused, nil: break
            }
        }
        engine.addPieces(of: ink.glyphs, movedBy: origin, font: font, to: &pieces)
    }
}
