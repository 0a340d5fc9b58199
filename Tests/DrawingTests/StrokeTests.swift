import Drawing
import Testing

/// The outlines of strokes.
struct StrokeTests {
    private let line = Path { $0.addLines([Point(x: 10, y: 10), Point(x: 30, y: 10)]) }

    private func contains(_ path: Path, _ style: StrokeStyle, _ x: Double, _ y: Double) -> Bool {
        path.strokedPath(style).contains(Point(x: x, y: y))
    }

    @Test func `Caps end lines`() {
        func end(_ cap: StrokeStyle.LineCap) -> [Bool] {
            let style = StrokeStyle(lineWidth: 4, lineCap: cap)
            return [(30.5, 10.0), (31.5, 10), (31.8, 11.8), (32.5, 10)].map {
                contains(line, style, $0.0, $0.1)
            }
        }
        #expect(end(.butt) == [false, false, false, false])
        #expect(end(.round) == [true, true, false, false])
        #expect(end(.square) == [true, true, true, false])
    }

    @Test func `Joins connect lines`() {
        let corner = Path { $0.addLines([Point(x: 0, y: 20), Point(x: 20, y: 20), Point(x: 20, y: 0)]) }
        func outside(_ join: StrokeStyle.LineJoin, limit: Double = 10) -> [Bool] {
            let style = StrokeStyle(lineWidth: 8, lineJoin: join, miterLimit: limit)
            return [(21.5, 21.5), (22.5, 22.5), (23.7, 23.7)].map { contains(corner, style, $0.0, $0.1) }
        }
        #expect(outside(.bevel) == [true, false, false])
        #expect(outside(.round) == [true, true, false])
        #expect(outside(.miter) == [true, true, true])
        // The mitre of a right angle is 1.41 times as long as the line is wide.
        #expect(outside(.miter, limit: 1.42) == [true, true, true])
        #expect(outside(.miter, limit: 1.41) == [true, false, false])
        #expect(outside(.miter, limit: .nan) == [true, false, false])
    }

    @Test func `A closed path has joins instead of caps`() {
        let box = Path(Rect(x: 10, y: 10, width: 20, height: 20))
        let style = StrokeStyle(lineWidth: 4)

        #expect(contains(box, style, 8.1, 8.1) && contains(box, style, 31.9, 31.9))
        #expect(!contains(box, style, 12.1, 12.1) && !contains(box, style, 20, 20))
    }

    @Test func `A closed path of two points has joins at both`() {
        var path = line
        path.closeSubpath()
        for (join, isCovered) in [(StrokeStyle.LineJoin.round, true), (.bevel, false), (.miter, false)] {
            let style = StrokeStyle(lineWidth: 4, lineCap: .square, lineJoin: join)
            #expect(contains(path, style, 31, 10) == isCovered)
            #expect(contains(path, style, 9, 10) == isCovered)
            #expect(contains(path, style, 20, 11.9) && !contains(path, style, 20, 12.1))
        }
    }

    @Test func `Subpaths without length are dots, except with butt caps`() {
        for dot in [
            Path { $0.addLines([Point(x: 5, y: 5), Point(x: 5, y: 5)]) },
            Path {
                $0.move(to: Point(x: 5, y: 5))
                $0.closeSubpath()
            },
        ] {
            #expect(dot.strokedPath(StrokeStyle(lineWidth: 4)).isEmpty)
            #expect(contains(dot, StrokeStyle(lineWidth: 4, lineCap: .square), 6.9, 6.9))
            let round = StrokeStyle(lineWidth: 4, lineCap: .round)
            #expect(contains(dot, round, 6.3, 6.3) && !contains(dot, round, 6.6, 6.6))
        }
        #expect(Path { $0.move(to: .zero) }.strokedPath(StrokeStyle(lineCap: .round)).isEmpty)
    }

    @Test(arguments: [0, -1, Double.nan, .infinity])
    func `Invalid widths stroke nothing`(width: Double) {
        #expect(line.strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
    }

    @Test func `A wide stroke of a small circle has no hole`() {
        let circle = Path(ellipseIn: Rect(x: 10, y: 10, width: 6, height: 6))
        for width in [6.5, 8, 10, 14, 30] {
            let outline = circle.strokedPath(StrokeStyle(lineWidth: width))
            for offset in [0, 0.1, 0.5, 1, 2] { #expect(outline.contains(Point(x: 13 + offset, y: 13))) }
        }
        #expect(!contains(circle, StrokeStyle(lineWidth: 5), 13, 13))
    }

    @Test func `A tight turn inside of a curve is rounded, whatever the join is`() {
        var hairpin = Path { $0.move(to: Point(x: 0, y: 20)) }
        hairpin.addCurve(
            to: Point(x: 1, y: 20), control1: Point(x: 0.5, y: -20), control2: Point(x: 0.5, y: -20))
        let bounds = hairpin.strokedPath(StrokeStyle(lineWidth: 8)).boundingRect

        #expect(bounds.minY > hairpin.boundingRect.minY - 4.1)
    }

    // MARK: - Dashes

    /// Returns the dashes of a path as ranges of x.
    private func dashes(_ path: Path, _ dash: [Double], phase: Double = 0) -> [ClosedRange<Double>] {
        let outline = path.strokedPath(StrokeStyle(lineWidth: 2, dash: dash, dashPhase: phase))
        var result: [ClosedRange<Double>] = []
        var points: [Double] = []
        let visit: (Path.Element) -> Void = { element in
            switch element {
            case .move(let point), .line(let point): points.append(point.x)
            default:
                if let low = points.min(), let high = points.max() { result.append(low...high) }
                points = []
            }
        }
        outline.forEach(visit)
        return result
    }

    @Test func `Dashes alternate with gaps from the phase on`() {
        #expect(dashes(line, [6, 4]) == [10...16, 20...26])
        #expect(dashes(line, [6, 4], phase: 2) == [10...14, 18...24, 28...30])
        #expect(dashes(line, [6, 4], phase: 7) == [13...19, 23...29])
        #expect(dashes(line, [6, 4], phase: -2) == [12...18, 22...28])
        #expect(dashes(line, [6, 4], phase: 10) == [10...16, 20...26])
    }

    @Test func `An odd number of lengths is repeated with dashes and gaps exchanged`() {
        #expect(dashes(line, [5]) == [10...15, 20...25])
        #expect(dashes(line, [3, 2, 1]) == [10...13, 15...16, 19...21, 22...25, 27...28])
    }

    @Test func `A gap without length joins dashes end to end`() {
        #expect(dashes(line, [5, 0]) == [10...15, 15...20, 20...25, 25...30])
    }

    @Test func `Invalid patterns are continuous lines`() {
        for dash in [[0.0], [0, 0], [-1, 2], [.nan], [.infinity, 2], [1e-9]] {
            #expect(dashes(line, dash) == [10...30])
        }
        #expect(dashes(line, [5, 5], phase: .nan) == [10...30])
    }

    @Test func `Dots of a pattern have round caps`() {
        let style = StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0, 10])
        #expect(contains(line, style, 11.5, 10) && contains(line, style, 18.5, 10))
        #expect(!contains(line, style, 15, 10) && !contains(line, style, 11.8, 11.8))
    }

    @Test func `Dashes continue around corners`() {
        let corner = Path { $0.addLines([.zero, Point(x: 10, y: 0), Point(x: 10, y: 10)]) }
        let style = StrokeStyle(lineWidth: 2, dash: [4, 4])
        #expect(contains(corner, style, 10.9, -0.9))
        #expect(contains(corner, style, 10, 1.9) && !contains(corner, style, 10, 2.1))
    }

    @Test func `A dash that passes the start of a closed path has a join there`() {
        let box = Path(Rect(x: 10, y: 10, width: 20, height: 20))
        let style = StrokeStyle(lineWidth: 2, dash: [10, 10], dashPhase: 5)
        #expect(contains(box, style, 9.1, 9.1))
        #expect(contains(box, style, 14.9, 10) && !contains(box, style, 15.1, 10))
        #expect(contains(box, style, 10, 14.9) && !contains(box, style, 10, 15.1))
        // One dash around the whole path.
        let whole = StrokeStyle(lineWidth: 2, dash: [100, 10])
        #expect(contains(box, whole, 9.1, 9.1) && contains(box, whole, 10, 10.5))
        // A gap at the start.
        #expect(!contains(box, StrokeStyle(lineWidth: 2, dash: [10, 10], dashPhase: 15), 9.1, 9.1))
    }

    // MARK: - Limits

    /// Returns the number of points of a stroke that is drawn in a square of 1000 points.
    private func pointCount(_ path: Path, _ style: StrokeStyle) -> Int {
        var outline = FlattenedPath()
        var scratch = StrokeScratch()
        outline.appendStroke(
            of: path, style, transform: .identity, tolerance: 0.1,
            visible: Rect(x: 0, y: 0, width: 1000, height: 1000), scratch: &scratch)
        return outline.pointCount
    }

    @Test func `Only dashes near the visible area are created`() {
        for start in [-1e9, -1e12, -1e17, -1e300] {
            let long = Path { $0.addLines([Point(x: start, y: 500), Point(x: -start, y: 500)]) }
            let count = pointCount(long, StrokeStyle(lineWidth: 2, dash: [0.5, 0.5]))
            #expect((4...5_000).contains(count), "\(start)")
        }
        let long = Path { $0.addLines([Point(x: -1e9, y: 500), Point(x: 1e9, y: 500)]) }
        #expect(pointCount(long, StrokeStyle(lineWidth: 2, dash: [5, 5])) >= 4 * 100)
    }

    @Test func `The number of dashes of a stroke is limited`() {
        var zigzag = Path { $0.move(to: .zero) }
        for index in 0..<2_000 {
            zigzag.addLine(to: Point(x: index % 2 == 0 ? 1000 : 0, y: Double(index) / 2))
        }
        #expect(pointCount(zigzag, StrokeStyle(lineWidth: 1, dash: [0.06])) < 5_000_000)
        let empty = [Double](repeating: 0, count: 100_000) + [0.06, 0]
        #expect(pointCount(zigzag, StrokeStyle(lineWidth: 1, dash: empty)) < 5_000_000)
    }

    @Test func `Wide strokes of very many lines have a bounded number of points`() {
        var zigzag = Path { $0.move(to: .zero) }
        for index in 0..<200_000 {
            zigzag.addLine(to: Point(x: Double(index % 2) * 10, y: Double(index) / 100))
        }
        let style = StrokeStyle(lineWidth: 1e9, lineCap: .round, lineJoin: .round)
        #expect(pointCount(zigzag, style) < 200_000 * 16)
    }

    @Test func `Extreme coordinates give finite outlines`() {
        for value in [1e9, 1e150, 1e300, 1.7e308] {
            let path = Path { $0.addLines([Point(x: -value, y: -value), Point(x: value, y: value), .zero]) }
            for join in [StrokeStyle.LineJoin.miter, .round, .bevel] {
                let outline = path.strokedPath(StrokeStyle(lineWidth: 3, lineJoin: join))
                let isFinite = outline.points.allSatisfy(\.isFinite)
                #expect(isFinite, "\(value)")
            }
        }
    }
}
