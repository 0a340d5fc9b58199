/// The pixels that a change invalidates, in points of the window's space.
extension View {
    /// The distance by which a focus ring extends beyond a view, in points.
    ///
    /// Bounding boxes for culling include it.
    package static let focusRingReach = 4.0

    /// The distance, in points of its own space, by which the image of a transformed view may extend beyond the view: edges are
    /// rounded to pixels before the transform, which antialiases them.
    static let transformFringe = 2.0

    /// Damages the pixels that the view covers before it is moved or resized.
    func damageBeforeMove() {
        guard flags.contains(.isPainted), let viewTree, !viewTree.isDamageComplete else { return }
        viewTree.damage(extentInRoot(), of: self)
    }

    /// Invalidates caches and the composition after the view has been moved or resized.
    func afterMove() {
        positionDidChange()
        queueForDisplay()
    }

    /// Updates the superview's child index and overflow flags after the view has moved.
    func positionDidChange() {
        if let superview, superview.rare?.childIndex != nil, !isMask, let index = superview.index(of: self) {
            superview.rare?.childIndex?.invalidate(at: index)
        }
        propagateOverflow()
    }

    /// Damages the pixels that the view and its descendants cover now; call it before a change.
    package func damageAll() { damageBeforeMove() }

    /// Queues the area that the view then covers for repainting in the next frame; the display list remains valid.
    func queueForDisplay() {
        if InvalidationTrace.isActive { InvalidationTrace.record(.composition, self) }
        flags.remove(.hasDirtyRect)
        viewTree?.queueDisplay(self)
    }

    /// Returns the area that the view and its descendants may cover, in the window's space, clipped by the ancestors; null if
    /// none is visible.
    func extentInRoot(of part: Rect? = nil) -> Rect {
        if flags.contains(.isHidden) { return .null }
        guard let part else { return rectInRoot(extent()) }
        let reach = shownEffects.reach
        return rectInRoot(aligned(part).insetBy(dx: -reach, dy: -reach))
    }

    /// Returns `part`, expanded by one pixel if it or the view is not aligned to whole pixels: content drawn there is rounded
    /// independently of the view.
    private func aligned(_ part: Rect) -> Rect {
        let scale = viewTree?.scale ?? 1
        let origin = convert(layoutState.bounds.origin, to: nil)
        let edges = [part.minX, part.minY, part.maxX, part.maxY, origin.x, origin.y]
        if !isInMotion, edges.allSatisfy({ $0 * scale == ($0 * scale).rounded() }) { return part }
        return part.insetBy(dx: -1 / scale, dy: -1 / scale)
    }

    /// Whether the displayed values of the view or of an ancestor may differ from the model values.
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
        if rare?.paintsOnlySubviews == true { return DetachedPart.extentOfAttachedSubviews(of: self) }
        let reach = viewTree?.host?.focusRingView === self ? Self.focusRingReach : 0
        var box = shownBounds.insetBy(dx: -reach, dy: -reach)
        if let picture = motion?.transition { box = box.union(picture.rect(in: shownBounds)) }
        if flags.contains(.mayOverflow), !flags.contains(.clipsToBounds) {
            for subview in subviews where !subview.flags.contains(.isHidden) {
                box = box.union(snapped(subview.boxInSuperview(subview.extent())))
            }
        } else if let ring = viewTree?.host?.focusRingView, ring !== self, ring.isDescendant(of: self) {
            box = box.insetBy(dx: -Self.focusRingReach, dy: -Self.focusRingReach)
        }
        if motion?.transition != nil { box = box.union(shownEffects.flipped(box)) }
        return rare == nil ? box : box.insetBy(dx: -shownEffects.reach, dy: -shownEffects.reach)
    }

    /// Returns the box in which content with the bounding box `box`, in this view's space, is painted.
    ///
    /// In a scroll view, content is snapped in the scroll view's own space, which is snapped itself, so it may be painted one
    /// pixel off.
    private func snapped(_ box: Rect) -> Rect {
        guard flags.contains(.scrollsByPixels), !box.isNull else { return box }
        let scale = viewTree?.scale ?? 1
        if isIntegral(box.minX * scale), isIntegral(box.minY * scale), isIntegral(box.maxX * scale),
            isIntegral(box.maxY * scale)
        {
            return box
        }
        return box.insetBy(dx: -1 / scale, dy: -1 / scale)
    }

    @inline(__always) private func isIntegral(_ length: Double) -> Bool { length == length.rounded() }

    /// Returns the bounding box, in the superview's space, of `rect` in this view's space.
    func boxInSuperview(_ rect: Rect) -> Rect {
        // Fast path: most views are neither transformed nor animated.
        guard flags.contains(.isAnimating) || isTransformed else {
            let (origin, start) = (layoutState.origin, layoutState.bounds.origin)
            return rect.offsetBy(dx: origin.x - start.x, dy: origin.y - start.y)
        }
        let mapping = PlaneMapping(shownBy: self)
        if mapping.projection.isIdentity {
            let (origin, start) = (shownOrigin, shownBounds.origin)
            return rect.offsetBy(dx: origin.x - start.x, dy: origin.y - start.y)
        }
        if mapping.hidesBack { return .null }
        return mapping.toSuperview(rect.insetBy(dx: -Self.transformFringe, dy: -Self.transformFringe))
    }

    private func rectInRoot(_ rect: Rect) -> Rect {
        var box = rect
        if flags.contains(.clipsToBounds), rect != shownBounds {
            let reach = max(Self.focusRingReach, shownEffects.paintReach)
            box = rect.intersection(shownBounds.insetBy(dx: -reach, dy: -reach))
        }
        var view = self
        var clipping = DetachedPart.Clipping(of: self)
        while let parent = view.superview {
            if parent.flags.contains(.isHidden) { return .null }
            box = parent.snapped(view.boxInSuperview(box))
            if clipping.applies(to: parent, above: view) { box = box.intersection(parent.shownBounds) }
            if box.isNull { return .null }
            if parent.hasEffects { box = parent.shownEffects.spread(box) }
            view = parent
        }
        return view.isRootOfHost ? view.boxInSuperview(box) : box
    }

    /// Sets the overflow flag of the ancestors that this view extends beyond.
    func propagateOverflow() {
        guard let superview, !isMask, !superview.flags.contains(.mayOverflow) else { return }
        guard reachesOut(of: superview) else { return }
        superview.flags.insert(.mayOverflow)
        superview.superview?.rare?.childIndex?.invalidateAll()
        if !superview.flags.contains(.clipsToBounds) { superview.propagateOverflow() }
    }

    /// Recomputes the overflow flag after a layout.
    ///
    /// O(subviews) if the flag is set or the bounds have changed; otherwise O(1), because a subview that starts to overflow
    /// sets the flag itself (`propagateOverflow()`).
    func refreshOverflow() {
        if flags.isDisjoint(with: [.mayOverflow, .boundsChanged]) { return }
        flags.remove(.boundsChanged)
        // A loop, not a closure: this runs over all subviews of each view that has been laid out.
        // During an animation of its size, the displayed bounds differ from those of the layout.
        var overflows = shownBounds != layoutState.bounds || motion?.transition != nil
        for subview in subviews where subview.reachesOut(of: self) {
            overflows = true
            break
        }
        if overflows == flags.contains(.mayOverflow) { return }
        if overflows { flags.insert(.mayOverflow) } else { flags.remove(.mayOverflow) }
        superview?.rare?.childIndex?.invalidateAll()
        if overflows, !flags.contains(.clipsToBounds) { propagateOverflow() }
    }

    private func reachesOut(of superview: View) -> Bool {
        if flags.contains(.mayOverflow), !flags.contains(.clipsToBounds) { return true }
        let reach = shownEffects.paintReach
        return !superview.shownBounds.contains(boxInSuperview(shownBounds.insetBy(dx: -reach, dy: -reach)))
    }
}
