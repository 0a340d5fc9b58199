import Drawing
import RasterKernels

/// The coverage of a shape's corner blocks, from the cache or computed on demand.
///
///     coverage.withCorner(0, within: clip) { rect, bytes, stride in target.blend(mask: bytes, ...) }
struct ShapeCoverage {
    let outer: PixelShape
    /// The inner shape that a border excludes; nil for a filled shape.
    let hole: PixelShape?
    let grid: CornerGrid
    private let mask: CornerMaskCache.Mask?
    private let scratch: ScratchMemory<UInt8>

    /// The number of bytes computed per call without a cached mask.
    private static let bandLength = 1 << 14

    init(
        _ outer: PixelShape, hole: PixelShape?, grid: CornerGrid, mask: CornerMaskCache.Mask?,
        scratch: ScratchMemory<UInt8>
    ) {
        self.outer = outer
        self.hole = hole
        self.grid = grid
        self.mask = mask
        self.scratch = scratch
    }

    /// Calls `body` with each part of a block inside `clip`, from top to bottom: rectangle, first coverage byte and stride.
    func withCorner(
        _ corner: Int, within clip: PixelRect, _ body: (PixelRect, UnsafePointer<UInt8>, Int) -> Void
    ) {
        let block = grid.block(corner)
        let part = block.intersection(clip)
        if part.isEmpty { return }
        if let mask {
            let place = grid.placeInMask(corner)
            let row = place.y + part.top - block.top
            let column = place.x + part.left - block.left
            body(part, mask.coverage + (row * mask.stride + column), mask.stride)
            return
        }
        let bandHeight = max(1, Self.bandLength / part.width)
        var band = part
        while band.top < part.bottom {
            band.bottom = min(band.top + bandHeight, part.bottom)
            compute(band, body)
            band.top = band.bottom
        }
    }

    private func compute(_ band: PixelRect, _ body: (PixelRect, UnsafePointer<UInt8>, Int) -> Void) {
        let bytes = scratch.reserve(band.width * band.height)
        var outer = outer.kernelShape
        if var hole = hole?.kernelShape {
            rk_shape_coverage(
                &outer, &hole, band.left, band.top, band.width, band.height, bytes, band.width)
        } else {
            rk_shape_coverage(&outer, nil, band.left, band.top, band.width, band.height, bytes, band.width)
        }
        body(band, bytes, band.width)
    }
}
