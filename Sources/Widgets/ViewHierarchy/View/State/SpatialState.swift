/// The transforms of a view that leave the plane, stored apart because few views have any.
final class SpatialState {
    /// The view's `transform3D` if it is not affine; otherwise nil, and `rare.transform` has the value.
    var transform: Transform3D?
    var sublayerTransform = Transform3D.identity
    /// The `sublayerTransform` of the superview, copied so that a view without one needs no look at its superview; nil for none.
    var superviewTransform: Transform3D?
    var isDoubleSided = true

    /// Copies the `sublayerTransform` of the superview of `view`.
    @MainActor static func inherit(by view: View) {
        let inherited = view.superview?.rare?.spatial.map(\.sublayerTransform) ?? .identity
        if inherited.isIdentity, view.rare?.spatial?.superviewTransform == nil { return }
        view.spatialState.superviewTransform = inherited.isIdentity ? nil : inherited
    }

    /// Updates the flags of `view` after the transform that its subviews share, or its displayed value, has changed.
    @MainActor static func sharedTransformDidChange(of view: View) {
        for subview in view.subviews { subview.positionDidChange() }
        view.rare?.childIndex?.invalidateAll()
    }
}

extension Layer {
    /// Changes the state in space of the view, and damages the pixels covered before and after.
    func changeSpace(_ change: (SpatialState) -> Void) {
        view.damageAll()
        change(view.spatialState)
        for subview in view.subviews { SpatialState.inherit(by: subview) }
        SpatialState.sharedTransformDidChange(of: view)
        view.positionDidChange()
        view.queueForDisplay()
    }
}

extension View {
    /// The transform of the view and its subviews in space about the view's centre; the identity by default.
    ///
    /// `UIView.transform3D`; an affine transform equals `transform`. The view is drawn into a layer and projected on the plane of its
    /// superview along `m34`, so that subviews do not intersect in space. Parts behind the eye are neither drawn nor hit, and a
    /// transform that collapses the view hides it. Values that are not finite are refused with a diagnostic.
    ///
    ///     var turn = Transform3D(rotationAngle: .pi / 4, x: 0, y: 1, z: 0)
    ///     turn = turn.concatenating(perspective)
    ///     View.animate(withDuration: 0.5) { card.transform3D = turn }
    public final var transform3D: Transform3D {
        get { rare?.spatial?.transform ?? Transform3D(rare?.transform ?? .identity) }
        set {
            guard newValue.isFinite else { return reportNotFinite("transform3D", "\(newValue)") }
            let old = transform3D
            if newValue == old { return }
            damageBeforeMove()
            let isAffine = newValue.isAffine
            rareState.transform = newValue.affineTransform
            if !isAffine || rare?.spatial != nil { spatialState.transform = isAffine ? nil : newValue }
            changed(from: .transform(old), to: .transform(newValue))
            if !isAffine || !old.isAffine { changed(from: .depth(old), to: .depth(newValue)) }
            afterMove()
        }
    }

    final var spatialState: SpatialState {
        if let state = rare?.spatial { return state }
        let state = SpatialState()
        rareState.spatial = state
        return state
    }
}
