import Drawing
import RasterKernels

/// Draws rounded rectangles and borders: through a mask of the whole shape, or corner blocks through masks and the rest as rectangles.
///
///     ShapePainter.paint(outer, hole: inner, 0xff33_66cc, target, masks, scratch)
struct ShapePainter {
    private let target: PixelTarget
    private let coverage: ShapeCoverage
    private let color: UInt32

    static func paint(
        _ outer: PixelShape, hole: PixelShape?, _ color: UInt32, _ target: PixelTarget,
        _ masks: CornerMaskCache, _ scratch: ScratchMemory<UInt8>
    ) {
        if hole == nil, !outer.isRound, outer.isAligned { return target.fill(outer.bounds, color) }
        let grid = CornerGrid(outer, hole: hole)
        if let mask = masks.mask(of: outer, hole: hole, grid: grid) {
            return target.blend(mask: mask.coverage, stride: mask.stride, divided: grid, color)
        }
        let coverage = ShapeCoverage(outer, hole: hole, grid: grid, mask: nil, scratch: scratch)
        ShapePainter(target: target, coverage: coverage, color: color).paint()
    }

    private func paint() {
        // Copied: a closure that refers to a property copies the whole painter, and counts its references.
        let (target, color) = (target, color)
        for corner in 0..<4 {
            coverage.withCorner(corner, within: target.clip) { part, bytes, stride in
                target.blend(mask: bytes, stride: stride, in: part, color)
            }
        }
        let outer = coverage.outer.kernelShape
        let hole = coverage.hole?.kernelShape
        let down = Profile(
            low: outer.top, high: outer.bottom, holeLow: hole?.top ?? .infinity, holeHigh: hole?.bottom ?? 0)
        let across = Profile(
            low: outer.left, high: outer.right, holeLow: hole?.left ?? .infinity, holeHigh: hole?.right ?? 0)
        let columns = coverage.grid.columns
        let rows = coverage.grid.rows
        paintRows(rows.start..<rows.near, from: columns.near, to: columns.far, down)
        paintRows(rows.far..<rows.end, from: columns.near, to: columns.far, down)
        if rows.near == rows.far { return }
        let (left, right) = (pixelAbove(outer.left), pixelBelow(outer.right))
        if hole == nil, left < right {
            // Between the edges that are partly covered, one rectangle.
            paintColumns(columns.start..<left, from: rows.near, to: rows.far, across)
            paintColumns(right..<columns.end, from: rows.near, to: rows.far, across)
            return target.fill(
                PixelRect(left: left, top: rows.near, right: right, bottom: rows.far), color)
        }
        paintColumns(columns.start..<columns.near, from: rows.near, to: rows.far, across)
        paintColumns(columns.far..<columns.end, from: rows.near, to: rows.far, across)
        if hole == nil {
            target.fill(
                PixelRect(left: columns.near, top: rows.near, right: columns.far, bottom: rows.far), color)
        }
    }

    /// Fills rows, those of equal coverage as one rectangle.
    private func paintRows(_ rows: Range<Int>, from left: Int, to right: Int, _ profile: Profile) {
        if left >= right { return }
        let (target, color) = (target, color)
        let visible = rows.clamped(to: target.clip.top..<target.clip.bottom)
        profile.forEachRun(visible) { run, value in
            let rect = PixelRect(left: left, top: run.lowerBound, right: right, bottom: run.upperBound)
            target.fill(rect, color, coverage: value)
        }
    }

    /// Fills columns, those of equal coverage as one rectangle.
    private func paintColumns(_ columns: Range<Int>, from top: Int, to bottom: Int, _ profile: Profile) {
        let (target, color) = (target, color)
        let visible = columns.clamped(to: target.clip.left..<target.clip.right)
        profile.forEachRun(visible) { run, value in
            let rect = PixelRect(left: run.lowerBound, top: top, right: run.upperBound, bottom: bottom)
            target.fill(rect, color, coverage: value)
        }
    }
}

/// The coverage along one direction, between the corners.
nonisolated struct Profile {
    let low: Double
    let high: Double
    let holeLow: Double
    let holeHigh: Double

    /// Calls `body` for each run of pixels with equal coverage: partly covered edge pixels, and the solid parts between them.
    func forEachRun(_ pixels: Range<Int>, _ body: (Range<Int>, UInt8) -> Void) {
        var start = pixels.lowerBound
        while start < pixels.upperBound {
            let value = coverage(start)
            let end = min(pixels.upperBound, max(start + 1, pixelBelow(nextEdge(after: Double(start)))))
            if value > 0 { body(start..<end, value) }
            start = end
        }
    }

    /// Returns the first edge beyond a position; the coverage of pixels between two edges is equal.
    private func nextEdge(after position: Double) -> Double {
        var edge = Double.infinity
        if low > position { edge = low }
        if holeLow > position, holeLow < edge { edge = holeLow }
        if holeHigh > position, holeHigh < edge { edge = holeHigh }
        if high > position, high < edge { edge = high }
        return edge
    }

    private func coverage(_ pixel: Int) -> UInt8 {
        let outer = share(pixel, low, high)
        return holeLow < holeHigh ? outer - min(outer, share(pixel, holeLow, holeHigh)) : outer
    }

    private func share(_ pixel: Int, _ low: Double, _ high: Double) -> UInt8 {
        let length = min(Double(pixel + 1), high) - max(Double(pixel), low)
        return UInt8(min(max(length, 0), 1) * 255 + 0.5)
    }
}
