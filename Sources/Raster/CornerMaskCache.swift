import Drawing
import RasterKernels

/// Coverage of the four corner blocks of shapes whose edges lie on pixel edges: the same wherever they are.
///
/// A mask holds the shape without its middle columns and rows. At most `limit` masks are kept.
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
        let width: Int
        let height: Int
        let radius: Double
        /// Width of the border; 0 for a filled shape.
        let border: Double
        let corners: UInt32
    }

    private static let limit = 256
    private static let largestArea = 1 << 16

    private var masks: [Key: Mask] = [:]
    private var latest: (key: Key, mask: Mask)?

    /// The mask of an aligned shape; nil for others and for corners that are too large to keep.
    func mask(of outer: PixelShape, hole: PixelShape?, grid: CornerGrid) -> Mask? {
        let width = grid.columns.cornerLength
        let height = grid.rows.cornerLength
        guard outer.isAligned, width <= Self.largestArea, height <= Self.largestArea,
            width * height <= Self.largestArea, hole?.isAligned != false
        else { return nil }
        let key = Key(
            width: width, height: height, radius: outer.radius,
            border: hole.map { $0.kernelShape.left - outer.kernelShape.left } ?? 0,
            corners: outer.kernelShape.corners)
        if let latest, latest.key == key { return latest.mask }
        let mask = masks[key] ?? make(key)
        latest = (key, mask)
        return mask
    }

    private func make(_ key: Key) -> Mask {
        let mask = Mask(width: key.width, height: key.height)
        var outer = rk_shape(
            left: 0, top: 0, right: Double(key.width), bottom: Double(key.height), radius: key.radius,
            corners: key.corners)
        var inner = rk_shape(
            left: key.border, top: key.border, right: outer.right - key.border,
            bottom: outer.bottom - key.border, radius: max(0, key.radius - key.border), corners: key.corners)
        if key.border > 0 {
            rk_shape_coverage(&outer, &inner, 0, 0, key.width, key.height, mask.coverage, mask.stride)
        } else {
            rk_shape_coverage(&outer, nil, 0, 0, key.width, key.height, mask.coverage, mask.stride)
        }
        if masks.count >= Self.limit { masks.removeAll(keepingCapacity: true) }
        masks[key] = mask
        return mask
    }
}
