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
    public var palette: Palette { adaptation.colors?.palette ?? basePalette }
    let basePalette: Palette
    /// The adaptation of colours to the ground of the content.
    @exclusivity(unchecked) var adaptation = GroundAdaptation()
    /// The pixels per point of the display for which the commands are recorded.
    public let scale: Double
    /// The alignment of the edges of fills and borders with pixels; `.snapped` by default.
    public var edges: DrawCommand.Edges {
        get { currentEdges }
        set { currentEdges = newValue }
    }
    // Private: the compiler checks the exclusivity of accesses to a public stored property at run time, at every fill and `finish()`.
    private var currentEdges = DrawCommand.Edges.snapped

    // Appending commands ends each access before other code runs.
    @exclusivity(unchecked) var commands: ContiguousArray<DrawCommand> = []
    /// The position of the current origin in the space of the innermost transform.
    private(set) var offset = Point.zero
    /// The scopes that are open, with the state to restore at their ends.
    @exclusivity(unchecked) private var scopes: ContiguousArray<Scope> = []
    /// The number of states that were saved and not restored, or restored without being saved.
    private var unbalancedStateCount = 0

    private struct Scope {
        /// The beginning of a scope: a closure, `saveState()`, or a change of the state outside of both.
        enum Kind { case closure, saved, implicit }
        let kind: Kind
        let outerOffset: Point
        /// The commands that end the clips and transforms of the scope, in the order of their beginnings.
        var ends: [DrawCommand] = []
    }

    /// Creates a canvas without commands; `scale` is in pixels per point.
    public init(palette: Palette, scale: Double) {
        basePalette = palette
        self.scale = scale
    }

    /// The width of one pixel, in points.
    public var hairline: Double { 1 / scale }

    /// Fills a rectangle, with rounded corners of `cornerRadius` points.
    public func fill(_ rect: Rect, _ color: Color, cornerRadius: Double = 0) {
        fill(RoundedRect(rect, radius: cornerRadius), color)
    }

    /// Fills a shape.
    ///
    /// Empty or non-finite shapes and transparent colours record nothing, here and in the other methods.
    public func fill(_ shape: RoundedRect, _ color: Color) {
        guard isDrawable(shape.rect), let color = visible(color, .fill, in: shape.rect) else { return }
        commands.append(.fill(moved(shape), color, edges: edges))
    }

    /// Draws a border of `width` points along the inside of the rectangle's edge.
    public func strokeBorder(_ rect: Rect, _ color: Color, width: Double = 1, cornerRadius: Double = 0) {
        strokeBorder(RoundedRect(rect, radius: cornerRadius), color, width: width)
    }

    /// Draws a border of `width` points along the inside of the shape's edge.
    public func strokeBorder(_ shape: RoundedRect, _ color: Color, width: Double = 1) {
        guard isDrawable(shape.rect), width.isFinite, width > 0,
            let color = visible(color, .stroke, in: shape.rect)
        else { return }
        commands.append(.strokeBorder(moved(shape), width: width, color, edges: edges))
    }

    /// Draws a straight line of `width` points with round ends.
    public func line(from start: Point, to end: Point, _ color: Color, width: Double = 1) {
        guard start.isFinite, end.isFinite, width.isFinite, width > 0,
            let color = visible(color, .stroke, in: Rect(origin: start, size: .zero))
        else { return }
        commands.append(.line(from: start + offset, to: end + offset, width: width, color))
    }

    /// Draws a text run with its baseline starting at `origin`.
    public func draw(_ run: TextRun, at origin: Point, color: Color) {
        guard origin.isFinite, !run.text.isEmpty,
            let color = visible(color, .text, in: Rect(origin: origin, size: .zero))
        else { return }
        commands.append(.text(run, at: origin + offset, color))
    }

    /// Draws positioned glyphs with their baseline starting at `origin`.
    public func draw(_ run: GlyphRun, at origin: Point, color: Color) {
        guard origin.isFinite, !run.glyphs.isEmpty,
            let color = visible(color, .text, in: Rect(origin: origin, size: .zero))
        else { return }
        commands.append(.glyphs(run, at: origin + offset, color))
    }

    // MARK: - State

    /// Saves the clip and the transform, until the matching `restoreState()`: `CGContext.saveGState()`.
    public func saveState() { scopes.append(Scope(kind: .saved, outerOffset: offset)) }

    /// Restores the clip and the transform that were saved last.
    ///
    /// Without a matching `saveState()` in the same closure or drawing it has no effect, and the view that draws is reported.
    public func restoreState() {
        guard let scope = scopes.last, scope.kind == .saved else {
            unbalancedStateCount += 1
            return
        }
        endScope()
    }

    /// Intersects the clip with the interior of a path, until the state is restored.
    public func clip(to path: Path, style: FillStyle = FillStyle()) {
        let command: DrawCommand =
            path.roundedRect.map { .pushClip(moved($0)) } ?? .pushPathClip(moved(path), style)
        open(command, end: .popClip)
    }

    /// Transforms subsequent drawing, until the state is restored; a transform that is not invertible hides it.
    public func concatenate(_ transform: AffineTransform) {
        if transform.isTranslation, transform.isFinite {
            offset = offset + Point(x: transform.tx, y: transform.ty)
            return
        }
        let full = transform.concatenating(currentTranslation)
        open(.pushTransform(full), end: .popTransform)
        offset = .zero
    }

    // MARK: - Scopes

    /// Clips the drawing of `body` to a shape.
    public func clip(to shape: RoundedRect, _ body: () -> Void) {
        guard shape.rect.isFinite || shape.rect.isNull else { return }
        commands.append(.pushClip(moved(shape)))
        inScope(body)
        commands.append(.popClip)
    }

    /// Clips the drawing of `body` to a rectangle.
    public func clip(to rect: Rect, _ body: () -> Void) { clip(to: RoundedRect(rect), body) }

    /// Clips the drawing of `body` to the interior of a path.
    public func clip(to path: Path, style: FillStyle = FillStyle(), _ body: () -> Void) {
        inScope {
            clip(to: path, style: style)
            body()
        }
    }

    /// Translates the drawing of `body` by `distance` points.
    public func translated(by distance: Point, _ body: () -> Void) {
        inScope {
            offset = offset + distance
            body()
        }
    }

    /// Transforms the drawing of `body`.
    public func transformed(by transform: AffineTransform, _ body: () -> Void) {
        inScope {
            concatenate(transform)
            body()
        }
    }

    /// Draws `body` into a transparent layer, which is then filtered and composited as a whole.
    ///
    /// The layer has the size of its content; it costs a copy of these pixels, and each blur about six passes over them.
    public func drawLayer(
        opacity: Double = 1, blendMode: BlendMode = .normal, filters: [Filter] = [], _ body: () -> Void
    ) {
        drawLayer(nil, opacity, blendMode, filters, body)
    }

    /// Draws `body` into a transparent layer, which is filtered and then projected: as a picture on a plane in space.
    ///
    /// A projection that is not invertible, or has elements that are not finite, hides the layer. Pixels are interpolated, at up to
    /// 64 places each where the picture is reduced.
    ///
    ///     canvas.drawLayer(projection: ProjectionTransform(tilt)) { canvas.draw(cover, in: bounds) }
    public func drawLayer(
        projection: ProjectionTransform, opacity: Double = 1, blendMode: BlendMode = .normal,
        filters: [Filter] = [], _ body: () -> Void
    ) {
        drawLayer(projection, opacity, blendMode, filters, body)
    }

    private func drawLayer(
        _ projection: ProjectionTransform?, _ opacity: Double, _ blendMode: BlendMode, _ filters: [Filter],
        _ body: () -> Void
    ) {
        let style = LayerStyle(opacity: opacity, blendMode: blendMode, filters: filters)
            .resolved(in: palette)
        let index = commands.count
        commands.append(.popLayer)
        inScope(body)
        let bounds = DisplayList.bounds(of: commands.span.extracting((index + 1)...), isInLayer: true)
        if bounds.isNull && !blendMode.affectsUncoveredPixels || !bounds.isNull && !bounds.isFinite {
            commands.removeSubrange(index...)
            return
        }
        commands[index] =
            projection.map { .pushProjectedLayer($0.about(offset), style, bounds: bounds) }
            ?? .pushLayer(style, bounds: bounds)
        commands.append(.popLayer)
    }

    /// Multiplies the drawing of `body` by the alpha of the drawing of `mask`.
    public func masked(by mask: () -> Void, _ body: () -> Void) {
        drawLayer {
            body()
            drawLayer(blendMode: .destinationIn, mask)
        }
    }

    private func inScope(_ body: () -> Void) {
        scopes.append(Scope(kind: .closure, outerOffset: offset))
        let depth = scopes.count
        body()
        while scopes.count > depth {
            unbalancedStateCount += 1
            endScope()
        }
        endScope()
    }

    private func open(_ command: DrawCommand, end: DrawCommand) {
        // Outside of all scopes, a state lasts until the end of the drawing.
        if scopes.isEmpty { scopes.append(Scope(kind: .implicit, outerOffset: offset)) }
        commands.append(command)
        scopes[scopes.count - 1].ends.append(end)
    }

    private func endScope() {
        guard let scope = scopes.popLast() else { return }
        for end in scope.ends.reversed() { commands.append(end) }
        offset = scope.outerOffset
    }

    /// Appends a command to the list.
    func record(_ command: DrawCommand) { commands.append(command) }

    /// Returns the recorded list and resets the canvas, which can record again.
    ///
    /// States that are still saved are restored and counted, see `takeUnbalancedStateCount()`.
    public func finish() -> DisplayList {
        var list: DisplayList?
        finish(into: &list)
        return list ?? .empty
    }

    /// Replaces `list` by the recorded one and resets the canvas; a list with as many commands keeps its memory.
    package func finish(into list: inout DisplayList?) {
        precondition(
            !scopes.contains { $0.kind == .closure },
            "Canvas: finish() inside a closure; call it after the closure")
        while let scope = scopes.last {
            if scope.kind == .saved { unbalancedStateCount += 1 }
            endScope()
        }
        offset = .zero
        currentEdges = .snapped
        if commands.isEmpty {
            list = .empty
        } else if list?.commands.count == commands.count {
            list?.exchangeCommands(with: &commands)
        } else {
            list = DisplayList(copying: commands)
        }
        commands.removeAll(keepingCapacity: true)
    }

    /// Returns the number of calls of `saveState()` and `restoreState()` without their counterpart, and resets it.
    package func takeUnbalancedStateCount() -> Int {
        if unbalancedStateCount == 0 { return 0 }
        defer { unbalancedStateCount = 0 }
        return unbalancedStateCount
    }

    var currentTranslation: AffineTransform { AffineTransform(translationX: offset.x, y: offset.y) }

    func isDrawable(_ rect: Rect) -> Bool {
        rect.isFinite && rect.size.width > 0 && rect.size.height > 0
    }

    func moved(_ shape: RoundedRect) -> RoundedRect {
        if offset == .zero { return shape }
        var moved = shape
        moved.rect = shape.rect.offsetBy(dx: offset.x, dy: offset.y)
        return moved
    }
}
