import Drawing

/// A cache of single lines that are not shaped word by word (``LineScript``) but typeset like paragraphs.
nonisolated final class SpecialLines {
    /// A line with placed glyphs.
    final class Line {
        /// The width in points, as are `ascent` and `descent`.
        let width: Double
        let ascent: Double
        let descent: Double
        let isRightToLeft: Bool
        let runs: [GlyphRun]

        init(width: Double, ascent: Double, descent: Double, isRightToLeft: Bool, runs: [GlyphRun]) {
            self.width = width
            self.ascent = ascent
            self.descent = descent
            self.isRightToLeft = isRightToLeft
            self.runs = runs
        }
    }

    private struct Key: Hashable {
        var text: String
        var font: Font
        var scale: Double
    }

    private var lines = RecencyCache<Key, Line>(costLimit: 1 << 20)

    /// The number of bytes of a line that are typeset; the rest of the line would be far outside every screen.
    private static let byteLimit = 16_384

    /// Returns the typeset line for a text in UTF-8, from the cache if possible.
    func line(_ bytes: UnsafeBufferPointer<UInt8>, font: Font, scale: Double, engine: TextEngine) -> Line {
        let shown = UnsafeBufferPointer(rebasing: bytes.prefix(Self.byteLimit))
        let key = Key(text: String(decoding: shown, as: UTF8.self), font: font, scale: scale)
        if let known = lines.value(for: key) { return known }
        let line = typeset(Self.cleaned(shown), font, scale, engine)
        lines.insert(
            line, for: key,
            cost: shown.count * 2 + 200 + line.runs.reduce(0) { $0 + $1.glyphs.count * 16 })
        return line
    }

    func removeAll() { lines.removeAll() }

    /// Returns the text on one line: control characters and line and paragraph separators become spaces, and NUL is removed.
    private static func cleaned(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            let (scalar, count) = Decoding.scalar(bytes, at: index)
            if scalar == 0x0d, index + 1 < bytes.count, bytes[index + 1] == 0x0a {
                index += 1
                continue
            }
            let isControl = scalar < 0x20 && scalar != 9 || scalar >= 0x7f && scalar < 0xa0
            if isControl || scalar == 0x2028 || scalar == 0x2029 {
                if scalar != 0 { result.append(0x20) }
            } else {
                result += bytes[index..<index + count]
            }
            index += count
        }
        return result
    }

    private func typeset(_ bytes: [UInt8], _ font: Font, _ scale: Double, _ engine: TextEngine) -> Line {
        var style = ParagraphStyle()
        style.lineBreakMode = .byClipping
        style.alignment = .left
        let setting = ParagraphTypesetter.Setting(font: font, style: style, width: .infinity, scale: scale)
        return bytes.withUnsafeBufferPointer { bytes in
            let runs = [AttributedText.Run(utf8Count: bytes.count, attributes: TextAttributes())]
            let paragraph = ParagraphTypesetter(engine: engine, setting: setting)
                .layout(bytes, separator: 0, runs: runs, lineLimit: .max, needsReveal: false)
            let placed = LinePlacer(engine: engine, paragraph: paragraph, bytes: bytes).place(0)
            let end = placed.stretches.map(\.right).max() ?? 0
            let record = paragraph.lines[0]
            return Line(
                width: end, ascent: Double(record.ascent),
                descent: Double(record.descent), isRightToLeft: paragraph.isRightToLeft,
                runs: placed.stretches.compactMap(\.run))
        }
    }
}
