/// The weights that break ties between equally good solutions.
enum TieWeight {
    /// Returns a unique weight between 1 and 2, which is greater for older symbols.
    ///
    /// The weight decreases by a 64th with each doubling of the serial number, so that the last two of two million weights
    /// still differ by more than the tolerance.
    static func of(_ serial: UInt64) -> Double {
        let place = 1 + Double(serial) + 0.5 * jitter(serial)
        let logarithm = Double(place.exponent) + place.significand - 1
        return 2 - logarithm / 64
    }

    /// Returns a pseudo-random number between 0 and 1 that is the same in each process.
    private static func jitter(_ number: UInt64) -> Double {
        var bits = number &* 0x9E37_79B9_7F4A_7C15
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return Double((bits ^ (bits >> 31)) >> 11) / Double(UInt64(1) << 53)
    }
}
