/// Functions that derive the family and style of a font from the name of its file.
nonisolated enum FontFileName {
    /// Returns the lower-case letters and digits of a name: "DejaVu Serif" becomes "dejavuserif".
    static func normalized(_ name: some StringProtocol) -> String {
        String(
            name.lowercased().unicodeScalars.filter {
                $0.properties.isAlphabetic || $0.properties.numericType != nil
            })
    }

    /// Returns the style of the file if it belongs to `family` (a normalized name); nil otherwise.
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

    /// Returns whether the file name has the extension of a scalable font.
    static func isFont(_ name: String) -> Bool {
        let ending = name.suffix(4).lowercased()
        return ending == ".ttf" || ending == ".otf" || ending == ".ttc"
    }
}
