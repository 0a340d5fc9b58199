import Drawing
import Testing

/// Geometry values follow the rules of Core Graphics.
struct GeometryTests {
    @Test func `Rectangles with negative sides cover their standardized area`() {
        let rect = Rect(x: 10, y: 10, width: -4, height: -6)

        #expect(rect.minX == 6 && rect.maxX == 10 && rect.minY == 4 && rect.maxY == 10)
        #expect(rect.standardized == Rect(x: 6, y: 4, width: 4, height: 6))
        #expect(rect.contains(Point(x: 7, y: 5)))
    }

    @Test func `The intersection of separate rectangles is null`() {
        let a = Rect(x: 0, y: 0, width: 10, height: 10)
        let b = Rect(x: 20, y: 0, width: 10, height: 10)

        #expect(a.intersection(b).isNull)
        #expect(a.union(.null) == a && Rect.null.union(a) == a)
        #expect(a.union(b) == Rect(x: 0, y: 0, width: 30, height: 10))
        #expect(a.insetBy(dx: 6, dy: 0).isNull)
        #expect(Rect.null.isEmpty && Rect.null.offsetBy(dx: 1, dy: 1).isNull)
        #expect(!a.intersects(Rect(x: 10, y: 0, width: 5, height: 5)))
    }

    @Test func `A rectangle contains its left and top edges, but not the others`() {
        let rect = Rect(x: 1, y: 1, width: 2, height: 2)

        #expect(rect.contains(Point(x: 1, y: 1)))
        #expect(!rect.contains(Point(x: 3, y: 1)) && !rect.contains(Point(x: 1, y: 3)))
    }

    @Test(arguments: [0.3, 1.0, 2.5, -0.7])
    func `A transform and its inverse cancel out`(angle: Double) {
        let transform = AffineTransform(rotationAngle: angle).scaledBy(x: 2, y: 0.5).translatedBy(x: 7, y: -3)
        let point = Point(x: 12.5, y: -4)

        let back = point.applying(transform).applying(transform.inverted())

        #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
    }

    @Test func `Concatenated transforms apply from left to right`() {
        let moveThenScale = AffineTransform(translationX: 1, y: 0).concatenating(
            AffineTransform(scaleX: 2, y: 2))
        let quarter = Point(x: 1, y: 0).applying(AffineTransform(rotationAngle: .pi / 2))

        #expect(Point(x: 1, y: 1).applying(moveThenScale) == Point(x: 4, y: 2))
        #expect(abs(quarter.x) < 1e-12 && abs(quarter.y - 1) < 1e-12)
        #expect(AffineTransform(scaleX: 0, y: 1).inverted() == AffineTransform(scaleX: 0, y: 1))
        #expect(
            Rect(x: 0, y: 0, width: 2, height: 4).applying(AffineTransform(scaleX: -1, y: 1))
                == Rect(x: -2, y: 0, width: 2, height: 4))
    }

    @Test func `Pixel rectangles of any rectangle have a valid size`() {
        #expect(
            PixelRect(covering: Rect(x: 0.2, y: 0.2, width: 1, height: 1), scale: 1)
                == PixelRect(left: 0, top: 0, right: 2, bottom: 2))
        #expect(
            PixelRect(snapping: Rect(x: 0.4, y: 0.6, width: 1, height: 1), scale: 1)
                == PixelRect(left: 0, top: 1, right: 1, bottom: 2))
        for wild in [
            Rect(x: .nan, y: 0, width: 1, height: 1), Rect(x: -1e300, y: 0, width: .infinity, height: 1),
        ] {
            #expect(PixelRect(covering: wild, scale: 2).width >= 0)
        }
        #expect(PixelRect(covering: .null, scale: 1).isEmpty)
    }
}
