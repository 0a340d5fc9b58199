/// The result of a shape style: a colour, a gradient or an image, with shadows.
///
///     func _paint(_ environment: EnvironmentValues) -> _ShapePaint { Color.red._paint(environment) }
public struct _ShapePaint: Hashable {
    /// The colour of the whole shape, or a substitute for the pattern where only one colour can be used.
    var color: Color
    /// The gradient or image; nil for the colour alone.
    var pattern: UnitPaint?
    /// The opacity of an image; that of colours is part of them.
    private(set) var imageOpacity = 1.0
    /// The shadows below the shape and along the inside of its edge.
    var shadows: [PaintShadow] = []
    /// The filters of the pixels behind a filled shape.
    var backgroundFilters: [Filter] = []

    init(color: Color) { self.color = color }

    init(_ pattern: UnitPaint) {
        color = pattern.gradient?.stops.first?.color ?? .clear
        self.pattern = pattern
    }

    /// Returns the paint for a shape within `rect`.
    func paint(in rect: Rect) -> Paint { pattern?.paint(in: rect) ?? .color(color) }

    /// Returns the paint with its opacity multiplied by `opacity`.
    func opacity(_ opacity: Double) -> _ShapePaint {
        let factor = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
        if factor == 1 { return self }
        func faded(_ color: Color) -> Color { color.withAlphaComponent(color.alpha * factor) }
        var copy = self
        copy.color = faded(color)
        copy.pattern = pattern?.mapColors(faded)
        if case .image = pattern { copy.imageOpacity *= factor }
        copy.shadows = shadows.map {
            var shadow = $0
            shadow.shadow.color = faded($0.shadow.color)
            return shadow
        }
        return copy
    }

    /// The distance by which shadows extend beyond the shape, in points.
    var reach: Double {
        shadows.reduce(0) { reach, shadow in
            if shadow.isInner { return reach }
            let offset = max(abs(shadow.shadow.offset.x), abs(shadow.shadow.offset.y))
            return max(reach, (shadow.shadow.blurRadius * 1.5 + offset).rounded(.up))
        }
    }
}

/// A shadow of a shape style.
struct PaintShadow: Hashable {
    var shadow: Shadow
    /// Whether the shadow is drawn along the inside of the edge, instead of below the shape.
    var isInner: Bool

    /// Creates a shadow; `radius` is the standard deviation of the blur, in points.
    init(_ color: Color, _ radius: Double, _ x: Double, _ y: Double, isInner: Bool) {
        shadow = Shadow(color: color, blurRadius: radius * 2, offset: Point(x: x, y: y))
        self.isInner = isInner
    }
}

extension Widgets.Canvas {
    /// Fills a path with a paint whose gradient extends over `rect`.
    func fill(_ path: Path, _ paint: _ShapePaint, in rect: Rect, style: FillStyle = FillStyle()) {
        if paint.imageOpacity < 1 {
            return drawLayer(opacity: paint.imageOpacity) { fill(path, paint.paint(in: rect), style: style) }
        }
        fill(path, paint.paint(in: rect), style: style)
    }

    /// Draws `body`, and replaces its colours by those of a paint whose gradient extends over `rect`; its alpha remains.
    func draw(with paint: _ShapePaint, in rect: Rect, _ body: () -> Void) {
        let filters = paint.shadows.filter { !$0.isInner }.map { Filter.shadow($0.shadow) }
        drawLayer(filters: filters) {
            body()
            drawLayer(blendMode: .sourceIn) {
                // Slanted glyphs and marks may extend beyond the rectangle.
                let margin = rect.height / 4
                fill(Path(rect.insetBy(dx: -margin, dy: -margin)), paint, in: rect)
            }
        }
    }
}
