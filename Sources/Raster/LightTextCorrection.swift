import Typesetting

/// The correction of the coverage of light text, so that it looks as heavy on a dark background as dark text on a light one.
///
/// Blending is in the nonlinear sRGB space, where a pixel half covered by white on black emits about a fifth of white's light
/// instead of half: edges darken, and light glyphs look thin. Their coverage is raised to the power of 1 / 1.4 for white, and
/// changed less for darker inks. Inks darker than middle grey are blended without correction, for which fonts are designed.
enum LightTextCorrection {
    /// A table of 256 entries for each level of lightness; the lowest level has none.
    private static let tables: [[UInt8]] = (1...levels).map { level in
        let gamma = 1 + 0.4 * Double(level) / Double(levels)
        return (0...255).map { UInt8(raised(Double($0) / 255, gamma) * 255 + 0.5) }
    }
    private static let levels = 6
    /// The minimum lightness that is corrected.
    private static let least = 0.45

    /// Returns the table for a premultiplied ink; nil if its coverage is not corrected.
    static func table(for ink: UInt32) -> [UInt8]? {
        let alpha = Double(ink >> 24)
        guard alpha > 0 else { return nil }
        func part(_ shift: UInt32) -> Double { Double(ink >> shift & 0xFF) }
        let lightness = (0.30 * part(16) + 0.59 * part(8) + 0.11 * part(0)) / alpha
        let level = Int((lightness - least) / (1 - least) * Double(levels) + 0.5)
        return level < 1 ? nil : tables[min(level, levels) - 1]
    }

    /// Returns `value` (0...1) to the power of 1 / `gamma`, by bisection for equal results on every machine.
    private static func raised(_ value: Double, _ gamma: Double) -> Double {
        if value <= 0 || value >= 1 { return min(max(value, 0), 1) }
        // The result is r with r^gamma = value. Gamma is a multiple of 1/15, so that r^(15 gamma) = value^15.
        let exponent = Int((gamma * 15).rounded())
        let wanted = power(value, 15)
        var (low, high) = (value, 1.0)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if power(middle, exponent) < wanted { low = middle } else { high = middle }
        }
        return low
    }

    private static func power(_ value: Double, _ exponent: Int) -> Double {
        var result = 1.0
        for _ in 0..<exponent { result *= value }
        return result
    }
}
