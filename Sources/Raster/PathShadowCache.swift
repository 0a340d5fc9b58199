import Drawing

/// The values that determine the bytes of a path's shadow.
struct PathShadow: Hashable {
    let path: Path
    /// The transform from points to pixels, without the offset of the shadow.
    let transform: AffineTransform
    /// The offset of the shadow, in points.
    let offset: Point
    /// The standard deviation of the blur, in pixels.
    let deviation: Double
    let isInner: Bool
}

/// A cache of the blurred coverage of paths.
///
/// A mask is kept when the same shadow is drawn for the second time, so that the shadows of a path that changes in every frame do not fill the
/// cache.
///
///     if let mask = cache.mask(for: key, make: { computeMask() }) { mask.draw(ink, at: offset, on: target) }
final class PathShadowCache {
    /// The number of shadows without a mask whose drawing is recorded.
    private static let recordedDrawings = 64

    private let masks = MaskCache<PathShadow, PathShadowMask>(limit: 256)
    /// The hash values of the shadows that were drawn last without a mask, in a ring.
    private var drawnOnce = [Int](repeating: 0, count: recordedDrawings)
    private var nextRecord = 0

    /// The number of masks that have been computed, for tests.
    private(set) var computedMasks = 0

    /// Returns the mask of a shadow, which `make` computes at the second drawing.
    ///
    /// - Returns: nil at the first drawing, and if the mask is too large for the cache.
    func mask(for key: PathShadow, make: (_ largestArea: Int) -> PathShadowMask?) -> PathShadowMask? {
        if let mask = masks.mask(for: key) { return mask }
        let hash = key.hashValue
        guard drawnOnce.contains(hash) else {
            drawnOnce[nextRecord] = hash
            nextRecord = (nextRecord + 1) % Self.recordedDrawings
            return nil
        }
        guard let mask = make(MaskCache<PathShadow, PathShadowMask>.largestTotal / 4) else { return nil }
        computedMasks += 1
        masks.keep(mask, for: key, area: mask.region.area)
        return mask
    }
}

/// The blurred coverage of a path, relative to the offset of its command.
final class PathShadowMask {
    /// The pixels of the mask.
    let region: PixelRect
    let coverage: UnsafeMutablePointer<UInt8>

    init(region: PixelRect) {
        self.region = region
        coverage = .allocate(capacity: region.area)
    }

    isolated deinit { coverage.deallocate() }

    func draw(_ color: UInt32, at offset: PixelPoint, on target: PixelTarget) {
        target.blend(mask: coverage, stride: region.width, in: region.offset(by: offset), color)
    }
}
