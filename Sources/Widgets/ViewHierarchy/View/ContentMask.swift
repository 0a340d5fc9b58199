/// The outline that a view which clips is cut to, where that is no rounded rectangle.
///
/// Masks are made when they are first painted, and again for another size (while that is animated) or scale.
///
///     view.contentMask = ContentMask { size, scale in mask(of: star, size, scale) }
package final class ContentMask {
    private let make: (Size, Double) -> CoverageMask?
    private var made: (size: Size, scale: Double, mask: CoverageMask?)?

    /// `make` gets the size in points and the pixels a point, and gives a mask from the top left of the view's box; nil
    /// leaves the view cut to its box.
    package init(_ make: @escaping (Size, Double) -> CoverageMask?) { self.make = make }

    func mask(_ size: Size, _ scale: Double) -> CoverageMask? {
        if let made, made.size == size, made.scale == scale { return made.mask }
        let mask = make(size, scale)
        made = (size, scale, mask)
        return mask
    }
}

extension View {
    /// The mask that clips the content of a clipping view; nil for its rounded rectangle.
    package final var contentMask: ContentMask? {
        get { rare?.contentMask }
        set {
            if newValue == nil, contentMask == nil { return }
            rareState.contentMask = newValue
            setNeedsDisplay()
        }
    }
}
