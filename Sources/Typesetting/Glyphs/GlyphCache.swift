import Drawing

/// A cache of the masks of single glyphs, one for each size and quarter of a pixel; bounded in bytes.
nonisolated struct GlyphCache {
    private struct Key: Hashable {
        var face: Int32
        var glyph: UInt32
        /// The size of the em, in 64ths of a pixel.
        var size: UInt32
        var phase: UInt8
        var hinting: Hinting
    }

    private var pieces: RecencyCache<Key, TextRendition.Piece?>
    private var drawers: [Int32: GlyphDrawer?] = [:]
    private lazy var library = FreeTypeLibrary()

    /// The cost of an entry besides its mask, in bytes.
    private static let overhead = 160
    /// The range of the em size, in pixels; the masks of larger glyphs would be too large.
    private static let sizes = 1.0...2000.0

    init(byteLimit: Int) { pieces = RecencyCache(costLimit: byteLimit) }

    var byteCount: Int { pieces.cost }
    var count: Int { pieces.count }
    var evictions: Int { pieces.evictions }

    /// Returns the masks of a run.
    mutating func pieces(of run: GlyphRun, scale: Double, faces: FaceLibrary) -> [TextRendition.Piece] {
        var result: [TextRendition.Piece] = []
        result.reserveCapacity(run.glyphs.count)
        let setting = Setting(pointSize: run.font.pointSize, scale: scale)
        for glyph in run.glyphs { add(glyph, setting, faces, to: &result) }
        return result
    }

    /// Adds the masks of glyphs, displaced to the right by `distance` points.
    mutating func add(
        _ glyphs: [GlyphRun.Glyph], movedBy distance: Double, pointSize: Double, scale: Double,
        faces: FaceLibrary, to pieces: inout [TextRendition.Piece]
    ) {
        let setting = Setting(pointSize: pointSize, scale: scale)
        for var glyph in glyphs {
            glyph.x += Float(distance)
            add(glyph, setting, faces, to: &pieces)
        }
    }

    /// The parameters that glyphs of one font share.
    private struct Setting {
        let scale: Double
        /// The size of the em, in pixels.
        let size: Double
        let hinting: Hinting

        init(pointSize: Double, scale: Double) {
            self.scale = scale
            size = min(max(pointSize * scale, sizes.lowerBound), sizes.upperBound)
            hinting = Hinting(scale: scale)
        }
    }

    private mutating func add(
        _ glyph: GlyphRun.Glyph, _ setting: Setting, _ faces: FaceLibrary,
        to pieces: inout [TextRendition.Piece]
    ) {
        guard
            let place = GlyphPosition(x: Double(glyph.x) * setting.scale, y: Double(glyph.y) * setting.scale),
            let piece = piece(
                glyph, size: setting.size, phase: place.phase, setting.hinting, faces)
        else { return }
        pieces.append(TextRendition.Piece(mask: piece.mask, x: place.x + piece.x, y: place.y + piece.y))
    }

    private mutating func piece(
        _ glyph: GlyphRun.Glyph, size: Double, phase: Int, _ hinting: Hinting, _ faces: FaceLibrary
    ) -> TextRendition.Piece? {
        let isMissing = glyph.face < 0
        let face = isMissing ? nil : faces.faces[Int(glyph.face)]
        let usesPhase = face.map { !$0.isColored } ?? false
        let key = Key(
            face: glyph.face, glyph: glyph.id, size: UInt32((size * 64).rounded()),
            phase: usesPhase ? UInt8(truncatingIfNeeded: phase) : 0, hinting: hinting)
        if let known = pieces.value(for: key) { return known }
        let piece: TextRendition.Piece?
        if let face {
            piece = drawer(of: face)?.piece(
                glyph.id, pixelSize: size, phase: Int(key.phase), hinting: hinting)
        } else {
            piece = MissingGlyph(scalar: glyph.id).piece(pixelSize: size)
        }
        pieces.insert(piece, for: key, cost: Self.overhead + (piece?.mask.byteCount ?? 0))
        return piece
    }

    private mutating func drawer(of face: FontFace) -> GlyphDrawer? {
        let number = Int32(face.number)
        if let known = drawers[number] { return known }
        let drawer = GlyphDrawer(face, library: library)
        drawers[number] = .some(drawer)
        return drawer
    }
}
