/// Finds word boundaries (UAX #29, Unicode 15.0).
///
/// Look-ahead skips marks only, so the cost is linear for every text.
///
///     let breaker = WordBreaker(points)
///     let words = points.indices.filter { breaker.isBoundary(before: $0) }
package struct WordBreaker {
    private let classes: [WordClass]
    private let pictographic: [Bool]
    /// For each index, the last one at or before it that is not ignored by WB4; -1 if there is none.
    private let bases: [Int32]

    /// Whether each code point is a regional indicator preceded by an even number of others.
    private let isOddIndicator: [Bool]

    /// Creates a breaker that stores 7 bytes per code point.
    package init(_ points: some Collection<CodePoint>) {
        classes = points.map(\.word)
        pictographic = points.map(\.isPictographic)
        var bases: [Int32] = []
        bases.reserveCapacity(classes.count)
        var isOddIndicator = [Bool](repeating: false, count: classes.count)
        var base: Int32 = -1
        for (index, word) in classes.enumerated() {
            if !word.isIgnored || base < 0 || classes[Int(base)].isNewline {
                isOddIndicator[index] =
                    word == .regionalIndicator && !(base >= 0 && isOddIndicator[Int(base)])
                base = Int32(index)
            }
            bases.append(base)
        }
        self.bases = bases
        self.isOddIndicator = isOddIndicator
    }

    /// Returns whether there is a word boundary before `index`: true at both ends of the text, false outside of it.
    package func isBoundary(before index: Int) -> Bool {
        if index == 0 || index == classes.count { return true }
        guard index > 0, index < classes.count else { return false }
        let (last, current) = (classes[index - 1], classes[index])
        if last == .cr && current == .lf { return false }
        if last.isNewline || current.isNewline { return true }
        if last == .zwj && pictographic[index] { return false }
        if last == .wSegSpace && current == .wSegSpace { return false }
        if current.isIgnored { return false }
        return isBoundary(between: Int(bases[index - 1]), and: index)
    }

    /// Applies the rules WB5 to WB999, ignoring marks.
    private func isBoundary(between base: Int, and index: Int) -> Bool {
        let (last, current) = (classes[base], classes[index])
        if last.isLetter {
            if current.isLetter || current == .numeric || current == .extendNumLet { return false }
            if current.joinsLetters, after(index)?.isLetter == true { return false }
            if last == .hebrewLetter, current == .singleQuote { return false }
            if last == .hebrewLetter, current == .doubleQuote, after(index) == .hebrewLetter { return false }
        }
        if current.isLetter, last.joinsLetters, before(base)?.isLetter == true { return false }
        if current == .hebrewLetter, last == .doubleQuote, before(base) == .hebrewLetter { return false }
        if last == .numeric {
            if current == .numeric || current.isLetter || current == .extendNumLet { return false }
            if current.joinsDigits, after(index) == .numeric { return false }
        }
        if current == .numeric, last.joinsDigits, before(base) == .numeric { return false }
        if last == .katakana, current == .katakana || current == .extendNumLet { return false }
        if last == .extendNumLet {
            if current.isLetter || current == .numeric || current == .katakana || current == .extendNumLet {
                return false
            }
        }
        if last == .regionalIndicator, current == .regionalIndicator { return !isOddIndicator[base] }
        return true
    }

    private func before(_ base: Int) -> WordClass? {
        base > 0 ? classes[Int(bases[base - 1])] : nil
    }

    private func after(_ index: Int) -> WordClass? {
        var next = index + 1
        while next < classes.count, classes[next].isIgnored { next += 1 }
        return next < classes.count ? classes[next] : nil
    }
}
