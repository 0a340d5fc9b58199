import Testing
import Widgets
import WidgetsTesting

@testable import ViewHierarchy

/// Views that are turned in space: painting, hit testing, damage and animation.
@Suite struct Transform3DViewTests {
    private let card = View(frame: Rect(x: 60, y: 40, width: 80, height: 60))
    private let harness: Harness

    init() throws {
        let root = View()
        root.backgroundColor = .white
        card.backgroundColor = .black
        root.addSubview(card)
        harness = Harness(root, size: Size(width: 200, height: 140))
        try harness.settle()
    }

    private func gray(_ x: Double, _ y: Double) -> Int {
        Int(harness.picture[Int(x), Int(y)] >> 8 & 255)
    }

    private func turn(_ angle: Double, x: Double = 0, y: Double = 1, eye distance: Double = 200)
        -> Transform3D
    {
        var eye = Transform3D.identity
        eye.m34 = -1 / distance
        return Transform3D(rotationAngle: angle, x: x, y: y, z: 0).concatenating(eye)
    }

    @Test func `A turned view is painted within the projection of its corners`() throws {
        card.transform3D = turn(.pi / 3)
        try harness.settle()

        // The left edge is 34.6 points in front: at 20 / (1 - 34.6 / 200) = 24.2 from the centre; the right one at 17.05.
        #expect(gray(77, 70) == 0 && gray(74, 70) == 255)
        #expect(gray(115, 70) == 0 && gray(119, 70) == 255)
        #expect(gray(78, 36) == 0 && gray(115, 43) == 255 && gray(115, 46) == 0)
        let frame = card.frame
        #expect(abs(frame.minX - (100 - 24.19)) < 0.01 && abs(frame.maxX - (100 + 17.05)) < 0.01)
        #expect(abs(frame.height - 2 * 36.28) < 0.02)
        #expect(harness.picture == harness.renderFresh())
        #expect(card.transform == AffineTransform(scaleX: 0.5000000000000001, y: 1))
    }

    @Test func `A press hits a turned view where it is painted, in its own coordinates`() throws {
        let half = View(frame: Rect(x: 40, y: 0, width: 40, height: 60))
        half.backgroundColor = .red
        card.addSubview(half)
        card.transform3D = turn(.pi / 3)
        try harness.settle()
        let host = harness.host

        #expect(host.hitTest(Point(x: 77, y: 36), with: nil) === card)
        #expect(host.hitTest(Point(x: 110, y: 70), with: nil) === half)
        #expect(host.hitTest(Point(x: 115, y: 43), with: nil) === harness.rootView)
        #expect(host.hitTest(Point(x: 65, y: 70), with: nil) === harness.rootView)
        let point = card.convert(Point(x: 10, y: 12), to: nil)
        let back = card.convert(point, from: nil)
        #expect(abs(back.x - 10) < 1e-9 && abs(back.y - 12) < 1e-9)
    }

    @Test func `Parts behind the eye are neither painted nor hit`() throws {
        card.transform3D = Transform3D(translationX: 0, y: 0, z: 250).concatenating(turn(0))
        try harness.settle()
        #expect(harness.picture.pixels.allSatisfy { $0 == 0xffff_ffff })
        #expect(harness.host.hitTest(Point(x: 100, y: 70), with: nil) === harness.rootView)
        #expect(card.frame.isFinite)

        card.transform3D = turn(1.4, eye: 20)
        try harness.settle()
        #expect(gray(60, 70) == 0 && harness.host.hitTest(Point(x: 60, y: 70), with: nil) === card)
        #expect(harness.picture == harness.renderFresh())
        card.transform3D = .identity
        try harness.settle()
        #expect(gray(30, 70) == 255)
    }

    @Test func `The back of a view is mirrored, or hidden if the view is not double-sided`() throws {
        let mark = View(frame: Rect(x: 0, y: 0, width: 20, height: 60))
        mark.backgroundColor = .white
        card.addSubview(mark)
        card.transform3D = turn(.pi)
        try harness.settle()
        #expect(gray(65, 70) == 0 && gray(135, 70) == 255)

        card.layer.isDoubleSided = false
        try harness.settle()
        #expect(gray(65, 70) == 255)
        #expect(harness.host.hitTest(Point(x: 70, y: 70), with: nil) === harness.rootView)

        card.transform3D = turn(0.3)
        try harness.settle()
        #expect(gray(100, 70) == 0 && harness.host.hitTest(Point(x: 100, y: 70), with: nil) === card)
    }

    @Test func `The perspective of a superview applies to all its subviews about its centre`() throws {
        var eye = Transform3D.identity
        eye.m34 = -1 / 200
        harness.rootView.layer.sublayerTransform = eye
        try harness.settle()
        // A view in the plane does not move.
        #expect(gray(61, 41) == 0 && gray(139, 99) == 0 && gray(58, 70) == 255)

        card.center = Point(x: 60, y: 70)
        card.transform3D = Transform3D(translationX: 0, y: 0, z: 100)
        try harness.settle()
        // Twice as large about the centre of the root view, (100, 70).
        #expect(gray(2, 12) == 0 && gray(98, 128) == 0 && gray(102, 70) == 255)
        #expect(harness.host.hitTest(Point(x: 97, y: 70), with: nil) === card)
        #expect(harness.picture == harness.renderFresh())

        let late = View(frame: Rect(x: 90, y: 60, width: 20, height: 20))
        late.layer.transform = Transform3D(translationX: 0, y: 0, z: -200)
        late.backgroundColor = .black
        harness.rootView.addSubview(late)
        try harness.settle()
        #expect(gray(104, 70) == 0 && gray(107, 70) == 255)
    }

    @Test func `A transform in space is animated through the turns between`() throws {
        View.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.transform3D = turn(.pi) }
        harness.step()
        harness.advance(by: .milliseconds(250))
        let shown = card.layer.presentation()?.transform3D ?? .identity
        // A quarter of half a turn, whose left side comes to the front, with a quarter of the perspective.
        #expect(abs(shown.m11 - 0.7071) < 0.06 && shown.m13 < -0.6)
        #expect(abs(shown.m34 / shown.m33 + 0.25 / 200) < 2e-4)
        while harness.step() != nil { #expect(harness.picture == harness.renderFresh()) }
        #expect(card.layer.presentation() == nil && card.transform3D == turn(.pi))
        #expect(harness.picture == harness.renderFresh())
    }

    @Test func `An animation in space that is interrupted continues from the displayed turn`() throws {
        View.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.transform3D = turn(2) }
        harness.step()
        harness.advance(by: .milliseconds(500))
        let before = card.layer.presentation()?.transform3D
        View.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.transform = .identity }
        let after = card.layer.presentation()?.transform3D
        let difference =
            abs((before?.m11 ?? 0) - (after?.m11 ?? 1)) + abs((before?.m34 ?? 0) - (after?.m34 ?? 1))
        #expect(difference < 1e-9)
        try harness.settle()
        #expect(card.transform3D.isIdentity && harness.picture == harness.renderFresh())
    }

    @Test func `The transform that subviews share is animated`() throws {
        card.transform3D = Transform3D(rotationAngle: .pi / 3, x: 0, y: 1, z: 0)
        try harness.settle()
        let start = harness.picture
        var eye = Transform3D(rotationAngle: 0.5, x: 0, y: 0, z: 1)
        eye.m34 = -1 / 200
        let layer = harness.rootView.layer

        View.animate(withDuration: 1, delay: 0, options: .curveLinear) { layer.sublayerTransform = eye }
        harness.step()
        harness.advance(by: .milliseconds(500))
        // Half of the angle and of the perspective.
        let shown = layer.presentation()?.sublayerTransform ?? .identity
        #expect(abs(shown.m12 - 0.2474) < 0.02 && abs(shown.m34 + 0.0025) < 2e-4)
        while harness.step() != nil { #expect(harness.picture == harness.renderFresh()) }
        let end = harness.picture
        #expect(end != start && end == harness.renderFresh() && layer.presentation() == nil)

        View.animate(withDuration: 1, delay: 0, options: .curveLinear) { layer.sublayerTransform = .identity }
        harness.step()
        harness.advance(by: .milliseconds(500))
        #expect(harness.picture != start && harness.picture != end)
        while harness.step() != nil { #expect(harness.picture == harness.renderFresh()) }
        #expect(harness.picture == start && layer.sublayerTransform.isIdentity)
    }

    @Test func `Only the projection of a turned view is repainted`() throws {
        card.transform3D = turn(.pi / 3)
        try harness.settle()
        card.setNeedsDisplay()
        harness.step()
        let damage = harness.lastFrame?.damage ?? []
        let box = card.frame.insetBy(dx: -4, dy: -4)
        #expect(!damage.isEmpty)
        for rect in damage {
            #expect(Double(rect.left) >= box.minX && Double(rect.right) <= box.maxX)
            #expect(Double(rect.top) >= box.minY && Double(rect.bottom) <= box.maxY)
        }
    }

    @Test func `Transforms that are not finite are refused, and collapsed ones hide the view`() throws {
        let reports = diagnostics {
            card.transform3D = Transform3D(scaleX: .nan, y: 1, z: 1)
            card.layer.sublayerTransform = Transform3D(translationX: .infinity, y: 0, z: 0)
        }
        #expect(reports.map(\.kind) == [.invalidGeometry, .invalidGeometry])
        #expect(card.transform3D.isIdentity && card.layer.sublayerTransform.isIdentity)
        var flat = Transform3D(scaleX: 1, y: 0, z: 1)
        for transform in [flat, turn(.pi / 2), Transform3D(scaleX: 0, y: 0, z: 0)] {
            card.transform3D = transform
            try harness.settle()
            #expect(harness.picture[100, 20] == 0xffff_ffff && card.frame.isFinite)
        }
        flat.m34 = .greatestFiniteMagnitude
        flat.m44 = -.greatestFiniteMagnitude
        card.transform3D = flat
        try harness.settle()
        #expect(harness.host.hitTest(Point(x: 100, y: 70), with: nil) === harness.rootView)
        _ = card.convert(Point(x: 3, y: 4), from: nil)
        View.animate(withDuration: 0.2) { card.transform3D = .identity }
        try harness.settle()
        #expect(gray(100, 70) == 0)
    }

    @Test func `A transform in space is printed in dumps`() throws {
        card.transform3D = turn(.pi / 3)
        try harness.settle()
        #expect(card.recursiveDescription().contains("transform (0.5, 0, -0.866025404, 0.004330127)"))
        #expect(
            try harness.displayListDump().contains(
                " projected by (0.5, 0, 0.004330127) (0, 1, 0) (0, 0, 1) about 100, 70"))
    }
}

/// The decomposition of transforms in space.
@Suite struct TransformComponentsTests {
    private func distance(_ a: Transform3D, _ b: Transform3D) -> Double {
        let product = a.inverted().concatenating(b)
        let p = product
        let parts = [
            p.m11 - 1, p.m22 - 1, p.m33 - 1, p.m44 - 1, p.m12, p.m13, p.m14, p.m21, p.m23, p.m24, p.m31,
            p.m32, p.m34, p.m41, p.m42, p.m43,
        ]
        return parts.map(abs).max() ?? 0
    }

    @Test func `A transform is composed again from its components`() {
        var random = SeededNumbers(seed: 11)
        for _ in 0..<200 {
            var eye = Transform3D.identity
            (eye.m14, eye.m34) = (random.number(-1...1) / 500, -1 / random.number(100...900))
            let scale = Transform3D(
                scaleX: random.number(0.3...2), y: random.number(-2...2), z: random.number(0.2...2))
            let transform = scale.concatenating(
                Transform3D(AffineTransform(a: 1, b: 0, c: random.number(-1...1), d: 1, tx: 0, ty: 0))
            ).concatenating(
                Transform3D(
                    rotationAngle: random.number(-3...3), x: random.number(-1...1), y: random.number(-1...1),
                    z: random.number(-1...1))
            ).concatenating(Transform3D(translationX: random.number(-50...50), y: 9, z: 4))
                .concatenating(eye)
            #expect(distance(transform, TransformComponents(transform).transform) < 1e-6)
        }
    }

    @Test func `Half a turn about any axis keeps its axis`() {
        for (x, y, z) in [(1.0, 0.0, 0.0), (0, 1, 0), (0.6, -0.8, 0), (0.3, 0.5, -0.7), (0, -1, 0)] {
            let length = (x * x + y * y + z * z).squareRoot()
            for angle in [Double.pi, 3.14159, 3.0] {
                let parts = TransformComponents(Transform3D(rotationAngle: angle, x: x, y: y, z: z))
                let found = [parts.depth[0], parts.depth[1], parts.planar[2]]
                for (value, axis) in zip(found, [x, y, z]) {
                    #expect(abs(value - axis / length * angle) < 1e-4, "\(x) \(y) \(z) \(angle)")
                }
            }
        }
    }

    @Test func `A rotation takes the shorter way`() {
        let old = Transform3D(rotationAngle: 3, x: 0, y: 1, z: 0)
        let new = Transform3D(rotationAngle: -3, x: 0, y: 1, z: 0)
        let difference = TransformComponents.difference(from: old, to: new)
        #expect(abs(difference.depth[1] + (2 * .pi - 6)) < 1e-9)
        let start = TransformComponents(new)
        let shown = TransformComponents(
            planar: start.planar + difference.planar, depth: start.depth + difference.depth)
        #expect(distance(old, shown.transform) < 1e-9)
    }

    @Test func `Affine transforms have the components of their own decomposition`() {
        let affine = AffineTransform(rotationAngle: 0.4).scaledBy(x: -1.5, y: 0.5)
        let parts = TransformComponents(Transform3D(affine))
        #expect(
            parts.planar.lowHalf == affine.animationVector.lowHalf
                && parts.planar[5] == affine.animationVector[5])
        #expect(parts.depth == AnimationVector(0, 0, 0, 0, 0, 0, 0, 1))
    }
}

/// Reproducible numbers.
private struct SeededNumbers {
    private var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func number(_ range: ClosedRange<Double>) -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return range.lowerBound + (range.upperBound - range.lowerBound) * Double(state >> 11) / 0x1p53
    }
}
