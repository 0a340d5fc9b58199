extension Canvas {
    /// Fills a path; its edges are not snapped to pixels.
    ///
    /// Coverage is the exact area of each pixel inside the path. A path with a coordinate that is not finite records nothing.
    public func fill(_ path: Path, _ paint: Paint, style: FillStyle = FillStyle()) {
        guard isDrawable(path), let paint = resolved(paint, .fill, of: path) else { return }
        record(
            .fillPath(moved(path), paint.applying(currentTranslation), style: style))
    }

    /// Strokes a path with a line that is centred on it.
    public func stroke(_ path: Path, _ paint: Paint, style: StrokeStyle = StrokeStyle()) {
        guard isDrawable(path), style.lineWidth.isFinite, style.lineWidth > 0,
            let paint = resolved(paint, .stroke, of: path)
        else { return }
        record(
            .strokePath(moved(path), paint.applying(currentTranslation), style: style))
    }

    /// Draws the shadow of a filled path, but not the path.
    ///
    /// The shadows of rounded rectangles are cached and cost little when they are repeated.
    public func drawShadow(of path: Path, _ shadow: Shadow) {
        guard isDrawable(path), let shadow = shadow.resolved(in: palette) else { return }
        record(.shadow(moved(path), shadow))
    }

    /// Draws a shadow along the inside of a path's edge, as of a frame around the path.
    public func drawInnerShadow(of path: Path, _ shadow: Shadow) {
        guard isDrawable(path), let shadow = shadow.resolved(in: palette) else { return }
        record(.innerShadow(moved(path), shadow))
    }

    // MARK: - Shorter forms

    public func fill(_ path: Path, _ color: Color, style: FillStyle = FillStyle()) {
        fill(path, .color(color), style: style)
    }

    /// Fills a rectangle, whose edges are not snapped to pixels, with a paint.
    public func fill(_ rect: Rect, _ paint: Paint, cornerRadius: Double = 0) {
        fill(Path(roundedRect: rect, cornerRadius: cornerRadius), paint)
    }

    public func stroke(_ path: Path, _ color: Color, width: Double = 1) {
        stroke(path, .color(color), style: StrokeStyle(lineWidth: width))
    }

    public func stroke(_ path: Path, _ color: Color, style: StrokeStyle) {
        stroke(path, .color(color), style: style)
    }

    /// Fills the inside of a path by its own rule.
    public func fill(_ path: BezierPath, _ color: Color) {
        fill(path.path, .color(color), style: path.fillStyle)
    }

    /// Strokes a path with its own line properties.
    public func stroke(_ path: BezierPath, _ color: Color) {
        stroke(path.path, .color(color), style: path.strokeStyle)
    }

    /// Intersects the clip with the inside of a path, until the state is restored.
    public func clip(to path: BezierPath) { clip(to: path.path, style: path.fillStyle) }

    func isDrawable(_ path: Path) -> Bool {
        !path.isEmpty && path.points.allSatisfy(\.isFinite)
    }

    func moved(_ path: Path) -> Path {
        let distance = currentTranslation
        return distance.isIdentity ? path : path.offsetBy(dx: distance.tx, dy: distance.ty)
    }
}
