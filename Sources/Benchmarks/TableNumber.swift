/// The contents of the cells of W15 and W15_sort: pseudorandom numbers of five digits.
///
///     TableNumber.text(4, 2)
nonisolated enum TableNumber {
    static func value(_ row: Int, _ column: Int) -> UInt32 {
        var value = UInt32(truncatingIfNeeded: row * 20 + column) &* 2_654_435_761
        value ^= value >> 15
        value = value &* 2_246_822_519
        value ^= value >> 13
        return value % 100_000
    }

    static func text(_ row: Int, _ column: Int) -> String {
        String(unsafeUninitializedCapacity: 5) { digits in
            var rest = value(row, column)
            for index in (0..<5).reversed() {
                digits[index] = UInt8(0x30 + rest % 10)
                rest /= 10
            }
            return 5
        }
    }
}
