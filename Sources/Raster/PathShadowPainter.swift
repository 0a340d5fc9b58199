import Drawing
import RasterKernels

/// Draws the shadows of paths: outer ones, and inner ones of any path.
///
/// A shadow that is drawn repeatedly is taken from the cache; otherwise its part within the clip is filled and blurred.
///
///     painter.draw(shape, ink, at: offset, on: target)
final class PathShadowPainter {
    let cache = PathShadowCache()
    private let coverage = PathCoverage()
    /// The lines of the path, in pixels relative to the offset of its command.
    private var lines = FlattenedPath()
    private let maskMemory = ScratchMemory<UInt8>()
    private let shapeMemory = ScratchMemory<UInt8>()
    private let blurMemory = ScratchMemory<UInt8>()
    private let sums = ScratchMemory<UInt32>()

    /// A rectangle that contains the pixels of all coordinates, which are limited to a billion.
    private static let allPixels = PixelRect(left: -1 << 31, top: -1 << 31, right: 1 << 31, bottom: 1 << 31)

    /// Draws a shadow in the colour `ink`.
    func draw(_ shape: PathShadow, _ ink: UInt32, at offset: PixelPoint, on target: PixelTarget) {
        if let mask = cache.mask(for: shape, make: { makeMask(of: shape, largestArea: $0) }) {
            return mask.draw(ink, at: offset, on: target)
        }
        // The pixels on which those of the clip depend.
        let needed = target.clip.insetBy(-blurReach(shape.deviation))
        guard let region = region(of: shape, within: needed, at: offset),
            region.area <= Layer.largestArea, region.intersects(target.clip)
        else { return }
        let bytes = maskMemory.reserve(region.area)
        write(shape, to: bytes, region, at: offset)
        target.blend(mask: bytes, stride: region.width, in: region, ink)
    }

    /// Returns the mask of a whole shadow; nil if it is empty or too large.
    private func makeMask(of shape: PathShadow, largestArea: Int) -> PathShadowMask? {
        guard let region = region(of: shape, within: Self.allPixels, at: .zero), region.area <= largestArea
        else { return nil }
        let mask = PathShadowMask(region: region)
        write(shape, to: mask.coverage, region, at: .zero)
        return mask
    }

    /// Flattens the path of a shadow into `lines`, and returns the pixels of the shadow within `needed`; nil if there are none.
    private func region(of shape: PathShadow, within needed: PixelRect, at offset: PixelPoint) -> PixelRect? {
        flatten(shape, isMoved: !shape.isInner, visible: needed, at: offset)
        guard let covered = coverage.bounds(of: lines, offset: offset, clip: needed) else { return nil }
        return covered.insetBy(-blurReach(shape.deviation)).intersection(needed)
    }

    /// Writes the pixels of a shadow to a mask, after ``region(of:within:at:)`` has flattened its path.
    private func write(
        _ shape: PathShadow, to bytes: UnsafeMutablePointer<UInt8>, _ region: PixelRect, at offset: PixelPoint
    ) {
        fill(region, bytes, at: offset)
        if shape.isInner {
            let inside = shapeMemory.reserve(region.area)
            inside.update(from: bytes, count: region.area)
            flatten(shape, isMoved: true, visible: region.insetBy(-1), at: offset)
            fill(region, bytes, at: offset)
            rk_invert_mask(bytes, region.area)
            blur(bytes, region, shape.deviation)
            rk_multiply_mask(bytes, inside, region.area)
        } else {
            blur(bytes, region, shape.deviation)
        }
    }

    /// Flattens a path, which is moved by the offset of its shadow if `isMoved`.
    private func flatten(_ shape: PathShadow, isMoved: Bool, visible: PixelRect, at offset: PixelPoint) {
        var transform = shape.transform
        if isMoved {
            transform = AffineTransform(translationX: shape.offset.x, y: shape.offset.y).concatenating(
                transform)
        }
        lines.removeAll()
        lines.append(
            shape.path, transform: transform, tolerance: SoftwarePlayer.tolerance,
            visible: visible.enlarged(relativeTo: offset))
    }

    /// Writes the coverage of `lines` to a mask.
    private func fill(_ region: PixelRect, _ bytes: UnsafeMutablePointer<UInt8>, at offset: PixelPoint) {
        bytes.update(repeating: 0, count: region.area)
        let writer = MaskWriter(bytes: bytes, bounds: region)
        coverage.forEachRow(of: lines, offset: offset, clip: region, isEvenOdd: false) { writer.write($0) }
    }

    private func blur(_ bytes: UnsafeMutablePointer<UInt8>, _ region: PixelRect, _ deviation: Double) {
        rk_blur(
            bytes, region.width, region.height, 1, deviation, blurMemory.reserve(region.area),
            sums.reserve(region.width))
    }
}
