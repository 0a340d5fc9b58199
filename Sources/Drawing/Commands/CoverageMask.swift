/// How much of each pixel of a rectangle belongs to an outline: what is drawn between a push and a pop of it is seen so far.
///
///     player.pushClip(CoverageMask(bounds: box, coverage: star), at: offset)
public struct CoverageMask: Equatable, Sendable {
    /// In pixels, from where the mask is put; nothing outside is covered.
    public let bounds: PixelRect
    /// 0...255, row by row.
    public let coverage: [UInt8]

    /// Where `coverage` is no byte a pixel of `bounds`, nothing is covered.
    public init(bounds: PixelRect, coverage: [UInt8]) {
        let isComplete = !bounds.isEmpty && coverage.count == bounds.area
        self.bounds = isComplete ? bounds : .empty
        self.coverage = isComplete ? coverage : []
    }

    /// Nothing is covered.
    public static var empty: CoverageMask { CoverageMask(bounds: .empty, coverage: []) }
}
