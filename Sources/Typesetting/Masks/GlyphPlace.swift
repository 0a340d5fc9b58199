/// Where a glyph goes in pixels: a whole one, and the quarter of it at which the glyph is drawn.
nonisolated struct GlyphPlace {
    let x: Int
    let y: Int
    let phase: Int

    /// Places within a pixel at which a glyph is drawn.
    static let phases = 4

    /// Nil beyond what anybody could see.
    ///
    /// Both are in pixels, `y` downwards; rows are whole.
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
