/// Boundaries of characters: extended grapheme clusters, as those of `Character`.
///
/// Only nearby text is read, back to an offset that is a boundary regardless of the text before it: usually one or two scalars. A
/// run of combining marks or of regional indicators is read to its start.
extension EditBuffer {
    /// Returns whether an offset is a character boundary.
    public func isCharacterBoundary(_ offset: Int) -> Bool {
        characterBoundaryByNeighbours(offset) ?? (characterBoundary(atOrBefore: offset) == offset)
    }

    /// Returns whether the two scalars around an offset belong to different characters; nil if scalars before them decide.
    ///
    /// O(log n).
    func characterBoundaryByNeighbours(_ offset: Int) -> Bool? {
        guard offset > 0 && offset < utf8Count else { return offset == 0 || offset == utf8Count }
        guard let right = byte(at: offset), let left = byte(at: offset - 1) else { return false }
        if left < 0x80 && right < 0x80 { return !(left == 0x0D && right == 0x0A) }
        if UTF8Form.isContinuation(right) { return false }
        let start = valid(offset - 1)
        let pair = bytes(in: TextRange(start: start, end: scalarEnd(offset)))
        return CharacterRules.parts(pair, 0, offset - start)
    }

    /// Returns the nearest character boundary before an offset; zero at the start.
    public func characterBoundary(before offset: Int) -> Int {
        let offset = valid(offset)
        return offset == 0 ? 0 : characterBoundary(atOrBefore: valid(offset - 1))
    }

    /// Returns the nearest character boundary after an offset; the length at the end.
    public func characterBoundary(after offset: Int) -> Int {
        let offset = valid(offset)
        let start = characterBoundary(atOrBefore: offset)
        var size = 32
        while true {
            let limit = valid(start + size)
            var end = start
            for character in string(in: TextRange(start: start, end: limit)) {
                end += character.utf8.count
                if end > offset && (end < limit || limit == utf8Count) { return end }
            }
            if limit == utf8Count { return limit }
            size *= 4
        }
    }

    /// Returns the range of the character that contains the byte at an offset; the last character at the end.
    public func characterRange(at offset: Int) -> TextRange {
        let start = characterBoundary(atOrBefore: offset < utf8Count ? offset : utf8Count - 1)
        return TextRange(start: start, end: characterBoundary(after: start))
    }

    /// Returns the number of characters in a range between character boundaries: O(length).
    public func characterCount(in range: TextRange) -> Int { string(in: range).count }

    /// Returns the nearest character boundary at or before an offset.
    public func characterBoundary(atOrBefore offset: Int) -> Int {
        characterBoundary(atOrBefore: offset, knownBoundary: 0)
    }

    /// Returns the nearest character boundary at or before an offset, without reading text before `knownBoundary`.
    func characterBoundary(atOrBefore offset: Int, knownBoundary: Int) -> Int {
        let offset = valid(offset)
        if offset == utf8Count || offset <= knownBoundary { return offset }
        if characterBoundaryByNeighbours(offset) == true { return offset }
        let start = certainBoundary(atOrBefore: offset, knownBoundary: knownBoundary)
        if start == offset { return offset }
        var border = start
        for character in string(in: TextRange(start: start, end: scalarEnd(offset))) {
            let end = border + character.utf8.count
            if end > offset { break }
            border = end
        }
        return border
    }

    private func scalarEnd(_ offset: Int) -> Int {
        offset + UTF8Form.length(ofLead: byte(at: offset) ?? 0)
    }

    /// Returns the nearest offset at or before the given one that is a boundary regardless of the scalars before it.
    private func certainBoundary(atOrBefore offset: Int, knownBoundary: Int) -> Int {
        var end = offset
        var size = 16
        while end > knownBoundary {
            let start = Swift.max(valid(end - size), knownBoundary)
            let window = bytes(in: TextRange(start: start, end: scalarEnd(end)))
            var index = end - start
            while index > 0 {
                let before = UTF8Form.start(before: index, in: window)
                if CharacterRules.parts(window, before, index) == true { return start + index }
                index = before
            }
            end = start
            size *= 4
        }
        return knownBoundary
    }
}

/// The rules for boundaries that depend only on the two adjacent scalars (UAX #29, Unicode 15).
enum CharacterRules {
    /// Returns true if the scalars at two adjacent indices are always separated, false if never, and nil if it depends on others.
    ///
    /// Rules with more context are those for emoji after a joiner (GB11) and for consonants after a linker (GB9c), both of which
    /// have a mark or the joiner on the left, and those for pairs of regional indicators (GB12, GB13).
    static func parts(_ text: [UInt8], _ left: Int, _ right: Int) -> Bool? {
        if text[left] < 0x80 && text[right] < 0x80 { return !(text[left] == 0x0D && text[right] == 0x0A) }
        let (first, second) = (UTF8Form.scalar(in: text, at: left), UTF8Form.scalar(in: text, at: right))
        var pair = String.UnicodeScalarView()
        pair.append(first)
        pair.append(second)
        guard String(pair).count == 2 else {
            return isRegionalIndicator(first) && isRegionalIndicator(second) ? nil : false
        }
        // Neither emoji nor the consonants that linkers join are below these code points.
        if second.value < 0xA9 || (second.value < 0x900 && first != "\u{200D}") { return true }
        return first == "\u{200D}" || first.properties.isGraphemeExtend ? nil : true
    }

    private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
        (0x1F1E6...0x1F1FF).contains(scalar.value)
    }
}
