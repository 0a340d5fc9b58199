import CFriBidi

/// A paragraph's embedding levels (UAX#9), by FriBidi from this project's own table of classes.
///
///     let paragraph = BidiParagraph(scalars: scalars, points: points, direction: .natural)
///     let order = BidiParagraph.visualOrder(of: paragraph.levels)
package struct BidiParagraph: Sendable {
    /// What the paragraph's own direction comes from.
    package enum Direction: Sendable {
        case leftToRight, rightToLeft
        /// That of the first strong character; left to right when there is none.
        case natural
    }

    /// The paragraph's own level: 0 or 1.
    package let base: UInt8
    /// One a code point.
    ///
    /// Codes that have no place (explicit controls) take the level of what is before them.
    package let levels: [UInt8]

    /// Both arrays have one element a code point, without the paragraph separator.
    ///
    /// O(n); FriBidi's memory is a small multiple of the arrays'.
    package init(scalars: [UInt32], points: [CodePoint], direction: Direction) {
        precondition(scalars.count == points.count, "BidiParagraph: give one record a code point")
        var types = points.map { FriBidiCharType(rawValue: Self.types[Int($0.bidi.rawValue)]) }
        var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
        var levels = [FriBidiLevel](repeating: 0, count: scalars.count)
        var base = Self.base(direction)
        let count = FriBidiStrIndex(clamping: scalars.count)
        fribidi_get_bracket_types(scalars, count, &types, &brackets)
        let highest = fribidi_get_par_embedding_levels_ex(&types, &brackets, count, &base, &levels)
        self.base = base.rawValue & 1 == 1 ? 1 : 0
        // 0 means that memory ran out: then everything has the paragraph's own level.
        let own = self.base
        self.levels = levels.map { highest == 0 || $0 < 0 ? own : UInt8(truncatingIfNeeded: $0) }
    }

    /// The levels of one line of the paragraph: white space at its end takes the paragraph's own (rule L1).
    package static func resetTrailingSpace(
        in levels: inout [UInt8], points: ArraySlice<CodePoint>, base: UInt8
    ) {
        var isTrailing = true
        for (index, point) in zip(levels.indices, points).reversed() {
            switch point.bidi {
            case .b, .s:
                levels[index] = base
                isTrailing = true
            case .ws, .fsi, .lri, .rli, .pdi, .bn, .lre, .rle, .lro, .rlo, .pdf:
                if isTrailing { levels[index] = base }
            default: isTrailing = false
            }
        }
    }

    /// The places of a line's parts from left to right, each part with a level of its own (rule L2).
    package static func visualOrder(of levels: [UInt8]) -> [Int] {
        var order = Array(levels.indices)
        guard let highest = levels.max(), highest > 0 else { return order }
        let lowestOdd = levels.reduce(UInt8.max) { $1 & 1 == 1 ? min($0, $1) : $0 }
        guard lowestOdd <= highest else { return order }
        for level in stride(from: highest, through: lowestOdd, by: -1) {
            var start = 0
            while start < order.count {
                guard levels[order[start]] >= level else {
                    start += 1
                    continue
                }
                var end = start
                while end < order.count, levels[order[end]] >= level { end += 1 }
                order[start..<end].reverse()
                start = end
            }
        }
        return order
    }

    private static func base(_ direction: Direction) -> FriBidiParType {
        let example: BidiClass =
            switch direction {
            case .leftToRight: .l
            case .rightToLeft: .r
            case .natural: .on
            }
        return FriBidiParType(rawValue: types[Int(example.rawValue)])
    }

    /// FriBidi's own numbers, asked for by an example of each class.
    private static let types: [UInt32] = [
        0x61, 0x5d0, 0x30, 0x2b, 0x23, 0x661, 0x2c, 0x2029, 9, 0x20, 0x21, 0xad, 0x300, 0x627, 0x202d, 0x202e,
        0x202a, 0x202b, 0x202c, 0x2066, 0x2067, 0x2068, 0x2069,
    ].map { fribidi_get_bidi_type($0).rawValue }
}
