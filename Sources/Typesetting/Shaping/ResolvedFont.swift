import Drawing

/// A font that was looked up: its face for shaping, and the measures of its lines.
nonisolated final class ResolvedFont {
    let font: Font
    /// Nil when there is no font at all.
    let face: FontFace?
    /// In points, on whole pixels of the scale it was looked up for.
    let metrics: FontMetrics
    /// Points a unit of the face.
    let unit: Double

    init(font: Font, face: FontFace?, metrics: FontMetrics) {
        self.font = font
        self.face = face
        self.metrics = metrics
        unit = face.map { font.pointSize / $0.unitsPerEm } ?? 0
    }

    /// Points a unit of another face at this font's size.
    func unit(of face: FontFace) -> Double { font.pointSize / face.unitsPerEm }

    /// Of a space, in points.
    var spaceWidth: Double {
        guard let face else { return font.pointSize / 4 }
        return Double(face.advance(of: face.glyph(for: 32))) * unit
    }
}
