/// A gradient in the unit square of a rectangle, or an image that is repeated over it.
enum UnitPaint: Hashable {
    case linear(Gradient, UnitPoint, UnitPoint)
    /// Radii are in points.
    case radial(Gradient, UnitPoint, startRadius: Double, endRadius: Double)
    /// The gradient covers the angles from `start` to `end`, clockwise.
    case angular(Gradient, UnitPoint, start: Angle, end: Angle)
    /// Radii are fractions of the rectangle's width and height.
    case elliptical(Gradient, UnitPoint, startRadius: Double, endRadius: Double)
    /// The image begins at the top left of the rectangle.
    case image(Widgets.Image, scale: Double)

    /// The gradient; nil for an image.
    var gradient: Gradient? {
        switch self {
        case .linear(let gradient, _, _), .radial(let gradient, _, _, _), .angular(let gradient, _, _, _),
            .elliptical(let gradient, _, _, _):
            gradient
        case .image: nil
        }
    }

    /// Returns the paint for a rectangle, in its coordinate space.
    func paint(in rect: Rect) -> Paint {
        func point(_ unit: UnitPoint) -> Point {
            Point(x: rect.minX + unit.x * rect.width, y: rect.minY + unit.y * rect.height)
        }
        switch self {
        case .linear(let gradient, let start, let end):
            return .linearGradient(gradient, startPoint: point(start), endPoint: point(end))
        case .radial(let gradient, let center, let start, let end):
            return .radialGradient(gradient, center: point(center), startRadius: start, endRadius: end)
        case .angular(let gradient, let center, let start, let end):
            return .conicGradient(
                gradient.spread(over: end.radians - start.radians), center: point(center), angle: start)
        case .elliptical(let gradient, let center, let start, let end):
            let middle = point(center)
            let circle = Paint.radialGradient(gradient, center: .zero, startRadius: start, endRadius: end)
            return .transformed(
                circle,
                AffineTransform(scaleX: max(rect.width, 1e-6), y: max(rect.height, 1e-6)).concatenating(
                    AffineTransform(translationX: middle.x, y: middle.y)))
        case .image(let image, let scale):
            return .tiledImage(image, origin: rect.origin, scale: scale)
        }
    }

    /// Returns the paint with the colours of its gradient replaced.
    func mapColors(_ change: (Color) -> Color) -> UnitPaint {
        func mapped(_ gradient: Gradient) -> Gradient {
            Gradient(stops: gradient.stops.map { .init(color: change($0.color), location: $0.location) })
        }
        switch self {
        case .linear(let gradient, let start, let end): return .linear(mapped(gradient), start, end)
        case .radial(let gradient, let center, let start, let end):
            return .radial(mapped(gradient), center, startRadius: start, endRadius: end)
        case .angular(let gradient, let center, let start, let end):
            return .angular(mapped(gradient), center, start: start, end: end)
        case .elliptical(let gradient, let center, let start, let end):
            return .elliptical(mapped(gradient), center, startRadius: start, endRadius: end)
        case .image: return self
        }
    }
}

extension Gradient {
    /// Returns the gradient over the whole turn of which this one covers `angle` radians; the rest has the nearest colours.
    fileprivate func spread(over angle: Double) -> Gradient {
        let share = min(max(angle / (2 * .pi), 0), 1)
        guard share < 1, let first = stops.first, let last = stops.last else { return self }
        let scaled = stops.map { Stop(color: $0.color, location: $0.location * share) }
        // The colours at both ends meet in the middle of the part that is not covered.
        let middle = (1 + share) / 2
        return Gradient(
            stops: scaled + [
                Stop(color: last.color, location: middle), Stop(color: first.color, location: middle),
            ])
    }
}
