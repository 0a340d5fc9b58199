internal import Drawing
private import Glibc

/// The outline of strokes with round ends and corners, as polygons.
///
/// The strokes are a planar graph, whose edges are split where they cross. Each face of the graph is a closed walk along its edges; the
/// polygon at half of the line width inside of a face is part of the outline.
struct StrokeOutline {
    private var points: [Point] = []
    /// The neighbours of each point.
    private var neighbors: [[Int]] = []

    /// Returns the outline of contours: positive areas are covered, negative ones are the holes in them.
    static func polygons(of contours: [Contour], lineWidth: Double) -> [[Point]] {
        var graph = StrokeOutline()
        var result: [[Point]] = []
        var lines: [(Point, Point)] = []
        for contour in contours {
            let points = contour.flattened()
            if points.count == 1 {
                result += OffsetPolygon.left(of: points, distance: lineWidth / 2).map { $0.reversed() }
            }
            lines += zip(points, points.dropFirst())
            if contour.isClosed, points.count > 2 { lines.append((points[points.count - 1], points[0])) }
        }
        let edges = lines.count > maximumEdges ? lines : split(lines)
        guard edges.count <= maximumEdges else {
            // The outline of each line alone: they cover the same area, but overlap.
            return result
                + lines.flatMap {
                    OffsetPolygon.left(of: [$0.0, $0.1], distance: lineWidth / 2).map { $0.reversed() }
                }
        }
        for (start, end) in edges { graph.addEdge(start, end) }
        for face in graph.faces() {
            result += OffsetPolygon.left(of: face, distance: lineWidth / 2).map { $0.reversed() }
        }
        return result
    }

    /// The number of edges that bounds the time for the graph; bundled symbols have at most some hundreds.
    private static let maximumEdges = 1500

    /// Splits lines at the points where they cross or touch.
    private static func split(_ lines: [(Point, Point)]) -> [(Point, Point)] {
        var result: [(Point, Point)] = []
        for (index, line) in lines.enumerated() {
            var stops: [Point] = []
            for (other, crossed) in lines.enumerated() where other != index {
                if let point = OffsetPolygon.crossing(line.0, line.1, crossed.0, crossed.1) {
                    stops.append(point)
                }
                // Lines in the same direction may overlap.
                stops += [crossed.0, crossed.1].filter { isNear($0, line) }
            }
            stops.sort { $0.distance(to: line.0) < $1.distance(to: line.0) }
            var current = line.0
            for stop in stops + [line.1] where !stop.isNear(current) {
                result.append((current, stop))
                current = stop
            }
        }
        return result
    }

    private static func isNear(_ point: Point, _ line: (Point, Point)) -> Bool {
        Capsule(start: line.0, end: line.1, radius: 1e-4).contains(point)
    }

    private mutating func index(of point: Point) -> Int {
        if let known = points.firstIndex(where: { $0.isNear(point) }) { return known }
        points.append(point)
        neighbors.append([])
        return points.count - 1
    }

    private mutating func addEdge(_ start: Point, _ end: Point) {
        let (first, second) = (index(of: start), index(of: end))
        guard first != second, !neighbors[first].contains(second) else { return }
        neighbors[first].append(second)
        neighbors[second].append(first)
    }

    /// Returns the closed walks around the faces, each with its face on the left, seen with an upward y axis.
    private func faces() -> [[Point]] {
        let sorted = neighbors.enumerated().map { index, others in
            others.sorted { angle(index, $0) < angle(index, $1) }
        }
        var visited = Set<[Int]>()
        var faces: [[Point]] = []
        for start in points.indices {
            for neighbor in sorted[start] where !visited.contains([start, neighbor]) {
                var walk: [Point] = []
                var (from, to) = (start, neighbor)
                while visited.insert([from, to]).inserted {
                    walk.append(points[from])
                    // The next edge clockwise from the one on which the walk arrives.
                    let others = sorted[to]
                    let place = others.firstIndex(of: from) ?? 0
                    (from, to) = (to, others[(place + others.count - 1) % others.count])
                }
                faces.append(walk)
            }
        }
        return faces
    }

    private func angle(_ from: Int, _ to: Int) -> Double {
        atan2(points[to].y - points[from].y, points[to].x - points[from].x)
    }
}

extension Point {
    /// Returns whether the points are so close that a stroke's outline treats them as one.
    fileprivate func isNear(_ other: Point) -> Bool { abs(x - other.x) < 1e-4 && abs(y - other.y) < 1e-4 }
}
