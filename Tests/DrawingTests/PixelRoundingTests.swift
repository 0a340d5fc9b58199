import Drawing
import Testing

/// Conversions of coordinates to pixels, which avoid calls of the C library.
@Suite struct PixelRoundingTests {
    /// Values near integers and halves, of every magnitude, and values that no integer represents.
    private static let values: [Double] = {
        var state: UInt64 = 17
        var values = [0.0, -0.0, .nan, .infinity, -.infinity, 1e9, -1e9, 1e300, -1e300, 0.49999999999999994]
        for index in 0..<4000 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let base =
                Double(Int64(bitPattern: state) >> 11) / 4_503_599_627_370_496
                * [1, 10, 1000, 1e6, 2e9][index % 5]
            let near = (base * 2).rounded() / 2
            values += [base, near, near.nextUp, near.nextDown]
        }
        return values
    }()

    @Test func `Coordinates are rounded as by the standard library, and limited`() {
        let wrong = Self.values.filter { value in
            nearestPixel(value) != pixel(value.rounded()) || pixelBelow(value) != pixel(value.rounded(.down))
                || pixelAbove(value) != pixel(value.rounded(.up))
        }
        #expect(wrong.isEmpty)
    }
}
