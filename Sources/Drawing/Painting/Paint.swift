/// The colours with which a path is filled or stroked: one colour, a gradient, or a repeated image.
///
/// Points and lengths are in the coordinate space of the drawing. The cases correspond to SwiftUI's `GraphicsContext.Shading`.
///
///     let sky = Gradient(colors: [.blue, .white])
///     canvas.fill(bounds, .linearGradient(sky, startPoint: .zero, endPoint: Point(x: 0, y: 80)))
public enum Paint: Hashable, Sendable {
    case color(Color)
    /// A gradient along a line. With equal points, the whole plane has the colour of the last stop.
    case linearGradient(Gradient, startPoint: Point, endPoint: Point, options: GradientOptions = [])
    /// A gradient between two concentric circles.
    case radialGradient(
        Gradient, center: Point, startRadius: Double, endRadius: Double, options: GradientOptions = [])
    /// A gradient around a point, clockwise from `angle`, over one turn.
    case conicGradient(Gradient, center: Point, angle: Angle = .zero)
    /// An image repeated in both directions from `origin`, in its own size times `scale`.
    case tiledImage(Image, origin: Point = .zero, scale: Double = 1)
    /// A paint in a transformed space; ``transformed(_:_:)`` creates it.
    indirect case transformed(TransformedPaint)

    /// Returns a paint in a transformed space, for example a radial gradient as an ellipse.
    ///
    /// The transforms of a paint that is transformed already are concatenated, so that the value never becomes deeper.
    public static func transformed(_ paint: Paint, _ transform: AffineTransform) -> Paint {
        if case .transformed(let inner) = paint {
            return .transformed(
                TransformedPaint(
                    paint: inner.paint, transform: inner.transform.concatenating(transform)))
        }
        return .transformed(TransformedPaint(paint: paint, transform: transform))
    }
}

/// A paint and the transform of its space.
///
///     let circle = Paint.radialGradient(sky, center: .zero, startRadius: 0, endRadius: 1)
///     let ellipse = Paint.transformed(circle, AffineTransform(scaleX: 80, y: 40))
public struct TransformedPaint: Hashable, Sendable {
    /// The paint in its own space; never a transformed one.
    public let paint: Paint
    /// The transform from that space to the space of the drawing.
    public let transform: AffineTransform

    fileprivate init(paint: Paint, transform: AffineTransform) {
        self.paint = paint
        self.transform = transform
    }
}

/// The colours beyond the ends of a gradient: `SwiftUI.GraphicsContext.GradientOptions`.
///
/// By default, the colour of the nearest stop continues.
///
///     .linearGradient(stripes, startPoint: .zero, endPoint: Point(x: 8, y: 0), options: .repeat)
public struct GradientOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The gradient begins again after its end.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// The gradient is repeated in alternating directions.
    public static let mirror = GradientOptions(rawValue: 2)
}

extension Paint {
    /// Returns the paint with colour roles resolved; nil if nothing of it is visible.
    package func resolved(in palette: Palette) -> Paint? {
        switch self {
        case .color(let color):
            let color = color.resolved(in: palette)
            return color.alpha > 0 ? .color(color) : nil
        case .linearGradient(let gradient, let start, let end, let options):
            guard start.isFinite, end.isFinite, let gradient = Self.visible(gradient, palette) else {
                return nil
            }
            return .linearGradient(gradient, startPoint: start, endPoint: end, options: options)
        case .radialGradient(let gradient, let center, let start, let end, let options):
            guard center.isFinite, start.isFinite, end.isFinite,
                let gradient = Self.visible(gradient, palette)
            else { return nil }
            return .radialGradient(
                gradient, center: center, startRadius: max(0, start), endRadius: max(0, end), options: options
            )
        case .conicGradient(let gradient, let center, let angle):
            guard center.isFinite, angle.radians.isFinite, let gradient = Self.visible(gradient, palette)
            else { return nil }
            return .conicGradient(gradient, center: center, angle: angle)
        case .tiledImage(let image, let origin, let scale):
            let bitmap = image.bitmap
            guard origin.isFinite, scale.isFinite, scale > 0, bitmap.width > 0, bitmap.height > 0 else {
                return nil
            }
            return self
        case .transformed(let space):
            guard space.transform.isFinite else { return nil }
            return space.paint.resolved(in: palette)?.applying(space.transform)
        }
    }

    private static func visible(_ gradient: Gradient, _ palette: Palette) -> Gradient? {
        let resolved = gradient.resolved(in: palette)
        return resolved.stops.contains { $0.color.alpha > 0 } ? resolved : nil
    }

    /// Returns the paint transformed.
    package func applying(_ transform: AffineTransform) -> Paint {
        if transform.isIdentity { return self }
        switch self {
        case .color: return self
        case .linearGradient(let gradient, let start, let end, let options) where transform.isTranslation:
            return .linearGradient(
                gradient, startPoint: start.applying(transform), endPoint: end.applying(transform),
                options: options)
        default: return .transformed(self, transform)
        }
    }

    /// The only colour of the paint; nil if there are several.
    package var singleColor: Color? { if case .color(let color) = self { color } else { nil } }
}

extension Paint: CustomStringConvertible {
    public var description: String {
        switch self {
        case .color(let color): return "\(color)"
        case .linearGradient(let gradient, let start, let end, let options):
            return "linear gradient [\(gradient)] from \(start) to \(end)\(options)"
        case .radialGradient(let gradient, let center, let start, let end, let options):
            return
                "radial gradient [\(gradient)] at \(center) radius \(plain(start)) to \(plain(end))\(options)"
        case .conicGradient(let gradient, let center, let angle):
            return "conic gradient [\(gradient)] at \(center) from \(plain(angle.degrees))°"
        case .tiledImage(let image, let origin, let scale):
            return "tiles \(image.bitmap.width) x \(image.bitmap.height) from \(origin) scale \(plain(scale))"
        case .transformed(let space): return "\(space.paint) transformed \(space.transform)"
        }
    }
}

extension GradientOptions: CustomStringConvertible {
    public var description: String { contains(.mirror) ? " mirrored" : contains(.repeat) ? " repeated" : "" }
}
