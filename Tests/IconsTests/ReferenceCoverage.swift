import Drawing

@testable import Icons

/// Decides by distances whether a symbol covers a point, independently of the outlines that are drawn.
struct ReferenceCoverage {
    /// A contour as lines, for distances and winding numbers.
    private struct Lines {
        let points: [Point]
        let isClosed: Bool
        let bounds: Rect

        init(_ contour: Contour) {
            points = contour.flattened()
            isClosed = contour.isClosed
            bounds = contour.bounds
        }

        func distance(to point: Point) -> Double {
            if points.count == 1 { return distance(points[0], points[0], point) }
            var nearest = Double.infinity
            for index in 1..<points.count {
                nearest = min(nearest, distance(points[index - 1], points[index], point))
            }
            if isClosed { nearest = min(nearest, distance(points[points.count - 1], points[0], point)) }
            return nearest
        }

        private func distance(_ a: Point, _ b: Point, _ point: Point) -> Double {
            let (dx, dy) = (b.x - a.x, b.y - a.y)
            let length = dx * dx + dy * dy
            let t =
                length > 0
                ? min(1, max(0, ((point.x - a.x) * dx + (point.y - a.y) * dy) / length)) : 0
            let (x, y) = (a.x + dx * t - point.x, a.y + dy * t - point.y)
            return (x * x + y * y).squareRoot()
        }

        func encloses(_ point: Point) -> Bool { windingNumber(of: points, around: point) != 0 }
    }

    private enum Part {
        case stroke(Lines)
        case fill(Lines)
        case cut(Lines)
        case hole(Lines)
        case dot(Point, Double, isCut: Bool)
    }

    private var parts: [Part] = []
    private let half: Double
    /// Half of the width of removed lines.
    private let cutHalf: Double

    /// Nil for a symbol whose strokes are interrupted, which this type does not compute.
    init?(_ symbol: Symbol, lineWidth: Double) {
        half = lineWidth / 2
        cutHalf = min(half, SymbolOutline.maximumCutWidth / 2)
        for part in symbol.parts {
            switch part {
            case .stroke(let contour): parts.append(.stroke(Lines(contour)))
            case .fill(let contour): parts.append(.fill(Lines(contour)))
            case .cut(let contour): parts.append(.cut(Lines(contour)))
            case .hole(let contour): parts.append(.hole(Lines(contour)))
            case .dot(let center, let factor, let isCut):
                parts.append(.dot(center, factor * 2 * (isCut ? cutHalf : half), isCut: isCut))
            case .clear, .slash: return nil
            }
        }
    }

    /// Returns whether the point is covered; nil if it is within `tolerance` of an edge.
    func covers(_ point: Point, tolerance: Double) -> Bool? {
        var isFilled = false
        var isRemoved = false
        var isStroked = false
        for part in parts {
            // The signed distance from the edge of the part; negative inside.
            let edge: Double
            switch part {
            case .stroke(let lines): edge = lines.distance(to: point) - half
            case .cut(let lines): edge = lines.distance(to: point) - cutHalf
            case .fill(let lines):
                edge =
                    lines.encloses(point)
                    ? -half - lines.distance(to: point) : lines.distance(to: point) - half
            case .hole(let lines):
                edge = lines.encloses(point) ? cutHalf - lines.distance(to: point) : cutHalf
            case .dot(let center, let radius, _): edge = center.distance(to: point) - radius
            }
            if abs(edge) < tolerance { return nil }
            guard edge < 0 else { continue }
            switch part {
            case .stroke: isStroked = true
            case .fill: isFilled = true
            case .cut, .hole, .dot(_, _, isCut: true): isRemoved = true
            case .dot: isStroked = true
            }
        }
        return isStroked || isFilled && !isRemoved
    }
}

/// Returns how often a closed polygon winds around a point.
func windingNumber(of polygon: [Point], around point: Point) -> Int {
    var winding = 0
    guard var last = polygon.last else { return 0 }
    for next in polygon {
        if (last.y <= point.y) != (next.y <= point.y) {
            let x = last.x + (point.y - last.y) / (next.y - last.y) * (next.x - last.x)
            if x > point.x { winding += next.y > last.y ? 1 : -1 }
        }
        last = next
    }
    return winding
}
