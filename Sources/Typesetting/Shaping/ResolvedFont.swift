import Drawing

/// A font resolved for a scale: its face, its line metrics, and the drawer of its plain words.
nonisolated final class ResolvedFont {
    let font: Font
    /// The number of pixels per point.
    let scale: Double
    /// The identifier of the font in the word cache; not reused by the typesetter after the font is closed.
    let id: Int32
    /// The face; nil if no font is available.
    let face: FontFace?
    /// The line metrics in points, rounded to whole pixels of the scale.
    let metrics: FontMetrics
    /// The size of a font unit, in points.
    let unit: Double
    /// The drawer of whole words; nil if words are drawn from single glyphs.
    let wordDrawer: SDLFont?
    /// The advance of a space in a line of words, in units.
    let spaceAdvance: Int
    private enum KnownLine {
        case unknown
        case known(PlainLine?)
    }
    private var knownLine = KnownLine.unknown

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

    /// Returns whether this is the font at the scale; compares the cheap fields first, because most fonts differ in size.
    func matches(_ font: Font, _ scale: Double) -> Bool {
        self.font.pointSize == font.pointSize && self.scale == scale && self.font.weight == font.weight
            && self.font.isItalic == font.isItalic && self.font.family == font.family
    }

    /// Returns the rules for lines without shaping; nil if all texts of the font must be shaped.
    func plainLine(_ shaper: Shaper) -> PlainLine? {
        if case .known(let line) = knownLine { return line }
        let letters = face?.plainLetters(shaper)
        let line = letters.flatMap { letters in
            letters.isUsable
                ? PlainLine(letters: letters, shaper: shaper, unit: unit, scale: scale) : nil
        }
        knownLine = .known(line)
        return line
    }

    /// Returns the size of a unit of another face at this font's size, in points.
    func unit(of face: FontFace) -> Double { font.pointSize / face.unitsPerEm }

    /// The width of a space, in points.
    var spaceWidth: Double {
        face == nil ? font.pointSize / 4 : Double(spaceAdvance) * unit
    }
}
