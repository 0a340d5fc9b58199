/// Positioned glyphs of one colour on one baseline, as drawn by a text layout.
///
/// Created by the typesetter. Positions are in points relative to the point at which the run is drawn. Runs are equal if they
/// display the same glyphs at the same positions.
///
///     canvas.draw(run, at: Point(x: 8, y: 20), color: .label)
public final class GlyphRun: Sendable {
    /// A glyph of a face in the size of the run.
    package struct Glyph: Hashable, Sendable {
        /// The index of the face in its typesetter; -1 for the box of a missing character.
        package var face: Int32
        /// The glyph index in the face; the code point for a missing character.
        package var id: UInt32
        /// The position of the glyph's origin, in points; `y` grows downwards.
        package var x: Float
        package var y: Float

        package init(face: Int32, id: UInt32, x: Float, y: Float) {
            self.face = face
            self.id = id
            self.x = x
            self.y = y
        }
    }

    /// The text of the run, in reading order.
    public let text: String
    /// The font of the glyphs.
    public let font: Font
    /// The bounding box of the glyphs' drawing, in points.
    public let bounds: Rect
    package let glyphs: ContiguousArray<Glyph>

    /// The source of the glyphs' masks; a weak reference, because the source may cache the run.
    @MainActor package weak var source: (any GlyphSource)?
    /// The cached rendition of the run: its masks at the scale of the player that drew it last.
    @MainActor package var rendition: AnyObject? {
        get { keptRendition }
        set { keptRendition = newValue }
    }
    // Private: the compiler checks the exclusivity of accesses to a stored property of the package at run time, for each text drawn.
    @MainActor private var keptRendition: AnyObject?

    // Explicit: the synthesised one checks the executor, which dominates the release of many runs.
    nonisolated deinit {}

    package init(text: String, font: Font, bounds: Rect, glyphs: ContiguousArray<Glyph>) {
        self.text = text
        self.font = font
        self.bounds = bounds
        self.glyphs = glyphs
    }
}

/// A source of renditions of glyph runs for a player.
@MainActor package protocol GlyphSource: AnyObject {
    /// Returns the masks of the run's glyphs at `scale` pixels per point, and caches them in the run.
    func rendition(of run: GlyphRun, scale: Double) -> AnyObject
}

extension GlyphRun: Equatable {
    public static func == (a: GlyphRun, b: GlyphRun) -> Bool {
        a === b || a.text == b.text && a.font == b.font && a.glyphs == b.glyphs && a.bounds == b.bounds
    }
}
