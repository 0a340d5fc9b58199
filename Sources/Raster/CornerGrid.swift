import Drawing
import RasterKernels

/// Where a shape's pixels are cut: four blocks at the corners, straight strips between them, the centre.
///
///     near ──┐   ┌── far
///     start ┌┴───┴┐ end       the same downwards
nonisolated struct CornerGrid {
    /// The cuts in one direction, in pixels; `start <= near <= far <= end`.
    struct Cuts {
        var start: Int
        var near: Int
        var far: Int
        var end: Int

        /// Length of both corner blocks together.
        var cornerLength: Int { near - start + end - far }

        /// The cuts between `low` and `high`, at least `inset` from each.
        init(low: Double, high: Double, inset: Double) {
            start = Int(low.rounded(.down))
            end = Int(high.rounded(.up))
            near = min(Int((low + inset).rounded(.up)), end)
            far = max(Int((high - inset).rounded(.down)), near)
        }
    }

    var columns: Cuts
    var rows: Cuts

    /// The cuts of `outer`, less `hole`, which is its inset.
    init(_ outer: PixelShape, hole: PixelShape?) {
        let shape = outer.kernelShape
        var inset = shape.radius
        if let hole { inset = max(inset, hole.kernelShape.left - shape.left + hole.radius) }
        columns = Cuts(low: shape.left, high: shape.right, inset: inset)
        rows = Cuts(low: shape.top, high: shape.bottom, inset: inset)
    }

    /// The corner blocks: top left, top right, bottom left, bottom right.
    func block(_ corner: Int) -> PixelRect {
        PixelRect(
            left: corner & 1 == 0 ? columns.start : columns.far,
            top: corner & 2 == 0 ? rows.start : rows.far,
            right: corner & 1 == 0 ? columns.near : columns.end,
            bottom: corner & 2 == 0 ? rows.near : rows.end)
    }

    /// Column and row of the block in a mask in which the four blocks touch.
    func placeInMask(_ corner: Int) -> PixelPoint {
        PixelPoint(
            x: corner & 1 == 0 ? 0 : columns.near - columns.start,
            y: corner & 2 == 0 ? 0 : rows.near - rows.start)
    }
}
