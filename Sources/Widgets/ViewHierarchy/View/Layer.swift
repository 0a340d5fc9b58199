/// The appearance of a view under the names of Core Animation: `view.layer.cornerRadius = 8` equals `view.cornerRadius = 8`.
///
///     card.layer.borderWidth = 1
///     card.layer.borderColor = .separator
public struct Layer {
    let view: View

    /// The radius of the corners, in points.
    public var cornerRadius: Double {
        get { view.cornerRadius }
        nonmutating set { view.cornerRadius = newValue }
    }
    /// The corners that `cornerRadius` applies to.
    public var maskedCorners: CornerMask {
        get { view.maskedCorners }
        nonmutating set { view.maskedCorners = newValue }
    }
    /// The width of the border, in points.
    public var borderWidth: Double {
        get { view.borderWidth }
        nonmutating set { view.borderWidth = newValue }
    }
    /// The colour of the border.
    public var borderColor: Color {
        get { view.borderColor }
        nonmutating set { view.borderColor = newValue }
    }
    /// Whether content outside the bounds is clipped.
    public var masksToBounds: Bool {
        get { view.clipsToBounds }
        nonmutating set { view.clipsToBounds = newValue }
    }
    /// The opacity, 0...1.
    public var opacity: Double {
        get { view.alpha }
        nonmutating set { view.alpha = newValue }
    }
}

extension View {
    /// The appearance of the view under the names of Core Animation.
    public final var layer: Layer { Layer(view: self) }
}
