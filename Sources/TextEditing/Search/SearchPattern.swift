/// The compared units of a search text, with the failure function of Knuth, Morris and Pratt.
struct SearchPattern: Hashable, Sendable {
    /// The scalars of the text, case-folded if case is ignored.
    let units: [UInt32]
    /// The failure function: for each number of matched units, the number that still match after a mismatch.
    let fallback: [Int]

    init(_ text: String, ignoresCase: Bool) {
        var units: [UInt32] = []
        for scalar in text.unicodeScalars {
            units += ignoresCase ? CaseFolding.units(of: scalar) : [scalar.value]
        }
        self.units = units
        fallback = SearchPattern.fallback(of: units)
    }

    /// The maximum length of a match in bytes: each unit comes from at most one scalar.
    var byteLimit: Int { 4 * units.count }

    private static func fallback(of units: [UInt32]) -> [Int] {
        var fallback = [0, 0]
        var length = 0
        for index in units.indices.dropFirst() {
            while length > 0 && units[index] != units[length] { length = fallback[length] }
            if units[index] == units[length] { length += 1 }
            fallback.append(length)
        }
        return fallback
    }
}

/// Case folding for searches that ignore case.
enum CaseFolding {
    /// Returns the lowercase mapping of the uppercase mapping of a scalar: two units for `ß`, that of `σ` for `ς`.
    static func units(of scalar: Unicode.Scalar) -> [UInt32] {
        if scalar.isASCII { return [fold(ascii: scalar.value)] }
        // The uppercase mapping of dotless i is that of i, but they are different letters.
        if scalar == "\u{131}" { return [scalar.value] }
        let capitals = scalar.properties.uppercaseMapping.unicodeScalars
        return capitals.flatMap { $0.properties.lowercaseMapping.unicodeScalars.map(\.value) }
    }

    @inline(__always)
    static func fold(ascii value: UInt32) -> UInt32 {
        value &- 0x41 < 26 ? value | 0x20 : value
    }
}

/// A cache of the case foldings of recent scalars; the mappings of the standard library create strings.
struct FoldingCache {
    private var keys = [UInt32](repeating: .max, count: 1024)
    private var values = [UInt32](repeating: 0, count: 1024)

    /// Returns the single unit that a scalar folds to; nil if it folds to several.
    mutating func unit(of scalar: Unicode.Scalar) -> UInt32? {
        let slot = Int(scalar.value % 1024)
        if keys[slot] == scalar.value { return values[slot] }
        let units = CaseFolding.units(of: scalar)
        guard units.count == 1 else { return nil }
        keys[slot] = scalar.value
        values[slot] = units[0]
        return units[0]
    }
}
