import Drawing
import ImageStress
import RandomNumbers
import Testing

@testable import ImageCodecs

/// Scaling of bitmaps, and of images while they are decoded.
struct ScalingTests {
    private func random(_ numbers: inout SeededRandom, _ width: Int, _ height: Int) -> Bitmap {
        let pixels = (0..<width * height).map { _ -> UInt32 in
            let alpha = UInt32(numbers.index(below: 3) == 0 ? 255 : numbers.index(below: 256))
            let colour = UInt32(numbers.index(below: 1 << 24))
            return Alpha.premultiplied(alpha << 24 | colour)
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    private func channels(_ pixel: UInt32) -> [Double] { [24, 16, 8, 0].map { Double(pixel >> $0 & 255) } }

    /// The mean of the area that a pixel of the result covers, computed in the plainest way.
    private func mean(_ bitmap: Bitmap, _ x: Int, _ y: Int, _ width: Int, _ height: Int) -> [Double] {
        let (across, down) = (Double(bitmap.width) / Double(width), Double(bitmap.height) / Double(height))
        var sums = [0.0, 0, 0, 0]
        for row in 0..<bitmap.height {
            let part = min(Double(row + 1), Double(y + 1) * down) - max(Double(row), Double(y) * down)
            guard part > 0 else { continue }
            for column in 0..<bitmap.width {
                let share =
                    min(Double(column + 1), Double(x + 1) * across) - max(Double(column), Double(x) * across)
                guard share > 0 else { continue }
                for (index, channel) in channels(bitmap[column, row]).enumerated() {
                    sums[index] += channel * part * share / (across * down)
                }
            }
        }
        return sums
    }

    @Test(arguments: 0..<12) func `A smaller bitmap has the means of the covered areas`(seed: Int) {
        var numbers = SeededRandom(seed: seed)
        let bitmap = random(&numbers, 1 + numbers.index(below: 40), 1 + numbers.index(below: 40))
        let width = 1 + numbers.index(below: bitmap.width)
        let height = 1 + numbers.index(below: bitmap.height)

        let small = bitmap.scaled(width: width, height: height)

        #expect(small.width == width && small.height == height)
        for y in 0..<height {
            for x in 0..<width {
                for (got, expected) in zip(channels(small[x, y]), mean(bitmap, x, y, width, height)) {
                    #expect(abs(got - expected) <= 0.51)
                }
            }
        }
    }

    @Test(arguments: 0..<12) func `Scaled pixels are premultiplied, and uniform bitmaps stay uniform`(
        seed: Int
    ) {
        var numbers = SeededRandom(seed: seed)
        let bitmap = random(&numbers, 1 + numbers.index(below: 20), 1 + numbers.index(below: 20))
        let (width, height) = (1 + numbers.index(below: 60), 1 + numbers.index(below: 60))

        for pixel in bitmap.scaled(width: width, height: height).pixels {
            #expect(channels(pixel).allSatisfy { $0 <= Double(pixel >> 24) })
        }
        let colour = bitmap.pixels[0]
        let uniform = Bitmap(
            width: bitmap.width, height: bitmap.height,
            pixels: [UInt32](repeating: colour, count: bitmap.pixels.count))
        #expect(uniform.scaled(width: width, height: height).pixels.allSatisfy { $0 == colour })
    }

    @Test func `A larger bitmap interpolates a ramp linearly between its pixels`() {
        let ramp = Bitmap(width: 8, height: 1, pixels: (0..<8).map { 0xff00_0000 | UInt32($0 * 32) })

        let large = ramp.scaled(width: 32, height: 3)

        for x in 6..<26 {
            let expected = ((Double(x) + 0.5) / 4 - 0.5) * 32
            #expect(abs(Double(large[x, 1] & 255) - expected) <= 0.51)
        }
        #expect(large[0, 0] == large[0, 2])
    }

    @Test func `The weights of each position sum to 1 and lie within the source`() {
        for source in 1...24 {
            for target in 1...50 {
                let weights = AxisWeights(source: source, target: target)
                for position in 0..<target {
                    let range = weights.sources(of: position)
                    let values = weights.values[weights.offsets[position]..<weights.offsets[position + 1]]
                    #expect(range.lowerBound >= 0 && range.upperBound <= source && !range.isEmpty)
                    #expect(abs(values.reduce(0, +) - 1) < 1e-5)
                }
                #expect(weights.starts == weights.starts.sorted())
            }
        }
    }

    @Test func `Bitmaps without pixels scale to transparent ones`() {
        #expect(Bitmap(width: 0, height: 3).scaled(width: 2, height: 1).pixels == [0, 0])
        #expect(Bitmap(width: 3, height: 3).scaled(width: 0, height: 1).pixels.isEmpty)
    }

    @Test func `A thumbnail fits into a size in points and keeps proportions and properties`() async throws {
        let image = Image(bitmap: Bitmap(width: 80, height: 40), scale: 2).withRenderingMode(.alwaysTemplate)

        let small = try #require(image.preparingThumbnail(of: Size(width: 10, height: 10)))
        #expect(small.bitmap.width == 20 && small.bitmap.height == 10 && small.scale == 2)
        #expect(small.renderingMode == .alwaysTemplate)
        let large = await image.byPreparingThumbnail(ofSize: Size(width: 1000, height: 1000))
        #expect(large?.bitmap.width == 80)
        #expect(image.preparingThumbnail(of: .zero) == nil)
    }

    @Test(arguments: [false, true]) func `A PNG file scaled while it is read equals the scaled bitmap`(
        isInterlaced: Bool
    )
        throws
    {
        var writer = PNGWriter(width: 37, height: 29) { $0 * 70 + $1 * 6 + $2 }
        writer.isInterlaced = isInterlaced
        let source = try ImageSource(writer.bytes)
        let whole = try source.image(at: 0).bitmap

        for limit in [1, 7, 20, 36] {
            let small = try source.thumbnail(maxPixelSize: limit).bitmap
            #expect(small == whole.scaled(width: small.width, height: small.height))
            #expect(max(small.width, small.height) == limit)
        }
    }
}
