/// A property of elements by which an ``ArrayController`` sorts them.
///
///     controller.sortKeys = ["name": .text { $0.name }, "size": .number { Double($0.size) }]
public nonisolated struct SortKey<Element: Sendable>: Sendable {
    enum Property: Sendable {
        case text(@Sendable (Element) -> String)
        case number(@Sendable (Element) -> Double)
    }

    let property: Property

    /// Returns a key that compares texts by their Unicode scalars.
    ///
    /// For an order that ignores case, return the text in lower case. The closure is called away from the main actor for more than 2,000 elements.
    public static func text(_ value: @escaping @Sendable (Element) -> String) -> SortKey {
        SortKey(property: .text(value))
    }

    /// Returns a key that compares numbers; values that are not a number come last in ascending order.
    ///
    /// The closure is called away from the main actor for more than 2,000 elements.
    public static func number(_ value: @escaping @Sendable (Element) -> Double) -> SortKey {
        SortKey(property: .number(value))
    }

    /// Returns -1 if the first element comes before the second one in ascending order, 1 if it comes after it, and otherwise 0.
    func compare(_ first: Element, _ second: Element) -> Int {
        switch property {
        case .text(let value): TextRank.compare(value(first), value(second))
        case .number(let value):
            Self.compare(NumberRank.bits(of: value(first)), NumberRank.bits(of: value(second)))
        }
    }

    private static func compare(_ first: UInt64, _ second: UInt64) -> Int {
        first < second ? -1 : first > second ? 1 : 0
    }
}

/// Numbers as bits that have the same order.
///
///     NumberRank.bits(of: -1) < NumberRank.bits(of: 2)
nonisolated enum NumberRank {
    /// Returns the rank of a number; both zeros have the same, and values that are not a number the highest.
    static func bits(of number: Double) -> UInt64 {
        if number.isNaN { return .max }
        let bits = (number == 0 ? 0 : number).bitPattern
        return bits >> 63 == 1 ? ~bits : bits | 1 << 63
    }
}

/// The order of texts by their Unicode scalars, which is that of their UTF-8 bytes.
///
///     TextRank.compare("a", "b") == -1
nonisolated enum TextRank {
    /// The number of bytes in both ranks of ``bits(of:)``.
    static let length = 16

    /// Returns the first 16 bytes of a text as two numbers that have the same order.
    static func bits(of text: String) -> (high: UInt64, low: UInt64) {
        var (high, low, count) = (UInt64(0), UInt64(0), 0)
        for byte in text.utf8.prefix(length) {
            if count < 8 { high = high << 8 | UInt64(byte) } else { low = low << 8 | UInt64(byte) }
            count += 1
        }
        if count < 8 { high <<= UInt64(8 * (8 - count)) }
        if count > 8, count < length { low <<= UInt64(8 * (length - count)) }
        return (high, low)
    }

    /// Returns -1 if the first text comes before the second one, 1 if it comes after it, and 0 for equal ones.
    static func compare(_ first: String, _ second: String) -> Int {
        if first.utf8.elementsEqual(second.utf8) { return 0 }
        return first.utf8.lexicographicallyPrecedes(second.utf8) ? -1 : 1
    }
}
