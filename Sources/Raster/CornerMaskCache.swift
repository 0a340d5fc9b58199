import Drawing
import RasterKernels

/// Coverage of the four corner blocks of shapes with whole sides: the same at every place of the same fraction.
///
/// A mask holds the shape without its middle columns and rows. At most `limit` masks of 8 MiB in all are kept.
///
///     let mask = cache.mask(of: shape, hole: nil, grid: CornerGrid(shape, hole: nil))
final class CornerMaskCache {
    /// The coverage bytes of one kind of corners.
    final class Mask {
        /// Bytes a row.
        let stride: Int
        let coverage: UnsafeMutablePointer<UInt8>

        init(width: Int, height: Int) {
            stride = width
            coverage = .allocate(capacity: width * height)
        }

        isolated deinit { coverage.deallocate() }
    }

    private struct Key: Hashable {
        /// Of the mask, in pixels.
        let width: Int
        let height: Int
        /// The left and top edge's distance from their pixel's, below 1.
        let left: Double
        let top: Double
        let radius: Double
        /// Width of the border; 0 for a filled shape.
        let border: Double
        let corners: UInt32
    }

    private static let limit = 2048
    private static let largestArea = 1 << 16
    private static let largestTotal = 1 << 23

    private var masks: [Key: Mask] = [:]
    /// Bytes in all masks.
    private var total = 0
    private var latest: (key: Key, mask: Mask)?

    /// The mask of a shape with whole sides; nil for others and for corners that are too large to keep.
    func mask(of outer: PixelShape, hole: PixelShape?, grid: CornerGrid) -> Mask? {
        let width = grid.columns.cornerLength
        let height = grid.rows.cornerLength
        guard outer.hasWholeSides, width <= Self.largestArea, height <= Self.largestArea,
            width * height <= Self.largestArea
        else { return nil }
        let shape = outer.kernelShape
        let key = Key(
            width: width, height: height, left: shape.left - Double(grid.columns.start),
            top: shape.top - Double(grid.rows.start), radius: outer.radius,
            border: (hole?.kernelShape.left ?? shape.left) - shape.left, corners: shape.corners)
        if let latest, latest.key == key { return latest.mask }
        let mask = masks[key] ?? make(key)
        latest = (key, mask)
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
        keep(mask, key)
        return mask
    }

    private func keep(_ mask: Mask, _ key: Key) {
        let area = key.width * key.height
        if masks.count >= Self.limit || total + area > Self.largestTotal {
            masks.removeAll(keepingCapacity: true)
            total = 0
        }
        masks[key] = mask
        total += area
    }
}
