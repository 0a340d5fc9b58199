import Drawing
import RasterKernels

/// A layer opened by `pushLayer`: a separate pixel buffer, with the parameters of its compositing.
struct Layer {
    /// The area of the layer that may be visible; empty if none is.
    let region: PixelRect
    /// The opacity, 0...255.
    let opacity: UInt32
    let transform: AffineTransform
    let memory: ScratchMemory<UInt32>

    /// The maximum area of a layer, in pixels.
    private static let largestArea = 1 << 24

    /// Creates a layer; `clip` is the area of the target in which it may be drawn.
    init(
        bounds: PixelRect, opacity: Double, transform: AffineTransform, clip: PixelRect,
        memory: ScratchMemory<UInt32>
    ) {
        self.opacity = opacity > 0 ? UInt32(min(opacity, 1) * 255 + 0.5) : 0
        self.transform = transform
        self.memory = memory
        let needed = self.opacity == 0 ? .empty : Self.source(of: clip, through: transform)
        let region = bounds.intersection(needed)
        self.region = region.isEmpty || region.area > Self.largestArea ? .empty : region
    }

    /// Returns the cleared memory of the layer as a target.
    func makeTarget() -> PixelTarget {
        if region.isEmpty { return .none }
        let target = PixelTarget(base: memory.reserve(region.area), stride: region.width, bounds: region)
        target.clear(region)
        return target
    }

    /// Draws the layer on `target`.
    func draw(on target: PixelTarget, row: ScratchMemory<UInt32>) {
        if region.isEmpty { return }
        if let distance = transform.wholePixels {
            let rect = PixelRect(
                left: region.left + distance.x, top: region.top + distance.y,
                right: region.right + distance.x, bottom: region.bottom + distance.y)
            let pixels = memory.reserve(region.area)
            target.blend(pixels: pixels, stride: region.width, in: rect, opacity: opacity)
        } else {
            drawTransformed(on: target, row: row)
        }
    }

    private func drawTransformed(on target: PixelTarget, row: ScratchMemory<UInt32>) {
        let part = Self.box(of: region, through: transform).intersection(target.clip)
        if part.isEmpty { return }
        let back = transform.inverted()
        var source = rk_source(
            pixels: memory.reserve(region.area), stride: region.width, width: region.width,
            height: region.height)
        // The kernel's source begins at (0, 0); the coefficients refer to the plane, so that they are equal for every region.
        var toSource = rk_affine(a: back.a, b: back.b, c: back.c, d: back.d, tx: back.tx, ty: back.ty)
        let step = max((back.a * back.a + back.b * back.b), (back.c * back.c + back.d * back.d)).squareRoot()
        let samples = Int(min(max((step - 0.25).rounded(.up), 1), 8))
        let pixels = row.reserve(part.width)
        for y in part.top..<part.bottom {
            rk_transformed_row(
                pixels, &source, region.left, region.top, &toSource, samples, part.left, y, part.width)
            let line = PixelRect(left: part.left, top: y, right: part.right, bottom: y + 1)
            target.blend(pixels: pixels, stride: part.width, in: line, opacity: opacity)
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
