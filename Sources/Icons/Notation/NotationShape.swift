internal import Drawing

/// A shape that a notation draws by name, with numbers in parentheses.
enum NotationShape: String, CaseIterable {
    /// `circle(x, y, radius)`
    case circle
    /// `ellipse(x, y, radiusX, radiusY)`
    case ellipse
    /// `rect(x, y, width, height[, radius])`
    case rect
    /// `arc(x, y, radius, start, end)`: angles in degrees, clockwise from the right.
    case arc
    /// `polygon(radius, x, y, x, y, x, y, ...)`: a closed line with rounded corners.
    case polygon
    /// `polyline(radius, x, y, x, y, ...)`: an open line with rounded corners.
    case polyline
    /// `ngon(x, y, radius, count, corner[, angle])`: a regular polygon with rounded corners; the first corner is at the top.
    case ngon
    /// `star(x, y, outer, inner, count, corner)`: a star with rounded corners, whose first point is at the top.
    case star
    /// `gear(x, y, outer, inner, count, corner)`: a gear with rounded corners, whose first tooth is at the top.
    case gear
    /// `dot(x, y[, factor])`: a disc whose radius is `factor` times the line width.
    case dot
    /// `slash(x1, y1, x2, y2)`: a line with gaps on both sides.
    case slash
    /// `clear(x, y, radius)`: removes preceding strokes in a circle.
    case clear

    /// The radius of a dot as a multiple of the line width: slightly larger than the end of a line.
    static let dotFactor = 0.68

    /// The permitted numbers of arguments.
    private var counts: ClosedRange<Int> {
        switch self {
        case .circle, .clear: 3...3
        case .ellipse, .slash: 4...4
        case .rect: 4...5
        case .arc: 5...5
        case .polygon: 7...81
        case .polyline: 5...81
        case .ngon: 5...6
        case .star, .gear: 6...6
        case .dot: 2...3
        }
    }

    /// The arguments that are lengths and must not be negative.
    private func lengths(_ numbers: [Double]) -> ArraySlice<Double> {
        switch self {
        case .circle, .clear, .dot, .rect, .ellipse: numbers[2...]
        case .arc: numbers[2...2]
        case .ngon: numbers[2...4]
        case .star, .gear: numbers[2...]
        case .polygon, .polyline: numbers[..<1]
        case .slash: []
        }
    }

    func validate(_ numbers: [Double], column: Int) throws(SymbolNotationError) {
        let isOutline = self == .polygon || self == .polyline
        guard counts.contains(numbers.count), !isOutline || numbers.count % 2 == 1 else {
            let bounds =
                counts.count == 1 ? "\(counts.lowerBound)" : "\(counts.lowerBound) to \(counts.upperBound)"
            throw SymbolNotationError(
                .wrongCount(
                    shape: rawValue, expected: isOutline ? "an odd number of \(bounds)" : bounds,
                    found: numbers.count), column: column)
        }
        if self == .ngon || self == .star || self == .gear {
            let count = numbers[self == .ngon ? 3 : 4]
            guard count >= 3, count <= 64, count == count.rounded() else {
                throw SymbolNotationError(.invalidCount(shape: rawValue), column: column)
            }
        }
        if lengths(numbers).contains(where: { $0 < 0 }) {
            throw SymbolNotationError(.negativeLength(shape: rawValue), column: column)
        }
    }

    /// Returns the contour of the shape; nil for shapes that are no contours.
    func contour(_ numbers: [Double]) -> Contour? {
        let point = Point(x: numbers[0], y: numbers[1])
        switch self {
        case .circle: return .ellipse(center: point, radiusX: numbers[2], radiusY: numbers[2])
        case .ellipse: return .ellipse(center: point, radiusX: numbers[2], radiusY: numbers[3])
        case .rect:
            let rect = Rect(x: point.x, y: point.y, width: numbers[2], height: numbers[3])
            return .rectangle(rect, radius: numbers.count > 4 ? numbers[4] : 0)
        case .arc: return .arc(center: point, radius: numbers[2], from: numbers[3], to: numbers[4])
        case .polygon, .polyline:
            let points = stride(from: 1, to: numbers.count, by: 2).map {
                Point(x: numbers[$0], y: numbers[$0 + 1])
            }
            return .polygon(points, radius: numbers[0], isClosed: self == .polygon)
        case .ngon:
            let turn = numbers.count > 5 ? numbers[5] : 0
            return .radial(
                center: point, radii: [(numbers[2], 0)], count: Int(numbers[3]), corner: numbers[4],
                turn: turn)
        case .star:
            let radii = [(numbers[2], 0), (numbers[3], 0.5)]
            return .radial(center: point, radii: radii, count: Int(numbers[4]), corner: numbers[5])
        case .gear:
            let (outer, inner) = (numbers[2], numbers[3])
            let radii = [(outer, -0.17), (outer, 0.17), (inner, 0.27), (inner, 0.73)]
            return .radial(center: point, radii: radii, count: Int(numbers[4]), corner: numbers[5])
        case .dot, .slash, .clear: return nil
        }
    }
}
