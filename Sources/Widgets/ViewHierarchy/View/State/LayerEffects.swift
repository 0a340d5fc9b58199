/// The shadow, filters, blend mode and mask of a view, stored apart because few views have any.
struct LayerEffects {
    var shadowColor = Color.black
    var shadowOpacity = 0.0
    var shadowOffset = Size(width: 0, height: -3)
    var shadowRadius = 3.0
    var shadowPath: Path?
    var filters: [Filter] = []
    var blendMode = BlendMode.normal
    /// The view whose alpha masks the content: a subview that is not painted itself.
    weak var mask: View?

    /// The shadow of the view; transparent without opacity.
    var shadow: Shadow {
        Shadow(
            color: shadowColor.withAlphaComponent(shadowColor.alpha * min(max(shadowOpacity, 0), 1)),
            blurRadius: 2 * shadowRadius, offset: Point(x: shadowOffset.width, y: shadowOffset.height))
    }

    /// The distance, in points, by which filters extend the content.
    var filterReach: Double { filters.reduce(0) { $0 + $1.reach } }

    /// The distance, in points, by which filters and the shadow extend the content; nil if there is a shadow path.
    var plainReach: Double? {
        if shadowPath != nil { return nil }
        return Self.limited(filterReach + reach(of: shadow))
    }

    /// Returns the distance by which a shadow extends the content that casts it; 0 for one that is not visible.
    func reach(of shadow: Shadow) -> Double {
        if shadow.color.alpha <= 0 || !shadow.offset.isFinite { return 0 }
        return shadow.reach + max(abs(shadow.offset.x), abs(shadow.offset.y))
    }

    static func limited(_ reach: Double) -> Double { reach.isFinite ? min(reach, 1e5) : 1e5 }
}

extension View {
    /// Whether the view has effects; unlike a test of `rare?.effects`, it copies none of them.
    final var hasEffects: Bool { if let rare { rare.effects != nil } else { false } }

    /// The displayed shadow; nil without effects or with a transparent shadow.
    final var shownShadow: Shadow? {
        guard hasEffects, let effects = rare?.effects else { return nil }
        let shadow = motion?.shown.shadow ?? effects.shadow
        return shadow.color.alpha > 0 && shadow.offset.isFinite ? shadow : nil
    }

    /// Whether the shadow is that of the content's pixels, because the view has neither a background nor a shadow path.
    final var castsShadowOfContent: Bool {
        rare?.effects?.shadowPath == nil && (shownBackgroundColor?.alpha ?? 0) == 0
    }

    /// The distance, in points, by which shadow and filters extend the view and its descendants.
    final var effectReach: Double {
        guard let rare else { return 0 }
        if let reach = rare.plainReach, !flags.contains(.isAnimating) { return reach }
        guard hasEffects, let effects = rare.effects else { return 0 }
        var reach = effects.filterReach
        if let shadow = shownShadow {
            reach += effects.reach(of: shadow)
            if let path = effects.shadowPath {
                let box = path.boundingRect
                let bounds = shownBounds
                if !box.isNull {
                    reach += max(
                        0, bounds.minX - box.minX, bounds.minY - box.minY, box.maxX - bounds.maxX,
                        box.maxY - bounds.maxY)
                }
            }
        }
        return LayerEffects.limited(reach)
    }

    /// Whether the view is drawn into a layer of its own for filters, a blend mode, a mask, or the shadow of its content.
    final var needsLayer: Bool {
        guard hasEffects, let effects = rare?.effects else { return false }
        return !effects.filters.isEmpty || effects.blendMode != .normal || maskView != nil
            || castsShadowOfContent && shownShadow != nil
    }

    private var maskView: View? {
        guard let mask = rare?.effects?.mask, mask.superview === self else { return nil }
        return mask
    }

    /// The view whose alpha masks this view and its descendants; nil, the default, for none.
    ///
    /// `UIView.mask`. Its frame is in this view's coordinate space. Unlike in UIKit, it becomes a subview, which is neither painted nor
    /// hit, so that its own changes and its layout take effect. The view is painted through a layer, which costs a copy of its
    /// pixels.
    ///
    ///     photo.mask = GradientLayerView(colors: [.black, .clear])
    public final var mask: View? {
        get { maskView }
        set {
            if newValue === maskView { return }
            let old = maskView
            changeEffects { $0.mask = newValue }
            old?.removeFromSuperview()
            guard let newValue else { return }
            newValue.isUserInteractionEnabled = false
            newValue.accessibilityElementsHidden = true
            insertSubview(newValue, at: 0)
        }
    }

    /// Changes the effects, and damages the pixels that they reach before and after.
    final func changeEffects(_ change: (inout LayerEffects) -> Void) {
        damageAll()
        var effects = rare?.effects ?? LayerEffects()
        change(&effects)
        rareState.effects = effects
        positionDidChange()
        queueForDisplay()
    }

    /// Changes the shadow, animated within an animation block.
    final func changeShadow(_ change: (inout LayerEffects) -> Void) {
        let old = rare?.effects?.shadow ?? LayerEffects().shadow
        changeEffects(change)
        let new = rare?.effects?.shadow ?? old
        if new != old { changed(from: .shadow(old), to: .shadow(new)) }
    }
}
