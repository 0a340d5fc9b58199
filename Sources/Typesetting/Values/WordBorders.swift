import TextAnalysis

/// The word boundaries of Unicode (UAX#29), with dictionary-based boundaries for Thai.
nonisolated struct WordBorders {
    private let breaker: WordBreaker
    /// For each code point in a run of Thai, whether a word begins there; empty if the text contains no Thai.
    private var thai: [UInt8] = []

    private static let goesOn: UInt8 = 1
    private static let begins: UInt8 = 2

    init(_ points: [CodePoint], scalars: [UInt32]) {
        breaker = WordBreaker(points)
        guard scalars.contains(where: ThaiWords.isThai) else { return }
        thai = [UInt8](repeating: 0, count: scalars.count)
        for (run, borders) in ThaiWords.words(in: scalars) {
            for index in run.dropFirst() { thai[index] = Self.goesOn }
            for index in borders { thai[index] = Self.begins }
        }
    }

    func isBoundary(before index: Int) -> Bool {
        guard index >= 0, index < thai.count, thai[index] != 0 else {
            return breaker.isBoundary(before: index)
        }
        return thai[index] == Self.begins
    }
}
