/// The canvas that a view draws on, which records drawing commands in a display list.
///
/// Coordinates are points in the view's coordinate space (origin at the top left). Colour roles are resolved during recording.
///
///     override func draw(_ canvas: Canvas) {
///         canvas.fill(bounds, .tintColor, cornerRadius: 9)
///         canvas.draw(title, at: Point(x: 12, y: 22), color: .white)
///     }
public final class Canvas {
    /// The palette that resolves colour roles during recording.
    public var palette: Palette { isOnTint ? tintPalette : basePalette }
    /// Whether the background is the tint colour, as in a selected row; text roles then use the palette for the tint.
    package var isOnTint = false
    private let basePalette: Palette
    private lazy var tintPalette = basePalette.onTint
    /// The pixels per point of the display for which the commands are recorded.
    public let scale: Double
    /// The alignment of the edges of fills and borders with pixels; `.snapped` by default.
    public var edges = DrawCommand.Edges.snapped

    private var commands: ContiguousArray<DrawCommand> = []
    private var offset = Point.zero
    private var openClips = 0

    public init(palette: Palette, scale: Double) {
        basePalette = palette
        self.scale = scale
    }

    /// The width of one pixel, in points.
    public var hairline: Double { 1 / scale }

    public func fill(_ rect: Rect, _ color: Color, cornerRadius: Double = 0) {
        fill(RoundedRect(rect, radius: cornerRadius), color)
    }

    /// Fills a shape.
    ///
    /// Empty or non-finite shapes and transparent colours record nothing, here and in the other methods.
    public func fill(_ shape: RoundedRect, _ color: Color) {
        guard isDrawable(shape.rect), let color = visible(color) else { return }
        commands.append(.fill(moved(shape), color, edges: edges))
    }

    /// Draws a border of `width` points along the inside of the rectangle's edge.
    public func strokeBorder(_ rect: Rect, _ color: Color, width: Double = 1, cornerRadius: Double = 0) {
        strokeBorder(RoundedRect(rect, radius: cornerRadius), color, width: width)
    }

    public func strokeBorder(_ shape: RoundedRect, _ color: Color, width: Double = 1) {
        guard isDrawable(shape.rect), width.isFinite, width > 0, let color = visible(color) else { return }
        commands.append(.strokeBorder(moved(shape), width: width, color, edges: edges))
    }

    /// Draws a straight line with round ends.
    public func line(from start: Point, to end: Point, _ color: Color, width: Double = 1) {
        guard start.isFinite, end.isFinite, width.isFinite, width > 0, let color = visible(color) else {
            return
        }
        commands.append(.line(from: start + offset, to: end + offset, width: width, color))
    }

    /// Draws an image scaled to fill `rect`; with a tint, its alpha channel is filled with that colour.
    public func draw(_ image: Image, in rect: Rect, tint: Color? = nil) {
        guard isDrawable(rect), image.bitmap.width > 0, image.bitmap.height > 0 else { return }
        commands.append(
            .image(image, in: rect.offsetBy(dx: offset.x, dy: offset.y), tint: tint?.resolved(in: palette)))
    }

    /// Draws a text run with its baseline starting at `origin`.
    public func draw(_ run: TextRun, at origin: Point, color: Color) {
        guard origin.isFinite, !run.text.isEmpty, let color = visible(color) else { return }
        commands.append(.text(run, at: origin + offset, color))
    }

    /// Draws positioned glyphs with their baseline starting at `origin`.
    public func draw(_ run: GlyphRun, at origin: Point, color: Color) {
        guard origin.isFinite, !run.glyphs.isEmpty, let color = visible(color) else { return }
        commands.append(.glyphs(run, at: origin + offset, color))
    }

    /// Clips the drawing of `body` to a shape.
    public func clip(to shape: RoundedRect, _ body: () -> Void) {
        guard shape.rect.isFinite || shape.rect.isNull else { return }
        commands.append(.pushClip(moved(shape)))
        openClips += 1
        body()
        openClips -= 1
        commands.append(.popClip)
    }

    public func clip(to rect: Rect, _ body: () -> Void) { clip(to: RoundedRect(rect), body) }

    /// Translates the drawing of `body` by `distance` points.
    public func translated(by distance: Point, _ body: () -> Void) {
        let before = offset
        offset = offset + distance
        body()
        offset = before
    }

    /// Returns the recorded list and resets the canvas, which can record again.
    public func finish() -> DisplayList {
        precondition(openClips == 0, "Canvas: finish() inside clip(to:); call it after the closure")
        if commands.isEmpty { return .empty }
        let list = DisplayList(commands: ContiguousArray(commands))
        commands.removeAll(keepingCapacity: true)
        edges = .snapped
        return list
    }

    private func isDrawable(_ rect: Rect) -> Bool {
        rect.isFinite && rect.size.width > 0 && rect.size.height > 0
    }

    private func visible(_ color: Color) -> Color? {
        let fixed = color.resolved(in: palette)
        return fixed.alpha > 0 ? fixed : nil
    }

    private func moved(_ shape: RoundedRect) -> RoundedRect {
        if offset == .zero { return shape }
        var moved = shape
        moved.rect = shape.rect.offsetBy(dx: offset.x, dy: offset.y)
        return moved
    }
}
