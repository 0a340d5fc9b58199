import CFontconfig
import Glibc

/// Queries fontconfig for fonts with a glyph for a character, and for the files of a family.
///
/// The library is opened by the first query; a program whose text is covered by its own font never opens it.
nonisolated final class FontFallback {
    /// The requested properties of the font.
    struct Request: Hashable {
        /// The families, in order of preference.
        var families: [String]
        /// The weight on the CSS scale, from 100 to 900.
        var weight: UInt16
        var isItalic: Bool
        /// Whether a colour font is preferred, for emoji.
        var wantsColor = false
    }

    private struct Candidate {
        let key: FontFile
        /// Fontconfig's set of characters; valid as long as the sorted list.
        let characters: OpaquePointer
    }

    private lazy var library = FontconfigLibrary()
    private var sorted: [Request: [Candidate]] = [:]

    /// Returns up to four fonts that have a glyph for the character, in order of preference.
    func files(having scalar: UInt32, request: Request) -> [FontFile] {
        guard let library else { return [] }
        let candidates = candidates(for: request, library)
        return candidates.filter { library.charSetHasChar($0.characters, scalar) != 0 }.prefix(4).map(\.key)
    }

    /// Returns the file that fontconfig matches, of any family.
    func bestFile(_ request: Request) -> FontFile? {
        guard let library, let pattern = pattern(of: request, library) else { return nil }
        defer { library.patternDestroy(pattern) }
        var result = FcResultMatch
        guard let match = library.fontMatch(nil, pattern, &result) else { return nil }
        defer { library.patternDestroy(match) }
        return key(of: match, request, library)
    }

    /// Returns the best file of the requested families; nil if fontconfig matches another family.
    func file(ofFamily request: Request) -> FontFile? {
        guard let library, let pattern = pattern(of: request, library) else { return nil }
        defer { library.patternDestroy(pattern) }
        var result = FcResultMatch
        guard let match = library.fontMatch(nil, pattern, &result) else { return nil }
        defer { library.patternDestroy(match) }
        let names = request.families.map { FontFileName.normalized($0) }
        var index: Int32 = 0
        while let name = library.string(match, "family", index) {
            if names.contains(FontFileName.normalized(name)) { return key(of: match, request, library) }
            index += 1
        }
        return nil
    }

    private func candidates(for request: Request, _ library: FontconfigLibrary) -> [Candidate] {
        if let known = sorted[request] { return known }
        var found: [Candidate] = []
        if let pattern = pattern(of: request, library) {
            var result = FcResultMatch
            // Never destroyed: the candidates point into it. There is one list for each distinct request in the process.
            if let list = library.fontSort(nil, pattern, 1, nil, &result) {
                for index in 0..<Int(list.pointee.nfont) {
                    guard let font = list.pointee.fonts[index], let key = key(of: font, request, library),
                        let characters = library.charSet(font)
                    else { continue }
                    found.append(Candidate(key: key, characters: characters))
                }
            }
            library.patternDestroy(pattern)
        }
        sorted[request] = found
        return found
    }

    private func pattern(of request: Request, _ library: FontconfigLibrary) -> OpaquePointer? {
        guard let pattern = library.patternCreate() else { return nil }
        for family in request.families { _ = library.addString(pattern, "family", family) }
        _ = library.addInteger(pattern, "weight", Self.fontconfigWeight(request.weight))
        _ = library.addInteger(pattern, "slant", request.isItalic ? 100 : 0)
        if request.wantsColor {
            _ = library.addBool(pattern, "color", 1)
        } else {
            _ = library.addBool(pattern, "scalable", 1)
        }
        _ = library.substitute(nil, pattern, FcMatchPattern)
        library.defaultSubstitute(pattern)
        return pattern
    }

    private func key(
        of font: OpaquePointer, _ request: Request, _ library: FontconfigLibrary
    ) -> FontFile? {
        guard let path = library.string(font, "file", 0) else { return nil }
        let weight = library.integer(font, "weight") ?? 80
        let slant = library.integer(font, "slant") ?? 0
        let isColored = request.wantsColor
        return FontFile(
            path: path, index: UInt32(bitPattern: library.integer(font, "index") ?? 0),
            synthesizesBold: !isColored && request.weight >= 600 && weight < 150,
            synthesizesItalic: !isColored && request.isItalic && slant == 0)
    }

    /// Converts a CSS weight to fontconfig's scale.
    private static func fontconfigWeight(_ weight: UInt16) -> Int32 {
        switch weight {
        case ..<150: 0
        case ..<250: 40
        case ..<350: 50
        case ..<450: 80
        case ..<550: 100
        case ..<650: 180
        case ..<750: 200
        case ..<850: 205
        default: 210
        }
    }
}
