/// A mask that clips a view to an outline other than a rounded rectangle.
///
/// The mask is created when it is first painted, and recreated for another size (while it is animated) or scale.
///
///     view.contentMask = ContentMask { size, scale in mask(of: star, size, scale) }
package final class ContentMask {
    private let make: (Size, Double) -> CoverageMask?
    private var made: (size: Size, scale: Double, mask: CoverageMask?)?

    /// Creates a content mask from a closure that returns the mask for a size in points and a scale in pixels per point.
    ///
    /// The mask starts at the top left of the view's box. If the closure returns nil, the view is clipped to its box.
    package init(_ make: @escaping (Size, Double) -> CoverageMask?) { self.make = make }

    func mask(_ size: Size, _ scale: Double) -> CoverageMask? {
        if let made, made.size == size, made.scale == scale { return made.mask }
        let mask = make(size, scale)
        made = (size, scale, mask)
        return mask
    }
}

extension View {
    /// The mask to which a view with `clipsToBounds` is clipped; nil, the default, for its rounded rectangle.
    package final var contentMask: ContentMask? {
        get { rare?.contentMask }
        set {
            if newValue == nil, contentMask == nil { return }
            rareState.contentMask = newValue
            setNeedsDisplay()
        }
    }
}
