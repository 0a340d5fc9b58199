extension GraphicsContext {
    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        draw(path, .fill(isEvenOdd: style.isEOFilled), shading)
    }

    /// Strokes a path with a line of `lineWidth` points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: Double = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Strokes a path with a line in the given style.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        draw(path, .stroke(style), shading)
    }

    private func draw(_ path: Path, _ drawing: ShapeDrawing, _ shading: Shading) {
        perform(paint(shading)) { canvas, paint in
            switch paint {
            case .unit(let paint): canvas.draw(path, drawing, paint, in: path.boundingRect)
            case .points(.color(let color)):
                canvas.draw(path, drawing, _ShapePaint(color: color), in: path.boundingRect)
            case .points(let paint):
                switch drawing {
                case .fill(let isEvenOdd): canvas.fill(path, paint, style: FillStyle(eoFill: isEvenOdd))
                case .stroke(let style): canvas.stroke(path, paint, style: style)
                }
            }
        }
    }

    /// Draws with a paint in the transformed space; the opacity is applied to colours where that is sufficient.
    func perform(_ paint: ContextPaint, _ body: (Widgets.Canvas, ContextPaint) -> Void) {
        let folded = foldsOpacity ? paint.opacity(opacity) : nil
        perform(hasOpacity: folded != nil) { context in
            context.inSpace { body($0, folded ?? paint) }
        }
    }

    /// Draws in the transformed space of the context.
    func inSpace(_ body: (Widgets.Canvas) -> Void) {
        if transform.isIdentity { return body(canvas) }
        canvas.transformed(by: transform) { body(canvas) }
    }

    // MARK: - Images

    /// An image with the colours in which it is drawn: `SwiftUI.GraphicsContext.ResolvedImage`.
    ///
    ///     let icon = context.resolve(Image(photo))
    ///     context.draw(icon, in: Rect(origin: .zero, size: icon.size))
    public struct ResolvedImage {
        let picture: Widgets.Image?
        /// The size of the image in points.
        public let size: Size
        /// The distance of the baseline from the top of the image, in points: its height.
        public var baseline: Double { size.height }
        /// The colours of a template image; nil, for images with colours of their own, has no effect.
        public var shading: Shading?
    }

    /// Returns the image with the colours of the environment.
    public func resolve(_ image: Image) -> ResolvedImage {
        let picture = image.shownImage(environment)
        return ResolvedImage(
            picture: picture, size: picture?.size ?? .zero,
            shading: image.isTemplate(picture) ? resolve(.foreground) : nil)
    }

    /// Draws an image scaled to `rect`.
    public func draw(_ image: Image, in rect: Rect) { draw(resolve(image), in: rect) }

    /// Draws an image in its own size so that its point `anchor` is at `point`.
    public func draw(_ image: Image, at point: Point, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    /// Draws an image in its own size so that its point `anchor` is at `point`.
    public func draw(_ image: ResolvedImage, at point: Point, anchor: UnitPoint = .center) {
        draw(image, in: Rect(size: image.size, anchor: anchor, at: point))
    }

    /// Draws an image scaled to `rect`.
    public func draw(_ image: ResolvedImage, in rect: Rect) {
        guard let picture = image.picture else { return }
        guard let shading = image.shading else {
            return perform { context in context.inSpace { $0.draw(picture, in: rect) } }
        }
        perform(paint(shading)) { canvas, paint in
            if case .points(.color(let color)) = paint { return canvas.draw(picture, in: rect, tint: color) }
            canvas.draw(with: paint, in: rect) { canvas.draw(picture, in: rect, tint: .black) }
        }
    }

    // MARK: - Symbols

    /// A symbol of the canvas: `SwiftUI.GraphicsContext.ResolvedSymbol`.
    ///
    ///     if let star = context.resolveSymbol(id: "star") { context.draw(star, at: point) }
    public struct ResolvedSymbol {
        let picture: Widgets.Image
        /// The size of the view in points, without a proposal.
        public var size: Size { picture.size }
    }

    /// Returns the symbol of the canvas with the tag `id`; nil if there is none.
    ///
    /// The first call for a symbol in a drawing lays out its view and draws it into an image.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        symbols.image(AnyHashable(id), scale: canvas.scale, environment).map { ResolvedSymbol(picture: $0) }
    }

    /// Draws a symbol in its own size so that its point `anchor` is at `point`.
    public func draw(_ symbol: ResolvedSymbol, at point: Point, anchor: UnitPoint = .center) {
        draw(symbol, in: Rect(size: symbol.size, anchor: anchor, at: point))
    }

    /// Draws a symbol scaled to `rect`.
    public func draw(_ symbol: ResolvedSymbol, in rect: Rect) {
        perform { context in context.inSpace { $0.draw(symbol.picture, in: rect) } }
    }
}

extension Rect {
    /// Creates the rectangle of a size whose point `anchor` is at `point`.
    init(size: Size, anchor: UnitPoint, at point: Point) {
        self.init(
            x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }
}

extension Widgets.Canvas {
    /// Draws `body`, and replaces its colours by those of a paint; its alpha remains.
    func draw(with paint: ContextPaint, in rect: Rect, _ body: () -> Void) {
        switch paint {
        case .unit(let paint): draw(with: paint, in: rect, body)
        case .points(let paint):
            drawLayer {
                body()
                drawLayer(blendMode: .sourceIn) {
                    let margin = rect.height / 4
                    fill(Path(rect.insetBy(dx: -margin, dy: -margin)), paint)
                }
            }
        }
    }
}
