import Drawing

/// A font that was looked up for a scale: its face, the measures of its lines, and what draws its plain words.
nonisolated final class ResolvedFont {
    let font: Font
    /// Pixels a point.
    let scale: Double
    /// Never used twice by a typesetter: words of fonts that were closed are not taken for another's.
    let id: Int32
    /// Nil when there is no font at all.
    let face: FontFace?
    /// In points, on whole pixels of the scale.
    let metrics: FontMetrics
    /// Points a unit of the face.
    let unit: Double
    /// Draws whole words; nil where they are drawn from single glyphs.
    let wordDrawer: SDLFont?
    /// The advance of a space in a line of words, in units.
    let spaceAdvance: Int

    init(font: Font, scale: Double, id: Int32, face: FontFace?, metrics: FontMetrics, wordDrawer: SDLFont?) {
        self.font = font
        self.scale = scale
        self.id = id
        self.face = face
        self.metrics = metrics
        self.wordDrawer = wordDrawer
        unit = face.map { font.pointSize / $0.unitsPerEm } ?? 0
        spaceAdvance = face.map { $0.plainAdvance(of: $0.glyph(for: 0x20)) } ?? 0
    }

    /// The cheap fields first: most fonts differ in size.
    func matches(_ font: Font, _ scale: Double) -> Bool {
        self.font.pointSize == font.pointSize && self.scale == scale && self.font.weight == font.weight
            && self.font.isItalic == font.isItalic && self.font.family == font.family
    }

    /// Points a unit of another face at this font's size.
    func unit(of face: FontFace) -> Double { font.pointSize / face.unitsPerEm }

    /// Of a space, in points.
    var spaceWidth: Double {
        face == nil ? font.pointSize / 4 : Double(spaceAdvance) * unit
    }
}
