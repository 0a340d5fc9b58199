internal import CFriBidi

/// The bidirectional embedding levels of a paragraph (UAX #9), computed by FriBidi with this project's table of classes.
///
///     let paragraph = BidiParagraph(scalars: scalars, points: points, direction: .natural)
///     let order = BidiParagraph.visualOrder(of: paragraph.levels)
package struct BidiParagraph: Sendable {
    /// The base direction of a paragraph.
    package enum Direction: Sendable {
        case leftToRight, rightToLeft
        /// The direction of the first strong character; left to right if there is none.
        case natural
    }

    /// The base level of the paragraph: 0 or 1.
    package let base: UInt8
    /// The embedding level of each code point.
    ///
    /// Explicit directional controls have the level of the preceding code point.
    package let levels: [UInt8]

    /// Computes the levels of a paragraph; both arrays have one element per code point, without the paragraph separator.
    ///
    /// O(n); FriBidi's memory is a small multiple of the arrays'. The first use loads FriBidi.
    package init(scalars: [UInt32], points: [CodePoint], direction: Direction) {
        self.init(scalars: scalars, points: points, direction: direction, library: .shared)
    }

    init(scalars: [UInt32], points: [CodePoint], direction: Direction, library: FriBidiLibrary?) {
        precondition(scalars.count == points.count, "BidiParagraph: give one record per code point")
        guard let library else {
            base = Self.plainBase(points, direction)
            levels = Self.plainLevels(points, base)
            return
        }
        var types = points.map { FriBidiCharType(rawValue: library.types[Int($0.bidi.rawValue)]) }
        var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
        var levels = [FriBidiLevel](repeating: 0, count: scalars.count)
        var base = FriBidiParType(rawValue: library.types[Int(direction.example.rawValue)])
        let count = FriBidiStrIndex(clamping: scalars.count)
        library.bracketTypes(scalars, count, &types, &brackets)
        let highest = library.embeddingLevels(&types, &brackets, count, &base, &levels)
        self.base = base.rawValue & 1 == 1 ? 1 : 0
        // 0 indicates that FriBidi ran out of memory: then all code points have the base level.
        let own = self.base
        self.levels = levels.map { highest == 0 || $0 < 0 ? own : UInt8(truncatingIfNeeded: $0) }
    }

    // MARK: - Without FriBidi

    private static func plainBase(_ points: [CodePoint], _ direction: Direction) -> UInt8 {
        switch direction {
        case .leftToRight: return 0
        case .rightToLeft: return 1
        case .natural:
            let first = points.first { [.l, .r, .al].contains($0.bidi) }
            return first == nil || first?.bidi == .l ? 0 : 1
        }
    }

    /// Returns simplified embedding levels: by direction for strong characters, the preceding level for all others.
    private static func plainLevels(_ points: [CodePoint], _ base: UInt8) -> [UInt8] {
        var current = base
        return points.map { point in
            switch point.bidi {
            case .l: current = 2 * base
            case .en, .an: if current == 1 { current = 2 }
            case .r, .al: current = 1
            default: break
            }
            return current
        }
    }

    // MARK: - Lines

    /// Resets the levels of trailing white space in a line to the base level (rule L1).
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

    /// Returns the indices of a line's level runs in visual order, from left to right (rule L2).
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
}

extension BidiParagraph.Direction {
    /// A bidi class that represents the direction in FriBidi's parameters.
    fileprivate var example: BidiClass {
        switch self {
        case .leftToRight: .l
        case .rightToLeft: .r
        case .natural: .on
        }
    }
}
