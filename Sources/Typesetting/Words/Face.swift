import CSDL2
import Drawing

/// A font file opened at one size: measures words and makes their masks.
///
/// Its size and style never change, since that would throw SDL's own glyph cache away.
nonisolated final class Face {
    /// The properties by which requests share a face.
    struct Key: Hashable {
        var file: FontFile
        /// Of the em, in 72ths of a pixel.
        var size: UInt32
        /// Pixels a point: renditions carry it.
        var scale: Double
    }

    let key: Key
    /// Never used twice, so that the words of a closed face are not taken for another's.
    let id: Int32
    /// In points.
    let metrics: FontMetrics
    /// Advance of a space, in pixels.
    let spaceWidth: Int
    /// Characters a word may have and still be drawn into one surface of reasonable size.
    let clusterLimit: Int
    /// SDL's pixels times this are ours: 1, except for bitmap fonts, which come in their own size only.
    let strikeScale: Double

    private let handle: Handle
    /// Draws words of large scales; nil where SDL does.
    private let wordDrawer: WordDrawer?
    /// Of a space, in SDL's pixels with a fraction; 0 when the font has none.
    private let exactSpace: Double
    /// Spaces before a drawn word: so many that together they are nearly whole pixels.
    private let padding: Int
    private var script = Script.latin
    private var scratch = ContiguousArray<CChar>()

    /// Owner of SDL's font, and of the memory that it reads.
    private struct Handle: ~Copyable {
        let font: OpaquePointer
        private let memory: FontData
        init(_ font: OpaquePointer, _ memory: FontData) {
            self.font = font
            self.memory = memory
        }
        deinit { TTF_CloseFont(font) }
    }

    /// Opens the file; a failure's reason is SDL's own text.
    init(key: Key, id: Int32, files: FontFiles) throws(OpenError) {
        let memory = try Self.read(key.file, files)
        let font = try Self.open(memory, key.file, size: key.size)
        handle = Handle(font, memory)

        let pixelSize = Double(key.size) / 72
        wordDrawer = WordDrawer(key.file, memory, pixelSize: pixelSize, scale: key.scale)
        self.key = key
        self.id = id
        _ = TTF_SetFontScriptName(font, Script.latin.name)
        _ = TTF_SetFontDirection(font, TTF_DIRECTION_LTR)
        strikeScale = Self.strikeScale(of: font, memory, key: key, pixelSize: pixelSize)
        let points = strikeScale / key.scale
        let ascent = Double(TTF_FontAscent(font))
        let letters = Letters(font, isHinted: wordDrawer == nil)
        // SDL cuts the descent to whole pixels; letters can reach a pixel lower.
        let descent = max(Double(max(0, -TTF_FontDescent(font))), letters.depth)
        metrics = FontMetrics(
            ascent: ascent * points, descent: descent * points,
            lineHeight: max(Double(TTF_FontLineSkip(font)), ascent + descent) * points,
            capHeight: letters.capHeight * points, xHeight: letters.xHeight * points)

        let hasSpace = TTF_GlyphIsProvided32(font, 32) != 0
        exactSpace =
            hasSpace ? Double(Self.extent(of: String(repeating: " ", count: 64), in: font).width) / 64 : 0
        padding = hasSpace ? Self.padding(forSpace: exactSpace) : 0
        let space = hasSpace ? exactSpace * strikeScale : pixelSize / 4
        spaceWidth = max(pixelSize >= 2 ? 1 : 0, Int(space.rounded()))
        clusterLimit = max(8, min(256, Int(16_384 / max(1, pixelSize))))
        scratch.reserveCapacity(64)
    }

    /// SDL's own text.
    struct OpenError: Error { let reason: String }

    var tabWidth: Int { max(1, spaceWidth * 8) }

    // MARK: - Words

    /// The advance of a word, in pixels.
    ///
    /// SDL tells the larger of ink and advance; between two spaces it is the advance. Whole pixels come cut off, so
    /// the half that is missing on average is added before rounding.
    func width(of word: UnsafeRawBufferPointer, script: Script) -> Int {
        use(script)
        let spaces = padding > 0 ? 1 : 0
        let extent = withCString(of: word, spacesBefore: spaces, spacesAfter: spaces) {
            Self.extent(of: $0, in: handle.font).width
        }
        guard spaces > 0 else { return Int((Double(extent) * strikeScale).rounded()) }
        return max(0, Int(((Double(extent) + 0.5 - 2 * exactSpace) * strikeScale).rounded()))
    }

    /// The ink of a word, placed from the word's origin; nil when it has none.
    func piece(of word: UnsafeRawBufferPointer, script: Script) -> TextRendition.Piece? {
        let isReversed = script.isRightToLeft
        if let piece = wordDrawer?.piece(of: word, isRightToLeft: isReversed) { return piece }
        use(script)
        let surface = withCString(
            of: word, spacesBefore: isReversed ? 0 : padding, spacesAfter: isReversed ? padding : 0
        ) { TTF_RenderUTF8_Blended(handle.font, $0, SDL_Color(r: 255, g: 255, b: 255, a: 255)) }
        guard let surface else { return nil }
        defer { SDL_FreeSurface(surface) }
        guard let ink = Self.ink(of: surface) else { return nil }

        let baseline = Int(TTF_FontAscent(handle.font)) + rise(of: surface, word: word)
        let left = ink.left - Int((Double(padding) * exactSpace).rounded())
        let top = ink.top - baseline
        guard strikeScale != 1 else { return TextRendition.Piece(mask: ink.mask(), x: left, y: top) }
        return TextRendition.Piece(
            mask: ink.mask(scaledBy: strikeScale), x: Int((Double(left) * strikeScale).rounded(.down)),
            y: Int((Double(top) * strikeScale).rounded(.down)))
    }

    /// How far SDL moved the baseline down because marks reach above the font's ascent, in SDL's pixels.
    ///
    /// SDL does not tell. Only a surface that is higher than a line can be moved; then an "H" drawn before the same
    /// word shows where the baseline went.
    private func rise(of surface: UnsafeMutablePointer<SDL_Surface>, word: UnsafeRawBufferPointer) -> Int {
        guard surface.pointee.h > TTF_FontHeight(handle.font) else { return 0 }
        let isReversed = script.isRightToLeft
        let mark = withCString(of: word, spacesBefore: 0, spacesAfter: 0, prefix: "H  ") {
            TTF_RenderUTF8_Blended(handle.font, $0, SDL_Color(r: 255, g: 255, b: 255, a: 255))
        }
        guard let mark else { return 0 }
        defer { SDL_FreeSurface(mark) }
        var advance: Int32 = 0
        var top: Int32 = 0
        guard TTF_GlyphMetrics32(handle.font, 72, nil, nil, nil, &top, &advance) == 0 else { return 0 }
        let width = Int(mark.pointee.w)
        let columns = isReversed ? max(0, width - Int(advance))..<width : 0..<min(width, Int(advance))
        guard let ink = Self.ink(of: mark, columns: columns) else { return 0 }
        return max(0, ink.top - Int(TTF_FontAscent(handle.font) - top))
    }

    private func use(_ script: Script) {
        guard script != self.script else { return }
        self.script = script
        _ = TTF_SetFontScriptName(handle.font, script.name)
        _ = TTF_SetFontDirection(handle.font, script.isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
    }

    private func withCString<Result>(
        of word: UnsafeRawBufferPointer, spacesBefore: Int, spacesAfter: Int, prefix: StaticString = "",
        _ body: (UnsafePointer<CChar>) -> Result
    ) -> Result {
        scratch.removeAll(keepingCapacity: true)
        for index in 0..<prefix.utf8CodeUnitCount {
            scratch.append(CChar(bitPattern: prefix.utf8Start[index]))
        }
        for _ in 0..<spacesBefore { scratch.append(32) }
        for byte in word { scratch.append(CChar(bitPattern: byte)) }
        for _ in 0..<spacesAfter { scratch.append(32) }
        scratch.append(0)
        return scratch.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else {
                preconditionFailure("Face: an empty buffer has no end")
            }
            return body(base)
        }
    }
}

// MARK: - Opening and measuring

nonisolated extension Face {
    /// Opens the file and closes it again, with its bytes when that went well.
    static func check(_ file: FontFile, _ files: FontFiles) throws(OpenError) -> FontData {
        let memory = try read(file, files)
        TTF_CloseFont(try open(memory, file, size: 16 * 72))
        return memory
    }

    private static func read(_ file: FontFile, _ files: FontFiles) throws(OpenError) -> FontData {
        guard let memory = files.data(of: file.path) else {
            throw OpenError(reason: "it is empty or cannot be read")
        }
        return memory
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
            if !isHinted { TTF_SetFontHinting(font, Face.hinting) }
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

    private static func open(_ memory: FontData, _ file: FontFile, size: UInt32) throws(OpenError)
        -> OpaquePointer
    {
        guard let font = TTF_OpenFontIndexDPIRW(memory.stream(), 1, 1, Int(file.index), size, size) else {
            throw OpenError(reason: String(cString: SDL_GetError()))
        }
        TTF_SetFontHinting(font, hinting)
        let style =
            (file.synthesizesBold ? TTF_STYLE_BOLD : 0) | (file.synthesizesItalic ? TTF_STYLE_ITALIC : 0)
        if style != 0 { TTF_SetFontStyle(font, style) }
        return font
    }

    /// A bitmap font opens in its own size whatever is asked for.
    ///
    /// Found out by asking for two sizes.
    private static func strikeScale(
        of font: OpaquePointer, _ memory: FontData, key: Key, pixelSize: Double
    ) -> Double {
        let height = Double(TTF_FontHeight(font))
        guard pixelSize >= 4, height > 0, height > pixelSize * 2.5 || height < pixelSize * 0.5 else {
            return 1
        }
        guard
            let other = TTF_OpenFontIndexDPIRW(
                memory.stream(), 1, 1, Int(key.file.index), key.size * 2, key.size * 2)
        else { return 1 }
        defer { TTF_CloseFont(other) }
        return TTF_FontHeight(other) == TTF_FontHeight(font) ? min(1, pixelSize * 1.17 / height) : 1
    }

    /// In SDL's pixels.
    private static func extent(of text: UnsafePointer<CChar>, in font: OpaquePointer) -> (
        width: Int, height: Int
    ) {
        var width: Int32 = 0
        var height: Int32 = 0
        guard TTF_SizeUTF8(font, text, &width, &height) == 0 else { return (0, 0) }
        return (Int(width), Int(height))
    }

    private static func ink(
        of surface: UnsafeMutablePointer<SDL_Surface>, columns: Range<Int>? = nil
    ) -> Ink? {
        let surface = surface.pointee
        guard let memory = surface.pixels, surface.format.pointee.BytesPerPixel == 4 else { return nil }
        return Ink(
            pixels: memory.assumingMemoryBound(to: UInt32.self), width: Int(surface.w),
            height: Int(surface.h),
            stride: Int(surface.pitch) / 4, columns: columns)
    }

    private static func padding(forSpace space: Double) -> Int {
        guard space > 0 else { return 0 }
        func rest(_ count: Int) -> Double { abs(Double(count) * space - (Double(count) * space).rounded()) }
        return (1...8).min { rest($0) < rest($1) } ?? 1
    }
}
