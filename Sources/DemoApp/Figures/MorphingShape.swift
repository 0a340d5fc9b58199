import Widgets

/// A shape layer that changes between three shapes, inside a ring whose length is animated.
final class MorphingShape: View {
    private let ring = ShapeLayerView(path: Path())
    private let figure = ShapeLayerView(path: Path())
    private var step = 0

    private static let colors: [Color] = [
        Color(hex: 0x3d6fe0), Color(hex: 0xd5619c), Color(hex: 0x2f9e8f),
    ]

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityRole = .image
        accessibilityLabel = "A shape that is animated"
        ring.fillColor = nil
        ring.strokeStyle = StrokeStyle(lineWidth: 6, lineCap: .round)
        addSubview(ring)
        addSubview(figure)
        show()
    }

    /// Animates the change to the next shape.
    func advance() {
        step = (step + 1) % Self.colors.count
        View.animate(withDuration: 0.7) { self.show() }
    }

    private func show() {
        let color = Self.colors[step]
        ring.strokeColor = color
        ring.strokeEnd = [0.35, 0.7, 1][step]
        figure.fillColor = color
        figure.path = outline
        ring.path = circle
    }

    private var circle: Path {
        let radius = min(bounds.width, bounds.height) / 2 - 5
        var path = Path()
        path.addArc(
            center: Point(x: bounds.midX, y: bounds.midY), radius: max(1, radius), startAngle: .degrees(-90),
            endAngle: .degrees(270), clockwise: false)
        return path
    }

    /// A flower, a square or a star, all of twelve curves, so that they are interpolated.
    private var outline: Path {
        let radius = max(1, min(bounds.width, bounds.height) * 0.3)
        let center = Point(x: bounds.midX, y: bounds.midY)
        let count = 12
        func point(_ index: Int, _ factor: Double) -> Point {
            let turn = AffineTransform(rotationAngle: 2 * .pi * (Double(index) / Double(count)))
            return center + Point(x: 0, y: -radius * factor).applying(turn)
        }
        func factor(_ index: Int) -> Double {
            switch step {
            case 0: 1
            case 1: index.isMultiple(of: 2) ? 1.15 : 0.62
            default: index.isMultiple(of: 3) ? 1.2 : 0.86
            }
        }
        var path = Path()
        func middle(_ index: Int) -> Point {
            let (a, b) = (point(index, factor(index)), point(index + 1, factor(index + 1)))
            return Point(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
        }
        path.move(to: middle(count - 1))
        for index in 0..<count { path.addQuadCurve(to: middle(index), control: point(index, factor(index))) }
        path.closeSubpath()
        return path
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        ring.frame = bounds
        figure.frame = bounds
        View.performWithoutAnimation { show() }
    }
}
