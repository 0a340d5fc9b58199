private import Glibc

/// Converts lines to the outline of a stroke, to be filled by the non-zero rule.
///
/// Each side of a line is offset by half of the width and connected at the corners; a closed subpath gives two outlines, an open
/// one an outline with two caps.
///
///     var outline = FlattenedPath()
///     var stroker = PathStroker(style, tolerance: 0.1)
///     stroker.appendStroke(of: lines, to: &outline)
package struct PathStroker {
    private var half = 0.0
    private var cap = StrokeStyle.LineCap.butt
    private var join = StrokeStyle.LineJoin.miter
    private var miterLimit = 1.0
    /// The largest deviation of a polygon from an arc.
    private var tolerance = 0.0
    /// The angle between two points of an arc.
    private var arcStep = 0.0

    private var corners: ContiguousArray<Corner> = []

    /// A point of a subpath with the line that leaves it.
    private struct Corner {
        var point: Point
        /// Whether the point lies inside of a curve.
        var isInCurve = false
        /// The unit vector of the line to the next corner.
        var direction = Point.zero
        var length = 0.0
    }

    /// `tolerance` is in units of the space of the lines and of the line width.
    package init(_ style: StrokeStyle, tolerance: Double) { configure(style, tolerance: tolerance) }

    /// Changes the style; the storage is kept.
    mutating func configure(_ style: StrokeStyle, tolerance: Double) {
        half = style.lineWidth.isFinite && style.lineWidth > 0 ? min(style.lineWidth, 1e9) / 2 : 0
        cap = style.lineCap
        join = style.lineJoin
        miterLimit = style.miterLimit.isFinite ? max(1, style.miterLimit) : 1
        self.tolerance = tolerance
        let step = half > tolerance ? 2 * acos(1 - tolerance / half) : .pi / 2
        arcStep = max(step, .pi / 512)
    }

    /// The number of points above which arcs get fewer points, so that wide strokes of very many lines stay small.
    private static let largestPointCount = 1 << 21

    /// Appends the outlines of all subpaths.
    package mutating func appendStroke(of lines: borrowing FlattenedPath, to outline: inout FlattenedPath) {
        if half == 0 { return }
        arcStep = max(arcStep, .pi * Double(lines.points.count) / Double(Self.largestPointCount))
        for subpath in lines.subpaths {
            readCorners(lines, subpath)
            if corners.count == 1 {
                appendDot(at: corners[0].point, &outline)
            } else if subpath.isClosed {
                appendSide(isForward: true, isClosed: true, &outline)
                outline.endSubpath(isClosed: true)
                // Of two opposite lines, each is the other side of the other one.
                if corners.count == 2 { continue }
                appendSide(isForward: false, isClosed: true, &outline)
                outline.endSubpath(isClosed: true)
            } else {
                appendSide(isForward: true, isClosed: false, &outline)
                appendSide(isForward: false, isClosed: false, &outline)
                outline.endSubpath(isClosed: true)
            }
        }
    }

    /// Reads the points of a subpath without those that coincide with their predecessor.
    private mutating func readCorners(_ lines: borrowing FlattenedPath, _ subpath: FlattenedPath.Subpath) {
        corners.removeAll(keepingCapacity: true)
        let least = tolerance * 1e-3
        for index in subpath.points {
            let point = lines.points[index]
            if let last = corners.last {
                let (dx, dy) = (point.x - last.point.x, point.y - last.point.y)
                let length = Point(x: dx, y: dy).length
                if !(length > least && length.isFinite) { continue }
                corners[corners.count - 1].direction = Point(x: dx / length, y: dy / length)
                corners[corners.count - 1].length = length
            }
            corners.append(Corner(point: point, isInCurve: lines.isInCurve(index)))
        }
        guard subpath.isClosed, corners.count > 1 else { return }
        let (first, last) = (corners[0].point, corners[corners.count - 1].point)
        let (dx, dy) = (first.x - last.x, first.y - last.y)
        let length = Point(x: dx, y: dy).length
        if !(length > least && length.isFinite) {
            corners.removeLast()
        } else {
            corners[corners.count - 1].direction = Point(x: dx / length, y: dy / length)
            corners[corners.count - 1].length = length
        }
    }

    // MARK: - Sides

    /// Appends one side; of an open subpath with the cap at its end.
    private func appendSide(isForward: Bool, isClosed: Bool, _ outline: inout FlattenedPath) {
        let count = corners.count
        if isForward {
            for index in (isClosed ? 0 : 1)..<(isClosed ? count : count - 1) {
                let before = corners[index == 0 ? count - 1 : index - 1]
                let corner = corners[index]
                appendJoin(
                    corner, before.direction, corner.direction, min(before.length, corner.length),
                    isForward: true, &outline)
            }
            if !isClosed { appendCap(corners[count - 1].point, corners[count - 2].direction, &outline) }
        } else {
            for index in (isClosed ? 0..<count : 1..<(count - 1)).reversed() {
                let before = corners[index == 0 ? count - 1 : index - 1]
                let corner = corners[index]
                appendJoin(
                    corner, -corner.direction, -before.direction, min(before.length, corner.length),
                    isForward: false, &outline)
            }
            if !isClosed { appendCap(corners[0].point, -corners[0].direction, &outline) }
        }
    }

    /// Appends the corner between two unit directions on the side of their normals (-y, x).
    private func appendJoin(
        _ corner: Corner, _ before: Point, _ after: Point, _ shorterLength: Double, isForward: Bool,
        _ outline: inout FlattenedPath
    ) {
        let point = corner.point
        let cross = before.x * after.y - before.y * after.x
        let cosine = before.x * after.x + before.y * after.y
        let first = normal(before)
        let second = normal(after)
        // The corner of the two offset lines.
        let tip = Point(
            x: point.x + (first.x + second.x) / (1 + cosine), y: point.y + (first.y + second.y) / (1 + cosine)
        )
        if cross > 0 || cross == 0 && !isForward {
            // The inner side. Where the offset lines do not meet within the nearer halves of both lines, the outline passes through the
            // corner itself. Otherwise an offset line could run backwards and make a hole.
            if 1 + cosine > 1e-9, 2 * half * abs(cross) <= shorterLength * (1 + cosine) {
                outline.append(tip)
            } else {
                outline.append(point + first)
                outline.append(point)
                outline.append(point + second)
            }
            return
        }
        let squaredCosineOfHalf = (1 + cosine) / 2
        switch corner.isInCurve ? .round : join {
        case .miter where squaredCosineOfHalf * miterLimit * miterLimit >= 1:
            outline.append(tip)
        case .round where squaredCosineOfHalf * (half + tolerance / 2) * (half + tolerance / 2) >= half * half:
            outline.append(tip)
        case .round:
            appendArc(around: point, from: first, to: second, angle: -atan2(abs(cross), cosine), &outline)
        case .miter, .bevel:
            outline.append(point + first)
            outline.append(point + second)
        }
    }

    private func appendCap(_ point: Point, _ direction: Point, _ outline: inout FlattenedPath) {
        let side = normal(direction)
        switch cap {
        case .butt:
            outline.append(point + side)
            outline.append(point - side)
        case .square:
            let end = Point(x: point.x + direction.x * half, y: point.y + direction.y * half)
            outline.append(end + side)
            outline.append(end - side)
        case .round:
            appendArc(around: point, from: side, to: -side, angle: -.pi, &outline)
        }
    }

    /// Appends the dot of a subpath without length: a disc, or a square with horizontal sides.
    private func appendDot(at point: Point, _ outline: inout FlattenedPath) {
        switch cap {
        case .butt: return
        case .round:
            let side = Point(x: half, y: 0)
            appendArc(around: point, from: side, to: side, angle: -2 * .pi, &outline)
        case .square:
            for (x, y) in [(1.0, 1.0), (1, -1), (-1, -1), (-1, 1)] {
                outline.append(Point(x: point.x + x * half, y: point.y + y * half))
            }
        }
        outline.endSubpath(isClosed: true)
    }

    /// Appends the points of an arc, with both ends.
    private func appendArc(
        around center: Point, from start: Point, to end: Point, angle: Double,
        _ outline: inout FlattenedPath
    ) {
        outline.append(center + start)
        let count = Int((abs(angle) / arcStep).rounded(.up))
        if count > 1 {
            let (cosine, sine) = (cos(angle / Double(count)), sin(angle / Double(count)))
            var arm = start
            for _ in 1..<count {
                arm = Point(x: arm.x * cosine - arm.y * sine, y: arm.x * sine + arm.y * cosine)
                outline.append(center + arm)
            }
        }
        outline.append(center + end)
    }

    private func normal(_ direction: Point) -> Point { Point(x: -direction.y * half, y: direction.x * half) }
}

extension Point {
    /// The distance from the origin, also if its square overflows.
    var length: Double {
        let length = (x * x + y * y).squareRoot()
        return length.isFinite ? length : hypot(x, y)
    }

    fileprivate static prefix func - (point: Point) -> Point { Point(x: -point.x, y: -point.y) }
}
