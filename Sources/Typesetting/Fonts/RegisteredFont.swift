import CHarfBuzz

/// A font that the application has registered.
nonisolated struct RegisteredFont: Hashable, Sendable {
    var path: String
    /// The index of the font in a collection.
    var index: UInt32
    /// The family name in the file.
    var familyName: String
    /// The normalized family name: only lower-case letters and digits.
    var family: String
    var isBold: Bool
    var isItalic: Bool

    /// Returns the fonts of a file; empty if the file is not a font.
    static func all(in data: FontData, path: String) -> [RegisteredFont] {
        (0..<min(hb_face_count(data.blob), 64)).compactMap { index in
            guard let face = hb_face_create(data.blob, index) else { return nil }
            defer { hb_face_destroy(face) }
            guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else { return nil }
            defer { hb_font_destroy(font) }
            func name(_ number: UInt32) -> String? {
                var size: UInt32 = 256
                var bytes = [CChar](repeating: 0, count: 256)
                let language = hb_language_from_string("en", -1)
                guard hb_ot_name_get_utf8(face, hb_ot_name_id_t(number), language, &size, &bytes) > 0 else {
                    return nil
                }
                return String(
                    decoding: bytes.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
            }
            // The typographic family (name 16), otherwise the family of the four basic styles (name 1).
            guard let name = name(16) ?? name(1) else { return nil }
            return RegisteredFont(
                path: path, index: index, familyName: name, family: FontFileName.normalized(name),
                isBold: hb_style_get_value(font, HB_STYLE_TAG_WEIGHT) >= 600,
                isItalic: hb_style_get_value(font, HB_STYLE_TAG_ITALIC) >= 1
                    || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) < 0)
        }
    }

    /// Returns the distance of the font from a style, from 0 for an exact match to 3.
    func distance(_ isBold: Bool, _ isItalic: Bool) -> Int {
        (self.isItalic == isItalic ? 0 : 2) + (self.isBold == isBold ? 0 : 1)
    }

    /// Returns the file, with flags for the traits that have to be synthesised.
    func file(isBold: Bool, isItalic: Bool) -> FontFile {
        FontFile(
            path: path, index: index, synthesizesBold: isBold && !self.isBold,
            synthesizesItalic: isItalic && !self.isItalic)
    }
}
