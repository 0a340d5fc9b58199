extension View {
    /// Sets the origin of the bounds; pixels that remain visible are moved on the target instead of being repainted where
    /// possible.
    package final func scrollBounds(to origin: Point) {
        let old = layoutState.bounds.origin
        if origin == old { return }
        guard origin.isFinite, AnimationContext.current == nil, !flags.contains(.isAnimating),
            let viewTree, !viewTree.isFullyDamaged, flags.contains(.isPainted)
        else { return setGeometryBounds(Rect(origin: origin, size: layoutState.bounds.size)) }
        if isHiddenInTree { return setScrolledOrigin(origin) }
        let scale = viewTree.scale
        let distance = PixelPoint(
            x: pixel((old.x * scale).rounded()) - pixel((origin.x * scale).rounded()),
            y: pixel((old.y * scale).rounded()) - pixel((origin.y * scale).rounded()))
        guard let plan = ScrollPlan(self, in: viewTree) else {
            // After a repaint, the pixels may be movable again.
            flags.remove(.containsUnmovablePixels)
            return setGeometryBounds(Rect(origin: origin, size: layoutState.bounds.size))
        }
        if InvalidationTrace.isActive { InvalidationTrace.record(.composition, self) }
        if distance != .zero {
            viewTree.add(PixelMove(area: plan.area, distance: distance), fixed: plan.fixed)
        }
        setScrolledOrigin(origin)
    }

    private func setScrolledOrigin(_ origin: Point) {
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

    /// Marks the enclosing scroll views: pixels of this view cannot be moved, because they may differ at another position.
    final func markPixelsUnmovable() {
        var step = superview
        while let view = step {
            if view.flags.contains(.scrollsByPixels) { view.flags.insert(.containsUnmovablePixels) }
            step = view.superview
        }
    }
}
