import Drawing

/// A clip or layer that a push opened and the matching pop closes.
enum Scope {
    /// A clip with straight edges, or with corners that cannot be seen.
    case clip(outside: PixelTarget)
    /// A clip whose corners were saved on the pixel stack from `mark` on.
    case roundedClip(ShapeCoverage, mark: Int, outside: PixelTarget)
    /// A clip of any outline: what was there in `part` was saved on the pixel stack from `mark` on.
    case maskedClip(CoverageMask, at: PixelPoint, part: PixelRect, mark: Int, outside: PixelTarget)
    case layer(Layer, outside: PixelTarget)
    /// A layer that needs no memory: it only moves by whole pixels.
    case shift(outside: PixelTarget)
}
