/// A writing system, as far as shaping needs to know it: its ISO 15924 name and its direction.
nonisolated struct Script: Hashable, Sendable {
    /// Index into `names`.
    private let number: UInt8

    private init(_ number: UInt8) { self.number = number }

    /// Latin, and whatever has no script of its own: digits, punctuation, symbols.
    static let latin = Script(0)

    /// Four letters, as HarfBuzz knows them.
    var name: String { Self.names[Int(number)] }
    var isRightToLeft: Bool { Self.rightToLeft.contains(number) }

    /// The script of a character beyond ASCII; nil for one that takes the script of its neighbours.
    static func of(_ scalar: UInt32) -> Script? {
        if scalar < 0x2b0 { return scalar == 0xd7 || scalar == 0xf7 || scalar < 0xc0 ? nil : latin }
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            let range = ranges[middle]
            if scalar < range.first {
                high = middle
            } else if scalar > range.last {
                low = middle + 1
            } else {
                return Script(range.number)
            }
        }
        return nil
    }

    private static let names = [
        "Latn", "Grek", "Cyrl", "Armn", "Hebr", "Arab", "Syrc", "Thaa", "Nkoo", "Deva", "Beng", "Guru",
        "Gujr",
        "Orya", "Taml", "Telu", "Knda", "Mlym", "Sinh", "Thai", "Laoo", "Tibt", "Mymr", "Geor", "Hang",
        "Ethi",
        "Khmr", "Mong", "Hira", "Kana", "Hani", "Adlm",
    ]

    private static let rightToLeft: Set<UInt8> = [4, 5, 6, 7, 8, 31]

    private struct Range {
        let first: UInt32
        let last: UInt32
        let number: UInt8
        init(_ first: UInt32, _ last: UInt32, _ number: UInt8) {
            self.first = first
            self.last = last
            self.number = number
        }
    }

    /// Blocks in code order; combining marks and common punctuation are in none.
    private static let ranges = [
        Range(0x370, 0x3ff, 1), Range(0x400, 0x52f, 2), Range(0x531, 0x58f, 3), Range(0x591, 0x5f4, 4),
        Range(0x600, 0x605, 5), Range(0x606, 0x60b, 5), Range(0x60d, 0x61a, 5), Range(0x61c, 0x61e, 5),
        Range(0x620, 0x63f, 5), Range(0x641, 0x64a, 5), Range(0x656, 0x66f, 5), Range(0x671, 0x6ff, 5),
        Range(0x700, 0x74f, 6), Range(0x750, 0x77f, 5), Range(0x780, 0x7bf, 7), Range(0x7c0, 0x7ff, 8),
        Range(0x860, 0x86f, 6), Range(0x870, 0x8ff, 5), Range(0x900, 0x950, 9), Range(0x955, 0x963, 9),
        Range(0x966, 0x97f, 9), Range(0x980, 0x9ff, 10), Range(0xa00, 0xa7f, 11), Range(0xa80, 0xaff, 12),
        Range(0xb00, 0xb7f, 13), Range(0xb80, 0xbff, 14), Range(0xc00, 0xc7f, 15), Range(0xc80, 0xcff, 16),
        Range(0xd00, 0xd7f, 17), Range(0xd80, 0xdff, 18), Range(0xe01, 0xe3e, 19), Range(0xe40, 0xe7f, 19),
        Range(0xe80, 0xeff, 20), Range(0xf00, 0xfff, 21), Range(0x1000, 0x109f, 22),
        Range(0x10a0, 0x10ff, 23),
        Range(0x1100, 0x11ff, 24), Range(0x1200, 0x139f, 25), Range(0x1780, 0x17ff, 26),
        Range(0x1800, 0x18af, 27), Range(0x1c80, 0x1c8f, 2), Range(0x1d00, 0x1d25, 0),
        Range(0x1e00, 0x1eff, 0),
        Range(0x1f00, 0x1fff, 1), Range(0x2c60, 0x2c7f, 0), Range(0x2d00, 0x2d2f, 23),
        Range(0x2d80, 0x2ddf, 25),
        Range(0x2de0, 0x2dff, 2), Range(0x2e80, 0x2fd5, 30), Range(0x3005, 0x3007, 30),
        Range(0x3041, 0x3096, 28),
        Range(0x309d, 0x309f, 28), Range(0x30a1, 0x30fa, 29), Range(0x30fd, 0x30ff, 29),
        Range(0x3131, 0x318e, 24), Range(0x31f0, 0x31ff, 29), Range(0x3400, 0x4dbf, 30),
        Range(0x4e00, 0x9fff, 30), Range(0xa640, 0xa69f, 2), Range(0xa722, 0xa7ff, 0),
        Range(0xa8e0, 0xa8ff, 9),
        Range(0xa960, 0xa97f, 24), Range(0xa9e0, 0xa9fe, 22), Range(0xaa60, 0xaa7f, 22),
        Range(0xab01, 0xab2e, 25), Range(0xab30, 0xab64, 0), Range(0xac00, 0xd7fb, 24),
        Range(0xf900, 0xfaff, 30),
        Range(0xfb00, 0xfb06, 0), Range(0xfb13, 0xfb17, 3), Range(0xfb1d, 0xfb4f, 4),
        Range(0xfb50, 0xfdff, 5),
        Range(0xfe70, 0xfefc, 5), Range(0xff21, 0xff3a, 0), Range(0xff41, 0xff5a, 0),
        Range(0xff66, 0xff9d, 29),
        Range(0xffa0, 0xffdc, 24), Range(0x1e900, 0x1e95f, 31), Range(0x1ee00, 0x1eeff, 5),
        Range(0x20000, 0x3ffff, 30),
    ]
}
