/// The family and the style, one of four, by the name of a font file.
nonisolated enum FontFileName {
    /// Lower-case letters and digits alone: "DejaVu Serif" becomes "dejavuserif".
    static func normalized(_ name: some StringProtocol) -> String {
        String(
            name.lowercased().unicodeScalars.filter {
                $0.properties.isAlphabetic || $0.properties.numericType != nil
            })
    }

    /// The style of the file when it belongs to the family (a normalized name); nil when it does not.
    static func style(of path: String, inFamily family: String) -> FontFileStyle? {
        let file = path.split(separator: "/").last ?? ""
        let stem = file.prefix(upTo: file.lastIndex(of: ".") ?? file.endIndex)
        let name = normalized(stem)
        guard name.hasPrefix(family) else { return nil }
        switch name.dropFirst(family.count) {
        case "", "regular", "book", "roman", "vf", "wght", "variable": return .regular
        case "bold": return .bold
        case "italic", "oblique", "slanted": return .italic
        case "bolditalic", "boldoblique": return .boldItalic
        default: return nil
        }
    }

    /// True for the kinds of file that hold scalable fonts.
    static func isFont(_ name: String) -> Bool {
        let ending = name.suffix(4).lowercased()
        return ending == ".ttf" || ending == ".otf" || ending == ".ttc"
    }
}
