import Drawing
import TextAnalysis

/// Opens faces for shaping, and finds others for what a face lacks.
///
/// Belongs to a typesetter. Faces stay open until it is reset: texts refer to them by number.
nonisolated final class FaceLibrary {
    private(set) var faces: [FontFace] = []
    private var numbers: [Opening: Int] = [:]
    private var broken: Set<FontFile> = []
    private let fallback: FontFallback?
    private let memories: FontMemories
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
    init(usesFallback: Bool, memories: FontMemories = FontMemories()) {
        fallback = usesFallback ? FontFallback() : nil
        self.memories = memories
    }

    /// Nil when the file is no font.
    ///
    /// `weight` chooses among the letters of a variable font.
    func face(_ file: FontFile, weight: UInt16) -> FontFace? {
        let plain = Opening(file: file)
        if let number = numbers[plain], !faces[number].hasWeights { return faces[number] }
        let opening = Opening(file: file, weight: weight)
        if let number = numbers[opening] { return faces[number] }
        guard !broken.contains(file), let memory = memories.memory(of: file.path),
            let face = FontFace(file: file, memory: memory, number: faces.count, weight: weight)
        else {
            broken.insert(file)
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
            families: wantsColor ? ["emoji"] : Self.families(of: font), weight: font.weight.rawValue,
            isItalic: font.isItalic && !wantsColor, wantsColor: wantsColor)
        let question = Question(wish: wish, scalar: scalar)
        if let known = found[question] { return known }
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

    private static func families(of font: Font) -> [String] {
        switch font.family {
        case .system: ["DejaVu Sans", "sans-serif"]
        case .monospaced: ["DejaVu Sans Mono", "monospace"]
        case .named(let names): FontFinder.names(names) + ["sans-serif"]
        }
    }
}
