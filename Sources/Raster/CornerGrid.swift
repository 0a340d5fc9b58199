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

        /// The length of the part between the cuts in a mask: one pixel that is repeated, or none.
        var repeatedLength: Int { far > near ? 1 : 0 }

        /// The length of a mask: both corner blocks and the pixel that is repeated between them.
        var maskLength: Int { near - start + repeatedLength + end - far }

        /// Returns the pixels within `low..<high`.
        func visible(from low: Int, to high: Int) -> VisibleParts {
            let (first, last) = (max(start, low), min(end, high))
            let after = max(far, first)
            return VisibleParts(
                start: first, before: max(0, min(near, last) - first),
                within: max(0, min(far, last) - max(near, first)), after: max(0, last - after),
                first: first - start, repeated: near - start - 1 + repeatedLength,
                last: near - start + repeatedLength + after - far)
        }

        /// Divides the range from `low` to `high` at a distance of at least `inset` from each end.
        init(low: Double, high: Double, inset: Double) {
            start = pixelBelow(low)
            end = pixelAbove(high)
            near = min(pixelAbove(low + inset), end)
            far = max(pixelBelow(high - inset), near)
        }
    }

    /// The pixels of one direction that are visible, as positions in a mask with at most one pixel between the corner blocks.
    struct VisibleParts {
        /// The first visible pixel.
        let start: Int
        /// The numbers of visible pixels before, between and after the cuts.
        let before, within, after: Int
        /// The positions in the mask: the first visible pixel before the cuts, the pixel that is repeated, the first one after them.
        let first, repeated, last: Int

        var count: Int { before + within + after }
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

    /// Returns the position of a block in a mask that consists of the four blocks, with at most one column and one row between them.
    func placeInMask(_ corner: Int) -> PixelPoint {
        PixelPoint(
            x: corner & 1 == 0 ? 0 : columns.near - columns.start + columns.repeatedLength,
            y: corner & 2 == 0 ? 0 : rows.near - rows.start + rows.repeatedLength)
    }
}
