import Drawing
import RasterKernels

/// A layer opened by `pushLayer`: a separate pixel buffer, with the parameters of its compositing.
struct Layer {
    /// The area of the layer that may be visible; empty if none is.
    let region: PixelRect
    let style: LayerStyle
    /// The opacity, 0...255.
    private let opacity: UInt32
    let transform: AffineTransform
    /// The projection of the layer, instead of `transform`; nil for most layers.
    private let plane: ProjectedPlane?
    let memory: ScratchMemory<UInt32>

    /// The maximum area of a layer, in pixels.
    static let largestArea = 1 << 25

    /// Creates a layer; `clip` is the area of the target in which it may be drawn, and `reach` the distance in pixels by which its filters
    /// extend content.
    init(
        bounds: PixelRect, style: LayerStyle, reach: Int, transform: AffineTransform, plane: ProjectedPlane?,
        clip: PixelRect, memory: ScratchMemory<UInt32>
    ) {
        self.style = style
        opacity = style.opacity > 0 ? UInt32(min(style.opacity, 1) * 255 + 0.5) : 0
        self.transform = transform
        self.plane = plane
        self.memory = memory
        let needed =
            opacity == 0
            ? .empty : plane.map { $0.source(of: clip) } ?? Self.source(of: clip, through: transform)
        let region =
            needed.isEmpty || bounds.isEmpty
            ? .empty : bounds.insetBy(-reach).intersection(needed.insetBy(-reach))
        self.region = region.isEmpty || region.area > Self.largestArea ? .empty : region
    }

    /// Returns the cleared memory of the layer as a target.
    func makeTarget() -> PixelTarget {
        if region.isEmpty { return .none }
        let target = PixelTarget(base: memory.reserve(region.area), stride: region.width, bounds: region)
        target.clear(region)
        return target
    }

    /// The pixels of the layer, in row order; nil if it is empty.
    var pixels: UnsafeMutablePointer<UInt32>? { region.isEmpty ? nil : memory.reserve(region.area) }

    /// Draws the layer on `target`.
    func draw(on target: PixelTarget, row: ScratchMemory<UInt32>) {
        if style.blendMode.affectsUncoveredPixels { clearUncovered(target) }
        guard let pixels else { return }
        if let plane {
            drawProjected(by: plane, on: target, row: row)
        } else if let distance = transform.wholePixels {
            composite(pixels, stride: region.width, in: region.offset(by: distance), target)
        } else {
            drawTransformed(on: target, row: row)
        }
    }

    private func composite(
        _ pixels: UnsafePointer<UInt32>, stride: Int, in rect: PixelRect, _ target: PixelTarget
    ) {
        if style.blendMode == .normal {
            target.blend(pixels: pixels, stride: stride, in: rect, opacity: opacity)
        } else {
            target.composite(
                pixels: pixels, stride: stride, in: rect, opacity: opacity, mode: style.blendMode)
        }
    }

    /// Clears the pixels that the layer does not cover, for modes in which transparent pixels do so.
    private func clearUncovered(_ target: PixelTarget) {
        let clip = target.clip
        let covered = coveredPixels.intersection(clip)
        if covered.isEmpty { return target.clear(clip) }
        for rect in [
            PixelRect(left: clip.left, top: clip.top, right: clip.right, bottom: covered.top),
            PixelRect(left: clip.left, top: covered.bottom, right: clip.right, bottom: clip.bottom),
            PixelRect(left: clip.left, top: covered.top, right: covered.left, bottom: covered.bottom),
            PixelRect(left: covered.right, top: covered.top, right: clip.right, bottom: covered.bottom),
        ] { target.clear(rect) }
    }

    /// The pixels of the target on which the layer is drawn.
    private var coveredPixels: PixelRect {
        if region.isEmpty { return .empty }
        if let plane { return plane.target(of: region) }
        if let distance = transform.wholePixels { return region.offset(by: distance) }
        return Self.box(of: region, through: transform)
    }

    private func drawTransformed(on target: PixelTarget, row: ScratchMemory<UInt32>) {
        let part = Self.box(of: region, through: transform).intersection(target.clip)
        if part.isEmpty { return }
        let source = rk_source(
            pixels: memory.reserve(region.area), stride: region.width, width: region.width,
            height: region.height)
        TransformedSource(source, left: region.left, top: region.top, forward: transform)
            .forEachRow(of: part, row) { pixels, line in
                composite(pixels, stride: part.width, in: line, target)
            }
    }

    private func drawProjected(
        by plane: ProjectedPlane, on target: PixelTarget, row: ScratchMemory<UInt32>
    ) {
        let part = plane.target(of: region).intersection(target.clip)
        if part.isEmpty { return }
        let source = rk_source(
            pixels: memory.reserve(region.area), stride: region.width, width: region.width,
            height: region.height)
        plane.forEachRow(of: part, source, at: region, row) { pixels, line in
            composite(pixels, stride: part.width, in: line, target)
        }
    }

    /// Returns the pixels of the layer on which those of `clip` depend.
    private static func source(of clip: PixelRect, through transform: AffineTransform) -> PixelRect {
        let determinant = transform.a * transform.d - transform.b * transform.c
        guard transform.isFinite, determinant.isFinite, determinant != 0, !clip.isEmpty else { return .empty }
        if let distance = transform.wholePixels {
            return PixelRect(
                left: clip.left - distance.x, top: clip.top - distance.y, right: clip.right - distance.x,
                bottom: clip.bottom - distance.y)
        }
        let back = transform.inverted()
        return back.isFinite ? box(of: clip, through: back) : .empty
    }

    /// Returns the bounding box of the transformed rectangle, with a margin for the neighbours that interpolation reads.
    private static func box(of rect: PixelRect, through transform: AffineTransform) -> PixelRect {
        let moved = Rect(
            x: Double(rect.left), y: Double(rect.top), width: Double(rect.width), height: Double(rect.height)
        ).applying(transform)
        // One source pixel corresponds to `reach` target pixels.
        let reach = 2 * (1 + abs(transform.a) + abs(transform.b) + abs(transform.c) + abs(transform.d))
        guard moved.isFinite, reach.isFinite else { return .empty }
        return PixelRect(covering: moved.insetBy(dx: -reach, dy: -reach), scale: 1)
    }
}

extension AffineTransform {
    /// The translation, if the transform is one by whole pixels; nil otherwise.
    var wholePixels: PixelPoint? {
        guard isTranslation, tx == tx.rounded(), ty == ty.rounded(), abs(tx) < 1e9, abs(ty) < 1e9 else {
            return nil
        }
        return PixelPoint(x: Int(tx), y: Int(ty))
    }
}
