/// The shadow, filters, blend mode and mask of a view, stored apart because few views have any.
struct LayerEffects {
    var shadowColor = Color.black
    var shadowOpacity = 0.0
    var shadowOffset = Size(width: 0, height: -3)
    var shadowRadius = 3.0
    var shadowPath: Path?
    var filters: [Filter] = []
    /// The filters of the pixels behind the view, and the shape within which they are applied; nil for the view's own shape.
    var backgroundFilters: [Filter] = []
    var backgroundFilterClip: ContentClip?
    var blendMode = BlendMode.normal
    /// The view whose alpha masks the content.
    var mask: View?

    /// The shadow of the view; transparent without opacity.
    var shadow: Shadow {
        Shadow(
            color: shadowColor.withAlphaComponent(shadowColor.alpha * min(max(shadowOpacity, 0), 1)),
            blurRadius: 2 * shadowRadius, offset: Point(x: shadowOffset.width, y: shadowOffset.height))
    }

    /// The distance, in points, by which filters and the shadow extend the content; nil if it depends on the bounds.
    var plainReach: Double? { shadowPath == nil ? reach(casting: shadow, bounds: .zero) : nil }

    /// Returns the distance, in points, by which filters and a shadow, if it is visible, extend a view with the bounds `bounds`.
    func reach(casting shadow: Shadow?, bounds: Rect) -> Double {
        var reach = filters.reduce(0) { $0 + $1.reach }
        if let shadow, shadow.color.alpha > 0, shadow.offset.isFinite {
            reach += shadow.reach + max(abs(shadow.offset.x), abs(shadow.offset.y))
            if let shadowPath { reach += shadowPath.boundingRect.excess(beyond: bounds) }
        }
        return Self.limited(reach)
    }

    static let largestReach = 1e5

    static func limited(_ reach: Double) -> Double {
        reach.isFinite ? min(reach, largestReach) : largestReach
    }
}

extension Rect {
    /// Returns the largest distance by which the rectangle exceeds `other` on a side; 0 if it is null.
    func excess(beyond other: Rect) -> Double {
        isNull ? 0 : max(0, other.minX - minX, other.minY - minY, maxX - other.maxX, maxY - other.maxY)
    }
}

extension Layer {
    /// Changes the effects, and damages the pixels that they reach before and after.
    func changeEffects(_ change: (inout LayerEffects) -> Void) {
        view.damageAll()
        var effects = view.rare?.effects ?? LayerEffects()
        change(&effects)
        view.rareState.effects = effects
        view.positionDidChange()
        view.queueForDisplay()
    }

    /// Changes the shadow, animated within an animation block.
    func changeShadow(_ change: (inout LayerEffects) -> Void) {
        let old = view.rare?.effects?.shadow ?? LayerEffects().shadow
        changeEffects(change)
        let new = view.rare?.effects?.shadow ?? old
        if new != old { view.changed(from: .shadow(old), to: .shadow(new)) }
    }

    /// The distance, in points, by which the view's `draw(_:)` may exceed the bounds; 0 by default.
    ///
    /// Content beyond it is clipped. `masksToBounds` clips all content beyond the bounds.
    package var drawingReach: Double {
        get { view.rare?.drawingReach ?? 0 }
        nonmutating set {
            let new = newValue > 0 ? min(newValue, 1e5) : 0
            if new == drawingReach { return }
            view.damageAll()
            view.rareState.drawingReach = new
            view.positionDidChange()
            view.queueForDisplay()
        }
    }
}

extension View {
    /// Whether the view has effects; unlike a test of `rare?.effects`, it copies none of them.
    final var hasEffects: Bool { rare?.hasEffects ?? false }

    /// The effects with which the view is displayed.
    final var shownEffects: ShownEffects { ShownEffects(of: self) }
}
