import Drawing
import RandomNumbers
import RasterKernels
import Testing

/// Blend modes, compared with the formulas of the W3C's "Compositing and Blending Level 1" in Double.
struct BlendModeTests {
    /// Components from 0 to 1; those of colours are not premultiplied.
    private struct Pixel {
        var alpha: Double
        var colors: [Double]

        init(_ pixel: UInt32) {
            alpha = Double(pixel >> 24) / 255
            let alpha = alpha
            colors = [16, 8, 0].map {
                alpha > 0 ? min(1, Double(pixel >> UInt32($0) & 255) / 255 / alpha) : 0
            }
        }
    }

    private func luminosity(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }
    private func saturation(_ c: [Double]) -> Double { max(c[0], c[1], c[2]) - min(c[0], c[1], c[2]) }

    private func settingLuminosity(_ c: [Double], _ l: Double) -> [Double] {
        var result = c.map { $0 + l - luminosity(c) }
        let (center, low, high) = (luminosity(result), result.min() ?? 0, result.max() ?? 0)
        if low < 0 { result = result.map { center + ($0 - center) * center / (center - low) } }
        if high > 1 { result = result.map { center + ($0 - center) * (1 - center) / (high - center) } }
        return result
    }

    private func settingSaturation(_ c: [Double], _ s: Double) -> [Double] {
        let (low, range) = (min(c[0], c[1], c[2]), saturation(c))
        return c.map { range > 0 ? ($0 - low) * s / range : 0 }
    }

    private func softLight(_ b: Double, _ s: Double) -> Double {
        if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
        let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
        return b + (2 * s - 1) * (d - b)
    }

    private func hardLight(_ b: Double, _ s: Double) -> Double {
        s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
    }

    /// Returns the mixed colour of the backdrop `b` and the source `s`; nil for a mode that is no mixing.
    private func mixed(_ mode: BlendMode, _ b: [Double], _ s: [Double]) -> [Double]? {
        func each(_ formula: (Double, Double) -> Double) -> [Double] { zip(b, s).map(formula) }
        return switch mode {
        case .normal: s
        case .multiply: each { $0 * $1 }
        case .screen: each { $0 + $1 - $0 * $1 }
        case .overlay: each { hardLight($1, $0) }
        case .darken: each { min($0, $1) }
        case .lighten: each { max($0, $1) }
        case .colorDodge: each { $0 == 0 ? 0 : $1 == 1 ? 1 : min(1, $0 / (1 - $1)) }
        case .colorBurn: each { $0 == 1 ? 1 : $1 == 0 ? 0 : 1 - min(1, (1 - $0) / $1) }
        case .hardLight: each(hardLight)
        case .softLight: each(softLight)
        case .difference: each { abs($0 - $1) }
        case .exclusion: each { $0 + $1 - 2 * $0 * $1 }
        case .hue: settingLuminosity(settingSaturation(s, saturation(b)), luminosity(b))
        case .saturation: settingLuminosity(settingSaturation(b, saturation(s)), luminosity(b))
        case .color: settingLuminosity(s, luminosity(b))
        case .luminosity: settingLuminosity(b, luminosity(s))
        default: nil
        }
    }

    /// Returns the premultiplied components, alpha last: of a mode that mixes colours, or of an operator of Porter and Duff.
    private func composite(_ mode: BlendMode, backdrop: UInt32, source: UInt32) -> [Double] {
        let (b, s) = (Pixel(backdrop), Pixel(source))
        if let mix = mixed(mode, b.colors, s.colors) {
            let colors = (0..<3).map { i in
                s.alpha * (1 - b.alpha) * s.colors[i] + s.alpha * b.alpha * mix[i]
                    + (1 - s.alpha) * b.alpha * b.colors[i]
            }
            return colors + [s.alpha + b.alpha - s.alpha * b.alpha]
        }
        if mode == .plusDarker {
            let alpha = min(1, s.alpha + b.alpha)
            let colors = (0..<3).map {
                max(0, alpha - ((1 - b.colors[$0]) * b.alpha + (1 - s.colors[$0]) * s.alpha))
            }
            return colors + [alpha]
        }
        let (fs, fb): (Double, Double) =
            switch mode {
            case .clear: (0, 0)
            case .copy: (1, 0)
            case .sourceIn: (b.alpha, 0)
            case .sourceOut: (1 - b.alpha, 0)
            case .sourceAtop: (b.alpha, 1 - s.alpha)
            case .destinationOver: (1 - b.alpha, 1)
            case .destinationIn: (0, s.alpha)
            case .destinationOut: (0, 1 - s.alpha)
            case .destinationAtop: (1 - b.alpha, s.alpha)
            case .xor: (1 - b.alpha, 1 - s.alpha)
            default: (1, 1)
            }
        let colors = (0..<3).map { fs * s.alpha * s.colors[$0] + fb * b.alpha * b.colors[$0] }
        return (colors + [fs * s.alpha + fb * b.alpha]).map { min(1, $0) }
    }

    private func randomPixel(_ random: inout SeededRandom) -> UInt32 {
        let alpha = random.chance(0.3) ? 255 : random.index(below: 256)
        let colors = (0..<3).map { _ in random.chance(0.2) ? alpha : random.index(below: alpha + 1) }
        return UInt32(alpha << 24 | colors[0] << 16 | colors[1] << 8 | colors[2])
    }

    @Test(arguments: BlendMode.allCases)
    func `Blend modes follow the formulas within a level`(mode: BlendMode) {
        var random = SeededRandom(seed: 17)
        for _ in 0..<2000 {
            let (backdrop, source) = (randomPixel(&random), randomPixel(&random))
            var target = [backdrop]
            rk_composite_row(&target, [source], 1, 255, rk_blend_mode(UInt32(mode.rawValue)))

            let expected = composite(mode, backdrop: backdrop, source: source)
            let found = [16, 8, 0, 24].map { Double(target[0] >> UInt32($0) & 255) }
            // Sums of two rounded products may be wrong by one level.
            for (a, b) in zip(found, expected) { #expect(abs(a - b * 255) <= 1.01, "\(mode)") }
            let alpha = target[0] >> 24
            #expect([16, 8, 0].allSatisfy { target[0] >> $0 & 255 <= alpha })
        }
    }

    @Test(arguments: BlendMode.allCases)
    func `A mode affects uncovered pixels if a transparent source changes the backdrop`(mode: BlendMode) {
        var target: [UInt32] = [0xff20_4060]
        rk_composite_row(&target, [0], 1, 255, rk_blend_mode(UInt32(mode.rawValue)))
        #expect((target[0] != 0xff20_4060) == mode.affectsUncoveredPixels)
    }

    @Test func `Modes that affect uncovered pixels change the whole clip, but not more`() {
        for mode in BlendMode.allCases where mode.affectsUncoveredPixels {
            let bitmap = Bitmap.draw(
                [
                    .pushClip(RoundedRect(Rect(x: 2, y: 2, width: 12, height: 12))),
                    .pushLayer(LayerStyle(blendMode: mode), bounds: Rect(x: 4, y: 4, width: 4, height: 4)),
                    .box(4, 4, 4, 4), .popLayer, .popClip,
                ], width: 16, height: 16, background: 0xffff_ffff)
            #expect(bitmap[12, 12] == 0 && bitmap[14, 14] == 0xffff_ffff, "\(mode)")
        }
    }
}
