/// A sequence of colours at locations from 0 to 1: `SwiftUI.Gradient`.
///
///     Gradient(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 0.7)])
public struct Gradient: Hashable, Sendable {
    /// A colour at a location of a gradient.
    ///
    ///     Gradient.Stop(color: .white, location: 0.5)
    public struct Stop: Hashable, Sendable {
        /// The colour at the location.
        public var color: Color
        /// The location as a fraction of the gradient's length, from 0 to 1.
        public var location: Double

        public init(color: Color, location: Double) {
            self.color = color
            self.location = location
        }
    }

    /// The colours and their locations, in order.
    public var stops: [Stop]

    public init(stops: [Stop]) { self.stops = stops }

    /// Creates a gradient with evenly distributed colours.
    public init(colors: [Color]) {
        stops = colors.enumerated().map { index, color in
            Stop(color: color, location: colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0)
        }
    }

    /// Returns the gradient with its stops in ascending order, and colour roles resolved in `palette`.
    func resolved(in palette: Palette) -> Gradient {
        Gradient(
            stops: stops.filter { $0.location.isFinite }.sorted { $0.location < $1.location }.map {
                Stop(color: $0.color.resolved(in: palette), location: $0.location)
            })
    }

    func color(at place: Double) -> Color {
        guard let first = stops.first, let last = stops.last else { return Color(white: 0, alpha: 0) }
        if place <= first.location { return first.color }
        if place >= last.location { return last.color }
        for (low, high) in zip(stops, stops.dropFirst()) where place <= high.location {
            let length = high.location - low.location
            return length > 0
                ? low.color.mixed(with: high.color, fraction: (place - low.location) / length) : high.color
        }
        return last.color
    }
}

/// A gradient along a line: `SwiftUI.LinearGradient`; as a view, it fills the proposed size.
///
/// It is rendered into an image, once for each size and scale.
///
///     LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom)
public struct LinearGradient: ShapeStyle, View, Hashable {
    let gradient: Gradient
    let startPoint: UnitPoint
    let endPoint: UnitPoint

    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    public var body: some View { Rectangle().fill(self) }

    public func _paint(_ environment: EnvironmentValues) -> _ShapePaint {
        _ShapePaint(
            color: gradient.stops.first?.color ?? Color(white: 0, alpha: 0), gradient: self)
    }

    /// Returns a function from points in `rect` to colours.
    func colors(in rect: Rect, _ palette: Palette) -> (Point) -> Color {
        let gradient = gradient.resolved(in: palette)
        let start = Point(
            x: rect.minX + startPoint.x * rect.width, y: rect.minY + startPoint.y * rect.height)
        let end = Point(x: rect.minX + endPoint.x * rect.width, y: rect.minY + endPoint.y * rect.height)
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let square = dx * dx + dy * dy
        return { point in
            let place = square > 0 ? ((point.x - start.x) * dx + (point.y - start.y) * dy) / square : 0
            return gradient.color(at: place)
        }
    }
}
