import Drawing

/// A clip or layer that is open, between a push and the matching pop.
enum Scope {
    /// A clip that needs no masking: without rounded corners, or empty.
    case clip(outside: PixelTarget)
    /// A clip with rounded corners, whose pixels were saved on the pixel stack from `mark` on.
    case roundedClip(ShapeCoverage, mark: Int, outside: PixelTarget)
    /// A clip by a mask: the pixels of `part` were saved on the pixel stack from `mark` on.
    case maskedClip(CoverageMask, at: PixelPoint, part: PixelRect, mark: Int, outside: PixelTarget)
    case layer(Layer, outside: PixelTarget)
    /// A layer without memory: an opaque translation by whole pixels.
    case shift(outside: PixelTarget)
}
