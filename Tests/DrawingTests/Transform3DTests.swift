import Drawing
import RandomNumbers
import Testing

/// Transforms of space and their projections.
struct Transform3DTests {
    private func nearlyEqual(_ a: Transform3D, _ b: Transform3D, within limit: Double = 1e-9) -> Bool {
        elements(a).indices.allSatisfy { abs(elements(a)[$0] - elements(b)[$0]) <= limit }
    }

    private func elements(_ m: Transform3D) -> [Double] {
        [
            m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33, m.m34, m.m41, m.m42,
            m.m43, m.m44,
        ]
    }

    /// Returns the point (x, y, z, w) of a row times the matrix, element by element.
    private func image(_ x: Double, _ y: Double, _ z: Double, _ m: Transform3D) -> [Double] {
        [
            x * m.m11 + y * m.m21 + z * m.m31 + m.m41, x * m.m12 + y * m.m22 + z * m.m32 + m.m42,
            x * m.m13 + y * m.m23 + z * m.m33 + m.m43, x * m.m14 + y * m.m24 + z * m.m34 + m.m44,
        ]
    }

    private func random(_ random: inout SeededRandom) -> Transform3D {
        var eye = Transform3D.identity
        eye.m34 = -1 / random.number(100...900)
        return Transform3D(scaleX: random.number(0.5...2), y: random.number(0.5...2), z: 1)
            .concatenating(
                Transform3D(
                    rotationAngle: random.number(-3...3), x: random.number(-1...1), y: random.number(-1...1),
                    z: random.number(-1...1))
            )
            .concatenating(
                Transform3D(translationX: random.number(-40...40), y: 7, z: random.number(-40...40))
            )
            .concatenating(eye)
    }

    @Test func `Rotations about the axes turn in the directions of Core Animation`() {
        let quarter = Double.pi / 2
        let x = image(0, 1, 0, Transform3D(rotationAngle: quarter, x: 1, y: 0, z: 0))
        let y = image(1, 0, 0, Transform3D(rotationAngle: quarter, x: 0, y: 2, z: 0))
        let z = image(1, 0, 0, Transform3D(rotationAngle: quarter, x: 0, y: 0, z: 0.1))

        #expect(abs(x[1]) < 1e-12 && abs(x[2] - 1) < 1e-12)
        #expect(abs(y[0]) < 1e-12 && abs(y[2] + 1) < 1e-12)
        #expect(abs(z[0]) < 1e-12 && abs(z[1] - 1) < 1e-12)
        #expect(Transform3D(rotationAngle: 1, x: 0, y: 0, z: 0).isIdentity)
    }

    @Test func `A concatenation applies its receiver first, and the inverse undoes it`() {
        var numbers = SeededRandom(seed: 4)
        for _ in 0..<50 {
            let (a, b) = (random(&numbers), random(&numbers))
            let whole = image(3, -8, 5, a.concatenating(b))
            let step = image(3, -8, 5, a)
            // The second matrix is linear in (x, y, z, w).
            let last = image(step[0] / step[3], step[1] / step[3], step[2] / step[3], b).map { $0 * step[3] }
            for index in 0..<4 { #expect(abs(whole[index] - last[index]) < 1e-8) }
            #expect(nearlyEqual(a.concatenating(a.inverted()), .identity))
        }
        let flat = Transform3D(scaleX: 0, y: 1, z: 1)
        #expect(flat.inverted() == flat)
    }

    @Test func `A transform of a plane in itself is affine, and any other is not`() {
        let affine = AffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        var eye = Transform3D.identity
        eye.m34 = -0.01

        #expect(Transform3D(affine).isAffine && Transform3D(affine).affineTransform == affine)
        #expect(!eye.isAffine && !Transform3D(scaleX: 1, y: 1, z: 2).isAffine)
        #expect(Transform3D(rotationAngle: 1, x: 0, y: 0, z: 1).isAffine)
        #expect(ProjectionTransform(eye).isIdentity, "the plane z = 0 does not move")
        #expect("\(eye)" == "(1, 0, 0, 0) (0, 1, 0, 0) (0, 0, 1, -0.01) (0, 0, 0, 1)")
    }

    @Test func `The projection of a point is the intersection of its sight line with the plane`() {
        var eye = Transform3D.identity
        eye.m34 = -1 / 400
        let turn = Transform3D(rotationAngle: 0.7, x: 0, y: 1, z: 0)
        let projection = ProjectionTransform(turn.concatenating(eye))
        for (x, y) in [(-90.0, 20.0), (0, 0), (120, -44)] {
            let place = image(x, y, 0, turn)
            // From the eye at (0, 0, 400) through the rotated point to z = 0.
            let share = 400 / (400 - place[2])
            let shown = Point(x: x, y: y).applying(projection)
            #expect(abs(shown.x - place[0] * share) < 1e-9 && abs(shown.y - place[1] * share) < 1e-9)
            let back = projection.visiblePoint(at: shown)
            #expect(back.map { abs($0.x - x) + abs($0.y - y) < 1e-6 } == true)
        }
    }

    @Test func `The projected rectangle contains the visible points, and touches some of them`() {
        var numbers = SeededRandom(seed: 9)
        for _ in 0..<60 {
            let projection = ProjectionTransform(random(&numbers))
            let rect = Rect(x: numbers.number(-300...0), y: -40, width: numbers.number(1...500), height: 90)
            let box = rect.applying(projection)
            var seen = Rect.null
            for column in 0...40 {
                for row in 0...40 {
                    let x = rect.minX + rect.width * Double(column) / 40
                    let y = rect.minY + rect.height * Double(row) / 40
                    let w = projection.m13 * x + projection.m23 * y + projection.m33
                    if w < ProjectionTransform.nearest { continue }
                    seen = seen.union(Rect(origin: Point(x: x, y: y).applying(projection), size: .zero))
                }
            }
            #expect(seen.isNull ? true : box.insetBy(dx: -1e-6, dy: -1e-6).contains(seen))
            let w = [rect.minX, rect.maxX].flatMap { x in
                [rect.minY, rect.maxY].map { projection.m13 * x + projection.m23 * $0 + projection.m33 }
            }
            if w.allSatisfy({ $0 > 0.1 }) {
                #expect(abs(box.minX - seen.minX) < 1e-6 && abs(box.maxY - seen.maxY) < 1e-6)
            }
        }
    }

    @Test func `Points behind the eye are not visible, and move a projected point in its direction`() {
        var eye = Transform3D.identity
        eye.m34 = -1 / 100
        let behind = ProjectionTransform(
            Transform3D(translationX: 0, y: 0, z: 150).concatenating(eye))
        let tilted = ProjectionTransform(
            Transform3D(rotationAngle: .pi / 3, x: 0, y: 1, z: 0).concatenating(eye))

        #expect(Rect(x: -10, y: -10, width: 20, height: 20).applying(behind).isNull)
        #expect(behind.visiblePoint(at: .zero) == nil)
        // The left edge comes towards the eye and passes it at x = -115.
        #expect(Point(x: -300, y: 0).applying(tilted).x < -1e4)
        let box = Rect(x: -300, y: -10, width: 600, height: 20).applying(tilted)
        #expect(box.isFinite && box.minX < -1e4 && box.maxX < 100)
    }

    @Test func `Degenerate projections have no visible part`() {
        var projections = [
            ProjectionTransform(AffineTransform(scaleX: 0, y: 0)),
            ProjectionTransform(Transform3D(rotationAngle: .nan, x: 0, y: 1, z: 0)),
        ]
        var infinite = ProjectionTransform()
        infinite.m13 = .infinity
        var flat = ProjectionTransform()
        flat.m33 = 0
        var swapped = ProjectionTransform()
        (swapped.m21, swapped.m22, swapped.m23) = (1, 0, 0)
        projections += [infinite, flat, swapped]
        for projection in projections {
            #expect(projection.visiblePart(in: Rect(x: 0, y: 0, width: 9, height: 9)).isNull)
            #expect(projection.visiblePoint(at: Point(x: 1, y: 1)) == nil)
            var copy = projection
            #expect(copy.invert() == false)
        }
        #expect(Rect(x: 0, y: 0, width: 9, height: 9).applying(infinite).isNull)
        #expect(Rect(x: 0, y: 0, width: 9, height: 9).applying(flat).isNull)
    }

    @Test func `A projected layer is recorded in the coordinates of the drawing, with its bounds`() {
        var half = ProjectionTransform()
        half.m33 = 2
        let canvas = Canvas(palette: Palette { _ in .black }, scale: 1)
        canvas.translated(by: Point(x: 100, y: 10)) {
            canvas.drawLayer(projection: half, opacity: 0.5) {
                canvas.fill(Rect(x: 0, y: 0, width: 40, height: 20), Color(hex: 0xff3b30))
            }
        }
        let list = canvas.finish()

        #expect(
            list.description == """
                layer (100, 10; 40 x 20) opacity 0.5 projected by (1, 0, 0) (0, 1, 0) (100, 10, 2)
                  fill (100, 10; 40 x 20) #ff3b30
                end layer
                """)
        // Half as large about (100, 10), with a fringe of two points of the layer.
        #expect(list.bounds == Rect(x: 99, y: 9, width: 22, height: 12))
    }
}
