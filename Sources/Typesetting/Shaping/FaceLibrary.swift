import Drawing
import Glibc
import TextAnalysis

/// Opens faces for shaping, and finds others for what a face lacks.
///
/// Belongs to a typesetter. Faces stay open until it is reset: texts refer to them by number.
nonisolated final class FaceLibrary {
    private(set) var faces: [FontFace] = []
    private var numbers: [Opening: Int] = [:]
    private var broken: Set<FontFile> = []
    private let fallback: FontFallback?
    private let files: FontFiles
    private let prefersKnownFonts: Bool
    /// The face that has a character, by style; nil when none has it.
    private var found: [Question: FontFace?] = [:]

    private struct Opening: Hashable {
        var file: FontFile
        /// 0 for the first that was opened of a file.
        var weight: UInt16 = 0
    }

    private struct Question: Hashable {
        var wish: FontFallback.Wish
        var scalar: UInt32
    }

    /// Characters whose fonts are remembered.
    private static let memory = 8192

    /// Without fallback only the fonts that are asked for are used.
    ///
    /// `prefersKnownFonts` says that the system font is one of well-known families, and not the desktop's.
    init(usesFallback: Bool, files: FontFiles = FontFiles(), prefersKnownFonts: Bool = true) {
        self.prefersKnownFonts = prefersKnownFonts
        fallback = usesFallback ? FontFallback() : nil
        self.files = files
    }

    /// Nil when the file is no font.
    ///
    /// `weight` chooses among the letters of a variable font.
    func face(_ file: FontFile, weight: UInt16) -> FontFace? {
        if hasBroken(file) { return nil }
        let plain = Opening(file: file)
        if let number = numbers[plain], !faces[number].hasWeights { return faces[number] }
        let opening = Opening(file: file, weight: weight)
        if let number = numbers[opening] { return faces[number] }
        guard !broken.contains(file), let data = files.data(of: file.path),
            let face = FontFace(file: file, data: data, number: faces.count, weight: weight)
        else {
            refuse(file, "it could not be read as a font")
            return nil
        }
        numbers[opening] = face.number
        if numbers[plain] == nil { numbers[plain] = face.number }
        faces.append(face)
        return face
    }

    /// Another face that has the character; nil when no font has it.
    func fallback(for scalar: UInt32, font: Font, wantsColor: Bool) -> FontFace? {
        guard let fallback else { return nil }
        let wish = FontFallback.Wish(
            families: wantsColor ? ["emoji"] : families(of: font), weight: font.weight.rawValue,
            isItalic: font.isItalic && !wantsColor, wantsColor: wantsColor)
        let question = Question(wish: wish, scalar: scalar)
        if let known = found[question], known?.isBroken != true { return known }
        if found.count >= Self.memory { found.removeAll() }
        var answer: FontFace?
        for key in fallback.files(having: scalar, wish: wish) {
            if let face = face(key, weight: wish.weight), face.glyph(for: scalar) != 0 {
                answer = face
                break
            }
        }
        found[question] = .some(answer)
        return answer
    }

    /// Fonts that could not be used, or no longer.
    private(set) var refused: [FontError.RefusedFile] = []

    /// Whether the file was found to be no font, or changed under an open one: then another serves from now on.
    private func hasBroken(_ file: FontFile) -> Bool {
        if broken.contains(file) { return true }
        guard let number = numbers[Opening(file: file)] else { return false }
        // Looking makes sure.
        _ = faces[number].font
        guard faces[number].isBroken else { return false }
        refuse(file, "it was changed while it was in use")
        return true
    }

    /// Takes note, and says so on standard error: letters look otherwise from now on.
    private func refuse(_ file: FontFile, _ reason: String) {
        broken.insert(file)
        guard refused.count < 16 else { return }
        refused.append(FontError.RefusedFile(path: file.path, reason: reason))
        var message = "Widgets: the font \(file.path) is not used: \(reason). Another takes its place.\n"
        message.withUTF8 { _ = write(2, $0.baseAddress, $0.count) }
    }

    private func families(of font: Font) -> [String] {
        switch font.family {
        case .system: prefersKnownFonts ? ["DejaVu Sans", "sans-serif"] : ["sans-serif"]
        case .monospaced: prefersKnownFonts ? ["DejaVu Sans Mono", "monospace"] : ["monospace"]
        case .named(let names): FontFinder.names(names) + ["sans-serif"]
        }
    }
}
