import Drawing

/// A clip or layer that is open, between a push and the matching pop.
enum Scope {
    /// A clip that needs no masking: without rounded corners, or empty.
    case clip(outside: PixelTarget)
    /// A clip with rounded corners, whose pixels were saved on the pixel stack from `mark` on.
    case roundedClip(ShapeCoverage, mark: Int, outside: PixelTarget)
    /// A clip by a path: the pixels of `part` and their coverage were saved on the stacks from the marks on.
    case pathClip(part: PixelRect, maskMark: Int, mark: Int, outside: PixelTarget)
    /// A layer, with the transform to restore.
    case layer(Layer, outside: PixelTarget, transform: AffineTransform)
    /// A layer without memory: an opaque translation by whole pixels.
    case shift(outside: PixelTarget, transform: AffineTransform)
    /// A transform of the commands of one list.
    case transform(outside: AffineTransform)
}
