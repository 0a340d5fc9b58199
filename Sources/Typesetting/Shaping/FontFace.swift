import CHarfBuzz
import Drawing

/// A font file opened for shaping; all measures are in font units, so that one face is used for all sizes.
nonisolated final class FontFace {
    let file: FontFile
    /// The index of the face in the library that opened it.
    let number: Int
    /// The number of font units per em; at least 1.
    let unitsPerEm: Double
    /// Whether the font has colour glyphs.
    let isColored: Bool
    /// Whether bold is synthesised because the file lacks it, as `isSlanted` is for italic.
    let isEmboldened: Bool
    let isSlanted: Bool
    /// Whether the file is a variable font with a weight axis.
    let hasWeights: Bool
    /// The coordinates of a variable font on its axes; empty for other fonts.
    let coordinates: [Double]
    /// The file's bytes.
    let data: FontData
    private var letters: PlainLetters?
    /// The cached result of `allowsWords(_:)`; nil before the first call.
    private var wordwise: Bool?
    /// The number of bytes that were measured without the table of plain letters.
    private var shapedCount = 0
    /// The cached glyphs, by character.
    private var glyphs: [UInt32: UInt32] = [:]
    private let owner: Handle

    /// The owner of HarfBuzz's objects.
    private struct Handle: ~Copyable {
        let font: OpaquePointer
        /// The bytes of the file, retained until the font is destroyed.
        let data: FontData
        init(_ font: OpaquePointer, _ data: FontData) {
            self.font = font
            self.data = data
        }
        deinit { hb_font_destroy(font) }
    }

    /// The HarfBuzz font; a font without glyphs if the file has been changed.
    var font: OpaquePointer {
        if data.isIntact { return owner.font }
        if !glyphs.isEmpty { glyphs.removeAll() }
        return hb_font_get_empty()
    }

    /// Whether the file has been changed or truncated since it was opened; its glyphs are then not used any more.
    var isBroken: Bool { data.isBroken }

    /// Opens a font file; nil if it is not a font.
    ///
    /// `weight` is on the CSS scale and applies only to files with a weight axis.
    init?(file: FontFile, data: FontData, number: Int, weight: UInt16) {
        let index = file.index & 0xffff
        guard index < hb_face_count(data.blob), let face = hb_face_create(data.blob, index)
        else { return nil }
        defer { hb_face_destroy(face) }
        guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else { return nil }
        let units = hb_face_get_upem(face)
        hb_font_set_scale(font, Int32(clamping: units), Int32(clamping: units))
        let axes = FontAxes(face)
        coordinates = axes.coordinates(of: file, weight: weight)
        hasWeights = axes.hasWeights && file.index >> 16 == 0
        if !coordinates.isEmpty {
            let values = coordinates.map { Float($0) }
            hb_font_set_var_coords_design(font, values, UInt32(values.count))
        }
        isEmboldened = file.synthesizesBold && !hasWeights
        isSlanted = file.synthesizesItalic && !axes.hasSlant
        owner = Handle(font, data)
        self.data = data
        self.file = file
        self.number = number
        unitsPerEm = Double(max(1, units))
        isColored = hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
    }

    /// Returns the plain letters for measuring `count` more bytes; nil until enough bytes have been measured to justify their analysis.
    ///
    /// The analysis costs as much as shaping 20 KB, so a program that displays a few lines of text never performs it.
    func plainLetters(measuring count: Int, _ shaper: Shaper) -> PlainLetters? {
        if let letters { return letters }
        shapedCount += count
        return shapedCount > Self.shapedLimit ? plainLetters(shaper) : nil
    }

    private static let shapedLimit = 8_192

    /// Returns the plain letters, in units, for lines that need no shaping; analyses the font at the first call.
    func plainLetters(_ shaper: Shaper) -> PlainLetters {
        if let letters { return letters }
        let found = PlainLetters(face: self, shaper: shaper)
        letters = found
        return found
    }

    /// Returns whether lines in one script may be shaped word by word: the font has the ASCII characters, and none of its rules applies
    /// across spaces.
    func allowsWords(_ shaper: Shaper) -> Bool {
        if let wordwise { return wordwise }
        let plain = plainCharacters
        let found =
            plain.low == .max && plain.high == .max && glyph(for: 0x20) != 0
            && !SpaceRules.lookOverSpaces(self, shaper)
        wordwise = found
        return found
    }

    /// A set of ASCII characters, one bit for each.
    struct PlainCharacters {
        var low: UInt64 = 0
        var high: UInt64 = 0

        static let none = PlainCharacters()

        @inline(__always)
        func contains(_ scalar: UInt32) -> Bool {
            if scalar < 64 { return low >> UInt64(scalar) & 1 == 1 }
            return scalar < 128 && high >> UInt64(scalar - 64) & 1 == 1
        }
    }

    /// The ASCII characters that the font has, and the control characters and spaces, which need no glyph.
    private(set) lazy var plainCharacters: PlainCharacters = {
        var result = PlainCharacters()
        for scalar in UInt32(0)..<128 where scalar <= 0x20 || scalar == 0x7f || glyph(for: scalar) != 0 {
            if scalar < 64 {
                result.low |= 1 << UInt64(scalar)
            } else {
                result.high |= 1 << UInt64(scalar - 64)
            }
        }
        return result
    }()

    /// Returns the glyph of a single character; 0 if the font has none.
    func glyph(for scalar: UInt32) -> UInt32 {
        if let known = glyphs[scalar] { return isBroken ? 0 : known }
        var glyph: hb_codepoint_t = 0
        if hb_font_get_nominal_glyph(font, scalar, &glyph) == 0 { glyph = 0 }
        if isBroken { return 0 }
        if glyphs.count > 4096 { glyphs.removeAll() }
        glyphs[scalar] = glyph
        return glyph
    }

    /// Returns the advance of a glyph, in units.
    func advance(of glyph: UInt32) -> Int { Int(hb_font_get_glyph_h_advance(font, glyph)) }

    /// Returns the advance of a glyph without kerning, in units, including the width that emboldening adds.
    func plainAdvance(of glyph: UInt32) -> Int {
        let advance = advance(of: glyph)
        return isEmboldened && advance > 0 ? advance + emboldening : advance
    }

    /// The width that emboldening adds to a glyph, in units.
    var emboldening: Int { Int(unitsPerEm / 24) }

    /// The ascent and descent of the font, in ems; both are positive.
    private(set) lazy var extents: (ascent: Double, descent: Double) = {
        var extents = hb_font_extents_t()
        guard hb_font_get_h_extents(font, &extents) != 0 else { return (0.9, 0.3) }
        return (Double(extents.ascender) / unitsPerEm, Double(-extents.descender) / unitsPerEm)
    }()

    /// The positions of underline and strikethrough above the baseline, and their thickness, in ems.
    struct Decorations {
        var underline = -0.1
        var strikethrough = 0.26
        var thickness = 0.05
    }

    private(set) lazy var decorations: Decorations = {
        func metric(_ tag: hb_ot_metrics_tag_t, _ otherwise: Double) -> Double {
            var value: hb_position_t = 0
            guard hb_ot_metrics_get_position(font, tag, &value) != 0, value != 0 else { return otherwise }
            return Double(value) / unitsPerEm
        }
        return Decorations(
            underline: metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET, -0.1),
            strikethrough: metric(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, 0.26),
            thickness: max(0.02, metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE, 0.05)))
    }()

    /// Returns the caret positions in a ligature, in units from its left edge; empty if the font defines none.
    func ligatureCarets(of glyph: UInt32, isRightToLeft: Bool) -> [Double] {
        var count: UInt32 = 16
        var carets = [hb_position_t](repeating: 0, count: 16)
        let direction = isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
        _ = hb_ot_layout_get_ligature_carets(font, direction, glyph, 0, &count, &carets)
        return carets.prefix(Int(count)).map(Double.init)
    }
}
