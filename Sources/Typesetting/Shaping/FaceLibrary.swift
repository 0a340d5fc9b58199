import Drawing
import Glibc
import TextAnalysis

/// Opens faces for shaping, and finds fallback faces for missing characters.
///
/// Owned by a typesetter. Faces stay open until it is reset, because texts refer to them by number.
nonisolated final class FaceLibrary {
    private(set) var faces: [FontFace] = []
    private var numbers: [Opening: Int] = [:]
    private var broken: Set<FontFile> = []
    private let fallback: FontFallback?
    private let files: FontFiles
    private let prefersKnownFonts: Bool
    /// The fallback face for a character and a style; nil if no font has it.
    private var found: [Question: FontFace?] = [:]

    private struct Opening: Hashable {
        var file: FontFile
        /// The requested weight; 0 for the first face that was opened for a file.
        var weight: UInt16 = 0
    }

    private struct Question: Hashable {
        var request: FontFallback.Request
        var scalar: UInt32
    }

    /// The maximum number of cached fallback results.
    private static let memory = 8192

    /// Creates a library; without fallback, only the requested fonts are used.
    ///
    /// `prefersKnownFonts` is true if the system font is a well-known family instead of the desktop's font.
    init(usesFallback: Bool, files: FontFiles = FontFiles(), prefersKnownFonts: Bool = true) {
        self.prefersKnownFonts = prefersKnownFonts
        fallback = usesFallback ? FontFallback() : nil
        self.files = files
    }

    /// Returns the face of a file; nil if the file is not a font.
    ///
    /// `weight` selects the weight of a variable font.
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

    /// Returns a fallback face that has the character; nil if no font has it.
    func fallback(for scalar: UInt32, font: Font, wantsColor: Bool) -> FontFace? {
        guard let fallback else { return nil }
        let request = FontFallback.Request(
            families: wantsColor ? ["emoji"] : families(of: font), weight: font.weight.rawValue,
            isItalic: font.isItalic && !wantsColor, wantsColor: wantsColor)
        let question = Question(request: request, scalar: scalar)
        if let known = found[question], known?.isBroken != true { return known }
        if found.count >= Self.memory { found.removeAll() }
        var answer: FontFace?
        for key in fallback.files(having: scalar, request: request) {
            if let face = face(key, weight: request.weight), face.glyph(for: scalar) != 0 {
                answer = face
                break
            }
        }
        found[question] = .some(answer)
        return answer
    }

    /// The font files that could not be used, or have become unusable.
    private(set) var refused: [FontError.RefusedFile] = []

    /// Returns whether the file is not a font, or has been changed while it was open; it is not used any more.
    private func hasBroken(_ file: FontFile) -> Bool {
        if broken.contains(file) { return true }
        guard let number = numbers[Opening(file: file)] else { return false }
        // Accessing the font checks the file.
        _ = faces[number].font
        guard faces[number].isBroken else { return false }
        refuse(file, "it was changed while it was in use")
        return true
    }

    /// Records the refusal and reports it on standard error, because the appearance of text changes.
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
