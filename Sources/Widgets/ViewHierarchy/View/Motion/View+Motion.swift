extension View {
    /// The displayed values during an animation; nil otherwise.
    final var motion: ViewMotion? { flags.contains(.isAnimating) ? rare?.motion : nil }

    // MARK: - Displayed values

    // Each is the model value unless the view is animated, which costs a test of one flag.
    final var shownOrigin: Point { motion?.shown.origin ?? layoutState.origin }
    package final var shownBounds: Rect { motion?.shown.bounds ?? layoutState.bounds }
    package final var shownAlpha: Double { motion?.shown.alpha ?? Double(displayState.alpha) }
    final var shownCornerRadius: Double { motion?.shown.cornerRadius ?? rare?.cornerRadius ?? 0 }
    final var shownBorderWidth: Double { motion?.shown.borderWidth ?? rare?.borderWidth ?? 0 }
    final var shownBorderColor: Color { motion?.shown.borderColor ?? rare?.borderColor ?? .separator }
    final var shownBackgroundColor: Color? {
        if let motion { return motion.shown.backgroundColor }
        return displayState.backgroundColor
    }

    /// Calls `body` while `bounds` returns the displayed bounds, so that drawing follows an animated size.
    final func withShownBounds<Result>(_ body: () -> Result) -> Result {
        guard let shown = motion?.shown.bounds, shown != layoutState.bounds else { return body() }
        let model = layoutState.bounds
        layoutState.bounds = shown
        defer { layoutState.bounds = model }
        return body()
    }

    // MARK: - Changes

    /// Records a change of a property in the current animation, if there is one, and updates the displayed values.
    @inline(__always)
    final func changed(from old: @autoclosure () -> AnimatedValue, to new: @autoclosure () -> AnimatedValue) {
        if AnimationContext.current != nil || flags.contains(.isAnimating) {
            animate(from: old(), to: new())
        }
    }

    private func animate(from old: AnimatedValue, to new: AnimatedValue) {
        if let animation = AnimationContext.current, !isFirstPlacement(old) {
            animation.add(self, from: old, to: new)
        }
        updatePresentation()
    }

    /// Returns whether the change is the first placement of the view, which is not animated: a new view does not move in from
    /// the origin.
    private func isFirstPlacement(_ old: AnimatedValue) -> Bool {
        let wasUnplaced: Bool
        switch old {
        case .origin(let origin): wasUnplaced = origin == .zero && layoutState.bounds.size == .zero
        case .size(let size): wasUnplaced = size == .zero && layoutState.origin == .zero
        case .boundsOrigin: wasUnplaced = false
        default: return false
        }
        if flags.contains(.isBeingPlacedFirst) { return true }
        guard flags.contains(.isNew) else { return false }
        let isFirst = layoutParticipant?.isPlacingFirst == true
        if isFirst || wasUnplaced { AnimationContext.recordFirstPlacement(self) }
        return isFirst || wasUnplaced
    }

    /// Updates the displayed values from the model values and the running animations.
    final func updatePresentation() {
        if flags.contains(.isAnimating) { viewTree?.animator?.refresh(self) }
    }

    /// Replaces the displayed values from the next frame on, and damages the area covered before and after.
    final func show(_ next: Presentation, _ motion: ViewMotion) {
        let old = motion.shown
        if next == old { return }
        let before = flags.contains(.isPainted) ? shownExtentToDamage() : .null
        motion.shown = next
        if next.sublayerTransform != old.sublayerTransform { SpatialState.sharedTransformDidChange(of: self) }
        if next.bounds != old.bounds || next.valueOffset != old.valueOffset { flags.insert(.needsDisplay) }
        if next.bounds != old.bounds, !subviews.isEmpty { flags.insert(.mayOverflow) }
        if !next.isPlaced(like: old) { positionDidChange() }
        damage(before, shownExtentToDamage())
    }

    private func shownExtentToDamage() -> Rect {
        guard let viewTree, !viewTree.isDamageComplete else { return .null }
        return extentInRoot()
    }

    /// Damages both areas as one rectangle if they intersect, as they usually do because animation steps are small.
    private func damage(_ before: Rect, _ after: Rect) {
        guard let viewTree else { return }
        if before.isNull || after.isNull || !before.intersects(after) {
            viewTree.damage(before, of: self)
            viewTree.damage(after, of: self)
        } else {
            viewTree.damage(before.union(after), of: self)
        }
    }
}
