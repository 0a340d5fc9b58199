/// A path that clips a view, instead of its rounded rectangle.
///
///     view.contentClip = ContentClip { size in star(in: size) }
package final class ContentClip {
    private let makePath: (Size) -> Path
    let style: FillStyle
    private var latest: (size: Size, path: Path)?

    /// Creates a clip from a closure that returns the path for a size in points, relative to the top left of the view's box.
    ///
    /// The closure is called when the size changes, for example in each frame of an animation.
    package init(style: FillStyle = FillStyle(), _ makePath: @escaping (Size) -> Path) {
        self.style = style
        self.makePath = makePath
    }

    func path(for size: Size) -> Path {
        if let latest, latest.size == size { return latest.path }
        let path = makePath(size)
        latest = (size, path)
        return path
    }
}

extension View {
    /// The path to which a view with `clipsToBounds` is clipped; nil, the default, for its rounded rectangle.
    package final var contentClip: ContentClip? {
        get { rare?.contentClip }
        set {
            if newValue == nil, contentClip == nil { return }
            rareState.contentClip = newValue
            setNeedsDisplay()
        }
    }
}

extension DisplayListPlayer {
    /// Pushes the path of `clip` for the size of a view's shape or, without one, the shape; one `popClip` removes it.
    func pushClip(_ shape: RoundedRect, or clip: ContentClip?, at place: PixelPoint) {
        guard let clip else { return pushClip(shape, at: place) }
        pushClip(clip.path(for: shape.rect.size), style: clip.style, at: place)
    }
}
