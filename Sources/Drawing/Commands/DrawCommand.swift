/// A self-contained drawing command: coordinates in points in the recording view's space, and fixed colours.
///
/// Adding a case causes a compile error wherever commands are interpreted: bounds, dump and each player.
///
///     let command = DrawCommand.fill(RoundedRect(bounds, radius: 9), .blue, edges: .snapped)
public enum DrawCommand: Equatable, Sendable {
    /// The alignment of a shape's edges with the pixel grid.
    ///
    ///     canvas.edges = .antialiased   // for shapes that move by fractions of a pixel
    public enum Edges: Equatable, Sendable {
        /// Edges are moved to the nearest pixel boundary: sharp at every scale.
        case snapped
        /// Edges keep their exact position and are antialiased.
        case antialiased
    }

    case fill(RoundedRect, Color, edges: Edges)
    /// A border of `width` along the inside of the shape's edge.
    case strokeBorder(RoundedRect, width: Double, Color, edges: Edges)
    /// A straight line with round ends.
    case line(from: Point, to: Point, width: Double, Color)
    /// The image scaled to fill `rect`; with a tint, its alpha channel is filled with that colour.
    case image(Image, in: Rect, tint: Color?)
    /// The pixels `source` of an image, scaled to fill `rect` or repeated in it in their own size.
    indirect case imagePart(Image, source: PixelRect, in: Rect, isTiled: Bool, tint: Color?)
    /// A line of text whose baseline starts at the point.
    case text(TextRun, at: Point, Color)
    /// Positioned glyphs whose baseline starts at the point; colour glyphs keep their own colours.
    case glyphs(GlyphRun, at: Point, Color)
    /// Fills a path.
    indirect case fillPath(Path, Paint, style: FillStyle)
    /// Strokes a path with a line that is centred on it.
    indirect case strokePath(Path, Paint, style: StrokeStyle)
    /// The shadow of a filled path, without the path itself.
    indirect case shadow(Path, Shadow)
    /// A shadow along the inside of a path's edge.
    indirect case innerShadow(Path, Shadow)
    /// Clips subsequent drawing to the shape, until the matching `popClip`.
    case pushClip(RoundedRect)
    /// Clips subsequent drawing to a path, until the matching `popClip`.
    indirect case pushPathClip(Path, FillStyle)
    case popClip
    /// Transforms subsequent drawing, until the matching `popTransform`; transforms are nested.
    indirect case pushTransform(AffineTransform)
    case popTransform
    /// Begins a layer, which the matching `popLayer` composites; `bounds` contains its content without filters.
    indirect case pushLayer(LayerStyle, bounds: Rect)
    /// Begins a layer whose plane is projected when the matching `popLayer` composites it, after its filters.
    indirect case pushProjectedLayer(ProjectionTransform, LayerStyle, bounds: Rect)
    case popLayer
}

extension DrawCommand {
    /// The bounding box of the drawing, in the coordinate space of the command; null for clips, transforms and layers.
    public var bounds: Rect {
        switch self {
        case .fill(let shape, _, _), .strokeBorder(let shape, _, _, _):
            return shape.rect
        case .line(let start, let end, let width, _):
            let box = Rect(origin: start, size: .zero).union(Rect(origin: end, size: .zero))
            return box.insetBy(dx: -width / 2, dy: -width / 2)
        case .image(_, let rect, _), .imagePart(_, _, let rect, _, _):
            return rect
        case .text(let run, let origin, _):
            return run.bounds(at: origin)
        case .glyphs(let run, let origin, _):
            return run.bounds.offsetBy(dx: origin.x, dy: origin.y)
        case .fillPath(let path, _, _):
            return path.controlPointBounds
        case .strokePath(let path, _, let style):
            return path.controlPointBounds.insetBy(dx: -style.reach, dy: -style.reach)
        case .shadow(let path, let shadow):
            return shadow.bounds(of: path.controlPointBounds)
        case .innerShadow(let path, _):
            return path.controlPointBounds
        case .pushClip, .pushPathClip, .popClip, .pushTransform, .popTransform, .pushLayer,
            .pushProjectedLayer, .popLayer:
            return .null
        }
    }

    /// Whether the command begins a scope that a later command ends.
    package var opensScope: Bool {
        switch self {
        case .pushClip, .pushPathClip, .pushTransform, .pushLayer, .pushProjectedLayer: true
        default: false
        }
    }

    /// Whether the command ends a scope.
    package var closesScope: Bool {
        switch self {
        case .popClip, .popTransform, .popLayer: true
        default: false
        }
    }
}

extension DrawCommand: CustomStringConvertible {
    public var description: String {
        switch self {
        case .fill(let shape, let color, let edges):
            return "fill \(shape) \(color)\(edges == .snapped ? "" : " antialiased")"
        case .strokeBorder(let shape, let width, let color, let edges):
            return "border \(shape) width \(plain(width)) \(color)\(edges == .snapped ? "" : " antialiased")"
        case .line(let start, let end, let width, let color):
            return "line \(start) to \(end) width \(plain(width)) \(color)"
        case .image(let image, let rect, let tint):
            let source = "\(image.bitmap.width) x \(image.bitmap.height)"
            return "image \(source) in \(rect)" + (tint.map { " tint \($0)" } ?? "")
        case .imagePart(let image, let source, let rect, let isTiled, let tint):
            let whole = "\(image.bitmap.width) x \(image.bitmap.height)"
            return "image \(source) of \(whole) \(isTiled ? "repeated in" : "in") \(rect)"
                + (tint.map { " tint \($0)" } ?? "")
        case .text(let run, let origin, let color):
            return "text \"\(run.text)\" at \(origin) \(run.font) \(color)"
        case .glyphs(let run, let origin, let color):
            return "glyphs \"\(run.text)\" at \(origin) \(run.font) \(color)"
        case .fillPath(let path, let paint, let style):
            return "fill \(path) \(paint)\(style.isEOFilled ? " even-odd" : "")"
        case .strokePath(let path, let paint, let style):
            return "stroke \(path) \(style) \(paint)"
        case .shadow(let path, let shadow):
            return "shadow of \(path) \(shadow)"
        case .innerShadow(let path, let shadow):
            return "inner shadow of \(path) \(shadow)"
        case .pushClip(let shape):
            return "clip \(shape)"
        case .pushPathClip(let path, let style):
            return "clip \(path)\(style.isEOFilled ? " even-odd" : "")"
        case .popClip:
            return "end clip"
        case .pushTransform(let transform):
            return "transform \(transform)"
        case .popTransform:
            return "end transform"
        case .pushLayer(let style, let bounds):
            return "layer \(bounds)" + (style.description.isEmpty ? "" : " \(style)")
        case .pushProjectedLayer(let projection, let style, let bounds):
            return "layer \(bounds)" + (style.description.isEmpty ? "" : " \(style)")
                + " projected by \(projection)"
        case .popLayer:
            return "end layer"
        }
    }
}
