import Drawing
import Glibc

/// Finds the files of a font family.
///
/// The well-known paths are tried first, which takes some microseconds. If they have no file, the folders are searched, once.
nonisolated struct FontFinder {
    let locator: FontLocator
    /// All font files below the folders, sorted; nil until the first search.
    private var searched: [String]?

    /// The access to fontconfig; nil if only the folders are used.
    private let fallback: FontFallback?

    init(locator: FontLocator) {
        self.locator = locator
        fallback = locator.usesFontconfig ? FontFallback() : nil
    }

    /// Returns the families of a list in CSS syntax: "Inter, Cantarell, sans-serif".
    static func names(_ list: String) -> [String] {
        list.split(separator: ",").map { name in
            let name = name.drop { $0 == " " }
            return String(
                name.prefix(
                    upTo: name.lastIndex { $0 != " " }.map { name.index(after: $0) } ?? name.startIndex))
        }
    }

    /// Passes files to `accept` in order of preference, and returns its first value that is not nil.
    mutating func first<Result>(for font: Font, accept: (FontFile) -> Result?) -> Result? {
        let isBold = font.weight.rawValue >= Font.Weight.semibold.rawValue
        let choices = FontFileStyle.choices(isBold: isBold, isItalic: font.isItalic)
        func file(_ path: String, _ style: FontFileStyle) -> FontFile {
            FontFile(
                path: path, synthesizesBold: isBold && !style.isBold,
                synthesizesItalic: font.isItalic && !style.isItalic)
        }

        switch font.family {
        case .named(let list):
            if let found = first(ofFamilies: list, font, choices, file, accept) { return found }
            return first(for: font.with(.system), accept: accept)
        case .system:
            if let path = locator.overridingFile, let found = accept(file(path, .regular)) { return found }
            if let families = locator.systemFamily,
                let found = first(ofFamilies: families, font, choices, file, accept)
            {
                return found
            }
            if let desktop = locator.desktopFonts?.sansSerif.file(isBold: isBold, isItalic: font.isItalic),
                let found = accept(desktop)
            {
                return found
            }
            return firstKnown(KnownFont.sansSerif, choices, file, accept)
                ?? firstOfAny(choices, file, accept)
        case .monospaced:
            if let desktop = locator.desktopFonts?.monospaced.file(isBold: isBold, isItalic: font.isItalic),
                let found = accept(desktop)
            {
                return found
            }
            return firstKnown(KnownFont.monospaced, choices, file, accept)
                ?? first(for: font.with(.system), accept: accept)
        }
    }

    /// Tries the families of a list in order.
    private mutating func first<Result>(
        ofFamilies list: String, _ font: Font, _ choices: [FontFileStyle],
        _ file: (String, FontFileStyle) -> FontFile, _ accept: (FontFile) -> Result?
    ) -> Result? {
        let isBold = font.weight.rawValue >= Font.Weight.semibold.rawValue
        for name in Self.names(list) {
            if let found = firstRegistered(name, isBold, font.isItalic, accept) { return found }
            if let known = KnownFont.named(name),
                let found = firstAtKnownPath(known, choices, file, accept)
            {
                return found
            }
            if let found = firstNamed(name, choices, file, accept) { return found }
            let request = FontFallback.Request(
                families: [name], weight: font.weight.rawValue, isItalic: font.isItalic)
            if let file = fallback?.file(ofFamily: request), let found = accept(file) { return found }
        }
        return nil
    }

    /// Tries the registered fonts of a family, closest style first.
    private func firstRegistered<Result>(
        _ family: String, _ isBold: Bool, _ isItalic: Bool, _ accept: (FontFile) -> Result?
    ) -> Result? {
        let name = FontFileName.normalized(family)
        let fonts = locator.registered.filter { $0.family == name }
        let sorted = fonts.sorted { $0.distance(isBold, isItalic) < $1.distance(isBold, isItalic) }
        for font in sorted {
            if let found = accept(font.file(isBold: isBold, isItalic: isItalic)) { return found }
        }
        return nil
    }

    /// Tries known fonts by their exact paths, then by file name in all folders.
    private mutating func firstKnown<Result>(
        _ fonts: [KnownFont], _ choices: [FontFileStyle], _ file: (String, FontFileStyle) -> FontFile,
        _ accept: (FontFile) -> Result?
    ) -> Result? {
        for font in fonts {
            if let found = firstAtKnownPath(font, choices, file, accept) { return found }
        }
        for font in fonts {
            if let found = firstNamed(font.family, choices, file, accept) { return found }
        }
        return nil
    }

    private func firstAtKnownPath<Result>(
        _ font: KnownFont, _ choices: [FontFileStyle], _ file: (String, FontFileStyle) -> FontFile,
        _ accept: (FontFile) -> Result?
    ) -> Result? {
        for style in choices {
            for root in locator.folders {
                for folder in font.folders {
                    let path = "\(root)/\(folder)/\(font.fileName(of: style))"
                    if access(path, R_OK) == 0, let found = accept(file(path, style)) { return found }
                }
            }
        }
        return nil
    }

    /// Tries files whose name consists of the family name and a style: `DejaVuSerif-Bold.ttf` for "DejaVu Serif".
    private mutating func firstNamed<Result>(
        _ family: String, _ choices: [FontFileStyle], _ file: (String, FontFileStyle) -> FontFile,
        _ accept: (FontFile) -> Result?
    ) -> Result? {
        let name = FontFileName.normalized(family)
        guard !name.isEmpty else { return nil }
        let paths = search()
        for style in choices {
            for path in paths where FontFileName.style(of: path, inFamily: name) == style {
                if let found = accept(file(path, style)) { return found }
            }
        }
        return nil
    }

    /// Tries all font files: text in an unsuitable font is better than no text.
    private mutating func firstOfAny<Result>(
        _ choices: [FontFileStyle], _ file: (String, FontFileStyle) -> FontFile,
        _ accept: (FontFile) -> Result?
    ) -> Result? {
        for path in search() {
            if let found = accept(file(path, .regular)) { return found }
        }
        return nil
    }

    private mutating func search() -> [String] {
        if let searched { return searched }
        let found = FontFolderSearch(folders: locator.folders).run()
        searched = found
        return found
    }
}

nonisolated extension Font {
    fileprivate func with(_ family: Family) -> Font {
        var font = self
        font.family = family
        return font
    }
}
