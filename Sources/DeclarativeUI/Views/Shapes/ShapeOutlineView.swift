/// Draws an outline, also beyond the frame.
final class ShapeOutlineView: Widgets.View {
    struct Content {
        var outline: (Rect) -> Path = { _ in Path() }
        /// The outline within a container shape; nil for outlines that do not depend on one.
        var outlineInContainer: ((Rect, ContainerShape?) -> Path)?
        var drawing = ShapeDrawing.fill(isEvenOdd: false)
        var paint = _ShapePaint(color: .clear)
        /// Whether the path never extends beyond its rectangle.
        var fitsFrame = true
    }

    private(set) var content = Content()
    /// The path for the last rectangle.
    private var latest: (rect: Rect, inset: Double?, path: Path)?

    override init(frame: Rect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    func show(_ content: Content) {
        let isFilled = if case .fill = content.drawing { true } else { false }
        if isFilled && !content.paint.backgroundFilters.isEmpty || !layer.backgroundFilters.isEmpty {
            layer.setBackgroundFilters(
                isFilled ? content.paint.backgroundFilters : [], in: backdropClip(content))
        }
        self.content = content
        latest = nil
        setNeedsDisplay()
        // A path that may exceed the frame is measured in the layout, when the size is known.
        if mayOverflow || layer.drawingReach > 0 { setNeedsLayout() }
    }

    /// Returns the clip of background filters, which is the filled path.
    private func backdropClip(_ content: Content) -> ContentClip? {
        guard case .fill(let isEvenOdd) = content.drawing else { return nil }
        return ContentClip(style: FillStyle(eoFill: isEvenOdd)) { [unowned self] size in
            path(in: Rect(origin: .zero, size: size))
        }
    }

    /// Draws the path again, because the shape of a container has changed.
    func containerShapeDidChange() {
        if content.outlineInContainer != nil { show(content) }
    }

    private var mayOverflow: Bool {
        !content.fitsFrame || content.drawing.reach > 0 || content.paint.reach > 0
    }

    private func path(in rect: Rect) -> Path {
        let container = content.outlineInContainer.flatMap { _ in ContainerShape(around: rect, of: self) }
        if let latest, latest.rect == rect, latest.inset == container?.inset { return latest.path }
        let path = content.outlineInContainer.map { $0(rect, container) } ?? content.outline(rect)
        latest = (rect, container?.inset, path)
        return path
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.drawingReach = mayOverflow ? overflowDistance : 0
    }

    /// The distance by which the drawing may extend beyond the bounds, in whole points; 0 if it does not.
    private var overflowDistance: Double {
        let own = content.drawing.reach + content.paint.reach
        if content.fitsFrame { return own }
        let box = path(in: bounds).boundingRect
        guard !box.isNull, box.isFinite else { return own }
        let beyond = max(
            bounds.minX - box.minX, bounds.minY - box.minY, box.maxX - bounds.maxX, box.maxY - bounds.maxY)
        return max(0, beyond.rounded(.up) + own)
    }

    override func draw(_ canvas: Widgets.Canvas) {
        canvas.draw(path(in: bounds), content.drawing, content.paint, in: bounds)
    }
}

extension Widgets.Canvas {
    /// Draws an outline with a paint whose gradient extends over `rect`; straight rectangles are snapped to pixels.
    func draw(_ path: Path, _ drawing: ShapeDrawing, _ paint: _ShapePaint, in rect: Rect) {
        if path.isEmpty { return }
        if paint.pattern == nil, paint.shadows.isEmpty, drawRoundedRect(path, drawing, paint.color) { return }
        switch drawing {
        case .fill(let isEvenOdd):
            let style = FillStyle(eoFill: isEvenOdd)
            for shadow in paint.shadows where !shadow.isInner { drawShadow(of: path, shadow.shadow) }
            fill(path, paint, in: rect, style: style)
            for shadow in paint.shadows where shadow.isInner { drawInnerShadow(of: path, shadow.shadow) }
        case .stroke(let style):
            if !paint.shadows.isEmpty {
                let line = path.strokedPath(style)
                return draw(line, .fill(isEvenOdd: false), paint, in: rect)
            }
            if case .image = paint.pattern { return fill(path.strokedPath(style), paint, in: rect) }
            stroke(path, paint.paint(in: rect), style: style)
        }
    }

    private func drawRoundedRect(_ path: Path, _ drawing: ShapeDrawing, _ color: Color) -> Bool {
        guard let shape = path.roundedRect else { return false }
        let before = edges
        defer { edges = before }
        if shape.radius > 0 { edges = .antialiased }
        switch drawing {
        case .fill: fill(shape, color)
        case .stroke(let style):
            // A border is drawn inside of its rectangle: use one that is larger by half of the line width.
            let isPlain = style.dash.isEmpty && (shape.radius > 0 || style.lineJoin == .miter)
            guard isPlain, shape.corners == .all else { return false }
            var outer = shape.inset(by: -style.lineWidth / 2)
            let radius = min(shape.radius, shape.rect.width / 2, shape.rect.height / 2)
            outer.radius = radius > 0 ? radius + style.lineWidth / 2 : 0
            strokeBorder(outer, color, width: style.lineWidth)
        }
        return true
    }
}
