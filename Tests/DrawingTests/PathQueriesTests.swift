import Drawing
import Testing

struct PathQueriesTests {
    @Test func `The bounding box of curves excludes control points`() {
        var path = Path()
        path.move(to: .zero)
        path.addQuadCurve(to: Point(x: 10, y: 0), control: Point(x: 5, y: 10))
        #expect(path.boundingRect == Rect(x: 0, y: 0, width: 10, height: 5))
        #expect(path.controlPointBounds == Rect(x: 0, y: 0, width: 10, height: 10))

        path = Path { $0.move(to: .zero) }
        path.addCurve(
            to: Point(x: 10, y: 0), control1: Point(x: 0, y: 12), control2: Point(x: 10, y: -12))
        let reach = 12 * 0.28867513459481287
        #expect(abs(path.boundingRect.maxY - reach) < 1e-9 && abs(path.boundingRect.minY + reach) < 1e-9)
        #expect(path.boundingRect.minX == 0 && path.boundingRect.maxX == 10)
    }

    @Test func `A start without lines does not extend the bounding box`() {
        var path = Path { $0.addLines([.zero, Point(x: 1, y: 1)]) }
        path.move(to: Point(x: 50, y: 50))
        #expect(path.boundingRect == Rect(x: 0, y: 0, width: 1, height: 1))
        #expect(Path { $0.move(to: Point(x: 5, y: 5)) }.boundingRect == Rect(x: 5, y: 5, width: 0, height: 0))
        #expect(Path().boundingRect.isNull)
    }

    @Test func `Containment follows both fill rules`() {
        var path = Path(Rect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(Rect(x: 3, y: 3, width: 4, height: 4))

        #expect(path.contains(Point(x: 5, y: 5)))
        #expect(!path.contains(Point(x: 5, y: 5), eoFill: true))
        #expect(path.contains(Point(x: 1, y: 5), eoFill: true))
        #expect(!path.contains(Point(x: 11, y: 5)))
        #expect(path.contains(.zero) && !path.contains(Point(x: 10, y: 5)))
        #expect(!path.contains(Point(x: .nan, y: 5)))
    }

    @Test func `A hole in the opposite direction is outside by the non-zero rule`() {
        var path = Path(Rect(x: 0, y: 0, width: 10, height: 10))
        let hole = BezierPath(rect: Rect(x: 3, y: 3, width: 4, height: 4)).reversing()
        path.addPath(hole.path)

        #expect(!path.contains(Point(x: 5, y: 5)))
        #expect(path.contains(Point(x: 1, y: 1)))
    }

    @Test func `Containment in an ellipse and in an open curve`() {
        let ellipse = Path(ellipseIn: Rect(x: 0, y: 0, width: 20, height: 10))
        #expect(ellipse.contains(Point(x: 10, y: 5)) && !ellipse.contains(Point(x: 1, y: 1)))
        var curve = Path { $0.move(to: .zero) }
        curve.addQuadCurve(to: Point(x: 10, y: 0), control: Point(x: 5, y: 10))
        #expect(curve.contains(Point(x: 5, y: 4)) && !curve.contains(Point(x: 5, y: 6)))
    }

    // MARK: - Trimming

    /// Returns the length of a path.
    private func length(_ path: Path) -> Double {
        var lines = FlattenedPath()
        lines.append(path, transform: .identity, tolerance: 1e-5, visible: .infinite)
        var sum = 0.0
        for subpath in lines.subpaths {
            let points =
                lines.points[subpath.points]
                + (subpath.isClosed ? [lines.points[subpath.points.lowerBound]] : [])
            for (a, b) in zip(points, points.dropFirst()) {
                sum += ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
            }
        }
        return sum
    }

    @Test func `Trimmed paths have the fraction of the length`() {
        let paths = [
            Path(Rect(x: 0, y: 0, width: 30, height: 10)),
            Path(ellipseIn: Rect(x: 0, y: 0, width: 30, height: 30)),
            Path {
                $0.move(to: .zero)
                $0.addCurve(
                    to: Point(x: 40, y: 0), control1: Point(x: 0, y: 40), control2: Point(x: 60, y: 10))
                $0.addQuadCurve(to: Point(x: 40, y: 40), control: Point(x: 80, y: 20))
            },
        ]
        for path in paths {
            let total = length(path)
            for (from, to) in [(0.0, 0.25), (0.1, 0.9), (0.5, 1), (0.7, 0.7), (0.9, 0.2)] {
                let found = length(path.trimmedPath(from: from, to: to)) / total
                #expect(abs(found - max(0, to - from)) < 0.003, "\(from) to \(to)")
            }
        }
    }

    @Test func `A trimmed path stays connected within its subpaths`() {
        let ellipse = Path(ellipseIn: Rect(x: 0.1, y: 0.2, width: 31.7, height: 17.3))
        for step in 1..<50 {
            let part = ellipse.trimmedPath(from: 0.013, to: 0.013 + Double(step) * 0.019)
            #expect(part.verbs.filter { $0 == .move }.count == 1)
        }
        var two = Path { $0.addLines([.zero, Point(x: 10, y: 0)]) }
        two.addLines([Point(x: 10, y: 0), Point(x: 10, y: 0), Point(x: 20, y: 0)])
        #expect(
            two.trimmedPath(from: 0.25, to: 0.75).description == "path M 5,0 L 10,0 M 10,0 L 15,0")
    }

    @Test func `Trimming clamps its fractions and keeps whole paths`() {
        let path = Path(Rect(x: 0, y: 0, width: 30, height: 10))
        #expect(path.trimmedPath(from: -3, to: 9) == path)
        #expect(path.trimmedPath(from: 0.5, to: 0.5).isEmpty)
        #expect(path.trimmedPath(from: .nan, to: 0.5).isEmpty)
        #expect(Path().trimmedPath(from: 0, to: 0.5).isEmpty)
        let endless = Path { $0.addLines([.zero, Point(x: 1e300, y: 1e300)]) }
        #expect(endless.trimmedPath(from: 0, to: 0.5).isEmpty)
    }

    // MARK: - BezierPath

    @Test func `Reversing keeps the outline and exchanges its ends`() {
        let path = BezierPath()
        path.move(to: .zero)
        path.addLine(to: Point(x: 1, y: 0))
        path.addQuadCurve(to: Point(x: 3, y: 0), controlPoint: Point(x: 2, y: 9))
        path.addCurve(
            to: Point(x: 9, y: 0), controlPoint1: Point(x: 4, y: 1), controlPoint2: Point(x: 5, y: 2))
        path.move(to: Point(x: 20, y: 20))
        path.addLine(to: Point(x: 21, y: 20))
        path.addLine(to: Point(x: 21, y: 21))
        path.close()

        let reversed = path.reversing()

        #expect(
            reversed.path.description
                == "path M 9,0 C 5,2 4,1 3,0 Q 2,9 1,0 L 0,0 M 21,21 L 21,20 L 20,20 Z")
        #expect(reversed.reversing().path.boundingRect == path.bounds)
    }

    @Test(arguments: [true, false])
    func `Arcs of BezierPath run clockwise on screen as in UIKit`(clockwise: Bool) {
        let path = BezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)
        path.addLine(to: .zero)

        let isQuarter = !path.contains(Point(x: -5, y: -1))
        #expect(isQuarter == clockwise)
        #expect(path.contains(Point(x: 5, y: 5)) == clockwise)
    }

    @Test func `A copy is independent and keeps the line properties`() {
        let path = BezierPath(ovalIn: Rect(x: 0, y: 0, width: 8, height: 8))
        path.lineWidth = 3
        path.lineCapStyle = .square
        path.lineJoinStyle = .round
        path.miterLimit = 2
        path.usesEvenOddFillRule = true
        path.setLineDash([1, 2], phase: 0.5)

        let copy = path.copy()
        path.removeAllPoints()

        #expect(path.isEmpty && path.currentPoint == nil && path.bounds.isNull)
        #expect(!copy.isEmpty && copy.fillStyle.isEOFilled)
        #expect(
            copy.strokeStyle
                == StrokeStyle(
                    lineWidth: 3, lineCap: .square, lineJoin: .round, miterLimit: 2, dash: [1, 2],
                    dashPhase: 0.5))
    }

    @Test func `Rounding some corners of a BezierPath uses the smaller dimension`() {
        let path = BezierPath(
            roundedRect: Rect(x: 0, y: 0, width: 20, height: 20), byRoundingCorners: [.topLeft],
            cornerRadii: Size(width: 4, height: 9))
        #expect(path.path.roundedRect?.radius == 4)
        #expect(!path.contains(Point(x: 0.5, y: 0.5)) && path.contains(Point(x: 19.5, y: 0.5)))
        path.apply(AffineTransform(translationX: 5, y: 0))
        #expect(path.bounds == Rect(x: 5, y: 0, width: 20, height: 20))
        path.append(BezierPath(rect: Rect(x: 50, y: 0, width: 2, height: 2)))
        #expect(path.bounds.maxX == 52)
    }
}
