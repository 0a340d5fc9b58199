/// Where a word that is drawn as one mask goes in pixels: a whole one, and the eighth of it at which the word begins.
///
/// Its letters are then at most a quarter of a pixel from where they stand by themselves (``GlyphPlace``): an eighth for each of these, a
/// sixteenth for the word, and a sixteenth that its letters may drift.
nonisolated struct WordPlace {
    let x: Int
    let phase: Int

    /// Places within a pixel at which a word begins.
    static let phases = 8

    /// Nil beyond what anybody could see; `x` is in pixels.
    init?(x: Double) {
        let steps = (x * Double(Self.phases)).rounded()
        guard abs(steps) < 1e12 else { return nil }
        self.x = Int((steps / Double(Self.phases)).rounded(.down))
        phase = Int(steps) - self.x * Self.phases
    }
}
