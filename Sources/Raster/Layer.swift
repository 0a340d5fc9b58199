import Drawing
import RasterKernels

/// A layer opened by `pushLayer`: a separate pixel buffer, and how it is composited back.
struct Layer {
    /// The part of the plane that can show; empty when nothing can.
    let region: PixelRect
    /// 0...255.
    let opacity: UInt32
    let transform: AffineTransform
    let memory: ScratchMemory<UInt32>

    /// The largest layer, in pixels.
    private static let largestArea = 1 << 24

    /// `clip` is what the finished layer may touch.
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

    /// Cleared memory to collect in.
    func makeTarget() -> PixelTarget {
        if region.isEmpty { return .none }
        let target = PixelTarget(base: memory.reserve(region.area), stride: region.width, bounds: region)
        target.clear(region)
        return target
    }

    /// Draws what was collected.
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
        // The kernel's source begins at (0, 0); coefficients stay those of the plane, for any region the same.
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

    /// All pixels from which those of `clip` are made.
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

    /// The pixels around the moved rectangle, with room for the neighbours that interpolation reads.
    private static func box(of rect: PixelRect, through transform: AffineTransform) -> PixelRect {
        let moved = Rect(
            x: Double(rect.left), y: Double(rect.top), width: Double(rect.width), height: Double(rect.height)
        ).applying(transform)
        // One pixel of the source is `reach` pixels here.
        let reach = 2 * (1 + abs(transform.a) + abs(transform.b) + abs(transform.c) + abs(transform.d))
        guard moved.isFinite, reach.isFinite else { return .empty }
        return PixelRect(covering: moved.insetBy(dx: -reach, dy: -reach), scale: 1)
    }
}

extension AffineTransform {
    /// The distance, when the map only moves by whole pixels.
    var wholePixels: PixelPoint? {
        guard isTranslation, tx == tx.rounded(), ty == ty.rounded(), abs(tx) < 1e9, abs(ty) < 1e9 else {
            return nil
        }
        return PixelPoint(x: Int(tx), y: Int(ty))
    }
}
