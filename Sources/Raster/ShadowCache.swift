import Drawing
import RasterKernels

/// A cache of the blurred coverage of rounded rectangles.
///
/// A mask contains the shape without the middle columns and rows that are equal, so that shadows of all large shapes with the
/// same corners share one.
///
///     cache.mask(of: shape, deviation: 8, scratch: scratch, sums: sums)?.draw(ink, at: shape.bounds, on: target)
final class ShadowCache {
    private struct Key: Hashable {
        /// The size of the shape, in pixels, after equal columns and rows are removed.
        let width: Double
        let height: Double
        /// The distances of the left and top edges from their pixels' edges, below 1.
        let left: Double
        let top: Double
        let radius: Double
        let corners: UInt32
        let deviation: Double
    }

    private let masks = MaskCache<Key, ShadowMask>(limit: 256)

    /// Returns the mask of a shape, computed on first use; nil if it is too large for the cache.
    func mask(
        of shape: PixelShape, deviation: Double, scratch: ScratchMemory<UInt8>, sums: ScratchMemory<UInt32>
    ) -> ShadowMask? {
        let outer = shape.kernelShape
        let reach = blurReach(deviation)
        // Farther from the edges than the corner and the blur, columns are equal; one of them remains.
        let margin = pixelAbove(outer.radius) + reach
        let width = outer.right - outer.left
        let height = outer.bottom - outer.top
        let shorter = Double(2 * margin + 2)
        let key = Key(
            width: width - max(0, (width - shorter).rounded(.down)),
            height: height - max(0, (height - shorter).rounded(.down)),
            left: outer.left - outer.left.rounded(.down), top: outer.top - outer.top.rounded(.down),
            radius: outer.radius, corners: outer.corners, deviation: deviation)
        if let mask = masks.mask(for: key) { return mask }
        let columns = Int((key.left + key.width).rounded(.up)) + 2 * reach
        let rows = Int((key.top + key.height).rounded(.up)) + 2 * reach
        guard columns * rows <= MaskCache<Key, ShadowMask>.largestTotal / 4 else { return nil }
        let mask = ShadowMask(width: columns, height: rows, reach: reach, middle: margin + reach + 1)
        var kernelShape = rk_shape(
            left: key.left, top: key.top, right: key.left + key.width, bottom: key.top + key.height,
            radius: key.radius, corners: key.corners)
        rk_shape_coverage(&kernelShape, nil, -reach, -reach, columns, rows, mask.coverage, columns)
        rk_blur(
            mask.coverage, columns, rows, 1, deviation, scratch.reserve(columns * rows),
            sums.reserve(columns))
        masks.keep(mask, for: key, area: columns * rows)
        return mask
    }
}

/// The blurred coverage of a rounded rectangle, which is stretched in its middle column and row.
final class ShadowMask {
    let width: Int
    let height: Int
    /// The distance by which the mask extends beyond the pixels of the shape.
    let reach: Int
    /// The column and the row that are repeated in larger shapes.
    let middle: Int
    let coverage: UnsafeMutablePointer<UInt8>

    init(width: Int, height: Int, reach: Int, middle: Int) {
        self.width = width
        self.height = height
        self.reach = reach
        self.middle = middle
        coverage = .allocate(capacity: width * height)
    }

    isolated deinit { coverage.deallocate() }

    /// Draws the shadow of the shape whose pixels are `bounds`.
    func draw(_ color: UInt32, at bounds: PixelRect, on target: PixelTarget) {
        let area = bounds.insetBy(-reach)
        if !area.intersects(target.clip) { return }
        let (wide, high) = (area.width - width, area.height - height)
        if wide <= 0, high <= 0 {
            return target.blend(mask: coverage, stride: width, in: area, color)
        }
        let (column, row) = (wide > 0 ? middle : width, high > 0 ? middle : height)
        let (right, bottom) = (area.left + column + max(0, wide), area.top + row + max(0, high))
        drawRows(0..<row, at: area.top, column, area, right, color, target)
        if high > 0 {
            drawRepeatedRow(from: area.top + row, to: bottom, column, area, right, color, target)
        }
        drawRows(row..<height, at: bottom, column, area, right, color, target)
    }

    /// Draws rows of the mask with the middle column repeated up to `right`.
    private func drawRows(
        _ rows: Range<Int>, at top: Int, _ column: Int, _ area: PixelRect, _ right: Int, _ color: UInt32,
        _ target: PixelTarget
    ) {
        if rows.isEmpty { return }
        let first = coverage + rows.lowerBound * width
        let bottom = top + rows.count
        target.blend(
            mask: first, stride: width,
            in: PixelRect(left: area.left, top: top, right: area.left + column, bottom: bottom), color)
        if column == width { return }
        target.blend(
            mask: first + column, stride: width,
            in: PixelRect(left: right, top: top, right: area.right, bottom: bottom), color)
        for index in 0..<rows.count {
            target.fill(
                PixelRect(left: area.left + column, top: top + index, right: right, bottom: top + index + 1),
                color, coverage: first[index * width + column])
        }
    }

    /// Draws the middle row repeatedly.
    private func drawRepeatedRow(
        from top: Int, to bottom: Int, _ column: Int, _ area: PixelRect, _ right: Int, _ color: UInt32,
        _ target: PixelTarget
    ) {
        let line = coverage + middle * width
        target.blend(
            mask: line, stride: 0,
            in: PixelRect(left: area.left, top: top, right: area.left + column, bottom: bottom), color)
        if column == width { return }
        target.blend(
            mask: line + column, stride: 0,
            in: PixelRect(left: right, top: top, right: area.right, bottom: bottom), color)
        target.fill(
            PixelRect(left: area.left + column, top: top, right: right, bottom: bottom), color,
            coverage: line[column])
    }
}
