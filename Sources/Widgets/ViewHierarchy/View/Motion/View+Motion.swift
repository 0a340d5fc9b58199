extension View {
    /// The displayed values; nil at rest.
    final var motion: ViewMotion? { flags.contains(.isAnimating) ? rare?.motion : nil }

    // MARK: - Displayed values

    // Of the model unless the view is animated: one test of a flag.
    final var shownOrigin: Point { motion?.shown.origin ?? layoutState.origin }
    package final var shownBounds: Rect { motion?.shown.bounds ?? layoutState.bounds }
    package final var shownAlpha: Double { motion?.shown.alpha ?? Double(displayState.alpha) }
    final var shownTransform: AffineTransform { motion?.shown.transform ?? rare?.transform ?? .identity }
    final var shownCornerRadius: Double { motion?.shown.cornerRadius ?? rare?.cornerRadius ?? 0 }
    final var shownBorderWidth: Double { motion?.shown.borderWidth ?? rare?.borderWidth ?? 0 }
    final var shownBorderColor: Color { motion?.shown.borderColor ?? rare?.borderColor ?? .separator }
    final var shownBackgroundColor: Color? {
        if let motion { return motion.shown.backgroundColor }
        return displayState.backgroundColor
    }

    /// Runs `body` with `bounds` answering what is shown: drawings grow with their view.
    final func withShownBounds<Result>(_ body: () -> Result) -> Result {
        guard let shown = motion?.shown.bounds, shown != layoutState.bounds else { return body() }
        let model = layoutState.bounds
        layoutState.bounds = shown
        defer { layoutState.bounds = model }
        return body()
    }

    // MARK: - Changes

    /// A property changed: it is animated if that is asked for, and what is shown follows in any case.
    @inline(__always)
    final func changed(from old: @autoclosure () -> AnimatedValue, to new: @autoclosure () -> AnimatedValue) {
        if AnimationContext.current != nil || flags.contains(.isAnimating) {
            animate(from: old(), to: new())
        }
    }

    private func animate(from old: AnimatedValue, to new: AnimatedValue) {
        if let animation = AnimationContext.current, !isFirstPlace(old) {
            animation.add(self, from: old, to: new)
        }
        refreshShown()
    }

    /// Whether the change is from nowhere: a view that was never placed does not fly in from the corner.
    private func isFirstPlace(_ old: AnimatedValue) -> Bool {
        let isFromNowhere: Bool
        switch old {
        case .origin(let origin): isFromNowhere = origin == .zero && layoutState.bounds.size == .zero
        case .size(let size): isFromNowhere = size == .zero && layoutState.origin == .zero
        case .boundsOrigin: isFromNowhere = false
        default: return false
        }
        if flags.contains(.isBeingPlacedFirst) { return true }
        guard flags.contains(.isNew) else { return false }
        let isFirst = layoutParticipant?.isPlacingFirst == true
        if isFirst || isFromNowhere { AnimationContext.noteNewcomer(self) }
        return isFirst || isFromNowhere
    }

    /// Shows what follows from the model and the running animations now.
    final func refreshShown() {
        if flags.contains(.isAnimating) { viewTree?.animator?.refresh(self) }
    }

    /// Shows `next` from the next frame on: what it and the old picture cover is damaged.
    final func show(_ next: Presentation, _ motion: ViewMotion) {
        let old = motion.shown
        if next == old { return }
        let before = flags.contains(.isPainted) ? shownExtentToDamage() : .null
        motion.shown = next
        if next.bounds != old.bounds || next.excess != old.excess { flags.insert(.needsDisplay) }
        if next.bounds != old.bounds, !subviews.isEmpty { flags.insert(.mayOverflow) }
        if next.origin != old.origin || next.bounds != old.bounds || next.transform != old.transform {
            noteMove()
        }
        damage(before, shownExtentToDamage())
    }

    private func shownExtentToDamage() -> Rect {
        guard let viewTree, !viewTree.isFullyDamaged else { return .null }
        return extentInRoot()
    }

    /// Steps are small: most of the time both pictures are in one box.
    private func damage(_ before: Rect, _ after: Rect) {
        guard let viewTree else { return }
        if before.isNull || after.isNull || !before.intersects(after) {
            viewTree.damage(before)
            viewTree.damage(after)
        } else {
            viewTree.damage(before.union(after))
        }
    }
}
