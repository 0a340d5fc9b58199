internal import Drawing

/// The geometry of a symbol for a line width: centre lines, or filled polygons, or both.
///
/// Strokes and fills do not overlap, so that a symbol in a translucent colour is even. For this, the strokes of a symbol with fills are
/// converted to outlines.
struct SymbolOutline: Hashable, Sendable {
    /// The line width in grid units.
    let lineWidth: Double
    /// The line width of marks that are removed from fills; limited, so that their parts remain separate in heavy weights.
    private var cutWidth: Double { min(lineWidth, Self.maximumCutWidth) }
    static let maximumCutWidth = 2.3
    /// The centre lines.
    private(set) var strokes: [Contour] = []
    /// Polygons that are filled by the nonzero winding rule.
    private(set) var fills: [[Point]] = []

    init(_ parts: [SymbolPart], lineWidth: Double) {
        self.lineWidth = lineWidth
        var cuts: [Contour] = []
        for part in parts {
            switch part {
            case .stroke(let contour): strokes.append(contour)
            case .fill(let contour): addFill(contour)
            case .cut(let contour): cuts.append(contour)
            case .hole(let contour): addHole(contour)
            case .dot(let center, let factor, let isCut): addDot(center, factor, isCut: isCut)
            case .clear(let center, let radius):
                clear(Capsule(start: center, end: center, radius: radius + lineWidth / 2))
            case .slash(let start, let end):
                clear(Capsule(start: start, end: end, radius: Self.slashGap + lineWidth))
                var line = Contour(start: start)
                line.addLine(to: end)
                strokes.append(line)
            }
        }
        for polygon in StrokeOutline.polygons(of: cuts, lineWidth: cutWidth) {
            fills.append(polygon.reversed())
        }
        if !strokes.isEmpty, parts.contains(where: overlapsStrokes) {
            fills += StrokeOutline.polygons(of: strokes, lineWidth: lineWidth)
            strokes = []
        }
    }

    /// The distance between a slash and the strokes that it interrupts, in grid units.
    private static let slashGap = 0.9

    private mutating func clear(_ area: Capsule) { strokes = strokes.flatMap { $0.clipped(outside: area) } }

    private mutating func addFill(_ contour: Contour) {
        let points = contour.flattened()
        let outside = OffsetPolygon.doubleArea(points) < 0 ? points : points.reversed()
        fills += OffsetPolygon.left(of: outside, distance: lineWidth / 2).map { $0.reversed() }
    }

    private mutating func addHole(_ contour: Contour) {
        let points = contour.flattened()
        let inside = OffsetPolygon.doubleArea(points) > 0 ? points : points.reversed()
        fills += OffsetPolygon.left(of: inside, distance: cutWidth / 2).map { $0.reversed() }
    }

    private mutating func addDot(_ center: Point, _ factor: Double, isCut: Bool) {
        let radius = factor * (isCut ? cutWidth : lineWidth)
        let points = Contour.ellipse(center: center, radiusX: radius, radiusY: radius).flattened()
        fills.append(isCut ? points.reversed() : points)
    }

    /// Returns whether a part adds a filled area that may overlap strokes.
    private func overlapsStrokes(_ part: SymbolPart) -> Bool {
        switch part {
        case .fill: return true
        case .dot(let center, let factor, isCut: false):
            let reach = (factor + 0.5) * lineWidth
            return strokes.contains { contour in
                let points = contour.flattened()
                return points.indices.contains { index in
                    let next =
                        index + 1 < points.count
                        ? points[index + 1] : contour.isClosed ? points[0] : points[index]
                    return Capsule(start: points[index], end: next, radius: reach).contains(center)
                }
            }
        case .stroke, .cut, .hole, .dot, .clear, .slash: return false
        }
    }

    /// The bounding box of the drawing, in grid units; null if nothing is drawn.
    var bounds: Rect {
        var box = Rect.null
        for polygon in fills {
            for point in polygon { box = box.union(Rect(origin: point, size: .zero)) }
        }
        for contour in strokes {
            box = box.union(contour.bounds.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2))
        }
        return box
    }
}
