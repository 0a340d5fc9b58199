/// The weights by which solutions that are equally good are told apart.
enum TieWeight {
    /// Between 1 and 2, more for older ones, and no two alike.
    ///
    /// Falls by a 64th with each doubling of the number, so that of two million the last two still differ by more than
    /// what counts as nothing.
    static func of(_ serial: UInt64) -> Double {
        let place = 1 + Double(serial) + 0.5 * jitter(serial)
        let logarithm = Double(place.exponent) + place.significand - 1
        return 2 - logarithm / 64
    }

    /// A number between 0 and 1 that looks random and is the same in each process.
    private static func jitter(_ number: UInt64) -> Double {
        var bits = number &* 0x9E37_79B9_7F4A_7C15
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return Double((bits ^ (bits >> 31)) >> 11) / Double(UInt64(1) << 53)
    }
}
