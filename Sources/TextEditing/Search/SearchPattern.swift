/// A pattern as the units that are compared, and how far each part of it repeats its start (Knuth, Morris and Pratt).
struct SearchPattern: Hashable, Sendable {
    /// Scalars, folded if case is ignored.
    let units: [UInt32]
    /// For each number of units that match: how many still do when the next one does not.
    let fallback: [Int]

    init(_ text: String, ignoresCase: Bool) {
        var units: [UInt32] = []
        for scalar in text.unicodeScalars {
            units += ignoresCase ? CaseFolding.units(of: scalar) : [scalar.value]
        }
        self.units = units
        fallback = SearchPattern.fallback(of: units)
    }

    /// No match is longer, in bytes: each unit comes from one scalar at most.
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

/// Makes capitals and small letters the same.
enum CaseFolding {
    /// The small letters of the capitals of a scalar: of `ß` two, of `ς` the same as of `σ`.
    static func units(of scalar: Unicode.Scalar) -> [UInt32] {
        if scalar.isASCII { return [fold(ascii: scalar.value)] }
        // A dotless i has the capital of i, but is not the same letter.
        if scalar == "\u{131}" { return [scalar.value] }
        let capitals = scalar.properties.uppercaseMapping.unicodeScalars
        return capitals.flatMap { $0.properties.lowercaseMapping.unicodeScalars.map(\.value) }
    }

    @inline(__always)
    static func fold(ascii value: UInt32) -> UInt32 {
        value &- 0x41 < 26 ? value | 0x20 : value
    }
}

/// A cache of the case foldings of recent scalars: the standard library makes strings for each.
struct FoldingCache {
    private var keys = [UInt32](repeating: .max, count: 1024)
    private var values = [UInt32](repeating: 0, count: 1024)

    /// The only unit that a scalar folds to; nil if there are more.
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
