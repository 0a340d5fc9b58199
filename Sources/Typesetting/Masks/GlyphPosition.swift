/// The position of a glyph: a whole pixel, and the quarter of a pixel at which the glyph is drawn.
nonisolated struct GlyphPosition {
    let x: Int
    let y: Int
    let phase: Int

    /// The number of horizontal subpixel positions at which a glyph is drawn.
    static let phases = 4

    /// Rounds a position in pixels, with `y` downwards, to quarters of a column and to whole rows.
    ///
    /// Nil if the position is far outside any screen.
    @inline(__always)
    init?(x: Double, y: Double) {
        let phases = Double(Self.phases)
        let steps = (x * phases).rounded()
        let row = y.rounded()
        guard abs(steps) < 1e12, abs(row) < 1e12 else { return nil }
        self.x = Int((steps / phases).rounded(.down))
        self.y = Int(row)
        phase = Int(steps) - self.x * Self.phases
    }
}
