/// The difference between two versions of a text, which maps positions of the old version to the new one.
///
/// A position keeps its place relative to the unchanged text around it. Letters that differ only in case count as nearly unchanged.
///
///     let difference = TextDifference(from: "1234567", to: "123-4567")
///     difference.offset(of: 7, keeping: .following)    // 8: after the same digit
public struct TextDifference: Sendable {
    /// The neighbouring text that remains adjacent to a position at which text was inserted.
    ///
    ///     difference.offset(of: caret, keeping: .preceding)
    public enum Side: Hashable, Sendable {
        /// The text before the position: inserted text follows the position.
        case preceding
        /// The text after the position: inserted text precedes the position.
        case following
    }

    private let old: EditBuffer
    private let new: EditBuffer
    /// The length in bytes of the longest common prefix.
    private let prefix: Int
    /// The length in bytes of the longest common suffix, which may overlap the prefix.
    private let suffix: Int

    /// Compares two texts: O(length).
    public init(from old: EditBuffer, to new: EditBuffer) {
        self.old = old
        self.new = new
        let (first, second) = (old.bytes(in: old.range), new.bytes(in: new.range))
        prefix = zip(first, second).prefix { $0 == $1 }.count
        suffix = zip(first.reversed(), second.reversed()).prefix { $0 == $1 }.count
    }

    /// The smallest range of whole scalars of the old text, and the text that replaces it in the new one.
    public var replacement: (range: TextRange, text: EditBuffer) {
        let start = old.valid(prefix)
        var kept = min(suffix, old.utf8Count - start, new.utf8Count - start)
        while kept > 0, let byte = old.byte(at: old.utf8Count - kept), UTF8Form.isContinuation(byte) {
            kept -= 1
        }
        let text = new.slice(TextRange(start: start, end: new.utf8Count - kept))
        return (TextRange(start: start, end: old.utf8Count - kept), text)
    }

    // MARK: - Positions

    /// Returns the offset in the new text of an offset of the old text, in bytes of UTF-8.
    ///
    /// If the text on `side` of the position is unchanged up to the end of the text, the cost is O(log n). Otherwise the changed part is
    /// aligned character by character, which costs O(old length · new length) of that part. If that exceeds a million, a position with
    /// unchanged text on the other side stays beside it, and any other keeps its proportion in the changed part.
    public func offset(of offset: Int, keeping side: Side) -> Int {
        let offset = old.valid(offset)
        let following = old.utf8Count - offset
        let (keepsPreceding, keepsFollowing) = (prefix >= offset, suffix >= following)
        if side == .following, keepsFollowing { return new.utf8Count - following }
        if side == .preceding, keepsPreceding { return offset }
        let start = commonBoundary(atOrBefore: min(prefix, offset))
        let kept = commonSuffix(atMost: min(suffix, following), after: start)
        let first = Array(old.string(in: TextRange(start: start, end: old.utf8Count - kept)))
        let second = Array(new.string(in: TextRange(start: start, end: new.utf8Count - kept)))
        let index = old.characterCount(in: TextRange(start: start, end: offset))
        let place: Int
        if first.count * second.count <= Self.alignmentLimit {
            place = CharacterAlignment(first, second).index(of: index, keeping: side)
        } else if keepsFollowing {
            return new.utf8Count - following
        } else if keepsPreceding {
            return offset
        } else {
            place = index * second.count / first.count
        }
        return start + second[..<min(place, second.count)].reduce(0) { $0 + $1.utf8.count }
    }

    /// Returns the selection in the new text: a caret keeps the text on `side`, and a range includes no text that was inserted at its ends.
    public func selection(of selection: Selection, keeping side: Side) -> Selection {
        var result = selection
        result.stickyColumn = nil
        if selection.isEmpty {
            result.head = offset(of: selection.head, keeping: side)
            result.anchor = result.head
        } else {
            let start = offset(of: selection.range.start, keeping: .following)
            let end = max(start, offset(of: selection.range.end, keeping: .preceding))
            (result.anchor, result.head) = selection.isBackward ? (end, start) : (start, end)
        }
        return result.valid(in: new)
    }

    /// The maximum product of the lengths, in characters, of two texts that are aligned.
    private static let alignmentLimit = 1 << 20

    /// Returns the nearest offset at or before `offset` that is a character boundary of both texts.
    private func commonBoundary(atOrBefore offset: Int) -> Int {
        var offset = offset
        while offset > 0 {
            let one = old.characterBoundary(atOrBefore: offset)
            offset = min(one, new.characterBoundary(atOrBefore: one))
            if offset == one { break }
        }
        return offset
    }

    /// Returns the length of the longest common suffix of at most `length` bytes that begins at a character boundary of both texts, and
    /// not before `start`.
    private func commonSuffix(atMost length: Int, after start: Int) -> Int {
        var kept = min(length, old.utf8Count - start, new.utf8Count - start)
        while kept > 0 {
            if old.isCharacterBoundary(old.utf8Count - kept), new.isCharacterBoundary(new.utf8Count - kept) {
                return kept
            }
            kept -= 1
        }
        return 0
    }
}

/// The alignment of two sequences of characters with the fewest insertions, deletions and substitutions.
struct CharacterAlignment {
    private let old: [Character]
    private let new: [Character]
    private let foldedOld: [String]
    private let foldedNew: [String]

    /// The costs of an alignment: a substitution is less than a deletion and an insertion, so that positions within a replaced part
    /// of equal length keep their index.
    private enum Cost {
        static let caseChange = 1
        static let insertion = 2
        static let deletion = 2
        static let substitution = 3
    }

    init(_ old: [Character], _ new: [Character]) {
        self.old = old
        self.new = new
        foldedOld = old.map { $0.lowercased() }
        foldedNew = new.map { $0.lowercased() }
    }

    /// Returns the index in the new text of an index of the old text.
    ///
    /// Of several indices with the same cost, one is preferred whose previous character is that before the old index, then one whose next
    /// character is that after it, and then the one nearest to the text on `side`.
    func index(of index: Int, keeping side: TextDifference.Side) -> Int {
        let before = costs(of: 0..<index, isReversed: false)
        let after = costs(of: index..<old.count, isReversed: true)
        var best = 0
        var bestRank: (cost: Int, neighbours: Int) = (.max, 0)
        for place in 0...new.count {
            let cost = before[place] + after[new.count - place]
            // The characters beyond both ends are equal.
            let keepsPrevious =
                index == 0 ? place == 0 : place > 0 && old[index - 1] == new[place - 1]
            let keepsNext =
                index == old.count ? place == new.count : place < new.count && old[index] == new[place]
            let neighbours = (keepsPrevious ? 2 : 0) + (keepsNext ? 1 : 0)
            let isBetter =
                cost < bestRank.cost
                || cost == bestRank.cost
                    && (neighbours > bestRank.neighbours
                        || neighbours == bestRank.neighbours && side == .following)
            if isBetter { (best, bestRank) = (place, (cost, neighbours)) }
        }
        return best
    }

    /// Returns the costs of aligning a part of the old text with the first 0, 1, 2 and so on characters of the new one, or with the last ones
    /// if `isReversed` is true.
    private func costs(of part: Range<Int>, isReversed: Bool) -> [Int] {
        var row = (0...new.count).map { $0 * Cost.insertion }
        for step in 0..<part.count {
            let oldIndex = isReversed ? part.upperBound - 1 - step : part.lowerBound + step
            var diagonal = row[0]
            row[0] += Cost.deletion
            for column in 1..<new.count + 1 {
                let newIndex = isReversed ? new.count - column : column - 1
                let substituted = diagonal + substitutionCost(oldIndex, newIndex)
                diagonal = row[column]
                row[column] = min(
                    substituted, row[column] + Cost.deletion, row[column - 1] + Cost.insertion)
            }
        }
        return row
    }

    private func substitutionCost(_ oldIndex: Int, _ newIndex: Int) -> Int {
        if old[oldIndex] == new[newIndex] { return 0 }
        return foldedOld[oldIndex] == foldedNew[newIndex] ? Cost.caseChange : Cost.substitution
    }
}
