import Drawing
import RasterKernels

/// Pixels of an image or a layer that are sampled through a transform.
///
///     TransformedSource(source, left: 0, top: 0, forward: transform).forEachRow(of: part, row) { pixels, line in ... }
struct TransformedSource {
    private let source: rk_source
    /// The position of the first pixel in the plane of the source.
    private let left: Int
    private let top: Int
    private let toSource: rk_affine
    /// The whole pixels of the translation to the target, which are excluded from `toSource`.
    private let origin: PixelPoint
    private let samples: Int

    /// Creates a source; `forward` maps its plane to the target and is invertible.
    ///
    /// The coefficients refer to the plane, so that they are equal for every part of it, and also after a movement by whole pixels.
    init(_ source: rk_source, left: Int, top: Int, forward: AffineTransform) {
        self.source = source
        self.left = left
        self.top = top
        origin = PixelPoint(x: pixel(forward.tx.rounded(.down)), y: pixel(forward.ty.rounded(.down)))
        var forward = forward
        forward.tx -= Double(origin.x)
        forward.ty -= Double(origin.y)
        let back = forward.inverted()
        toSource = rk_affine(a: back.a, b: back.b, c: back.c, d: back.d, tx: back.tx, ty: back.ty)
        let step = max((back.a * back.a + back.b * back.b), (back.c * back.c + back.d * back.d)).squareRoot()
        samples = step.isFinite ? Int(min(max((step - 0.25).rounded(.up), 1), 8)) : 1
    }

    /// Calls `body` with the pixels of each row of `part`, in the plane of the target.
    func forEachRow(
        of part: PixelRect, _ row: ScratchMemory<UInt32>, _ body: (UnsafePointer<UInt32>, PixelRect) -> Void
    ) {
        var (source, toSource) = (source, toSource)
        let pixels = row.reserve(part.width)
        for y in part.top..<part.bottom {
            rk_transformed_row(
                pixels, &source, left, top, &toSource, samples, part.left - origin.x, y - origin.y,
                part.width)
            body(pixels, PixelRect(left: part.left, top: y, right: part.right, bottom: y + 1))
        }
    }
}
