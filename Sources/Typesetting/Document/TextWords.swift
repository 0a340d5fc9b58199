import TextAnalysis

/// The word boundaries of a text near a position.
///
/// Analyses some thousand characters around the position, regardless of the length of the text.
nonisolated struct TextWords {
    private var points: [CodePoint] = []
    /// The offset of each code point in bytes of the text, followed by the end offset.
    private var offsets: [Int] = []
    private let breaker: WordBorders

    /// The number of bytes before and after the position that are analysed.
    private static let reach = 4096

    init(_ string: String, around offset: Int) {
        var points: [CodePoint] = []
        var scalars: [UInt32] = []
        var offsets: [Int] = []
        _ = string.utf8.withContiguousStorageIfAvailable { bytes in
            var index = max(0, offset - Self.reach)
            while index > 0, index < bytes.count, bytes[index] & 0xc0 == 0x80 { index -= 1 }
            let end = min(bytes.count, offset + Self.reach)
            while index < end {
                let (scalar, count) = Decoding.scalar(bytes, at: index)
                points.append(CodePoint(scalar))
                scalars.append(scalar)
                offsets.append(index)
                index += count
            }
            offsets.append(index)
        }
        if offsets.isEmpty { offsets = [0] }
        self.points = points
        self.offsets = offsets
        breaker = WordBorders(points, scalars: scalars)
    }

    /// Returns the last word boundary before the byte; with `isWord`, the last start of a word.
    func start(before offset: Int, isWord: Bool) -> Int {
        var index = place(of: offset)
        if isWord || index == points.count || !breaker.isBoundary(before: index) { index -= 1 }
        while index > 0, !breaker.isBoundary(before: index) || isWord && !isInWord(index) { index -= 1 }
        return offsets[max(0, index)]
    }

    /// Returns the first word boundary after the byte; with `isWord`, the first end of a word.
    func end(after offset: Int, isWord: Bool) -> Int {
        var index = place(of: offset) + 1
        while index < points.count, !breaker.isBoundary(before: index) || isWord && !isInWord(index - 1) {
            index += 1
        }
        return offsets[min(index, points.count)]
    }

    private func place(of offset: Int) -> Int {
        var low = 0
        var high = points.count
        while low < high {
            let middle = (low + high) / 2
            if offsets[middle + 1] <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Returns whether the code point belongs to a word: letters, digits, ideographs and their marks.
    private func isInWord(_ index: Int) -> Bool {
        switch points[index].word {
        case .katakana, .hebrewLetter, .aLetter, .numeric, .extendNumLet, .extend, .regionalIndicator: true
        default: !points[index].script.isNeutral || points[index].isPictographic
        }
    }
}
