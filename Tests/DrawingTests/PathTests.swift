import Drawing
import Testing

/// The construction of paths and their queries.
struct PathTests {
    private let box = Rect(x: 10, y: 20, width: 30, height: 40)

    /// Expects that two rectangles are equal within `tolerance`.
    private func expectEqual(
        _ a: Rect, _ b: Rect, within tolerance: Double = 1e-4,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let difference = max(
            abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.maxX - b.maxX), abs(a.maxY - b.maxY))
        #expect(difference <= tolerance, "\(a) and \(b)", sourceLocation: sourceLocation)
    }

    /// Returns the area of a closed path, positive if it runs clockwise on screen.
    private func area(_ path: Path) -> Double {
        var lines = FlattenedPath()
        lines.append(path, transform: .identity, tolerance: 1e-4, visible: .infinite)
        var sum = 0.0
        for subpath in lines.subpaths {
            var last = lines.points[subpath.points.upperBound - 1]
            for index in subpath.points {
                let point = lines.points[index]
                sum += last.x * point.y - last.y * point.x
                last = point
            }
        }
        return sum / 2
    }

    // MARK: - Elements

    @Test func `Elements are recorded in order`() {
        var path = Path()
        path.move(to: Point(x: 1, y: 2))
        path.addLine(to: Point(x: 3, y: 4))
        path.addQuadCurve(to: Point(x: 5, y: 6), control: Point(x: 7, y: 8))
        path.addCurve(to: Point(x: 1, y: 1), control1: Point(x: 2, y: 2), control2: Point(x: 3, y: 3))
        path.closeSubpath()

        #expect(path.description == "path M 1,2 L 3,4 Q 7,8 5,6 C 2,2 3,3 1,1 Z")
        #expect(path.currentPoint == Point(x: 1, y: 2))
        var copy = Path()
        let visit: (Path.Element) -> Void = { copy.append($0) }
        path.forEach(visit)
        #expect(copy == path)
    }

    @Test func `An element in an empty path or after a closed subpath begins a subpath`() {
        var path = Path()
        path.closeSubpath()
        #expect(path.isEmpty && path.currentPoint == nil)
        path.addLine(to: Point(x: 1, y: 1))
        path.addLine(to: Point(x: 2, y: 1))
        path.closeSubpath()
        path.closeSubpath()
        path.addLine(to: Point(x: 5, y: 5))

        #expect(path.description == "path M 1,1 L 1,1 L 2,1 Z M 1,1 L 5,5")
    }

    @Test func `A path that is added keeps its current point`() {
        var path = Path(box)
        path.addPath(Path { $0.addLines([.zero, Point(x: 1, y: 0), Point(x: 1, y: 1)]) })
        path.closeSubpath()
        path.addLine(to: Point(x: 3, y: 3))

        #expect(path.description.hasSuffix("Z M 0,0 L 1,0 L 1,1 Z M 0,0 L 3,3"))
        #expect(path.roundedRect == nil)
    }

    @Test func `A path knows whether it is a rounded rectangle`() {
        let shape = RoundedRect(box, radius: 5)
        #expect(Path(shape).roundedRect == shape)
        #expect(Path(shape).offsetBy(dx: 2, dy: 3).roundedRect?.rect == box.offsetBy(dx: 2, dy: 3))
        #expect(Path(shape).applying(AffineTransform(scaleX: 2, y: 2)).roundedRect == nil)
        var path = Path()
        path.addPath(Path(shape))
        #expect(path.roundedRect == shape)
        path.addLine(to: .zero)
        #expect(path.roundedRect == nil)
        #expect(Path(ellipseIn: Rect(x: 0, y: 0, width: 8, height: 8)).roundedRect?.radius == 4)
        #expect(Path(ellipseIn: box).roundedRect == nil)
    }

    // MARK: - Shapes

    @Test func `Radii of corners that do not fit are reduced in proportion`() {
        let path = Path(
            roundedRect: box,
            cornerRadii: RectangleCornerRadii(topLeading: 40, bottomTrailing: 10, topTrailing: 20))

        // The top side has 30 points for radii of 40 and 20.
        #expect(path.description.hasPrefix("path M 30,20 L 30,20 C"))
        expectEqual(path.boundingRect, box)
        let quarter = 1 - Double.pi / 4
        #expect(abs(area(path) - (1200 - quarter * (400 + 100 + 25))) < 0.2)
    }

    @Test func `Elliptical corners are at most half as large as the rectangle`() {
        let path = Path(roundedRect: box, cornerSize: Size(width: 99, height: 5))

        #expect(abs(area(path) - (1200 - (4 - .pi) * 15 * 5)) < 0.1)
        #expect(area(Path(roundedRect: box, cornerSize: Size(width: -1, height: 5))) == 1200)
    }

    @Test func `Rectangles of negative size are standardised`() {
        let flipped = Rect(x: 40, y: 60, width: -30, height: -40)

        #expect(Path(flipped).boundingRect == box)
        #expect(abs(area(Path(ellipseIn: flipped)) - .pi * 15 * 20) < 0.5)
    }

    // MARK: - Arcs

    @Test(arguments: [
        (0.0, 90.0, false, 90.0), (0, 90, true, -270), (90, 0, false, 270), (0, 360, false, 360),
        (0, -720, true, -360), (30, 30, false, 0),
    ])
    func `Arcs run in the requested direction`(start: Double, end: Double, clockwise: Bool, sweep: Double) {
        var path = Path()
        path.addArc(
            center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end),
            clockwise: clockwise)
        path.addLine(to: .zero)

        // Positive angles run clockwise on screen, because y grows downwards.
        #expect(abs(area(path) - sweep / 360 * .pi * 100) < 0.01)
    }

    @Test func `Arcs are connected with the current point`() {
        var path = Path()
        path.move(to: Point(x: 20, y: 0))
        path.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(90))

        #expect(path.description.hasPrefix("path M 20,0 L 10,0 C"))
        let end = path.currentPoint ?? .zero
        #expect(abs(end.x) < 1e-9 && abs(end.y - 10) < 1e-9)
    }

    @Test func `An arc between tangents touches both lines`() {
        var path = Path()
        path.move(to: .zero)
        path.addArc(tangent1End: Point(x: 20, y: 0), tangent2End: Point(x: 20, y: 30), radius: 5)
        path.addLine(to: Point(x: 20, y: 30))

        #expect(path.description.hasPrefix("path M 0,0 L 15,0 C"))
        let center = Point(x: 15, y: 5)
        let visit: (Path.Element) -> Void = { element in
            guard case .curve(let end, _, _) = element else { return }
            let (dx, dy) = (end.x - center.x, end.y - center.y)
            #expect(abs((dx * dx + dy * dy).squareRoot() - 5) < 1e-9)
        }
        path.forEach(visit)
        expectEqual(path.boundingRect, Rect(x: 0, y: 0, width: 20, height: 30))
    }

    @Test func `An arc between tangents turns either way`() {
        for side in [1.0, -1] {
            var path = Path()
            path.move(to: .zero)
            path.addArc(
                tangent1End: Point(x: 10, y: 0), tangent2End: Point(x: 0, y: 10 * side), radius: 2)
            // The angle at the corner is 45°.
            let distance = 2 / (2.0.squareRoot() - 1)
            let end = path.currentPoint ?? .zero
            #expect(abs(end.x - (10 - distance / 2.0.squareRoot())) < 1e-9)
            #expect(abs(end.y - side * distance / 2.0.squareRoot()) < 1e-9)
        }
    }

    @Test func `Tangents that form no corner give a line`() {
        for (corner, end, radius) in [
            (Point(x: 5, y: 0), Point(x: 9, y: 0), 2.0), (.zero, Point(x: 9, y: 9), 2),
            (Point(x: 5, y: 0), Point(x: 5, y: 0), 2), (Point(x: 5, y: 0), Point(x: 5, y: 5), 0),
            (Point(x: 5, y: 0), Point(x: 5, y: 5), .nan),
        ] {
            var path = Path { $0.move(to: .zero) }
            path.addArc(tangent1End: corner, tangent2End: end, radius: radius)
            #expect(path.description == Path { $0.addLines([.zero, corner]) }.description)
        }
    }

    @Test func `Arcs with values that are not finite add nothing`() {
        var path = Path()
        path.addArc(
            center: .zero, radius: .infinity, startAngle: .zero, endAngle: .degrees(9), clockwise: true)
        path.addArc(center: .zero, radius: 1, startAngle: .radians(.nan), endAngle: .zero, clockwise: true)
        path.addRelativeArc(
            center: Point(x: .nan, y: 0), radius: 1, startAngle: .zero, delta: .degrees(9))
        #expect(path.isEmpty)
        path.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .radians(1e300))
        #expect(path.verbs.count <= 5000)
    }
}
