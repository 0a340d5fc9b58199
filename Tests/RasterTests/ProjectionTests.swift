import Drawing
import RandomNumbers
import Raster
import Testing

/// Projected layers, compared with computations in Double that share no code with the rasterizer.
struct ProjectionTests {
    private static let side = 96

    private static func turn(_ angle: Double, _ x: Double, _ y: Double, eye distance: Double, z: Double = 0)
        -> ProjectionTransform
    {
        var eye = Transform3D.identity
        eye.m34 = -1 / distance
        return ProjectionTransform(
            Transform3D(rotationAngle: angle, x: x, y: y, z: 0).translatedBy(x: 0, y: 0, z: z)
                .concatenating(eye))
    }

    private static func draw(
        _ commands: [DrawCommand], _ projection: ProjectionTransform, scale: Double = 1,
        at origin: PixelPoint = PixelPoint(x: 48, y: 48)
    ) -> Bitmap {
        Bitmap.draw(width: side, height: side, scale: scale) { player in
            player.pushLayer(
                bounds: PixelRect(left: 0, top: 0, right: side, bottom: side), style: LayerStyle(),
                projection: projection.scaled(by: scale), at: origin)
            for command in commands { player.play(command, at: .zero, opacity: 1) }
            player.popLayer()
        }
    }

    /// Returns x and y with A x = b for the 2 x 2 system that inverts a projection at a point, and the denominator `w`.
    private static func source(of x: Double, _ y: Double, _ m: ProjectionTransform) -> (
        u: Double, v: Double, w: Double
    ) {
        let a = m.m11 - x * m.m13
        let b = m.m21 - x * m.m23
        let c = m.m12 - y * m.m13
        let d = m.m22 - y * m.m23
        let (e, f) = (x * m.m33 - m.m31, y * m.m33 - m.m32)
        let determinant = a * d - b * c
        let (u, v) = ((e * d - b * f) / determinant, (a * f - e * c) / determinant)
        return (u, v, m.m13 * u + m.m23 * v + m.m33)
    }

    /// Returns the alpha at a position of a bitmap, interpolated between the centres of four pixels.
    private static func alpha(_ bitmap: Bitmap, _ u: Double, _ v: Double) -> Double {
        guard u.isFinite, v.isFinite, abs(u) < 1e6, abs(v) < 1e6 else { return 0 }
        let (x, y) = ((u - 0.5).rounded(.down), (v - 0.5).rounded(.down))
        func pixel(_ dx: Double, _ dy: Double) -> Double {
            let (column, row) = (Int(x + dx), Int(y + dy))
            guard (0..<bitmap.width).contains(column), (0..<bitmap.height).contains(row) else { return 0 }
            return Double(bitmap[column, row] >> 24)
        }
        let (p, q) = (u - 0.5 - x, v - 0.5 - y)
        return (pixel(0, 0) * (1 - p) + pixel(1, 0) * p) * (1 - q) + (pixel(0, 1) * (1 - p) + pixel(1, 1) * p)
            * q
    }

    @Test(arguments: [
        (0.6, 0.0, 1.0, 300.0, 0.0), (-0.9, 1.0, 0.4, 200.0, 0.0), (1.3, 0.0, 1.0, 260.0, -30.0),
        (0.4, 1.0, 0.0, 90.0, -20.0), (2.6, 1.0, 1.0, 400.0, 0.0), (0.8, 0.0, 1.0, 55.0, 0.0),
    ])
    func `Each pixel is the mean of the layer under it`(
        angle: Double, x: Double, y: Double, eye: Double, z: Double
    ) {
        let projection = Self.turn(angle, x, y, eye: eye, z: z)
        let ramp = Gradient(colors: [.black.withAlphaComponent(0.1), .black])
        let content: [DrawCommand] = [
            .fillPath(
                Path(Rect(x: 10, y: 14, width: 74, height: 66)),
                .linearGradient(ramp, startPoint: Point(x: 10, y: 14), endPoint: Point(x: 84, y: 80)),
                style: FillStyle())
        ]
        let layer = Bitmap.draw(content, width: Self.side, height: Self.side)
        let bitmap = Self.draw(content, projection)

        var (largest, sum, count) = (0.0, 0.0, 0)
        for row in 0..<Self.side {
            for column in 0..<Self.side {
                // A fine grid of samples within the pixel.
                var expected = 0.0
                for n in 0..<12 {
                    for m in 0..<12 {
                        let place = Self.source(
                            of: Double(column - 48) + (Double(m) + 0.5) / 12,
                            Double(row - 48) + (Double(n) + 0.5) / 12, projection)
                        if place.w > ProjectionTransform.nearest {
                            expected += Self.alpha(layer, place.u + 48, place.v + 48)
                        }
                    }
                }
                let difference = abs(Double(bitmap[column, row] >> 24) - expected / 144)
                if expected > 0 { count += 1 }
                sum += difference
                largest = max(largest, difference)
            }
        }
        #expect(count > 300)
        // At edges, one sample per pixel differs from the mean; inside, only by rounding.
        #expect(largest < 34, "the largest difference is \(largest)")
        #expect(sum / Double(count) < 1.5, "the mean difference is \(sum / Double(count))")
    }

    @Test(arguments: [1.0, 1.25, 1.5, 2])
    func `The projection of a rectangle covers the polygon of its projected corners`(scale: Double) {
        var random = SeededRandom(seed: UInt64(scale * 8))
        for _ in 0..<12 {
            let projection = Self.turn(
                random.number(-1.2...1.2), random.number(-1...1), random.number(-1...1), eye: 200)
            let box = Rect(x: -16, y: -12, width: 32, height: 24)
            let corners = [
                box.origin, Point(x: 16, y: -12), Point(x: 16, y: 12), Point(x: -16, y: 12),
            ].map { corner in
                let w = corner.x * projection.m13 + corner.y * projection.m23 + 1
                return Point(
                    x: (corner.x * projection.m11 + corner.y * projection.m21) / w,
                    y: (corner.x * projection.m12 + corner.y * projection.m22) / w)
            }
            let polygon = Path {
                $0.addLines(corners)
                $0.closeSubpath()
            }
            let offset = PixelPoint(x: 48, y: 48)
            let expected = Bitmap.draw(
                [.fillPath(polygon, .color(.black), style: FillStyle())], width: Self.side,
                height: Self.side, scale: scale, offset: offset)
            let list = DisplayList(commands: [
                .pushProjectedLayer(projection, LayerStyle(), bounds: box),
                .fill(RoundedRect(box), .black, edges: .snapped), .popLayer,
            ])
            let bitmap = Bitmap.draw(width: Self.side, height: Self.side, scale: scale) {
                $0.play(list, at: offset, opacity: 1)
            }
            let differences = bitmap.pixels.indices.map {
                abs(Int(bitmap.pixels[$0] >> 24) - Int(expected.pixels[$0] >> 24))
            }
            #expect(abs(bitmap.coveredArea - expected.coveredArea) < 0.02 * expected.coveredArea + 2)
            #expect((differences.max() ?? 0) < 80)
            let mean = Double(differences.reduce(0, +)) / max(1, expected.coveredArea)
            #expect(mean < 4)
        }
    }

    @Test func `A picture with fine stripes becomes grey where it recedes, not a moiré`() {
        let stripes: [DrawCommand] = (0..<48).map { .box(Double($0) * 2, 0, 1, 96) }
        let bitmap = Self.draw(stripes, Self.turn(1.36, 0, 1, eye: 1000))
        let row = (0..<Self.side).map { Double(bitmap[$0, 48] >> 24) }
        let inside = row.filter { $0 > 0 }.dropFirst(2).dropLast(2)

        #expect(inside.count > 10)
        #expect(inside.allSatisfy { abs($0 - 127.5) < 26 }, "\(inside)")
    }

    @Test func `Translucent edges keep their premultiplied colour`() {
        let bitmap = Self.draw(
            [.box(20, 20, 50, 50, Color(red: 1, green: 0, blue: 0, alpha: 0.5))],
            Self.turn(0.8, 1, 0.3, eye: 150))
        for pixel in bitmap.pixels {
            let (alpha, red) = (pixel >> 24, pixel >> 16 & 255)
            #expect(red <= alpha && alpha - red <= 1 && pixel & 0xffff == 0)
        }
        #expect(bitmap.coveredArea > 300)
    }

    @Test func `The part of a layer behind the eye is not drawn`() {
        // Turned by 80° with the eye near the plane: the left half passes the eye.
        let projection = Self.turn(1.4, 0, 1, eye: 20)
        let bitmap = Self.draw([.box(0, 40, 96, 16)], projection)
        let box = Rect(x: -48, y: -8, width: 96, height: 16).applying(projection)

        #expect(box.isFinite && box.width > 1000)
        // The point at the eye's distance lies at x = -20.3; to its right everything is in front of the eye.
        #expect(bitmap[0, 48] >> 24 == 255 && bitmap[48, 48] >> 24 == 255)
        let behind = Self.draw([.box(0, 0, 96, 96)], Self.turn(0, 0, 1, eye: 20, z: 25))
        #expect(behind.pixels.allSatisfy { $0 == 0 })
    }

    @Test func `Degenerate projections draw nothing`() {
        var singular = ProjectionTransform()
        (singular.m21, singular.m22) = (1, 0)
        singular.m11 = 1
        singular.m12 = 0
        var nan = ProjectionTransform()
        nan.m23 = .nan
        var infinite = ProjectionTransform()
        infinite.m13 = .infinity
        var far = ProjectionTransform()
        far.m33 = 1e9
        var negative = ProjectionTransform()
        negative.m33 = -1
        for projection in [singular, nan, infinite, far, negative] {
            let bitmap = Self.draw([.box(0, 0, 96, 96)], projection)
            #expect(bitmap.pixels.allSatisfy { $0 == 0 }, "\(projection)")
        }
    }

    @Test func `An affine projection equals the transform`() {
        let turn = AffineTransform(translationX: 5, y: -3).rotated(by: 0.5).scaledBy(x: 1.1, y: 0.9)
        let content: [DrawCommand] = [.box(20, 30, 40, 30, .red, radius: 6)]
        let projected = Self.draw(content, ProjectionTransform(turn), at: .zero)
        let transformed = Bitmap.draw(width: Self.side, height: Self.side) { player in
            player.pushLayer(
                bounds: PixelRect(left: 0, top: 0, right: Self.side, bottom: Self.side), style: LayerStyle(),
                transform: turn)
            for command in content { player.play(command, at: .zero, opacity: 1) }
            player.popLayer()
        }
        let difference = zip(projected.pixels, transformed.pixels).map { abs(Int($0 >> 24) - Int($1 >> 24)) }
        #expect((difference.max() ?? 255) <= 2)
    }

    @Test
    func `The plane is projected with the transform that is current, also where that is not a translation`() {
        var half = ProjectionTransform()
        half.m33 = 2
        let list = DisplayList(commands: [
            .pushTransform(AffineTransform(scaleX: 2, y: 2)),
            .pushProjectedLayer(half, LayerStyle(), bounds: Rect(x: 0, y: 0, width: 40, height: 40)),
            .box(8, 8, 24, 24), .popLayer, .popTransform,
        ])
        let bitmap = Bitmap.draw(width: Self.side, height: Self.side) { $0.play(list, at: .zero, opacity: 1) }
        // Doubled and halved: the box covers 8...32.
        #expect(bitmap[9, 9] >> 24 == 255 && bitmap[30, 30] >> 24 == 255)
        #expect(bitmap[6, 20] >> 24 == 0 && bitmap[33, 20] >> 24 == 0)
    }
}
