import Testing
import Widgets

@Suite struct GeometryTests {
    let view = View(frame: Rect(x: 10, y: 20, width: 100, height: 50))

    @Test func `Frame, bounds and center agree`() {
        #expect(view.bounds == Rect(x: 0, y: 0, width: 100, height: 50))
        #expect(view.center == Point(x: 60, y: 45))
    }

    @Test func `Setting the center moves the frame`() {
        view.center = Point(x: 0, y: 0)
        #expect(view.frame == Rect(x: -50, y: -25, width: 100, height: 50))
    }

    @Test func `Setting the bounds size keeps the center`() {
        view.bounds.size = Size(width: 40, height: 10)
        #expect(view.center == Point(x: 60, y: 45))
        #expect(view.frame == Rect(x: 40, y: 40, width: 40, height: 10))
    }

    @Test func `The bounds origin does not move the frame`() {
        view.bounds.origin = Point(x: 5, y: 7)
        #expect(view.frame == Rect(x: 10, y: 20, width: 100, height: 50))
        #expect(view.convert(Point(x: 5, y: 7), to: nil) == Point(x: 5, y: 7))
    }

    @Test func `A frame reads back bit by bit as it was set`() {
        let frame = Rect(x: 0.1, y: 0.2, width: 0.3, height: 1e-7)
        view.frame = frame
        #expect(view.frame == frame)
    }

    @Test func `With a transform the frame is the bounding box of the transformed bounds`() {
        view.transform = AffineTransform(scaleX: 2, y: 0.5)
        #expect(view.frame == Rect(x: -40, y: 32.5, width: 200, height: 25))
        #expect(view.center == Point(x: 60, y: 45))
        #expect(view.bounds.size == Size(width: 100, height: 50))

        view.transform = AffineTransform(rotationAngle: .pi / 2)
        #expect(abs(view.frame.width - 50) < 1e-9 && abs(view.frame.height - 100) < 1e-9)
    }

    @Test func `Setting the frame under a scaling divides the bounds size by the scale`() {
        view.transform = AffineTransform(scaleX: 2, y: 2)
        view.frame = Rect(x: 0, y: 0, width: 40, height: 20)
        #expect(view.bounds.size == Size(width: 20, height: 10))
        #expect(view.frame == Rect(x: 0, y: 0, width: 40, height: 20))
    }

    @Test(arguments: [
        Rect(x: .nan, y: 0, width: 1, height: 1), Rect(x: 0, y: 0, width: .infinity, height: 1),
        Rect(x: 0, y: -.infinity, width: 1, height: 1), Rect(x: 0, y: 0, width: 1, height: .nan),
    ])
    func `A rectangle that is not finite is refused and reported`(rect: Rect) {
        let reported = diagnostics {
            view.frame = rect
            view.bounds = rect
        }

        #expect(reported.map(\.kind) == [.invalidGeometry, .invalidGeometry])
        #expect(view.frame == Rect(x: 10, y: 20, width: 100, height: 50))
        #expect(view.bounds == Rect(x: 0, y: 0, width: 100, height: 50))
    }

    @Test func `A center or transform that is not finite is refused and reported`() {
        let reported = diagnostics {
            view.center = Point(x: .nan, y: 0)
            view.transform = AffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        }

        #expect(reported.count == 2)
        #expect(view.center == Point(x: 60, y: 45) && view.transform.isIdentity)
    }

    @Test func `Negative sizes are standardized`() {
        view.frame = Rect(x: 10, y: 10, width: -4, height: -6)
        #expect(view.frame == Rect(x: 6, y: 4, width: 4, height: 6))
    }

    private nonisolated static let resized: [(mask: AutoresizingMask, frame: Rect)] = [
        ([], Rect(x: 10, y: 20, width: 30, height: 40)),
        (.flexibleWidth, Rect(x: 10, y: 20, width: 130, height: 40)),
        (.flexibleHeight, Rect(x: 10, y: 20, width: 30, height: 90)),
        (.flexibleLeftMargin, Rect(x: 110, y: 20, width: 30, height: 40)),
        (.flexibleTopMargin, Rect(x: 10, y: 70, width: 30, height: 40)),
        (.flexibleRightMargin, Rect(x: 10, y: 20, width: 30, height: 40)),
        (.flexibleBottomMargin, Rect(x: 10, y: 20, width: 30, height: 40)),
        (
            [.flexibleLeftMargin, .flexibleRightMargin],
            Rect(x: 10 + 100 * 10 / 70, y: 20, width: 30, height: 40)
        ),
        (
            [.flexibleTopMargin, .flexibleBottomMargin],
            Rect(x: 10, y: 20 + 50 * 20 / 60, width: 30, height: 40)
        ),
        ([.flexibleLeftMargin, .flexibleWidth], Rect(x: 35, y: 20, width: 105, height: 40)),
        ([.flexibleWidth, .flexibleHeight], Rect(x: 10, y: 20, width: 130, height: 90)),
    ]

    @Test(arguments: resized)
    func `A subview follows the resize of its superview by its autoresizing mask`(
        mask: AutoresizingMask, expected: Rect
    ) {
        let parent = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        let child = View(frame: Rect(x: 10, y: 20, width: 30, height: 40))
        child.autoresizingMask = mask
        parent.addSubview(child)

        parent.frame = Rect(x: 0, y: 0, width: 200, height: 150)

        let found = child.frame
        let distances = [
            found.minX - expected.minX, found.minY - expected.minY, found.width - expected.width,
            found.height - expected.height,
        ]
        #expect(distances.allSatisfy { abs($0) < 1e-9 }, "\(found) for \(expected)")
    }

    @Test func `Without autoresizesSubviews no subview follows`() {
        let parent = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        let child = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.addSubview(child)
        parent.autoresizesSubviews = false

        parent.frame.size = Size(width: 10, height: 10)

        #expect(child.frame.size == Size(width: 100, height: 100))
    }

    @Test func `sizeToFit keeps the origin`() {
        final class Fixed: View {
            override func sizeThatFits(_ size: Size) -> Size { Size(width: 7, height: 8) }
        }
        let fixed = Fixed(frame: Rect(x: 3, y: 4, width: 100, height: 100))

        fixed.sizeToFit()

        #expect(fixed.frame == Rect(x: 3, y: 4, width: 7, height: 8))
    }
}
