/// The letter that, with Alt or in an open menu, chooses an element.
struct Mnemonic: Hashable {
    /// The letter in lower case.
    let letter: String

    init(_ character: Character) { letter = character.lowercased() }

    /// Returns whether `character`, as a key types it, is the letter.
    func matches(_ character: Character) -> Bool { character.lowercased() == letter }

    /// Returns a mnemonic for each title: the given one, or else the first letter of the title that no other title uses.
    ///
    /// Nil for a title without a free letter. O(total length of the titles).
    static func assign(_ titles: [(title: String, given: Character?)]) -> [Mnemonic?] {
        var used = Set(titles.compactMap { $0.given.map(Mnemonic.init) })
        return titles.map { title, given in
            if let given { return Mnemonic(given) }
            let free = title.lazy.filter { $0.isLetter || $0.isNumber }.map(Mnemonic.init)
                .first { !used.contains($0) }
            if let free { used.insert(free) }
            return free
        }
    }

    /// Underlines the first occurrence of the letter in `title`, which is drawn in `textRect`, vertically centred, at its leading edge.
    func underline(
        in title: String, font: Font, on canvas: Canvas, textRect: Rect, isMirrored: Bool, color: Color
    ) {
        guard let index = title.firstIndex(where: matches) else { return }
        let typesetter = Typesetter.shared
        let scale = canvas.scale
        func width(_ text: Substring) -> Double {
            text.isEmpty ? 0 : typesetter.run(String(text), font: font, scale: scale).width
        }
        let whole = typesetter.run(title, font: font, scale: scale)
        if whole.width > textRect.width { return }
        let letterWidth = width(title[index...index])
        let before = width(title[..<index])
        // In a title of a script that is written from right to left, the letters before are on the right.
        let isRightToLeft =
            title[index].unicodeScalars.first.map { (0x590...0x8FF).contains($0.value) } ?? false
        let left = textRect.minX + (isMirrored ? textRect.width - whole.width : 0)
        let baseline = textRect.midY + (whole.ascent - whole.descent) / 2
        canvas.fill(
            Rect(
                x: left + (isRightToLeft ? whole.width - before - letterWidth : before), y: baseline + 2,
                width: letterWidth, height: max(1, canvas.hairline)), color)
    }
}
