import CHarfBuzz

/// The lookups of a font's GSUB or GPOS table, and the glyphs that they involve.
nonisolated struct FontLookups {
    enum Table: UInt32 {
        /// GSUB.
        case substitutions = 0x4753_5542
        /// GPOS.
        case positioning = 0x4750_4f53
    }

    private let face: FontFace
    private let table: Table
    /// The indices of the lookups in the table.
    let numbers: [UInt32]

    /// Collects the lookups that the features (tags of four letters) use in any script and language.
    init(of features: [String], in table: Table, _ face: FontFace) {
        self.face = face
        self.table = table
        guard let set = hb_set_create() else {
            numbers = []
            return
        }
        defer { hb_set_destroy(set) }
        let tags = features.map { $0.utf8.reduce(hb_tag_t(0)) { $0 << 8 | hb_tag_t($1) } }
        hb_ot_layout_collect_lookups(hb_font_get_face(face.font), table.rawValue, nil, nil, tags + [0], set)
        var found: [UInt32] = []
        var lookup = hb_codepoint_t.max
        while hb_set_next(set, &lookup) != 0 { found.append(lookup) }
        numbers = found
    }

    /// Returns which of `glyphs` a lookup matches as backtrack, input and lookahead.
    func touched(by lookup: UInt32, among glyphs: [UInt32]) -> (before: [Bool], input: [Bool], after: [Bool])
    {
        let sets = (0..<3).compactMap { _ in hb_set_create() }
        defer { for set in sets { hb_set_destroy(set) } }
        guard sets.count == 3 else {
            let all = glyphs.map { _ in true }
            return (all, all, all)
        }
        hb_ot_layout_lookup_collect_glyphs(
            hb_font_get_face(face.font), table.rawValue, lookup, sets[0], sets[1], sets[2], nil)
        func has(_ set: OpaquePointer) -> [Bool] { glyphs.map { hb_set_has(set, $0) != 0 } }
        return (has(sets[0]), has(sets[1]), has(sets[2]))
    }
}
