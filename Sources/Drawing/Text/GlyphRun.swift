/// Glyphs of one colour on one baseline, placed: what a text layout draws.
///
/// The typesetter makes it. Places are relative to the point at which it is drawn, in points. Equal when it shows the same
/// glyphs in the same places.
///
///     canvas.draw(run, at: Point(x: 8, y: 20), color: .label)
public final class GlyphRun: Sendable {
    /// One glyph of a face, at its size.
    package struct Glyph: Hashable, Sendable {
        /// Number of the face among those of its typesetter; -1 for the box of a missing character.
        package var face: Int32
        /// The face's number for it; the code point when it is missing.
        package var id: UInt32
        /// Of its origin, in points; `y` grows downwards.
        package var x: Float
        package var y: Float

        package init(face: Int32, id: UInt32, x: Float, y: Float) {
            self.face = face
            self.id = id
            self.x = x
            self.y = y
        }
    }

    /// The text of the run, in the order of reading.
    public let text: String
    /// The font of the glyphs.
    public let font: Font
    /// The box of all that its glyphs may draw.
    public let bounds: Rect
    package let glyphs: ContiguousArray<Glyph>

    /// Makes the masks of the glyphs; it may keep the run, so it is not kept by it.
    @MainActor package weak var source: (any GlyphSource)?
    /// The rendition that a player caches in the run: its masks at the player's scale.
    @MainActor package var rendition: AnyObject?

    package init(text: String, font: Font, bounds: Rect, glyphs: ContiguousArray<Glyph>) {
        self.text = text
        self.font = font
        self.bounds = bounds
        self.glyphs = glyphs
    }
}

/// Makes what a player draws of a run.
@MainActor package protocol GlyphSource: AnyObject {
    /// The masks of the run's glyphs for a number of pixels a point; kept with the run.
    func rendition(of run: GlyphRun, scale: Double) -> AnyObject
}

extension GlyphRun: Equatable {
    public static func == (a: GlyphRun, b: GlyphRun) -> Bool {
        a === b || a.text == b.text && a.font == b.font && a.glyphs == b.glyphs && a.bounds == b.bounds
    }
}
