/// The part of the target that a change touches, in points of the window's space.
extension View {
    /// How far a focus ring reaches out of a view, in points.
    ///
    /// Boxes for culling leave room for it.
    package static let focusRingReach = 4.0

    /// How far, in points of its own space, a transformed view's picture may reach out of the view: edges are rounded
    /// to pixels before the transform, and smoothed by it.
    static let transformFringe = 2.0

    /// Before a change of place: the pixels where the view was must be drawn again.
    func damageBeforeMove() {
        guard flags.contains(.isPainted), let viewTree, !viewTree.isFullyDamaged else { return }
        viewTree.damage(extentInRoot())
    }

    /// After a change of place.
    func afterMove() {
        noteMove()
        queueForDisplay()
    }

    /// Tells the superview that this view is elsewhere.
    func noteMove() {
        if let superview, superview.rare?.childIndex != nil, let index = superview.index(of: self) {
            superview.rare?.childIndex?.invalidate(at: index)
        }
        noteOverflow()
    }

    /// The view's pixels, now and after the change that follows.
    package func damageAll() { damageBeforeMove() }

    /// In the next frame, what the view then covers is drawn again.
    ///
    /// Its display list stays.
    func queueForDisplay() {
        if InvalidationTrace.isActive { InvalidationTrace.record(.composition, self) }
        flags.remove(.hasDirtyRect)
        viewTree?.queueDisplay(self)
    }

    /// Returns the area that the view and its descendants may cover, clipped by superviews; null where none is visible.
    func extentInRoot(of part: Rect? = nil) -> Rect {
        if flags.contains(.isHidden) { return .null }
        return rectInRoot(part.map { aligned($0) } ?? extent())
    }

    /// The part of the view, a pixel larger where it or the view is not on whole pixels: what is drawn there is rounded
    /// apart from the view.
    private func aligned(_ part: Rect) -> Rect {
        let scale = viewTree?.scale ?? 1
        let origin = convert(layoutState.bounds.origin, to: nil)
        let edges = [part.minX, part.minY, part.maxX, part.maxY, origin.x, origin.y]
        if !isInMotion, edges.allSatisfy({ $0 * scale == ($0 * scale).rounded() }) { return part }
        return part.insetBy(dx: -1 / scale, dy: -1 / scale)
    }

    /// Whether the view or one above it is shown elsewhere than where it was put.
    private var isInMotion: Bool {
        var view: View? = self
        while let step = view {
            if step.flags.contains(.isAnimating) { return true }
            view = step.superview
        }
        return false
    }

    /// Returns the area that the view and its descendants may cover, in its own coordinates, in points.
    ///
    /// O(1) unless a descendant may overflow.
    func extent() -> Rect {
        let reach = viewTree?.host?.focusRingView === self ? Self.focusRingReach : 0
        var box = shownBounds.insetBy(dx: -reach, dy: -reach)
        if let picture = motion?.transition { box = box.union(picture.rect(in: shownBounds)) }
        guard flags.contains(.mayOverflow), !flags.contains(.clipsToBounds) else {
            if let ring = viewTree?.host?.focusRingView, ring !== self, ring.isDescendant(of: self) {
                return box.insetBy(dx: -Self.focusRingReach, dy: -Self.focusRingReach)
            }
            return box
        }
        for subview in subviews where !subview.flags.contains(.isHidden) {
            box = box.union(snapped(subview.boxInSuperview(subview.extent())))
        }
        return box
    }

    /// A box around something inside, in this view's space, as it is painted: where content is snapped in the space of a
    /// scroll view, and that space once more, it may end up a pixel further.
    private func snapped(_ box: Rect) -> Rect {
        guard flags.contains(.scrollsByPixels), !box.isNull else { return box }
        let scale = viewTree?.scale ?? 1
        if isWhole(box.minX * scale), isWhole(box.minY * scale), isWhole(box.maxX * scale),
            isWhole(box.maxY * scale)
        {
            return box
        }
        return box.insetBy(dx: -1 / scale, dy: -1 / scale)
    }

    @inline(__always) private func isWhole(_ length: Double) -> Bool { length == length.rounded() }

    /// The box in the superview's space around `rect` of this one's.
    func boxInSuperview(_ rect: Rect) -> Rect {
        // Most views are neither transformed nor on their way.
        guard let rare, flags.contains(.isAnimating) || !rare.transform.isIdentity else {
            let (origin, start) = (layoutState.origin, layoutState.bounds.origin)
            return rect.offsetBy(dx: origin.x - start.x, dy: origin.y - start.y)
        }
        let motion = motion
        let transform = motion?.shown.transform ?? rare.transform
        let origin = motion?.shown.origin ?? layoutState.origin
        let bounds = motion?.shown.bounds ?? layoutState.bounds
        let local = rect.offsetBy(dx: -bounds.origin.x, dy: -bounds.origin.y)
        if transform.isIdentity { return local.offsetBy(dx: origin.x, dy: origin.y) }
        let half = Point(x: bounds.width / 2, y: bounds.height / 2)
        return local.insetBy(dx: -Self.transformFringe, dy: -Self.transformFringe)
            .offsetBy(dx: -half.x, dy: -half.y).applying(transform)
            .offsetBy(dx: origin.x + half.x, dy: origin.y + half.y)
    }

    private func rectInRoot(_ rect: Rect) -> Rect {
        var box =
            flags.contains(.clipsToBounds) && rect != shownBounds
            ? rect.intersection(
                shownBounds.insetBy(dx: -Self.focusRingReach, dy: -Self.focusRingReach))
            : rect
        var view = self
        while let parent = view.superview {
            if parent.flags.contains(.isHidden) { return .null }
            box = parent.snapped(view.boxInSuperview(box))
            if parent.flags.contains(.clipsToBounds) { box = box.intersection(parent.shownBounds) }
            if box.isNull { return .null }
            view = parent
        }
        return view.isRootOfHost ? view.boxInSuperview(box) : box
    }

    /// Tells the superviews that this view reaches out of their bounds, if it does.
    func noteOverflow() {
        guard let superview, !superview.flags.contains(.mayOverflow) else { return }
        guard reachesOut(of: superview) else { return }
        superview.flags.insert(.mayOverflow)
        superview.superview?.rare?.childIndex?.invalidateAll()
        if !superview.flags.contains(.clipsToBounds) { superview.noteOverflow() }
    }

    /// Finds out again, after a layout, whether something reaches out.
    ///
    /// O(subviews), where it may be otherwise than before: what begins to reach out says so itself (`noteOverflow()`).
    func refreshOverflow() {
        if flags.isDisjoint(with: [.mayOverflow, .hasOtherBounds]) { return }
        flags.remove(.hasOtherBounds)
        // A loop, not a closure: this runs over all subviews of whatever was laid out.
        // During an animation of its size, the displayed bounds differ from those of the layout.
        var overflows = shownBounds != layoutState.bounds || motion?.transition != nil
        for subview in subviews where subview.reachesOut(of: self) {
            overflows = true
            break
        }
        if overflows == flags.contains(.mayOverflow) { return }
        if overflows { flags.insert(.mayOverflow) } else { flags.remove(.mayOverflow) }
        superview?.rare?.childIndex?.invalidateAll()
        if overflows, !flags.contains(.clipsToBounds) { noteOverflow() }
    }

    private func reachesOut(of superview: View) -> Bool {
        if flags.contains(.mayOverflow), !flags.contains(.clipsToBounds) { return true }
        return !superview.shownBounds.contains(boxInSuperview(shownBounds))
    }
}
