import Drawing
import RasterKernels

/// The projection of a layer's plane to the target.
///
///     ProjectedPlane(projection, origin: center)?.forEachRow(of: part, source, at: region, row) { pixels, line in ... }
struct ProjectedPlane {
    /// From pixels of the layer to those of the target, both relative to `origin`.
    private let forward: ProjectionTransform
    private let toSource: rk_projection
    /// Excluded from the coefficients, so that a movement by whole pixels does not change them.
    private let origin: PixelPoint

    /// Creates a plane; nil if the projection is not invertible or not finite.
    init?(_ projection: ProjectionTransform, origin: PixelPoint) {
        guard projection.isFinite, let back = projection.inverse else { return nil }
        forward = projection
        self.origin = origin
        toSource = rk_projection(
            a: back.m11, b: back.m12, c: back.m21, d: back.m22, tx: back.m31, ty: back.m32, e: back.m13,
            f: back.m23, g: back.m33)
    }

    /// Creates the plane of a list whose projection is in points, and whose content is drawn with `transform`.
    init?(
        _ projection: ProjectionTransform, under transform: AffineTransform, scale: Double, origin: PixelPoint
    ) {
        var full = projection
        if !transform.isIdentity {
            // The transform of the content is undone before the projection.
            let outer = ProjectionTransform(transform)
            guard let back = outer.inverse else { return nil }
            full = back.concatenating(projection).concatenating(outer)
        }
        self.init(full.scaled(by: scale), origin: origin)
    }

    /// Returns the pixels of the target on which a rectangle of the layer is drawn.
    func target(of region: PixelRect) -> PixelRect {
        // Interpolation spreads the pixels at the edges by half a pixel of the layer.
        let box = rect(region).insetBy(dx: -1, dy: -1).applying(forward)
        return pixels(box.insetBy(dx: -1, dy: -1))
    }

    /// Returns the pixels of the layer on which those of `clip` depend.
    func source(of clip: PixelRect) -> PixelRect {
        clip.isEmpty ? .empty : pixels(forward.visiblePart(in: rect(clip)).insetBy(dx: -2, dy: -2))
    }

    private func rect(_ pixels: PixelRect) -> Rect {
        Rect(
            x: Double(pixels.left - origin.x), y: Double(pixels.top - origin.y), width: Double(pixels.width),
            height: Double(pixels.height))
    }

    private func pixels(_ rect: Rect) -> PixelRect {
        rect.isNull ? .empty : PixelRect(covering: rect, scale: 1).offset(by: origin)
    }

    /// Calls `body` with the pixels of each row of `part`, in the plane of the target; `source` has the pixels of `region`.
    func forEachRow(
        of part: PixelRect, _ source: rk_source, at region: PixelRect, _ row: ScratchMemory<UInt32>,
        _ body: (UnsafePointer<UInt32>, PixelRect) -> Void
    ) {
        var (source, toSource) = (source, toSource)
        let pixels = row.reserve(part.width)
        for y in part.top..<part.bottom {
            // The coefficients give 1/w.
            rk_projected_row(
                pixels, &source, region.left - origin.x, region.top - origin.y, &toSource,
                1 / ProjectionTransform.farthest, 1 / ProjectionTransform.nearest, part.left - origin.x,
                y - origin.y, part.width)
            body(pixels, PixelRect(left: part.left, top: y, right: part.right, bottom: y + 1))
        }
    }
}
