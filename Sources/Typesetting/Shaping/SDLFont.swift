import CSDL2
import Drawing

/// A font file opened by SDL_ttf at one size, which supplies line metrics and draws plain words.
///
/// SDL_ttf draws a word from a whole pixel on, with advances that it rounds to 64ths of a pixel, and without font variations. Words whose
/// letters would not be at their shaped positions are refused. The size and style never change, because that would discard SDL's glyph
/// cache.
nonisolated final class SDLFont {
    /// The properties by which requests share an open file.
    struct Key: Hashable {
        var file: FontFile
        /// The size of the em, in 72nds of a pixel.
        var size: UInt32
        /// The number of pixels per point.
        var scale: Double
    }

    let key: Key
    /// The line metrics, in points.
    let metrics: FontMetrics
    private let face: FontFace
    private let handle: Handle
    /// The size of the em, in pixels.
    private let pixelSize: Double
    /// Whether SDL_ttf can draw words of this face.
    private let drawsWords: Bool
    /// The paddings for each phase, computed when the first word is drawn.
    private lazy var paddings = WordPadding(spaceWidth: spaceWidth)
    private var scratch = ContiguousArray<CChar>()

    /// The owner of SDL's font and of the memory that it reads.
    private struct Handle: ~Copyable {
        let font: OpaquePointer
        let memory: FontData
        init(_ font: OpaquePointer, _ memory: FontData) {
            self.font = font
            self.memory = memory
        }
        deinit { TTF_CloseFont(font) }
    }

    /// A failure to open a font, with SDL's error message.
    struct OpenError: Error { let reason: String }

    /// Opens the file of a face; the reason of a failure is SDL's error message.
    init(key: Key, face: FontFace) throws(OpenError) {
        let font = try Self.open(face.data, key.file, size: key.size)
        handle = Handle(font, face.data)
        pixelSize = Double(key.size) / 72
        self.key = key
        self.face = face
        _ = TTF_SetFontScriptName(font, "Latn")
        _ = TTF_SetFontDirection(font, TTF_DIRECTION_LTR)
        let isHinted = Hinting(scale: key.scale) == .light
        drawsWords =
            isHinted && pixelSize <= Self.sizeLimit && !face.isColored && face.coordinates.isEmpty
            && !face.isEmboldened && !face.isSlanted
        let points = 1 / key.scale
        if face.isColored {
            // Bitmap strikes have fixed sizes, and SDL returns the metrics of a strike.
            let (ascent, descent) = face.extents
            let size = pixelSize * points
            metrics = FontMetrics(
                ascent: ascent * size, descent: descent * size, lineHeight: (ascent + descent) * size,
                capHeight: ascent * size, xHeight: ascent * size)
            return
        }
        let ascent = Double(TTF_FontAscent(font))
        let letters = Letters(font, isHinted: isHinted)
        // SDL truncates the descent to whole pixels; letters can extend a pixel lower.
        let descent = max(Double(max(0, -TTF_FontDescent(font))), letters.depth)
        metrics = FontMetrics(
            ascent: ascent * points, descent: descent * points,
            lineHeight: max(Double(TTF_FontLineSkip(font)), ascent + descent) * points,
            capHeight: letters.capHeight * points, xHeight: letters.xHeight * points)
    }

    /// The maximum em size in pixels for drawing whole words; the surfaces of larger words are too large.
    private static let sizeLimit = 128.0
    /// The maximum number of bytes of a word that is drawn as a whole.
    private static let lengthLimit = 64
    /// The maximum displacement of a letter from its shaped position, in 64ths of a pixel.
    private static let tolerance = 3.0

    // MARK: - Words

    /// Returns whether SDL_ttf places all letters of a word at their shaped positions; `exactSize` is the size of the em in pixels.
    func draws(_ word: UnsafeRawBufferPointer, as glyphs: [Shaper.Glyph], exactSize: Double) -> Bool {
        guard drawsWords, word.count <= Self.lengthLimit else { return false }
        let (exact, own) = (exactSize * 64 / face.unitsPerEm, pixelSize * 64 / face.unitsPerEm)
        var drift = 0.0
        for glyph in glyphs {
            guard glyph.missing == 0, glyph.x == 0, glyph.y == 0, abs(drift) <= Self.tolerance else {
                return false
            }
            // SDL_ttf rounds the advance and the kerning separately.
            let advance = face.advance(of: glyph.id)
            let kerning = Int(glyph.advance) - advance
            drift += (Double(advance) * own).rounded() + (Double(kerning) * own).rounded()
            drift -= Double(glyph.advance) * exact
        }
        return true
    }

    /// Returns the mask of a word whose origin is `phase` eighths of a pixel right of a whole pixel, relative to that pixel.
    ///
    /// The word is refused if its drawn width does not match `width`, the shaped width in pixels, or if its baseline is moved.
    func mask(of word: UnsafeRawBufferPointer, phase: Int, width: Double) -> WordMask {
        guard handle.memory.isIntact, let padding = paddings[phase] else { return .refused }
        let surface = withCString(of: word, spacesBefore: padding.spaces) {
            TTF_RenderUTF8_Blended(handle.font, $0, SDL_Color(r: 255, g: 255, b: 255, a: 255))
        }
        guard let surface else { return .refused }
        defer { SDL_FreeSurface(surface) }
        let end = Double(padding.origin) + Double(phase) / Double(WordPosition.phases) + width
        // Ink may extend beyond the last advance, for example in italics; a moved baseline makes the surface higher than a line.
        let drawn = Double(surface.pointee.w)
        guard drawn > end - 1.5, drawn < end + 1.5 + pixelSize / 2,
            surface.pointee.h <= TTF_FontHeight(handle.font)
        else { return .refused }
        guard let ink = Self.ink(of: surface, from: padding.origin - Int(pixelSize)) else { return .empty }
        let top = ink.top - Int(TTF_FontAscent(handle.font))
        return .drawn(TextRendition.Piece(mask: ink.mask(), x: ink.left - padding.origin, y: top))
    }

    /// The advance of a space in 64ths of a pixel, computed from the width of 64 spaces, which SDL returns in whole pixels.
    private var spaceWidth: Int {
        var width: Int32 = 0
        let spaces = String(repeating: " ", count: 64)
        return TTF_SizeUTF8(handle.font, spaces, &width, nil) == 0 ? Int(width) : 0
    }

    private func withCString<Result>(
        of word: UnsafeRawBufferPointer, spacesBefore: Int, _ body: (UnsafePointer<CChar>) -> Result?
    ) -> Result? {
        scratch.removeAll(keepingCapacity: true)
        for _ in 0..<spacesBefore { scratch.append(32) }
        for byte in word { scratch.append(CChar(bitPattern: byte)) }
        scratch.append(0)
        return scratch.withUnsafeBufferPointer { buffer in buffer.baseAddress.flatMap(body) }
    }
}

// MARK: - Opening and measuring

nonisolated extension SDLFont {
    /// Checks that the file can be opened, and closes it again.
    static func check(_ data: FontData, _ file: FontFile) throws(OpenError) {
        TTF_CloseFont(try open(data, file, size: 16 * 72))
    }

    /// Light hinting with subpixel positioning: crisp heights and even spacing.
    private static let hinting = TTF_HINTING_LIGHT_SUBPIXEL

    /// The measures of a font's letters, in pixels.
    private struct Letters {
        let capHeight: Double
        let xHeight: Double
        let depth: Double

        init(_ font: OpaquePointer, isHinted: Bool) {
            if !isHinted { TTF_SetFontHinting(font, TTF_HINTING_NONE) }
            capHeight = Double(max(0, Self.edges(of: "H", in: font).top))
            xHeight = Double(max(0, Self.edges(of: "x", in: font).top))
            depth = Double(max(0, -Self.edges(of: "g", in: font).bottom))
            if !isHinted { TTF_SetFontHinting(font, SDLFont.hinting) }
        }

        /// Returns the top and bottom of a letter above the baseline, in pixels; zeros if the font lacks it.
        private static func edges(of letter: Unicode.Scalar, in font: OpaquePointer) -> (
            top: Int32, bottom: Int32
        ) {
            var (top, bottom): (Int32, Int32) = (0, 0)
            guard TTF_GlyphMetrics32(font, letter.value, nil, nil, &bottom, &top, nil) == 0 else {
                return (0, 0)
            }
            return (top, bottom)
        }
    }

    private static func open(_ data: FontData, _ file: FontFile, size: UInt32) throws(OpenError)
        -> OpaquePointer
    {
        guard let font = TTF_OpenFontIndexDPIRW(data.stream(), 1, 1, Int(file.index), size, size) else {
            throw OpenError(reason: String(cString: SDL_GetError()))
        }
        TTF_SetFontHinting(font, hinting)
        return font
    }

    /// Returns the ink in the columns from `left` on.
    private static func ink(of surface: UnsafeMutablePointer<SDL_Surface>, from left: Int) -> Ink? {
        let surface = surface.pointee
        guard let memory = surface.pixels, surface.format.pointee.BytesPerPixel == 4 else { return nil }
        return Ink(
            pixels: memory.assumingMemoryBound(to: UInt32.self), width: Int(surface.w),
            height: Int(surface.h), stride: Int(surface.pitch) / 4,
            columns: max(0, min(left, Int(surface.w)))..<Int(surface.w))
    }
}
