/// A clip mask: for each pixel of a rectangle, the coverage by an outline, with which drawing is multiplied.
///
///     player.pushClip(CoverageMask(bounds: box, coverage: star), at: offset)
public struct CoverageMask: Equatable, Sendable {
    /// The area of the mask in pixels, relative to its offset; the coverage outside is 0.
    public let bounds: PixelRect
    /// The coverage of each pixel, 0...255, in row order.
    public let coverage: [UInt8]

    /// Creates a mask; if `coverage` does not have one byte per pixel of `bounds`, the mask is empty.
    public init(bounds: PixelRect, coverage: [UInt8]) {
        let isComplete = !bounds.isEmpty && coverage.count == bounds.area
        self.bounds = isComplete ? bounds : .empty
        self.coverage = isComplete ? coverage : []
    }

    /// A mask without coverage, which clips everything.
    public static var empty: CoverageMask { CoverageMask(bounds: .empty, coverage: []) }
}
