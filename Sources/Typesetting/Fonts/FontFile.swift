/// A file to open and what SDL must add because the file lacks it.
nonisolated struct FontFile: Hashable, Sendable {
    var path: String
    /// Of a font in a collection, as FreeType counts: the named instance of a variable font in the upper half.
    var index: UInt32 = 0
    /// True when bold was asked for and the file is a regular one.
    var synthesizesBold = false
    /// True when italic was asked for and the file is an upright one.
    var synthesizesItalic = false
}

/// The four files a family may have.
nonisolated enum FontFileStyle: Hashable, Sendable {
    case regular
    case bold
    case italic
    case boldItalic

    /// Which files serve, best first.
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
