import Drawing
import RasterKernels

/// A cache of the coverage of shapes with integer sides.
///
/// The coverage depends only on the fractions of a pixel in the shape's position.
///
/// A mask contains the corner blocks, and one of the equal columns and rows between them.
///
///     let mask = cache.mask(of: shape, hole: nil, grid: CornerGrid(shape, hole: nil))
final class CornerMaskCache {
    /// The coverage of one kind of shape.
    final class Mask {
        /// The number of bytes per row.
        let stride: Int
        let coverage: UnsafeMutablePointer<UInt8>

        init(width: Int, height: Int) {
            stride = width
            coverage = .allocate(capacity: width * height)
        }

        isolated deinit { coverage.deallocate() }
    }

    private struct Key: Hashable {
        /// The size of the mask, in pixels.
        let width: Int
        let height: Int
        /// The distances of the left and top edges from their pixels' edges, below 1.
        let left: Double
        let top: Double
        let radius: Double
        /// The width of the border; 0 for a filled shape.
        let border: Double
        let corners: UInt32
    }

    private static let largestArea = 1 << 16

    private let masks = MaskCache<Key, Mask>(limit: 2048)

    /// Returns the mask of a shape; nil if its sides are not integers or its corners are too large for the cache.
    func mask(of outer: PixelShape, hole: PixelShape?, grid: CornerGrid) -> Mask? {
        let width = grid.columns.maskLength
        let height = grid.rows.maskLength
        guard outer.hasWholeSides, width <= Self.largestArea, height <= Self.largestArea,
            width * height <= Self.largestArea
        else { return nil }
        let shape = outer.kernelShape
        let key = Key(
            width: width, height: height, left: shape.left - Double(grid.columns.start),
            top: shape.top - Double(grid.rows.start), radius: outer.radius,
            border: (hole?.kernelShape.left ?? shape.left) - shape.left, corners: shape.corners)
        if let mask = masks.mask(for: key) { return mask }
        let mask = make(key)
        masks.keep(mask, for: key, area: width * height)
        return mask
    }

    private func make(_ key: Key) -> Mask {
        let mask = Mask(width: key.width, height: key.height)
        var outer = rk_shape(
            left: key.left, top: key.top, right: Double(key.width) - (key.left > 0 ? 1 - key.left : 0),
            bottom: Double(key.height) - (key.top > 0 ? 1 - key.top : 0), radius: key.radius,
            corners: key.corners)
        var inner = rk_shape(
            left: outer.left + key.border, top: outer.top + key.border, right: outer.right - key.border,
            bottom: outer.bottom - key.border, radius: max(0, key.radius - key.border), corners: key.corners)
        if key.border > 0 {
            rk_shape_coverage(&outer, &inner, 0, 0, key.width, key.height, mask.coverage, mask.stride)
        } else {
            rk_shape_coverage(&outer, nil, 0, 0, key.width, key.height, mask.coverage, mask.stride)
        }
        return mask
    }
}
