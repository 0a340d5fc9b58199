extension View {
    /// Sets where the view's own space begins; what stays of its picture is moved on the target, not painted again.
    package final func scrollBounds(to origin: Point) {
        let old = layoutState.bounds.origin
        if origin == old { return }
        guard origin.isFinite, AnimationContext.current == nil, !flags.contains(.isAnimating),
            let viewTree, !viewTree.isFullyDamaged, flags.contains(.isPainted)
        else { return setGeometryBounds(Rect(origin: origin, size: layoutState.bounds.size)) }
        if isHiddenInTree { return takeScrolledOrigin(origin) }
        let scale = viewTree.scale
        let distance = PixelPoint(
            x: pixel((old.x * scale).rounded()) - pixel((origin.x * scale).rounded()),
            y: pixel((old.y * scale).rounded()) - pixel((origin.y * scale).rounded()))
        guard let plan = ScrollPlan(self, in: viewTree) else {
            // After a repaint its pixels may be movable.
            flags.remove(.paintsUnmovably)
            return setGeometryBounds(Rect(origin: origin, size: layoutState.bounds.size))
        }
        if InvalidationTrace.isActive { InvalidationTrace.record(.composition, self) }
        if distance != .zero {
            viewTree.add(PixelMove(area: plan.area, distance: distance), fixed: plan.fixed)
        }
        takeScrolledOrigin(origin)
    }

    private func takeScrolledOrigin(_ origin: Point) {
        layoutState.bounds.origin = origin
        setNeedsLayout()
    }

    private var isHiddenInTree: Bool {
        var step: View? = self
        while let view = step {
            if view.flags.contains(.isHidden) { return true }
            step = view.superview
        }
        return false
    }

    /// Tells the scroll views around that this one's pixels are not the same elsewhere.
    final func noteUnmovablePixels() {
        var step = superview
        while let view = step {
            if view.flags.contains(.scrollsByPixels) { view.flags.insert(.paintsUnmovably) }
            step = view.superview
        }
    }
}
