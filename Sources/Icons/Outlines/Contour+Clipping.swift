internal import Drawing

/// The area within a distance of a line; a disc if both ends are equal.
struct Capsule {
    var start: Point
    var end: Point
    var radius: Double

    /// Returns whether the point is inside.
    func contains(_ point: Point) -> Bool {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = dx * dx + dy * dy
        let share = length > 0 ? ((point.x - start.x) * dx + (point.y - start.y) * dy) / length : 0
        let t = min(1, max(0, share))
        return point.distance(to: Point(x: start.x + dx * t, y: start.y + dy * t)) < radius
    }
}

extension Contour {
    /// Returns the parts of the contour outside of an area, as open contours; the contour itself if nothing is inside.
    func clipped(outside area: Capsule) -> [Contour] {
        var lines: [Contour] = []
        var open: Contour?
        var isWhole = true
        var closing = segments
        if isClosed, !end.isClose(to: start) { closing.append(.line(start)) }
        var current = start
        if !area.contains(start) { open = Contour(start: start) }
        for segment in closing {
            let curve = CubicCurve(from: current, segment)
            let borders = curve.crossings(of: area)
            if !borders.isEmpty { isWhole = false }
            for (first, last) in zip([0] + borders, borders + [1]) {
                if area.contains(curve.point(at: (first + last) / 2)) {
                    if let open, !open.segments.isEmpty { lines.append(open) }
                    open = nil
                    isWhole = false
                    continue
                }
                let part = curve.part(from: first, to: last)
                var line = open ?? Contour(start: part.start)
                switch segment {
                case .line: line.addLine(to: part.end)
                case .cubic: line.addCurve(to: part.end, part.control1, part.control2)
                }
                open = line
            }
            current = segment.end
        }
        if isWhole { return [self] }
        if let open, !open.segments.isEmpty { lines.append(open) }
        return isClosed ? joined(lines) : lines
    }

    /// Joins the first and the last line of a closed contour if its start is outside of the area.
    private func joined(_ lines: [Contour]) -> [Contour] {
        guard lines.count > 1, let first = lines.first, var last = lines.last, last.end.isClose(to: start),
            first.start.isClose(to: start)
        else { return lines }
        last.segments += first.segments
        return Array(lines[1..<(lines.count - 1)]) + [last]
    }
}

extension CubicCurve {
    /// Creates the curve of a segment; a line has its control points at thirds.
    fileprivate init(from start: Point, _ segment: Contour.Segment) {
        switch segment {
        case .line(let end):
            func third(_ share: Double) -> Point {
                Point(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
            }
            self.init(start: start, control1: third(1 / 3), control2: third(2 / 3), end: end)
        case .cubic(let first, let second, let end):
            self.init(start: start, control1: first, control2: second, end: end)
        }
    }

    /// Returns the parameters at which the curve enters or leaves the area, in order.
    ///
    /// Parts shorter than a 48th of the curve may be missed.
    fileprivate func crossings(of area: Capsule) -> [Double] {
        let steps = 48
        var found: [Double] = []
        var wasInside = area.contains(start)
        for step in 1...steps {
            let isInside = area.contains(point(at: Double(step) / Double(steps)))
            if isInside != wasInside {
                var (low, high) = (Double(step - 1) / Double(steps), Double(step) / Double(steps))
                for _ in 0..<20 {
                    let middle = (low + high) / 2
                    if area.contains(point(at: middle)) == wasInside { low = middle } else { high = middle }
                }
                found.append((low + high) / 2)
            }
            wasInside = isInside
        }
        return found
    }

    fileprivate func part(from first: Double, to last: Double) -> CubicCurve {
        let rest = split(at: first).1
        return first < 1 ? rest.split(at: (last - first) / (1 - first)).0 : rest
    }
}
