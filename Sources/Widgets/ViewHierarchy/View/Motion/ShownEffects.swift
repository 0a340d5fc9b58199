/// The shadow, filters and flip with which a view is displayed, and the distances by which they extend it.
///
///     let box = view.shownBounds.insetBy(dx: -view.shownEffects.reach, dy: -view.shownEffects.reach)
@MainActor
struct ShownEffects {
    let view: View

    init(of view: View) { self.view = view }

    /// The displayed shadow; nil without effects or with a transparent shadow.
    var shadow: Shadow? {
        guard view.hasEffects, let effects = view.rare?.effects else { return nil }
        let shadow = view.motion?.shown.shadow ?? effects.shadow
        return shadow.color.alpha > 0 && shadow.offset.isFinite ? shadow : nil
    }

    /// Whether the shadow is that of the content's pixels, because the view has neither a background nor a shadow path.
    var castsShadowOfContent: Bool {
        view.rare?.effects?.shadowPath == nil && (view.shownBackgroundColor?.alpha ?? 0) == 0
    }

    /// Whether the view is drawn into a layer of its own for filters, a blend mode, a mask, or the shadow of its content.
    var needLayer: Bool {
        guard view.hasEffects, let effects = view.rare?.effects else { return false }
        return !effects.filters.isEmpty || effects.blendMode != .normal || effects.mask != nil
            || castsShadowOfContent && shadow != nil
    }

    /// The distance, in points, by which the view, or a flip in which it takes part, is painted beyond its bounds.
    var paintReach: Double { view.rare == nil ? 0 : reach + flipReach }

    /// The distance, in points, by which drawing, shadow and filters extend the view and its descendants.
    var reach: Double {
        guard let rare = view.rare else { return 0 }
        guard view.hasEffects, let effects = rare.effects else { return rare.drawingReach }
        let plain = view.flags.contains(.isAnimating) ? nil : rare.plainReach
        let reach = plain ?? effects.reach(casting: shadow, bounds: view.shownBounds)
        return LayerEffects.limited(reach + rare.drawingReach)
    }

    /// Returns the rectangle in which a change of a descendant within `box` is displayed: a blur or a shadow of the content spreads it.
    ///
    /// The shadow of a background or of a shadow path does not depend on descendants.
    func spread(_ box: Rect) -> Rect {
        guard view.hasEffects, let effects = view.rare?.effects else { return box }
        let reach = effects.reach(casting: castsShadowOfContent ? shadow : nil, bounds: view.shownBounds)
        return box.insetBy(dx: -reach, dy: -reach)
    }

    /// The distance by which a flip extends the view.
    private var flipReach: Double {
        guard let picture = view.motion?.transition, case .flip = picture.style else { return 0 }
        let bounds = view.shownBounds
        return flipped(bounds.union(picture.rect(in: bounds))).excess(beyond: bounds)
    }

    /// Returns the box in which content with the bounding box `box`, in the view's space, is displayed during a flip.
    func flipped(_ box: Rect) -> Rect {
        let bounds = view.shownBounds
        guard let motion = view.motion, let picture = motion.transition,
            let projection = picture.projection(left: motion.shown.transition, size: bounds.size)
        else { return box }
        let fringe = View.transformFringe
        return box.insetBy(dx: -fringe, dy: -fringe).offsetBy(dx: -bounds.midX, dy: -bounds.midY)
            .applying(projection).offsetBy(dx: bounds.midX, dy: bounds.midY)
    }
}
