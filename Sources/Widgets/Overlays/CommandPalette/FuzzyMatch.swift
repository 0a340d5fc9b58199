/// The match of a search text with a title: the characters of the text occur in the title in this order.
///
/// A match has a higher score if its characters follow each other, or begin words. White space in the search text is ignored.
///
///     FuzzyMatch("sva", in: "Save As")?.score
struct FuzzyMatch: Equatable {
    /// The quality of the match; higher is better.
    let score: Int

    /// Matches `text` with `title`, ignoring case; nil if a character does not occur in order.
    ///
    /// O(lengths multiplied).
    init?(_ text: String, in title: String) {
        let wanted = text.lowercased().filter { !$0.isWhitespace }.map(\.self)
        let letters = title.lowercased().map(\.self)
        guard wanted.count <= letters.count else { return nil }
        if wanted.isEmpty {
            score = 0
            return
        }
        // best[j] is the highest score of a match of the first characters that ends at letter j.
        var best = [Int?](repeating: nil, count: letters.count)
        for (row, character) in wanted.enumerated() {
            var next = [Int?](repeating: nil, count: letters.count)
            var bestBefore: Int?
            for (column, letter) in letters.enumerated() {
                if letter == character {
                    let own = Self.value(of: column, in: letters)
                    if row == 0 {
                        next[column] = own - min(column, 10)
                    } else {
                        let follows = column > 0 ? best[column - 1].map { $0 + 15 } : nil
                        next[column] = [follows, bestBefore].compactMap(\.self).max().map { $0 + own }
                    }
                }
                if let here = best[column] { bestBefore = max(bestBefore ?? here, here) }
            }
            best = next
        }
        guard let found = best.compactMap(\.self).max() else { return nil }
        // Of two titles that match equally well, the shorter one.
        score = found * 4 - min(letters.count, 60) / 4
    }

    private static func value(of index: Int, in letters: [Character]) -> Int {
        if index == 0 { return 12 }
        let before = letters[index - 1]
        return before.isLetter || before.isNumber ? 1 : 10
    }
}
