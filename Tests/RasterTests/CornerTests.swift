import Drawing
import RasterKernels
import Testing

struct CornerTests {
    @Test(arguments: [0.5, 1, 1.5, 2, 2.7, 2.8, 3, 4.25, 7.5, 8, 9, 16, 31.5, 64, 200])
    func `A circle is symmetric and has the area of a circle`(radius: Double) {
        let side = Int((2 * radius).rounded())

        let bitmap = Bitmap.draw(
            [.box(0, 0, 2 * radius, 2 * radius, radius: radius)], width: side, height: side)

        for y in 0..<side {
            for x in 0..<side {
                let alpha = bitmap[x, y]
                #expect(alpha == bitmap[side - 1 - x, y] && alpha == bitmap[x, side - 1 - y])
                #expect(abs(Int(alpha >> 24) - Int(bitmap[y, x] >> 24)) <= 1)
            }
        }
        if 2 * radius == Double(side) {
            let area = Double.pi * radius * radius
            #expect(abs(bitmap.coveredArea - area) < 0.004 * (8 * radius) + 0.004)
        }
    }

    @Test(arguments: [0.5, 1.3, 2.7, 3, 5.5, 8, 11.25, 20])
    func `The coverage of corner pixels is their exact covered area`(radius: Double) {
        var shape = rk_shape(
            left: 0.3125, top: 0.5625, right: 0.3125 + 2 * radius + 3, bottom: 0.5625 + 2 * radius + 3,
            radius: radius, corners: 15)
        let side = Int(2 * radius + 5)
        var coverage = [UInt8](repeating: 9, count: side * side)
        rk_shape_coverage(&shape, nil, 0, 0, side, side, &coverage, side)

        for y in 0..<side {
            for x in 0..<side {
                let exact = sampledArea(shape, x, y)
                #expect(abs(Double(coverage[y * side + x]) / 255 - exact) < 0.004, "\(x), \(y)")
            }
        }
    }

    /// Returns the covered area of a pixel, from 0 to 1, as the mean of 256 horizontal lines whose lengths are exact.
    private func sampledArea(_ shape: rk_shape, _ x: Int, _ y: Int) -> Double {
        var sum = 0.0
        for line in 0..<256 {
            let v = Double(y) + (Double(line) + 0.5) / 256
            guard v > shape.top, v < shape.bottom else { continue }
            let distance = max(shape.top + shape.radius - v, v - (shape.bottom - shape.radius), 0)
            let indent = shape.radius - (shape.radius * shape.radius - distance * distance).squareRoot()
            let low = max(shape.left + indent, Double(x))
            let high = min(shape.right - indent, Double(x + 1))
            sum += max(0, high - low) / 256
        }
        return sum
    }

    @Test func `Only the masked corners are round`() {
        let round = Bitmap.draw([.box(0, 0, 20, 20, radius: 6)], width: 20, height: 20)
        let mixed = Bitmap.draw(
            [.box(0, 0, 20, 20, radius: 6, corners: [.topRight, .bottomLeft])], width: 20, height: 20)

        for step in 0..<6 {
            #expect(mixed[step, 0] == 0xff00_0000)
            #expect(mixed[19 - step, 0] == round[19 - step, 0])
            #expect(mixed[step, 19] == round[step, 19])
            #expect(mixed[19 - step, 19] == 0xff00_0000)
        }
    }

    @Test func `A radius beyond half of the side is clamped to half`() {
        let pill = Bitmap.draw([.box(0, 0, 30, 11, radius: 5.5)], width: 30, height: 11)
        #expect(Bitmap.draw([.box(0, 0, 30, 11, radius: 500)], width: 30, height: 11) == pill)
    }

    @Test func `A shape moved by whole pixels has identical pixels`() {
        let first = Bitmap.draw(
            [.box(1.375, 1.25, 20, 20, radius: 6, edges: .antialiased)], width: 50, height: 50)
        let moved = Bitmap.draw(
            [.box(1.375, 1.25, 20, 20, radius: 6, edges: .antialiased)], width: 50, height: 50,
            offset: PixelPoint(x: 13, y: 20))

        for y in 0..<24 {
            for x in 0..<24 { #expect(first[x, y] == moved[x + 13, y + 20]) }
        }
    }
}
