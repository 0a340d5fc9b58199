/// The outline, the border, the shadow and the effects of a view, under the names of `CALayer`.
///
/// It is a view's part that has ordinary names: a subclass of ``View`` may declare a `cornerRadius` of its own, as with UIKit.
///
///     card.layer.cornerRadius = 8
///     card.layer.borderWidth = 1
///     card.layer.borderColor = .separator
public struct Layer {
    let view: View

    /// The radius of the rounded corners, in points; 0 by default.
    ///
    /// Applies to the background, the border and, with `masksToBounds`, the content. Negative values are set to 0.
    public var cornerRadius: Double {
        get { view.rare?.cornerRadius ?? 0 }
        nonmutating set {
            let (old, new) = (cornerRadius, newValue > 0 ? newValue : 0)
            view.setAppearance(\.cornerRadius, new)
            if new != old { view.changed(from: .cornerRadius(old), to: .cornerRadius(new)) }
        }
    }
    /// The corners that `cornerRadius` applies to; all by default.
    public var maskedCorners: CornerMask {
        get { view.rare?.maskedCorners ?? .all }
        nonmutating set { view.setAppearance(\.maskedCorners, newValue) }
    }
    /// The width of the border, in points; 0 by default.
    ///
    /// The border is drawn inside the edge of the bounds, above the subviews. Negative values are set to 0.
    public var borderWidth: Double {
        get { view.rare?.borderWidth ?? 0 }
        nonmutating set {
            let (old, new) = (borderWidth, newValue > 0 ? newValue : 0)
            view.setAppearance(\.borderWidth, new)
            if new != old { view.changed(from: .borderWidth(old), to: .borderWidth(new)) }
        }
    }
    /// The colour of the border, which is drawn if `borderWidth` is greater than zero; the separator colour by default.
    public var borderColor: Color {
        get { view.rare?.borderColor ?? .separator }
        nonmutating set {
            let old = borderColor
            view.setAppearance(\.borderColor, newValue)
            if newValue != old { view.changed(from: .borderColor(old), to: .borderColor(newValue)) }
        }
    }
    /// Whether content outside the bounds is clipped.
    public var masksToBounds: Bool {
        get { view.clipsToBounds }
        nonmutating set { view.clipsToBounds = newValue }
    }
    /// The colour of the shadow; black by default.
    public var shadowColor: Color {
        get { effects.shadowColor }
        nonmutating set { if newValue != shadowColor { changeShadow { $0.shadowColor = newValue } } }
    }
    /// The opacity of the shadow, 0...1; 0 by default, which draws none.
    ///
    /// The shadow is that of `shadowPath`, or of the background's rounded rectangle, or, without a background, of the content, which
    /// costs a layer. Unlike in UIKit, `masksToBounds` does not clip it.
    public var shadowOpacity: Double {
        get { effects.shadowOpacity }
        nonmutating set { if newValue != shadowOpacity { changeShadow { $0.shadowOpacity = newValue } } }
    }
    /// The distance of the shadow from the view in points; (0, -3) by default, which is upwards.
    public var shadowOffset: Size {
        get { effects.shadowOffset }
        nonmutating set { if newValue != shadowOffset { changeShadow { $0.shadowOffset = newValue } } }
    }
    /// The standard deviation of the shadow's blur in points; 3 by default.
    public var shadowRadius: Double {
        get { effects.shadowRadius }
        nonmutating set { if newValue != shadowRadius { changeShadow { $0.shadowRadius = newValue } } }
    }
    /// The shape that casts the shadow, in the view's coordinate space; nil, the default, for that of the view.
    public var shadowPath: Path? {
        get { effects.shadowPath }
        nonmutating set { if newValue != shadowPath { changeEffects { $0.shadowPath = newValue } } }
    }
    /// The transform of the view in space: `view.transform3D`.
    public var transform: Transform3D {
        get { view.transform3D }
        nonmutating set { view.transform3D = newValue }
    }
    /// The transform that all subviews share, about the centre of the view, after their own: usually a perspective; the identity
    /// by default.
    ///
    /// Animated like `View.transform3D`. Values that are not finite are refused with a diagnostic.
    ///
    ///     var eye = Transform3D.identity
    ///     eye.m34 = -1 / 600
    ///     deck.layer.sublayerTransform = eye
    public var sublayerTransform: Transform3D {
        get { view.rare?.spatial?.sublayerTransform ?? .identity }
        nonmutating set {
            guard newValue.isFinite else { return view.reportNotFinite("sublayerTransform", "\(newValue)") }
            let old = sublayerTransform
            if newValue == old { return }
            changeSpace { $0.sublayerTransform = newValue }
            view.changed(from: .sublayerTransform(old), to: .sublayerTransform(newValue))
            view.changed(from: .sublayerDepth(old), to: .sublayerDepth(newValue))
        }
    }
    /// Whether the view is displayed, and hit, when a transform shows its back; true by default.
    ///
    /// The back is shown when the projection mirrors the view.
    public var isDoubleSided: Bool {
        get { view.rare?.spatial?.isDoubleSided ?? true }
        nonmutating set { if newValue != isDoubleSided { changeSpace { $0.isDoubleSided = newValue } } }
    }
    /// The filters that are applied to the view and its descendants, in order; none by default.
    ///
    /// The view is drawn into a layer, which costs a copy of its pixels in each frame that redraws a part of it, and each blur
    /// about six passes over them.
    public var filters: [Filter] {
        get { effects.filters }
        nonmutating set { if newValue != filters { changeEffects { $0.filters = newValue } } }
    }
    /// The filters that are applied to the pixels behind the view, within its shape: `CALayer.backgroundFilters`; none by default.
    ///
    /// A blur shows what is behind a translucent background out of focus. Pixels behind the view are those of views that were drawn before
    /// in the same window or group: a superview with filters, a mask, or an opacity below 1 is a group. The filters have no effect
    /// while the view or a superview is transformed, and in a popup in a window of its own.
    ///
    /// A change of any pixel within the reach of a blur repaints the whole view and that surrounding. Each repaint costs a copy of these
    /// pixels, and each blur about six passes over them.
    ///
    ///     bar.backgroundColor = Color(role: .systemBackground).withAlphaComponent(0.6)
    ///     bar.layer.backgroundFilters = [.blur(radius: 20), .saturation(1.8)]
    public var backgroundFilters: [Filter] {
        get { effects.backgroundFilters }
        nonmutating set { setBackgroundFilters(newValue, in: effects.backgroundFilterClip) }
    }

    package var backgroundFilterClip: ContentClip? { effects.backgroundFilterClip }

    /// Sets the filters of the pixels behind the view, within a path instead of the shape of the view.
    package func setBackgroundFilters(_ filters: [Filter], in clip: ContentClip?) {
        if filters == backgroundFilters, clip === effects.backgroundFilterClip { return }
        changeEffects {
            $0.backgroundFilters = filters
            $0.backgroundFilterClip = clip
        }
        view.viewTree?.backdrops.add(view)
    }
    /// The mode in which the view and its descendants, as a group, are combined with the pixels behind them; normal by default.
    ///
    /// A mode that changes uncovered pixels, such as `copy`, does so within the bounding box of the view and its effects.
    public var compositingFilter: BlendMode {
        get { effects.blendMode }
        nonmutating set {
            if newValue != compositingFilter { changeEffects { $0.blendMode = newValue } }
        }
    }
    private var effects: LayerEffects { view.rare?.effects ?? LayerEffects() }

    /// The opacity, 0...1.
    public var opacity: Double {
        get { view.alpha }
        nonmutating set { view.alpha = newValue }
    }
}

extension View {
    /// The outline, the border, the shadow and the effects of the view.
    public final var layer: Layer { Layer(view: self) }
}
