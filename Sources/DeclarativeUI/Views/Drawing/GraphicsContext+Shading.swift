extension GraphicsContext {
    /// A colour, gradient, image or style for filling and stroking paths: `SwiftUI.GraphicsContext.Shading`.
    ///
    /// The points of gradients are in the coordinate space of the context; the gradients of styles extend over the bounding
    /// rectangle of the path.
    ///
    ///     context.fill(path, with: .color(.red))
    ///     context.fill(path, with: .linearGradient(sky, startPoint: .zero, endPoint: Point(x: 0, y: size.height)))
    public struct Shading {
        enum Kind {
            case style(any ShapeStyle)
            case resolved(_ShapePaint)
            case paint(Paint)
            case palette([Shading])
        }

        let kind: Kind

        /// Returns a shading with a single colour.
        public static func color(_ color: Color) -> Shading { Shading(kind: .paint(.color(color))) }

        /// Returns a shading with a colour of sRGB components from 0 to 1.
        public static func color(red: Double, green: Double, blue: Double, opacity: Double = 1) -> Shading {
            .color(Color(red: red, green: green, blue: blue, alpha: opacity))
        }

        /// Returns a shading with a shade of grey from 0 to 1.
        public static func color(white: Double, opacity: Double = 1) -> Shading {
            .color(Color(white: white, alpha: opacity))
        }

        /// Returns a shading with a shape style.
        public static func style<Style: ShapeStyle>(_ style: Style) -> Shading {
            Shading(kind: .style(style))
        }

        /// The foreground style of the environment.
        public static var foreground: Shading { .style(ForegroundStyle()) }

        /// Returns a shading of which the first of several is used.
        public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

        /// Returns a shading with a gradient along a line, in points.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: Point, endPoint: Point, options: GradientOptions = []
        ) -> Shading {
            Shading(
                kind: .paint(
                    .linearGradient(gradient, startPoint: startPoint, endPoint: endPoint, options: options)))
        }

        /// Returns a shading with a gradient between two circles, in points.
        public static func radialGradient(
            _ gradient: Gradient, center: Point, startRadius: Double, endRadius: Double,
            options: GradientOptions = []
        ) -> Shading {
            Shading(
                kind: .paint(
                    .radialGradient(
                        gradient, center: center, startRadius: startRadius, endRadius: endRadius,
                        options: options)))
        }

        /// Returns a shading with a gradient around a point, clockwise from `angle`, over one turn.
        public static func conicGradient(_ gradient: Gradient, center: Point, angle: Angle = .zero) -> Shading
        {
            Shading(kind: .paint(.conicGradient(gradient, center: center, angle: angle)))
        }

        /// Returns a shading that repeats the part `sourceRect` of an image, in fractions of its size, from `origin`.
        public static func tiledImage(
            _ image: Image, origin: Point = .zero,
            sourceRect: Rect = Rect(x: 0, y: 0, width: 1, height: 1), scale: Double = 1
        ) -> Shading {
            guard let tile = image.picture?.cropped(to: sourceRect) else { return .color(.clear) }
            return Shading(kind: .paint(.tiledImage(tile, origin: origin, scale: scale)))
        }
    }

    /// A repetition of gradients beyond their ends.
    public typealias GradientOptions = Drawing.GradientOptions

    /// Returns the shading with its style replaced by the colours of the environment.
    public func resolve(_ shading: Shading) -> Shading {
        switch shading.kind {
        case .style(let style): Shading(kind: .resolved(style._paint(environment)))
        case .palette(let array): array.first.map(resolve) ?? .foreground
        case .resolved, .paint: shading
        }
    }
}

/// The colours of one drawing operation.
enum ContextPaint {
    /// A paint whose gradient extends over the bounding rectangle.
    case unit(_ShapePaint)
    case points(Paint)

    /// Returns the paint with its opacity multiplied by `opacity`; nil if it needs a layer.
    func opacity(_ opacity: Double) -> ContextPaint? {
        switch self {
        case .unit(let paint): return .unit(paint.opacity(opacity))
        case .points(.color(let color)): return .points(.color(color.opacity(opacity)))
        case .points: return opacity >= 1 ? self : nil
        }
    }

    func paint(in rect: Rect) -> Paint {
        switch self {
        case .unit(let paint): paint.paint(in: rect)
        case .points(let paint): paint
        }
    }
}

extension GraphicsContext {
    func paint(_ shading: Shading) -> ContextPaint {
        switch resolve(shading).kind {
        case .resolved(let paint):
            return paint.pattern == nil && paint.shadows.isEmpty ? .points(.color(paint.color)) : .unit(paint)
        case .paint(let paint): return .points(paint)
        case .style, .palette: return .points(.color(.clear))
        }
    }
}
