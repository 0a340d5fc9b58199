import Drawing
import RasterKernels
import Testing

/// The colours of gradients and repeated images.
struct GradientTests {
    private let twoColors = Gradient(colors: [.black, .white])

    /// Returns the pixels of a row of 64 pixels that is filled with a paint.
    private func row(_ paint: Paint, y: Int = 0) -> [UInt32] {
        let box = Path(Rect(x: 0, y: 0, width: 64, height: 8))
        let bitmap = Bitmap.draw([.fillPath(box, paint, style: FillStyle())], width: 64, height: 8)
        return (0..<64).map { bitmap[$0, y] }
    }

    private func linear(
        _ gradient: Gradient, from: Double, to: Double, _ options: GradientOptions = []
    ) -> [UInt32] {
        row(
            .linearGradient(
                gradient, startPoint: Point(x: from, y: 0), endPoint: Point(x: to, y: 0), options: options))
    }

    /// Expects greys at each pixel, from 0 to 1, within two levels: the table has two colours for each pixel.
    private func expectGreys(
        _ row: [UInt32], within levels: Double = 4, _ grey: (Double) -> Double,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for (x, pixel) in row.enumerated() {
            let difference = abs(Double(pixel & 255) - 255 * grey(Double(x) + 0.5))
            #expect(difference <= levels, "at \(x)", sourceLocation: sourceLocation)
            #expect(pixel >> 24 == 255, sourceLocation: sourceLocation)
        }
    }

    @Test func `A linear gradient interpolates between its ends and continues them`() {
        expectGreys(linear(twoColors, from: 16, to: 48)) { min(1, max(0, ($0 - 16) / 32)) }
        expectGreys(linear(twoColors, from: 48, to: 16)) { min(1, max(0, (48 - $0) / 32)) }
        let ends = linear(twoColors, from: 16, to: 48)
        #expect(ends[15] == 0xff00_0000 && ends[48] == 0xffff_ffff)
    }

    @Test func `A gradient is repeated or mirrored`() {
        expectGreys(Array(linear(twoColors, from: 16, to: 32, .repeat)), within: 10) {
            ($0 / 16).truncatingRemainder(dividingBy: 1)
        }
        expectGreys(linear(twoColors, from: 16, to: 32, .mirror), within: 10) { x in
            let place = ((x - 16) / 16).truncatingRemainder(dividingBy: 2)
            let positive = place < 0 ? place + 2 : place
            return positive < 1 ? positive : 2 - positive
        }
    }

    @Test func `A diagonal gradient has equal colours across its direction`() {
        let paint = Paint.linearGradient(twoColors, startPoint: .zero, endPoint: Point(x: 32, y: 32))
        let (first, second) = (row(paint, y: 0), row(paint, y: 4))
        for x in 4..<60 { #expect(first[x] == second[x - 4]) }
    }

    @Test func `Two stops at one location are a sharp transition`() {
        let gradient = Gradient(stops: [
            .init(color: .black, location: 0), .init(color: .black, location: 0.5),
            .init(color: .white, location: 0.5), .init(color: .white, location: 1),
        ])
        let pixels = linear(gradient, from: 0, to: 64)
        #expect(pixels[..<32] == ArraySlice(repeating: 0xff00_0000, count: 32))
        #expect(pixels[32...] == ArraySlice(repeating: 0xffff_ffff, count: 32))
    }

    @Test func `One stop fills everything, and no stop nothing`() {
        let one = Gradient(colors: [.white])
        #expect(Set(linear(one, from: 5, to: 9)) == [0xffff_ffff])
        #expect(Set(linear(Gradient(stops: []), from: 5, to: 9)) == [0])
        #expect(
            Set(row(.radialGradient(one, center: .zero, startRadius: 2, endRadius: 9))) == [0xffff_ffff])
        #expect(Set(row(.conicGradient(Gradient(stops: []), center: .zero))) == [0])
    }

    @Test func `Stops inside of the ends continue to them`() {
        let gradient = Gradient(stops: [
            .init(color: .black, location: 0.25), .init(color: .white, location: 0.75),
        ])
        expectGreys(linear(gradient, from: 0, to: 64)) { min(1, max(0, ($0 - 16) / 32)) }
    }

    @Test func `A gradient without length has the colour of the last stop`() {
        #expect(Set(linear(twoColors, from: 9, to: 9)) == [0xffff_ffff])
        #expect(
            Set(row(.radialGradient(twoColors, center: .zero, startRadius: 3, endRadius: 3)))
                == [0xffff_ffff])
    }

    @Test func `A fade to a transparent colour keeps its hue`() {
        let pixels = linear(Gradient(colors: [.white, Color(white: 0, alpha: 0)]), from: 0, to: 64)
        for pixel in pixels { #expect(pixel & 255 == pixel >> 24) }
    }

    @Test func `A radial gradient grows with the distance from its centre`() {
        let paint = Paint.radialGradient(
            twoColors, center: Point(x: 32, y: 4), startRadius: 4, endRadius: 24)
        expectGreys(row(paint, y: 3)) { x in
            let distance = ((x - 32) * (x - 32) + 0.25).squareRoot()
            return min(1, max(0, (distance - 4) / 20))
        }
        let ellipse = Paint.transformed(
            .radialGradient(twoColors, center: .zero, startRadius: 0, endRadius: 1),
            AffineTransform(a: 32, b: 0, c: 0, d: 4, tx: 32, ty: 4))
        expectGreys(row(ellipse, y: 3), within: 6) { x in
            min(1, ((x - 32) * (x - 32) / 1024 + 0.25 / 16).squareRoot())
        }
    }

    @Test func `The angles of a conic gradient are exact to a millionth of a turn`() {
        let size = 1 << 20
        let colours = (0..<size).map { UInt32($0) }
        colours.withUnsafeBufferPointer { colours in
            var table = rk_table(colours: colours.baseAddress, size: size, spread: Int32(RK_REPEAT))
            var found: [UInt32] = [0]
            for step in 0..<4000 {
                let turn = (Double(step) + 0.5) / 4000
                let arm = Point(x: 7, y: 0).applying(AffineTransform(rotationAngle: turn * 2 * .pi))
                rk_conic_row(&found, &table, arm.x, arm.y, 0, 0, 0, 1)
                #expect(abs(Double(found[0]) - turn * Double(size - 1)) <= 2)
            }
            rk_conic_row(&found, &table, 0, 0, 0, 0, 0, 1)
            #expect(found == [0])
            rk_conic_row(&found, &table, .nan, .infinity, 0, 0, 0, 1)
            #expect(found[0] < size)
        }
    }

    @Test func `A conic gradient runs clockwise from its angle`() {
        let paint = Paint.conicGradient(twoColors, center: Point(x: 32, y: 4), angle: .degrees(-90))
        // Right of the centre a quarter turn has passed, left of it three quarters.
        #expect(abs(Int(row(paint, y: 4)[60] & 255) - 64) <= 3)
        #expect(abs(Int(row(paint, y: 4)[3] & 255) - 191) <= 3)
    }

    @Test func `Opacity multiplies the colours of a gradient`() {
        let box = Path(Rect(x: 0, y: 0, width: 8, height: 8))
        let paint = Paint.linearGradient(
            Gradient(colors: [.white]), startPoint: .zero, endPoint: Point(x: 8, y: 0))
        for (opacity, alpha) in [(0.5, UInt32(128)), (0, 0), (.nan, 0), (7, 255)] {
            let bitmap = Bitmap.draw(width: 8, height: 8) { player in
                player.play(.fillPath(box, paint, style: FillStyle()), at: .zero, opacity: opacity)
            }
            #expect(bitmap[4, 4] >> 24 == alpha)
        }
    }

    @Test func `An image is repeated from its origin in its own size`() {
        let image = Image(
            bitmap: Bitmap(width: 2, height: 1, pixels: [0xff00_0000, 0xffff_ffff]))
        #expect(
            Array(row(.tiledImage(image, origin: Point(x: 1, y: 0)))[..<5])
                == [0xffff_ffff, 0xff00_0000, 0xffff_ffff, 0xff00_0000, 0xffff_ffff])
        let large = row(.tiledImage(image, origin: .zero, scale: 8))
        #expect(large[4] == 0xff1f_1f1f || large[4] < large[8])
        #expect(large[12] == large[28] && large[3] == large[19])
    }
}
