public import Drawing
import RasterKernels

/// A software rasterizer that draws display lists into memory with antialiasing, within its clip.
///
/// The value of a pixel depends only on the drawing at its position, never on the clip: drawing in parts results in the same bytes
/// as drawing at once. Coordinates may have any value. Memory for layers and masks is kept between frames; a frame without new
/// shapes or larger layers allocates nothing.
///
///     let player = SoftwarePlayer()
///     bitmap.withPixelBuffer { buffer in
///         player.begin(target: buffer, scale: 1.5, clip: buffer.bounds)
///         player.play(list, at: .zero, opacity: 1)
///         player.end()
///     }
public final class SoftwarePlayer: DisplayListPlayer {
    // Assigned as a whole, here and below: no access lasts while other code runs.
    @exclusivity(unchecked) var target = PixelTarget.none
    /// The number of pixels per point.
    var scale = 1.0
    /// The transform of the commands of the current list, in points.
    var transform = AffineTransform.identity
    @exclusivity(unchecked) var scopes: [Scope] = []

    let cornerMasks = CornerMaskCache()
    let coverageScratch = ScratchMemory<UInt8>()
    let rowScratch = ScratchMemory<UInt32>()
    let savedPixels = ScratchStack<UInt32>()
    let clipMasks = ScratchStack<UInt8>()
    let pathCoverage = PathCoverage()
    let shadows = ShadowCache()
    let pathShadows = PathShadowPainter()
    let tileCache = TileCache()
    /// The colours of the gradient that is drawn.
    let colorTable = ScratchMemory<UInt32>()
    let blurScratch = ScratchMemory<UInt8>()
    let shadowScratch = ScratchMemory<UInt8>()
    let backdropScratch = ScratchMemory<UInt32>()
    /// The lines of the path that is drawn, in pixels relative to the offset of its command.
    var lines = FlattenedPath()
    var strokeScratch = StrokeScratch()
    /// The outline of a shape that is drawn under a transform.
    var shapePath = Path()
    var layerMemories: [ScratchMemory<UInt32>] = []
    var openLayers = 0

    public init() {}

    public func begin(target: PixelBuffer, scale: Double, clip: PixelRect) {
        precondition(scopes.isEmpty, "SoftwarePlayer: begin() inside a frame; call end() first")
        precondition(
            scale.isFinite && scale > 0, "SoftwarePlayer: scale \(scale); give a positive number")
        self.scale = scale
        self.target = PixelTarget(base: target.base, stride: target.stride, bounds: target.bounds)
            .clipped(to: clip)
    }

    public var clipBounds: PixelRect { target.clip }

    public func play(_ list: DisplayList, at offset: PixelPoint, opacity: Double) {
        guard opacity > 0 else { return }
        // A single command has the bounds of the list, and tests them itself.
        if list.commands.count > 1, list.bounds.isFinite, !isVisible(list.bounds, at: offset) { return }
        // By index: iteration copies each command.
        let commands = list.commands.span
        for index in commands.indices { play(commands[index], at: offset, opacity: opacity) }
    }

    public func play(_ list: DisplayList, at offset: PixelPoint, clippedTo box: PixelRect, opacity: Double) {
        let outside = target
        target = outside.clipped(to: box)
        play(list, at: offset, opacity: opacity)
        target = outside
    }

    public func play(_ command: DrawCommand, at offset: PixelPoint, opacity: Double) {
        switch command {
        case .fill(let shape, let color, let edges):
            guard let ink = ink(color, opacity) else { return }
            fill(shape, ink, edges, at: offset)
        case .strokeBorder(let shape, let width, let color, let edges):
            guard let ink = ink(color, opacity) else { return }
            strokeBorder(shape, width: width, ink, edges, at: offset)
        case .line(let start, let end, let width, let color):
            guard let ink = ink(color, opacity) else { return }
            line(from: start, to: end, width: width, ink, at: offset)
        case .image(let image, let rect, let tint):
            draw(
                image, source: image.bitmap.bounds, in: rect, tint: tint, opacity: opacity, at: offset)
        case .imagePart(let image, let source, let rect, let isTiled, let tint):
            let source = source.intersection(image.bitmap.bounds)
            if source.isEmpty { return }
            if isTiled {
                tile(image, source: source, in: rect, tint: tint, opacity: opacity, at: offset)
            } else {
                draw(image, source: source, in: rect, tint: tint, opacity: opacity, at: offset)
            }
        case .text(let run, let origin, let color):
            if !transform.isTranslation {
                return drawTransformed(.text(run, at: origin, color), opacity: opacity, at: offset)
            }
            draw(run, at: origin, color, opacity: opacity, offset: offset)
        case .glyphs(let run, let origin, let color):
            if !transform.isTranslation {
                return drawTransformed(.glyphs(run, at: origin, color), opacity: opacity, at: offset)
            }
            draw(run, at: origin, color, opacity: opacity, offset: offset)
        case .fillPath(let path, let paint, let style):
            fill(path, paint, isEvenOdd: style.isEOFilled, opacity: opacity, at: offset)
        case .strokePath(let path, let paint, let style):
            stroke(path, paint, style, opacity: opacity, at: offset)
        case .shadow(let path, let shadow):
            drawShadow(of: path, shadow, opacity: opacity, at: offset)
        case .innerShadow(let path, let shadow):
            drawInnerShadow(of: path, shadow, opacity: opacity, at: offset)
        case .pushClip(let shape):
            pushClip(shape, at: offset)
        case .pushPathClip(let path, let style):
            pushClip(path, style: style, at: offset)
        case .popClip:
            popClip()
        case .pushTransform(let change):
            pushTransform(change)
        case .popTransform:
            popTransform()
        case .pushLayer(let style, let bounds):
            let box = bounds.isNull ? .empty : box(bounds.applying(transform), at: offset)
            openLayer(bounds: box, style: style, restoring: transform)
        case .pushProjectedLayer(let projection, let style, let bounds):
            let plane = ProjectedPlane(projection, under: transform, scale: scale, origin: offset)
            let box = bounds.isNull || plane == nil ? .empty : box(bounds.applying(transform), at: offset)
            openLayer(bounds: box, style: style, plane: plane, restoring: transform)
        case .popLayer:
            popLayer()
        }
    }

    public func end() {
        precondition(scopes.isEmpty, "SoftwarePlayer: end() with open clips or layers; pop each one first")
        target = .none
    }

    /// Returns the premultiplied colour multiplied by `opacity`; nil if it is transparent.
    func ink(_ color: Color, _ opacity: Double) -> UInt32? {
        guard opacity > 0 else { return nil }
        let color = opacity >= 1 ? color : color.withAlphaComponent(color.alpha * opacity)
        let pixel = color.premultiplied
        return pixel >> 24 == 0 ? nil : pixel
    }

    /// Returns the smallest rectangle that contains all pixels touched by a rectangle in points.
    func box(_ rect: Rect, at offset: PixelPoint) -> PixelRect {
        let x = Double(offset.x)
        let y = Double(offset.y)
        let moved = Rect(
            x: x + gridded(rect.minX * scale), y: y + gridded(rect.minY * scale),
            width: gridded(rect.width * scale), height: gridded(rect.height * scale))
        return PixelRect(covering: moved, scale: 1)
    }

    /// Returns whether drawing within a rectangle may change pixels of the clip; antialiasing may exceed it by a part of a pixel.
    func isVisible(_ rect: Rect, at offset: PixelPoint) -> Bool {
        !box(rect, at: offset).insetBy(-1).intersection(target.clip).isEmpty
    }
}
