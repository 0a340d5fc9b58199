/// A font file, with the traits that have to be synthesised because the file lacks them.
nonisolated struct FontFile: Hashable, Sendable {
    var path: String
    /// The index of the font in a collection; the upper 16 bits select a named instance of a variable font, as in FreeType.
    var index: UInt32 = 0
    /// Whether a bold font was requested and the file is not bold.
    var synthesizesBold = false
    /// Whether an italic font was requested and the file is upright.
    var synthesizesItalic = false
}

/// The style of one of the four files that a family may have.
nonisolated enum FontFileStyle: Hashable, Sendable {
    case regular
    case bold
    case italic
    case boldItalic

    /// Returns the styles that can be used for the requested traits, in order of preference.
    static func choices(isBold: Bool, isItalic: Bool) -> [FontFileStyle] {
        switch (isBold, isItalic) {
        case (false, false): [.regular]
        case (true, false): [.bold, .regular]
        case (false, true): [.italic, .regular]
        case (true, true): [.boldItalic, .bold, .italic, .regular]
        }
    }

    var isBold: Bool { self == .bold || self == .boldItalic }
    var isItalic: Bool { self == .italic || self == .boldItalic }
}
