import Drawing
import RasterKernels

/// The division of a shape's pixels into four corner blocks, straight strips between them, and the centre.
///
///     near ──┐   ┌── far
///     start ┌┴───┴┐ end       rows are divided likewise
nonisolated struct CornerGrid {
    /// The divisions in one direction, in pixels; `start <= near <= far <= end`.
    struct Cuts {
        var start: Int
        var near: Int
        var far: Int
        var end: Int

        /// The total length of both corner blocks.
        var cornerLength: Int { near - start + end - far }

        /// Divides the range from `low` to `high` at a distance of at least `inset` from each end.
        init(low: Double, high: Double, inset: Double) {
            start = pixelBelow(low)
            end = pixelAbove(high)
            near = min(pixelAbove(low + inset), end)
            far = max(pixelBelow(high - inset), near)
        }
    }

    var columns: Cuts
    var rows: Cuts

    /// Divides the shape `outer` with the concentric `hole` of a border.
    init(_ outer: PixelShape, hole: PixelShape?) {
        let shape = outer.kernelShape
        var inset = shape.radius
        if let hole { inset = max(inset, hole.kernelShape.left - shape.left + hole.radius) }
        columns = Cuts(low: shape.left, high: shape.right, inset: inset)
        rows = Cuts(low: shape.top, high: shape.bottom, inset: inset)
    }

    /// Returns a corner block; the corners are top left, top right, bottom left, bottom right.
    func block(_ corner: Int) -> PixelRect {
        PixelRect(
            left: corner & 1 == 0 ? columns.start : columns.far,
            top: corner & 2 == 0 ? rows.start : rows.far,
            right: corner & 1 == 0 ? columns.near : columns.end,
            bottom: corner & 2 == 0 ? rows.near : rows.end)
    }

    /// Returns the position of a block in a mask that consists of the four adjacent blocks.
    func placeInMask(_ corner: Int) -> PixelPoint {
        PixelPoint(
            x: corner & 1 == 0 ? 0 : columns.near - columns.start,
            y: corner & 2 == 0 ? 0 : rows.near - rows.start)
    }
}
