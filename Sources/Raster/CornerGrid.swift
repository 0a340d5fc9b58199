import Drawing
import RasterKernels

/// Where a shape's pixels are cut: four blocks at the corners, straight strips between them, the centre.
///
///     near ──┐   ┌── far
///     start ┌┴───┴┐ end       the same downwards
struct CornerGrid {
    /// The cuts in one direction, in pixels; `start <= near <= far <= end`.
    struct Cuts: Hashable {
        var start: Int
        var near: Int
        var far: Int
        var end: Int

        /// Length of both corner blocks together.
        var cornerLength: Int { near - start + end - far }

        init(_ outer: ClosedRange<Double>, radius: Double, hole: ClosedRange<Double>?, holeRadius: Double) {
            start = Int(outer.lowerBound.rounded(.down))
            end = Int(outer.upperBound.rounded(.up))
            var near = outer.lowerBound + radius
            var far = outer.upperBound - radius
            if let hole {
                near = max(near, hole.lowerBound + holeRadius)
                far = min(far, hole.upperBound - holeRadius)
            }
            self.near = min(Int(near.rounded(.up)), end)
            self.far = max(Int(far.rounded(.down)), self.near)
        }
    }

    var columns: Cuts
    var rows: Cuts

    /// The cuts of `outer`, less `hole`, which lies inside.
    init(_ outer: PixelShape, hole: PixelShape?) {
        let a = outer.kernelShape
        let b = hole?.kernelShape
        columns = Cuts(
            a.left...a.right, radius: a.radius, hole: b.map { $0.left...$0.right }, holeRadius: b?.radius ?? 0
        )
        rows = Cuts(
            a.top...a.bottom, radius: a.radius, hole: b.map { $0.top...$0.bottom }, holeRadius: b?.radius ?? 0
        )
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
