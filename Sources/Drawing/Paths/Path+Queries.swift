extension Path {
    /// The smallest rectangle that contains the path; null for an empty path.
    ///
    /// Complexity: O(elements).
    public var boundingRect: Rect {
        if let roundedRect { return roundedRect.rect.standardized }
        var box = BoundingBox()
        var index = 0
        for verb in verbs {
            let count = verb.pointCount
            switch verb {
            case .move:
                // The start of a subpath without lines is not part of the outline, unless the path has nothing else.
                break
            case .line:
                box.add(points[index - 1])
                box.add(points[index])
            case .quadCurve: box.addQuad(points[index - 1], points[index], points[index + 1])
            case .curve:
                box.addCubic(points[index - 1], points[index], points[index + 1], points[index + 2])
            case .close: break
            }
            index += count
        }
        if box.rect.isNull { for point in points { box.add(point) } }
        return box.rect
    }

    /// The smallest rectangle that contains all points of the path, including control points; null for an empty path.
    ///
    /// It contains ``boundingRect`` and is cheaper to compute.
    package var controlPointBounds: Rect {
        if let roundedRect { return roundedRect.rect.standardized }
        var box = BoundingBox()
        for point in points { box.add(point) }
        return box.rect
    }

    /// Returns whether the point is inside, by the even-odd rule if `eoFill` is true, otherwise by the non-zero rule.
    ///
    /// Complexity: O(lines of the flattened path).
    public func contains(_ point: Point, eoFill: Bool = false) -> Bool {
        guard controlPointBounds.insetBy(dx: -1e-9, dy: -1e-9).contains(point) else { return false }
        var lines = FlattenedPath()
        lines.append(self, transform: .identity, tolerance: 0.02, visible: .infinite)
        var winding = 0
        for subpath in lines.subpaths {
            var start = lines.points[subpath.points.upperBound - 1]
            for index in subpath.points {
                let end = lines.points[index]
                defer { start = end }
                guard (start.y <= point.y) != (end.y <= point.y) else { continue }
                let x = start.x + (point.y - start.y) * (end.x - start.x) / (end.y - start.y)
                if x > point.x { winding += end.y > start.y ? 1 : -1 }
            }
        }
        return eoFill ? winding % 2 != 0 : winding != 0
    }

    /// Returns the path with the direction of every subpath reversed.
    func reversed() -> Path {
        var elements: [Element] = []
        forEach { elements.append($0) }
        var result = Path()
        for subpath in elements.split(whereSeparator: \.isMove, keepingSeparators: true) {
            result.appendReversed(Array(subpath))
        }
        return result
    }

    private mutating func appendReversed(_ subpath: [Element]) {
        let isClosed = subpath.last == .closeSubpath
        let drawn = isClosed ? subpath.dropLast() : subpath[...]
        guard let end = drawn.last?.end else { return }
        move(to: end)
        for index in drawn.indices.dropFirst().reversed() {
            guard let start = drawn[index - 1].end else { continue }
            switch drawn[index] {
            case .quadCurve(_, let control): addQuadCurve(to: start, control: control)
            case .curve(_, let first, let second): addCurve(to: start, control1: second, control2: first)
            case .move, .line, .closeSubpath: addLine(to: start)
            }
        }
        if isClosed { closeSubpath() }
    }
}

extension Path.Element {
    fileprivate var isMove: Bool { if case .move = self { true } else { false } }

    /// The point at which the element ends; nil for `closeSubpath`.
    fileprivate var end: Point? {
        switch self {
        case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): point
        case .closeSubpath: nil
        }
    }
}

extension Array {
    /// Returns the subsequences that begin with an element for which `isStart` is true.
    fileprivate func split(whereSeparator isStart: (Element) -> Bool, keepingSeparators: Bool) -> [ArraySlice<
        Element
    >] {
        var result: [ArraySlice<Element>] = []
        var first = 0
        for index in indices.dropFirst() where isStart(self[index]) {
            result.append(self[first..<index])
            first = index
        }
        if first < count { result.append(self[first...]) }
        return result
    }
}

/// The bounding box of lines and curves.
private struct BoundingBox {
    private var low = Point(x: .infinity, y: .infinity)
    private var high = Point(x: -.infinity, y: -.infinity)

    var rect: Rect {
        low.x > high.x
            ? .null : Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    mutating func add(_ point: Point) {
        low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
        high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }

    mutating func addQuad(_ a: Point, _ b: Point, _ c: Point) {
        addCubic(
            a, Point(x: a.x + (b.x - a.x) * 2 / 3, y: a.y + (b.y - a.y) * 2 / 3),
            Point(x: c.x + (b.x - c.x) * 2 / 3, y: c.y + (b.y - c.y) * 2 / 3), c)
    }

    mutating func addCubic(_ a: Point, _ b: Point, _ c: Point, _ d: Point) {
        add(a)
        add(d)
        for t in Self.extremes(a.x, b.x, c.x, d.x) + Self.extremes(a.y, b.y, c.y, d.y) {
            let u = 1 - t
            let (wa, wb, wc, wd) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            add(
                Point(
                    x: wa * a.x + wb * b.x + wc * c.x + wd * d.x,
                    y: wa * a.y + wb * b.y + wc * c.y + wd * d.y))
        }
    }

    /// Returns the parameters at which a coordinate of a cubic curve is extreme.
    private static func extremes(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
        if min(a, d) <= min(b, c), max(b, c) <= max(a, d) { return [] }
        // The derivative, divided by 3, is p t² + 2 q t + r.
        let p = d - 3 * c + 3 * b - a
        let q = c - 2 * b + a
        let r = b - a
        let root = (q * q - p * r).squareRoot()
        guard root.isFinite else { return [] }
        let sum = -(q + (q < 0 ? -root : root))
        return [sum / p, r / sum].filter { $0 > 0 && $0 < 1 }
    }
}
