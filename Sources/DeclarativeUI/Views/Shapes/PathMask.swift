/// The pixels that an outline covers, and the coverage of each.
struct PathMask {
    /// The leftmost column of the mask in pixels from the origin; `top` is its first row.
    let left: Int
    let top: Int
    let width: Int
    let height: Int
    /// The coverage of each pixel from 0 to 1, row by row.
    let coverage: [Float]

    /// The number of scan lines for each pixel row; coverage along a scan line is exact.
    private static let lines = 8

    private struct Edge {
        let top: Double
        let bottom: Double
        /// The x coordinate at y = 0; `slope` is its increase with y.
        let x: Double
        let slope: Double
        let way: Int
    }

    /// Creates a mask of polygons, clipped to `limits` (both in points); nil if nothing is covered.
    init?(_ polygons: [[Point]], scale: Double, limits: Rect, isEvenOdd: Bool = false) {
        var box = Rect.null
        for point in polygons.joined() { box = box.union(Rect(origin: point, size: .zero)) }
        box = box.isNull ? box : box.intersection(limits)
        guard !box.isNull, box.isFinite, scale > 0, box.width > 0 || box.height > 0 else { return nil }
        left = Int((box.minX * scale).rounded(.down))
        top = Int((box.minY * scale).rounded(.down))
        width = Int((box.maxX * scale).rounded(.up)) - left
        height = Int((box.maxY * scale).rounded(.up)) - top
        guard width > 0, height > 0, width <= 8192, height <= 8192 else { return nil }
        let edges = Self.edges(polygons, scale, Double(left), Double(top), Double(height))
        coverage = Self.fill(edges, width, height, isEvenOdd)
    }

    private static func edges(
        _ polygons: [[Point]], _ scale: Double, _ left: Double, _ top: Double, _ height: Double
    ) -> [Edge] {
        var edges: [Edge] = []
        for polygon in polygons where polygon.count > 1 {
            for (index, point) in polygon.enumerated() {
                let other = polygon[(index + 1) % polygon.count]
                let (y0, y1) = (point.y * scale - top, other.y * scale - top)
                if y0 == y1 || max(y0, y1) <= 0 || min(y0, y1) >= height { continue }
                let (x0, x1) = (point.x * scale - left, other.x * scale - left)
                let slope = (x1 - x0) / (y1 - y0)
                edges.append(
                    Edge(
                        top: min(y0, y1), bottom: max(y0, y1), x: x0 - y0 * slope, slope: slope,
                        way: y1 > y0 ? 1 : -1))
            }
        }
        return edges.sorted { $0.top < $1.top }
    }

    private static func fill(_ edges: [Edge], _ width: Int, _ height: Int, _ isEvenOdd: Bool) -> [Float] {
        var coverage = [Float](repeating: 0, count: width * height)
        var active: [Edge] = []
        var next = 0
        var crossings: [(x: Double, way: Int)] = []
        for line in 0..<(height * lines) {
            let y = (Double(line) + 0.5) / Double(lines)
            while next < edges.count, edges[next].top <= y {
                active.append(edges[next])
                next += 1
            }
            active.removeAll { $0.bottom <= y }
            if active.isEmpty { continue }
            crossings.removeAll(keepingCapacity: true)
            for edge in active { crossings.append((edge.x + edge.slope * y, edge.way)) }
            crossings.sort { $0.x < $1.x }
            var winding = 0
            for index in 0..<(crossings.count - 1) {
                winding += crossings[index].way
                let isInside = isEvenOdd ? index % 2 == 0 : winding != 0
                if !isInside { continue }
                cover(
                    &coverage, row: line / lines * width, width, from: crossings[index].x,
                    to: crossings[index + 1].x)
            }
        }
        return coverage
    }

    /// Adds the coverage of one scan line from `from` to `to`.
    private static func cover(
        _ coverage: inout [Float], row: Int, _ width: Int, from: Double, to: Double
    ) {
        let (from, to) = (max(0, from), min(Double(width), to))
        guard from < to else { return }
        let share = 1 / Float(lines)
        let (first, last) = (Int(from), min(width - 1, Int(to)))
        if first == last {
            coverage[row + first] += Float(to - from) * share
            return
        }
        coverage[row + first] += Float(Double(first + 1) - from) * share
        for index in (first + 1)..<max(first + 1, last) { coverage[row + index] += share }
        coverage[row + last] += Float(to - Double(last)) * share
    }

    /// Returns the frame of the mask in points.
    func rect(scale: Double) -> Rect {
        Rect(
            x: Double(left) / scale, y: Double(top) / scale, width: Double(width) / scale,
            height: Double(height) / scale)
    }

    /// Returns an image of the covered pixels, each in the colour that `color` returns for its centre, in points.
    func image(scale: Double, _ color: (Point) -> Color) -> Widgets.Image {
        var pixels = [UInt32](repeating: 0, count: width * height)
        for y in 0..<height {
            for x in 0..<width {
                let share = Double(min(1, coverage[y * width + x]))
                if share <= 0 { continue }
                let color = color(
                    Point(x: (Double(left + x) + 0.5) / scale, y: (Double(top + y) + 0.5) / scale))
                pixels[y * width + x] = color.withAlphaComponent(color.alpha * share).premultiplied
            }
        }
        return Widgets.Image(bitmap: Bitmap(width: width, height: height, pixels: pixels), scale: scale)
    }
}
