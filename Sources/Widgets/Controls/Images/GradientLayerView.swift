/// A view that is filled with a gradient: `CAGradientLayer` as a view.
///
///     let sky = GradientLayerView(colors: [.systemBlue, .systemTeal])
///     sky.endPoint = Point(x: 1, y: 1)
public final class GradientLayerView: View {
    /// The shape of a gradient: `CAGradientLayerType`.
    ///
    ///     view.type = .radial
    public enum GradientType: Hashable, Sendable {
        /// The colours change along the line from the start point to the end point.
        case axial
        /// The colours change from the start point to an ellipse whose corner is the end point.
        case radial
        /// The colours change clockwise around the start point, from the direction of the end point.
        case conic
    }

    /// The colours, in order.
    @ViewInvalidating(.display) public var colors: [Color] = []
    /// The locations of the colours, 0...1; nil, the default, for equal distances.
    ///
    /// A number of locations that differs from that of the colours counts as nil.
    @ViewInvalidating(.display) public var locations: [Double]? = nil
    /// The shape of the gradient; axial by default.
    @ViewInvalidating(.display) public var type = GradientType.axial
    /// The start of the gradient in the unit square of the bounds; (0.5, 0) by default.
    @ViewInvalidating(.display) public var startPoint = Point(x: 0.5, y: 0)
    /// The end of the gradient in the unit square of the bounds; (0.5, 1) by default.
    @ViewInvalidating(.display) public var endPoint = Point(x: 0.5, y: 1)

    public override init(frame: Rect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Creates a view with a vertical gradient of colours at equal distances.
    public convenience init(colors: [Color]) {
        self.init(frame: .zero)
        self.colors = colors
    }

    nonisolated deinit {}

    public override func draw(_ canvas: Canvas) {
        canvas.fill(Path(shape), paint)
    }

    private var paint: Paint {
        let gradient = gradient
        let (start, end) = (point(startPoint), point(endPoint))
        switch type {
        case .axial: return .linearGradient(gradient, startPoint: start, endPoint: end)
        case .radial:
            let circle = Paint.radialGradient(gradient, center: .zero, startRadius: 0, endRadius: 1)
            let (width, height) = (abs(end.x - start.x), abs(end.y - start.y))
            let scale = AffineTransform(scaleX: max(width, 1e-6), y: max(height, 1e-6))
            return .transformed(
                circle, scale.concatenating(AffineTransform(translationX: start.x, y: start.y)))
        case .conic:
            return .conicGradient(
                gradient, center: start, angle: .pointing(from: start, to: end))
        }
    }

    private var gradient: Gradient {
        guard let locations, locations.count == colors.count else { return Gradient(colors: colors) }
        return Gradient(stops: zip(colors, locations).map { Gradient.Stop(color: $0, location: $1) })
    }

    private func point(_ unit: Point) -> Point {
        Point(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
    }
}
