extension ScrollView {
    /// The inset that applies to scrolling: ``contentInset`` and, during a refresh, the height of its indicator.
    public final var adjustedContentInset: EdgeInsets {
        var inset = contentInset
        if let refresher { inset.top += refresher.inset }
        return inset
    }

    /// The minimum and maximum offset along each axis.
    final var offsetLimits: (least: Point, greatest: Point) {
        let inset = adjustedContentInset
        let least = Point(x: contentLeft - inset.left, y: -inset.top)
        let size = layoutState.bounds.size
        return (
            least,
            Point(
                x: max(least.x, contentLeft + storedContentSize.width + inset.right - size.width),
                y: max(least.y, storedContentSize.height + inset.bottom - size.height))
        )
    }

    /// Whether the content with its insets is larger than the visible bounds.
    final var isScrollable: Bool {
        let (least, greatest) = offsetLimits
        return greatest.x > least.x || greatest.y > least.y
    }

    /// Returns the offset clamped to the range in which only the content and its insets are visible.
    package final func clamped(_ offset: Point) -> Point {
        let (least, greatest) = offsetLimits
        return Point(
            x: min(max(offset.x, least.x), greatest.x), y: min(max(offset.y, least.y), greatest.y))
    }

    /// Scrolls to `contentOffset`, with an animation when `animated` is true.
    ///
    /// An offset beyond the ends of the content is clamped in the next layout pass.
    public final func setContentOffset(_ contentOffset: Point, animated: Bool) {
        guard animated, isAnimatable, contentOffset.isFinite else {
            let moved = contentOffset != self.contentOffset
            self.contentOffset = contentOffset
            if animated, moved { delegate?.scrollViewDidEndScrollingAnimation(self) }
            return
        }
        if contentOffset == self.contentOffset { return endMotion() }
        begin(
            .smoothstep(from: self.contentOffset, to: contentOffset, at: viewHost?.currentTime ?? .zero))
    }

    /// Scrolls by the smallest distance that makes `rect` visible, in the coordinate space of the content.
    ///
    /// Does nothing when the rectangle is visible. If it is larger than the view, its top and left edges are shown.
    public final func scrollRectToVisible(_ rect: Rect, animated: Bool) {
        guard rect.isFinite else { return reportNotFinite("scrollRectToVisible", "\(rect)") }
        let rect = rect.standardized
        let inset = adjustedContentInset
        let visibleBounds = targetBounds
        let area = visibleBounds.inset(by: inset)
        let x = VisibleRange(start: area.minX, length: area.width).start(showing: rect.minX, rect.maxX)
        let y = VisibleRange(start: area.minY, length: area.height).start(showing: rect.minY, rect.maxY)
        let target = clamped(Point(x: x - inset.left, y: y - inset.top))
        if target != visibleBounds.origin { setContentOffset(target, animated: animated) }
    }

    /// The visible bounds at the end of the current motion.
    final var targetBounds: Rect {
        Rect(origin: scrollMotion?.target ?? contentOffset, size: layoutState.bounds.size)
    }

    /// Whether motions are animated; false while the host is not visible, in snapshots, and under reduced motion.
    final var isAnimatable: Bool {
        guard let viewHost, viewHost.isVisible, !viewHost.endsAnimationsImmediately else { return false }
        return !viewHost.theme.prefersReducedMotion && View.areAnimationsEnabled
    }

    // MARK: - Changes

    /// Scrolls to `offset`, rounded to whole pixels, and notifies `contentOffsetDidChange()` and the delegate.
    package final func move(to offset: Point) {
        let place = onPixels(offset)
        if place == layoutState.bounds.origin { return }
        scrollBounds(to: place)
        scrolled()
    }

    final func scrolled() {
        scrollFrameGuide()
        refresher?.follow(dragging: isDragging)
        contentOffsetDidChange()
        delegate?.scrollViewDidScroll(self)
    }

    /// Clamps the offset after a layout pass, which may have made the content smaller.
    package final func holdOffset() {
        if isDragging || motion(is: .spring) || motion(is: .deceleration) && bounces { return }
        let place = clamped(contentOffset)
        // The offset is rounded again, because the scale may have changed.
        if place == contentOffset { return move(to: place) }
        if scrollMotion != nil { endMotion() }
        move(to: place)
    }

    /// Returns the nearest offset on whole pixels; `offset` itself while the view has no host and thus no scale.
    private func onPixels(_ offset: Point) -> Point {
        guard let scale = viewHost?.scale else { return offset }
        return Point(x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
    }

    /// Shifts the content and the visible bounds by the same distance, so that nothing moves on screen.
    package final func shift(by distance: Double, along axis: LayoutConstraint.Axis = .vertical) {
        if distance == 0 { return }
        let distance = axis == .vertical ? Point(x: 0, y: distance) : Point(x: distance, y: 0)
        layoutState.bounds.origin = layoutState.bounds.origin + distance
        scrollMotion?.shift(by: distance)
        dragging?.drag?.shift(by: distance)
        scrollFrameGuide()
        // Only the bars need to move: subviews of the content are placed by the current layout pass.
        if let bars {
            for bar in [bars.vertical, bars.horizontal] {
                bar.layoutState.origin = bar.layoutState.origin + distance
            }
        }
        damageAll()
        setNeedsDisplay()
    }

    // MARK: - Focus

    /// Scrolls the descendant `view`, with its focus ring, or a part of it into view.
    final func reveal(_ view: View, part: Rect? = nil) {
        guard view !== self, view.isDescendant(of: self) else { return }
        let reach = part == nil ? View.focusRingReach : 0
        let part = part ?? (view as? any FocusedPartProviding)?.focusedPart ?? view.bounds
        let box = convert(part, from: view).insetBy(dx: -reach, dy: -reach)
        scrollRectToVisible(box, animated: false)
    }
}

extension ScrollView: DescendantRevealing {
    /// Scrolls the descendant `view` into view, after pending layout, because its frame must be known.
    package final func reveal(_ part: Rect?, of view: View) {
        guard let viewHost else { return }
        if viewHost.pipeline.isLayingOut {
            viewToReveal = view
            setNeedsLayout()
        } else {
            viewHost.rootView.layoutIfNeeded()
            reveal(view, part: part)
        }
    }
}
