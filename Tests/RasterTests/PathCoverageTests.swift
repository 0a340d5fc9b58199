import Drawing
import RandomNumbers
import Raster
import Testing

/// The coverage of filled and stroked paths.
struct PathCoverageTests {
    private let side = 48

    private func alpha(_ commands: [DrawCommand], scale: Double = 1) -> Bitmap {
        Bitmap.draw(commands, width: side, height: side, scale: scale)
    }

    private func fill(_ path: Path, eoFill: Bool = false) -> DrawCommand {
        .fillPath(path, .color(.black), style: FillStyle(eoFill: eoFill))
    }

    /// Returns a polygon around the centre whose points have ascending angles, so that it does not intersect itself.
    private func star(_ random: inout SeededRandom) -> [Point] {
        let count = 3 + random.index(below: 8)
        let angles = (0..<count).map { _ in random.number(0...(2 * .pi)) }.sorted()
        return angles.map { angle in
            let turn = AffineTransform(rotationAngle: angle)
            return Point(x: random.number(2...22), y: 0).applying(turn) + Point(x: 24.3, y: 23.8)
        }
    }

    /// Returns the area of a polygon within a pixel: by clipping it at the four edges.
    private func area(of polygon: [Point], x: Int, y: Int) -> Double {
        var points = polygon
        for (edge, sign, isVertical) in [
            (Double(x), 1.0, true), (Double(x + 1), -1, true), (Double(y), 1, false),
            (Double(y + 1), -1, false),
        ] {
            func inside(_ point: Point) -> Double { ((isVertical ? point.x : point.y) - edge) * sign }
            var clipped: [Point] = []
            for (index, point) in points.enumerated() {
                let last = points[index == 0 ? points.count - 1 : index - 1]
                let (a, b) = (inside(last), inside(point))
                if (a < 0) != (b < 0) {
                    let share = a / (a - b)
                    clipped.append(
                        Point(x: last.x + (point.x - last.x) * share, y: last.y + (point.y - last.y) * share))
                }
                if b >= 0 { clipped.append(point) }
            }
            points = clipped
        }
        var sum = 0.0
        for (index, point) in points.enumerated() {
            let last = points[index == 0 ? points.count - 1 : index - 1]
            sum += last.x * point.y - last.y * point.x
        }
        return abs(sum) / 2
    }

    @Test(arguments: 1...30 as ClosedRange<Int>)
    func `Coverage of simple polygons is the exact area of each pixel`(seed: Int) {
        var random = SeededRandom(seed: seed)
        let polygon = star(&random)
        let path = Path {
            $0.addLines(polygon)
            $0.closeSubpath()
        }
        let bitmap = alpha([fill(path)])

        // Corners are rounded to 1/256 pixel; an edge through a pixel moves by at most that much.
        var largest = 0.0
        for y in 0..<side {
            for x in 0..<side {
                largest = max(
                    largest, abs(Double(bitmap[x, y] >> 24) - 255 * area(of: polygon, x: x, y: y)))
            }
        }
        #expect(largest <= 2)
    }

    @Test func `Subpaths overlap by the fill rule`() {
        var path = Path(Rect(x: 4, y: 4, width: 30, height: 30))
        path.addRect(Rect(x: 10, y: 10, width: 10, height: 10))

        let nonZero = alpha([fill(path)])
        let evenOdd = alpha([fill(path, eoFill: true)])

        #expect(nonZero[15, 15] >> 24 == 255 && evenOdd[15, 15] >> 24 == 0)
        #expect(nonZero.coveredArea == 900 && evenOdd.coveredArea == 800)
    }

    @Test func `Adjacent polygons with a common edge cover each pixel once`() {
        let (a, b) = (Point(x: 13.7, y: 3.2), Point(x: 31.1, y: 44.9))
        let left = Path { $0.addLines([Point(x: 0, y: 0), a, b, Point(x: 0, y: 48)]) }
        let right = Path { $0.addLines([Point(x: 48, y: 0), a, b, Point(x: 48, y: 48)]) }
        let (first, second) = (alpha([fill(left)]), alpha([fill(right)]))

        for y in 5..<44 {
            for x in 0..<side {
                let sum = Int(first[x, y] >> 24) + Int(second[x, y] >> 24)
                #expect(abs(sum - 255) <= 1)
            }
        }
    }

    @Test func `A circle has its area at every scale`() {
        for scale in [0.5, 1, 1.25, 2] {
            var circle = Path(ellipseIn: Rect(x: 3, y: 3, width: 17, height: 17))
            circle.move(to: .zero)
            let area = alpha([fill(circle)], scale: scale).coveredArea
            // The polygon lies inside of the circle, at a distance of at most a tenth of a pixel.
            let exact = Double.pi * 8.5 * 8.5 * scale * scale
            #expect(area <= exact && area > exact - 2 * .pi * 8.5 * scale * 0.1)
        }
    }

    @Test func `A filled rounded rectangle moves once with a translation`() {
        let box = Path(Rect(x: 4, y: 4, width: 10, height: 10))
        let bitmap = alpha([
            .pushTransform(AffineTransform(translationX: 8, y: 3)), fill(box), .popTransform,
        ])

        #expect(bitmap[12, 7] >> 24 == 255 && bitmap[21, 16] >> 24 == 255)
        #expect(bitmap.coveredArea == 100)
    }

    @Test func `A border that is wider than its shape fills it under a rotation`() {
        let shape = RoundedRect(Rect(x: 14, y: 14, width: 16, height: 16))
        let turn = AffineTransform(translationX: 22, y: 22).rotated(by: 0.5).translatedBy(x: -22, y: -22)
        let bitmap = alpha([
            .pushTransform(turn), .strokeBorder(shape, width: 9, .black, edges: .antialiased), .popTransform,
        ])

        #expect(abs(bitmap.coveredArea - 256) < 1)
    }

    // MARK: - Strokes

    /// Returns the distance between a point and a line.
    private func distance(_ p: Point, _ a: Point, _ b: Point) -> Double {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let square = dx * dx + dy * dy
        let t = square > 0 ? min(1, max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / square)) : 0
        let (x, y) = (p.x - a.x - t * dx, p.y - a.y - t * dy)
        return (x * x + y * y).squareRoot()
    }

    @Test(arguments: 1...12 as ClosedRange<Int>)
    func `A round stroke covers the points near its lines`(seed: Int) {
        var random = SeededRandom(seed: seed)
        // Short lines with wide strokes in a third of the cases.
        let isShort = seed % 3 == 0
        var points = [Point(x: random.number(15...30), y: random.number(15...30))]
        for _ in 0..<(isShort ? 12 : 4) {
            let reach = isShort ? 2.5 : 14
            let last = points[points.count - 1]
            points.append(
                Point(
                    x: min(40, max(8, last.x + random.number(-reach...reach))),
                    y: min(40, max(8, last.y + random.number(-reach...reach)))))
        }
        let isClosed = seed % 2 == 0
        let width = isShort ? random.number(4...14) : random.number(1...9)
        let path = Path {
            $0.addLines(points)
            if isClosed { $0.closeSubpath() }
        }
        let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
        let bitmap = alpha([.strokePath(path, .color(.black), style: style)])
        if isClosed { points.append(points[0]) }

        // 6 x 6 samples for each pixel. The outline deviates by a tenth of a pixel; where its parts meet, their coverage is added.
        var difference = 0.0
        for y in 0..<side {
            for x in 0..<side {
                var count = 0
                for sample in 0..<36 {
                    let p = Point(
                        x: Double(x) + (Double(sample % 6) + 0.5) / 6,
                        y: Double(y) + (Double(sample / 6) + 0.5) / 6)
                    let isNear = zip(points, points.dropFirst()).contains {
                        distance(p, $0, $1) <= width / 2
                    }
                    if isNear { count += 1 }
                }
                let found = Int(bitmap[x, y] >> 24)
                difference = max(difference, abs(Double(found) - Double(count) * 255 / 36))
                if count == 36 { #expect(found >= 225, "a hole at \(x), \(y)") }
                if count == 0 { #expect(found <= 30, "a spike at \(x), \(y)") }
            }
        }
        #expect(difference <= 110)
    }

    @Test func `A stroke under a transform with two scales is scaled with its width`() {
        let line = Path { $0.addLines([Point(x: 2, y: 4), Point(x: 10, y: 4)]) }
        let bitmap = alpha([
            .pushTransform(AffineTransform(scaleX: 4, y: 2)),
            .strokePath(line, .color(.black), style: StrokeStyle(lineWidth: 3, lineCap: .square)),
            .popTransform,
        ])
        #expect(bitmap.coveredArea == (8 + 3) * 4 * 3 * 2)
    }

    // MARK: - Clips

    @Test func `A clip to a path keeps what is drawn inside of it`() {
        let triangle = Path {
            $0.addLines([Point(x: 4.3, y: 4), Point(x: 40, y: 9.7), Point(x: 12, y: 44)])
            $0.closeSubpath()
        }
        let clipped = alpha([
            .pushPathClip(triangle, FillStyle()), .box(0, 0, 24, 48), .box(24, 0, 24, 48), .popClip,
        ])

        #expect(clipped == alpha([fill(triangle)]))
    }

    @Test func `Clips to paths are nested`() {
        let left = Path { $0.addEllipse(in: Rect(x: 2, y: 4, width: 30, height: 20)) }
        let right = Path { $0.addEllipse(in: Rect(x: 16, y: 4, width: 30, height: 20)) }
        let bitmap = alpha([
            .pushPathClip(left, FillStyle()), .pushPathClip(right, FillStyle()), .box(0, 0, 48, 48),
            .popClip, .popClip,
        ])

        #expect(bitmap[24, 14] >> 24 == 255)
        #expect(bitmap[8, 14] >> 24 == 0 && bitmap[40, 14] >> 24 == 0)
    }
}
