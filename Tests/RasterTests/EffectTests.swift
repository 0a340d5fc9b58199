import Drawing
import RandomNumbers
import RasterKernels
import Testing

/// Blurs, shadows and filters.
struct EffectTests {
    // MARK: - Blurs

    /// Returns a row convolved with a sampled Gaussian in Double.
    private func blurred(_ row: [Double], _ deviation: Double) -> [Double] {
        let reach = Int((6 * deviation).rounded(.up))
        let weights = (-reach...reach).map { k in
            expOf(-Double(k) / deviation * Double(k) / deviation / 2)
        }
        let total = weights.reduce(0, +)
        return row.indices.map { at in
            zip(-reach...reach, weights).reduce(0) { sum, pair in
                row.indices.contains(at + pair.0) ? sum + row[at + pair.0] * pair.1 : sum
            } / total
        }
    }

    /// Returns e to the power of `x`, at most 0.
    private func expOf(_ x: Double) -> Double {
        var (result, term) = (1.0, 1.0)
        let scaled = x / 1024
        for index in 1...8 {
            term *= scaled / Double(index)
            result += term
        }
        for _ in 0..<10 { result *= result }
        return result
    }

    @Test(arguments: [0.3, 0.8, 1.5, 1.99, 2, 2.6, 3.7, 8, 20])
    func `A blur deviates from the Gaussian by less than three percent`(deviation: Double) {
        var random = SeededRandom(seed: 9)
        // Pixels beyond the reach of the blur are transparent, as in layers and shadows.
        func padded(_ value: (Int) -> Int) -> [UInt8] {
            (0..<320).map { (100..<220).contains($0) ? UInt8(value($0)) : 0 }
        }
        let steps = padded { $0 < 150 || $0 > 170 ? 255 : 0 }
        let impulses = padded { $0 % 50 == 25 ? 255 : 0 }
        let noise = padded { _ in random.index(below: 256) }
        for row in [steps, impulses, noise] {
            var bytes = row
            var scratch = row
            var sums = [UInt32](repeating: 0, count: row.count)
            rk_blur(&bytes, row.count, 1, 1, deviation, &scratch, &sums)
            let expected = blurred(row.map(Double.init), deviation)
            let largest = zip(bytes, expected).map { abs(Double($0) - $1) }.max() ?? 0
            // Small kernels are sampled Gaussians, which are cut off and rounded twice.
            #expect(largest <= (deviation < 2 ? 1.5 : 0.03 * 255))
        }
    }

    @Test func `A blur of columns equals a blur of rows`() {
        var random = SeededRandom(seed: 4)
        for deviation in [0.7, 3, 6.5] {
            let row: [UInt8] = (0..<80).map { _ in UInt8(random.index(below: 256)) }
            var (across, down, scratch) = (row, row, row)
            var sums = [UInt32](repeating: 0, count: 80)
            rk_blur(&across, 80, 1, 1, deviation, &scratch, &sums)
            rk_blur(&down, 1, 80, 1, deviation, &scratch, &sums)
            #expect(across == down)
        }
    }

    @Test func `A blur keeps uniform pixels, and pixels stay premultiplied`() {
        let white = [UInt8](repeating: 255, count: 40 * 30 * 4)
        for deviation in [0.6, 2, 9, 256] {
            var (bytes, scratch) = (white, white)
            var sums = [UInt32](repeating: 0, count: 160)
            rk_blur(&bytes, 40, 30, 4, deviation, &scratch, &sums)
            #expect(bytes == white)
        }
        let dot = Bitmap.draw(
            [
                .pushLayer(
                    LayerStyle(filters: [.blur(radius: 3)]), bounds: Rect(x: 20, y: 20, width: 8, height: 8)),
                .box(20, 20, 8, 8, Color(red: 1, green: 0.5, blue: 0, alpha: 0.7)), .popLayer,
            ], width: 48, height: 48)
        for pixel in dot.pixels {
            #expect(pixel >> 16 & 255 <= pixel >> 24 && pixel >> 8 & 255 <= pixel >> 24)
        }
        #expect(abs(dot.coveredArea - 64 * 0.7) < 1)
    }

    // MARK: - Shadows

    /// Returns a shadow of a shape: from the cache, and from a path that is not a rounded rectangle.
    private func shadows(_ shape: RoundedRect, _ shadow: Shadow, side: Int) -> (Bitmap, Bitmap) {
        var path = Path(shape)
        path.move(to: .zero)
        let cached = Bitmap.draw([.shadow(Path(shape), shadow)], width: side, height: side)
        return (cached, Bitmap.draw([.shadow(path, shadow)], width: side, height: side))
    }

    @Test func `Cached shadows equal those of paths`() {
        for (width, height, radius, blur) in [
            (20.0, 12.0, 4.0, 5.0), (70, 60, 9, 8), (70, 6, 2, 12), (5, 70, 0, 6), (3, 3, 1.5, 20),
        ] {
            let shape = RoundedRect(Rect(x: 24.25, y: 23.5, width: width, height: height), radius: radius)
            let shadow = Shadow(color: .black, blurRadius: blur, offset: Point(x: -2, y: 3))
            let (cached, general) = shadows(shape, shadow, side: 120)
            let largest =
                zip(cached.pixels, general.pixels)
                .map { abs(Int($0 >> 24) - Int($1 >> 24)) }.max() ?? 0
            #expect(largest <= 2, "\(width) x \(height)")
        }
    }

    @Test func `A shadow without blur is the moved shape`() {
        let shape = RoundedRect(Rect(x: 4, y: 4, width: 10, height: 10))
        let shadow = Shadow(color: .black, blurRadius: 0, offset: Point(x: 3, y: 5))
        for bitmap in [shadows(shape, shadow, side: 32).0, shadows(shape, shadow, side: 32).1] {
            #expect(bitmap.coveredArea == 100 && bitmap[7, 9] >> 24 == 255 && bitmap[16, 18] >> 24 == 255)
        }
    }

    @Test func `An inner shadow stays inside, along the edge from which it is moved`() {
        let box = Path(Rect(x: 8, y: 8, width: 32, height: 32))
        let shadow = Shadow(color: .black, blurRadius: 4, offset: Point(x: 0, y: 3))
        let bitmap = Bitmap.draw([.innerShadow(box, shadow)], width: 48, height: 48)

        #expect(bitmap[24, 7] == 0 && bitmap[7, 24] == 0)
        #expect(bitmap[24, 8] >> 24 > bitmap[24, 39] >> 24)
        #expect(bitmap[24, 24] >> 24 == 0)
    }

    @Test func `The shadow filter of a layer is the shadow of its content`() {
        let shadow = Shadow(color: .black, blurRadius: 0, offset: Point(x: 4, y: 2))
        let commands: [DrawCommand] = [
            .pushLayer(
                LayerStyle(filters: [.shadow(shadow)]), bounds: Rect(x: 8, y: 8, width: 6, height: 6)),
            .box(8, 8, 6, 6, .white), .popLayer,
        ]
        let bitmap = Bitmap.draw(commands, width: 40, height: 40)
        #expect(bitmap[9, 9] == 0xffff_ffff && bitmap[16, 14] == 0xff00_0000 && bitmap[18, 9] == 0)

        // A transform applies to the offset as well.
        let scaled = [.pushTransform(AffineTransform(scaleX: 2, y: 2))] + commands + [.popTransform]
        let large = Bitmap.draw(scaled, width: 40, height: 40)
        #expect(large[18, 18] == 0xffff_ffff && large[33, 29] == 0xff00_0000 && large[36, 18] == 0)
    }

    // MARK: - Colours

    @Test func `Filters of colours follow their formulas`() {
        func filtered(_ filter: Filter, _ color: Color) -> UInt32 {
            Bitmap.draw(
                [
                    .pushLayer(
                        LayerStyle(filters: [filter]), bounds: Rect(x: 0, y: 0, width: 2, height: 2)),
                    .box(0, 0, 2, 2, color), .popLayer,
                ], width: 2, height: 2)[1, 1]
        }
        let color = Color(red: 0.2, green: 0.4, blue: 0.6)
        #expect(filtered(.colorInvert, color) == 0xffcc_9966)
        #expect(filtered(.brightness(0.2), color) == 0xff66_99cc)
        #expect(filtered(.contrast(0), color) == 0xff80_8080)
        #expect(filtered(.colorMultiply(Color(red: 0.5, green: 1, blue: 0)), color) == 0xff1a_6600)
        let grey = UInt32((0.2 * 0.213 + 0.4 * 0.715 + 0.6 * 0.072) * 255 + 0.5)
        #expect(filtered(.grayscale(1), color) == 0xff00_0000 | grey << 16 | grey << 8 | grey)
        #expect(filtered(.hueRotation(.degrees(360)), color) == 0xff33_6699)
        #expect(filtered(.colorInvert, .clear) == 0)
    }
}
