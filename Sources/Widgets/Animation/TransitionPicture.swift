/// The old picture of a view that gives way to the new one.
struct TransitionPicture {
    /// How it goes.
    enum Style: Hashable {
        case dissolve
        /// The new picture comes from there, by one width or height; `x` and `y` are -1, 0 or 1.
        case slide(x: Double, y: Double)
    }

    let image: Image
    /// In the view's own space.
    let rect: Rect
    let style: Style
    /// Without holes: the new picture can lie under it from the start.
    let isOpaque: Bool
}
