/// Drawing of marks: check marks, signs and chevrons, as stroked paths with round ends and joins.
extension ControlPainter {
    /// The direction in which a chevron points.
    package enum Direction { case left, right, up, down }

    /// Returns `width` rounded to whole pixels, at least one.
    private func wholePixels(_ width: Double) -> Double {
        max(1, (width * canvas.scale).rounded()) / canvas.scale
    }

    /// Returns the nearest coordinate at which a line of `width` points, centred on it, begins and ends at the edge of a pixel.
    private func centerOfLine(near coordinate: Double, width: Double) -> Double {
        let offset = width * canvas.scale / 2
        return ((coordinate * canvas.scale - offset).rounded() + offset) / canvas.scale
    }

    /// Returns the nearest point whose coordinates are edges or middles of pixels, where a symmetric drawing is drawn symmetrically.
    private func symmetric(_ point: Point) -> Point {
        let steps = 2 * canvas.scale
        return Point(x: (point.x * steps).rounded() / steps, y: (point.y * steps).rounded() / steps)
    }

    private func stroke(_ points: [Point], around center: Point, _ ink: Color, width: Double) {
        var path = Path()
        path.addLines(points.map { center + $0 })
        canvas.stroke(path, ink, style: StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
    }

    /// Draws a chevron, centred on the pixels nearest to `point`; `size` is half of its length, in points.
    package func chevron(at point: Point, pointing direction: Direction, _ ink: Color, size: Double = 3.6) {
        let half = size / 2
        // The points of a chevron that points right, turned by exchanging coordinates and signs.
        var points: [Point] = []
        for (along, across) in [(-half, -size), (half, 0), (-half, size)] {
            switch direction {
            case .right: points.append(Point(x: along, y: across))
            case .left: points.append(Point(x: -along, y: across))
            case .down: points.append(Point(x: across, y: along))
            case .up: points.append(Point(x: across, y: -along))
            }
        }
        stroke(points, around: symmetric(point), ink, width: 1.6)
    }

    /// Draws a check mark in the middle of a square with a side of `side` points, which is centred on `center`.
    package func checkMark(at center: Point, side: Double, _ ink: Color, width: Double) {
        let unit = side / 20
        let points = [(-4.5, 0.5), (-1.35, 3.65), (4.5, -3.35)].map { Point(x: $0 * unit, y: $1 * unit) }
        stroke(points, around: symmetric(center), ink, width: width)
    }

    /// Draws a minus sign of `length` points, whose line has whole pixels.
    package func minus(at center: Point, length: Double, _ ink: Color, width: Double) {
        sign(at: center, length: length, ink, width: width, isPlus: false)
    }

    /// Draws a plus sign of `length` points, whose lines have whole pixels.
    package func plus(at center: Point, length: Double, _ ink: Color, width: Double) {
        sign(at: center, length: length, ink, width: width, isPlus: true)
    }

    private func sign(at center: Point, length: Double, _ ink: Color, width: Double, isPlus: Bool) {
        let width = wholePixels(width)
        let middle = Point(
            x: centerOfLine(near: center.x, width: width), y: centerOfLine(near: center.y, width: width))
        let reach = max(0, wholePixels(length) - width) / 2
        var path = Path()
        path.addLines([middle + Point(x: -reach, y: 0), middle + Point(x: reach, y: 0)])
        if isPlus {
            // One path, so that a translucent colour is not darker where the lines cross.
            path.addLines([middle + Point(x: 0, y: -reach), middle + Point(x: 0, y: reach)])
        }
        canvas.stroke(path, ink, style: StrokeStyle(lineWidth: width, lineCap: .round))
    }
}
