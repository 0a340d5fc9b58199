import CSDL2
import Drawing

/// A font file opened by SDL_ttf at one size: tells the measures of its lines, and draws plain words.
///
/// SDL_ttf draws a word by itself, with advances that it rounds to 64ths of a pixel, from a whole pixel on, and for files without
/// variations. Words whose letters would stand elsewhere than they were shaped are refused. Its size and style never change, since
/// that would throw SDL's own glyph cache away.
nonisolated final class SDLFont {
    /// The properties by which requests share an open file.
    struct Key: Hashable {
        var file: FontFile
        /// Of the em, in 72ths of a pixel.
        var size: UInt32
        /// Pixels a point.
        var scale: Double
    }

    let key: Key
    /// In points.
    let metrics: FontMetrics
    private let face: FontFace
    private let handle: Handle
    /// Pixels of the em.
    private let pixelSize: Double
    /// Whether SDL_ttf draws what the face is.
    private let drawsWords: Bool
    /// Found out when the first word is drawn.
    private lazy var paddings = WordPadding(spaceWidth: spaceWidth)
    private var scratch = ContiguousArray<CChar>()

    /// Owner of SDL's font, and of the memory that it reads.
    private struct Handle: ~Copyable {
        let font: OpaquePointer
        let memory: FontData
        init(_ font: OpaquePointer, _ memory: FontData) {
            self.font = font
            self.memory = memory
        }
        deinit { TTF_CloseFont(font) }
    }

    /// SDL's own text.
    struct OpenError: Error { let reason: String }

    /// Opens the file of a face; a failure's reason is SDL's own text.
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
            // Pictures come in sizes of their own, and SDL tells the measures of these.
            let (ascent, descent) = face.extents
            let size = pixelSize * points
            metrics = FontMetrics(
                ascent: ascent * size, descent: descent * size, lineHeight: (ascent + descent) * size,
                capHeight: ascent * size, xHeight: ascent * size)
            return
        }
        let ascent = Double(TTF_FontAscent(font))
        let letters = Letters(font, isHinted: isHinted)
        // SDL cuts the descent to whole pixels; letters can reach a pixel lower.
        let descent = max(Double(max(0, -TTF_FontDescent(font))), letters.depth)
        metrics = FontMetrics(
            ascent: ascent * points, descent: descent * points,
            lineHeight: max(Double(TTF_FontLineSkip(font)), ascent + descent) * points,
            capHeight: letters.capHeight * points, xHeight: letters.xHeight * points)
    }

    /// Pixels of the em beyond which a word's surface is large.
    private static let sizeLimit = 128.0
    /// Bytes of the words that are drawn.
    private static let lengthLimit = 64
    /// How far a letter may stand from its place, in 64ths of a pixel.
    private static let tolerance = 3.0

    // MARK: - Words

    /// Whether all letters of a shaped word stand where SDL_ttf puts them; `exactSize` is that of the em, in pixels.
    func draws(_ word: UnsafeRawBufferPointer, as glyphs: [Shaper.Glyph], exactSize: Double) -> Bool {
        guard drawsWords, word.count <= Self.lengthLimit else { return false }
        let (exact, own) = (exactSize * 64 / face.unitsPerEm, pixelSize * 64 / face.unitsPerEm)
        var drift = 0.0
        for glyph in glyphs {
            guard glyph.missing == 0, glyph.x == 0, glyph.y == 0, abs(drift) <= Self.tolerance else {
                return false
            }
            // SDL_ttf rounds the advance and the kerning, each by itself.
            let advance = face.advance(of: glyph.id)
            let kerning = Int(glyph.advance) - advance
            drift += (Double(advance) * own).rounded() + (Double(kerning) * own).rounded()
            drift -= Double(glyph.advance) * exact
        }
        return true
    }

    /// The mask of a word whose origin is `phase` eighths of a pixel right of a whole one, placed from that one.
    ///
    /// Refused when SDL_ttf placed its letters otherwise than they were shaped; `width` is the shaped width in pixels.
    func mask(of word: UnsafeRawBufferPointer, phase: Int, width: Double) -> WordMask {
        guard handle.memory.isIntact, let padding = paddings[phase] else { return .refused }
        let surface = withCString(of: word, spacesBefore: padding.spaces) {
            TTF_RenderUTF8_Blended(handle.font, $0, SDL_Color(r: 255, g: 255, b: 255, a: 255))
        }
        guard let surface else { return .refused }
        defer { SDL_FreeSurface(surface) }
        let end = Double(padding.origin) + Double(phase) / Double(WordPlace.phases) + width
        // Ink may reach over the last advance, as of an italic; a moved baseline makes a surface higher than a line.
        let drawn = Double(surface.pointee.w)
        guard drawn > end - 1.5, drawn < end + 1.5 + pixelSize / 2,
            surface.pointee.h <= TTF_FontHeight(handle.font)
        else { return .refused }
        guard let ink = Self.ink(of: surface, from: padding.origin - Int(pixelSize)) else { return .empty }
        let top = ink.top - Int(TTF_FontAscent(handle.font))
        return .drawn(TextRendition.Piece(mask: ink.mask(), x: ink.left - padding.origin, y: top))
    }

    /// The advance of a space, in 64ths of a pixel: SDL tells whole pixels, of 64 spaces.
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
    /// Opens the file and closes it again.
    static func check(_ data: FontData, _ file: FontFile) throws(OpenError) {
        TTF_CloseFont(try open(data, file, size: 16 * 72))
    }

    /// Light hinting with letters between pixels: heights are crisp, spacing is even.
    private static let hinting = TTF_HINTING_LIGHT_SUBPIXEL

    /// Letters that tell a font's measures, in SDL's pixels.
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

        /// Upwards from the baseline; zeros when the font has no such letter.
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

    /// Looks at the columns from `left` on.
    private static func ink(of surface: UnsafeMutablePointer<SDL_Surface>, from left: Int) -> Ink? {
        let surface = surface.pointee
        guard let memory = surface.pixels, surface.format.pointee.BytesPerPixel == 4 else { return nil }
        return Ink(
            pixels: memory.assumingMemoryBound(to: UInt32.self), width: Int(surface.w),
            height: Int(surface.h), stride: Int(surface.pitch) / 4,
            columns: max(0, min(left, Int(surface.w)))..<Int(surface.w))
    }
}
