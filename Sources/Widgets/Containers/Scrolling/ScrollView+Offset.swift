extension ScrollView {
    /// The inset that counts: that of the content.
    public final var adjustedContentInset: EdgeInsets { contentInset }

    /// The least and the greatest offset along each axis.
    final var offsetLimits: (least: Point, greatest: Point) {
        let inset = adjustedContentInset
        let least = Point(x: -inset.left, y: -inset.top)
        let size = layoutState.bounds.size
        return (
            least,
            Point(
                x: max(least.x, storedContentSize.width + inset.right - size.width),
                y: max(least.y, storedContentSize.height + inset.bottom - size.height))
        )
    }

    /// Whether there is more than is seen.
    final var isScrollable: Bool {
        let (least, greatest) = offsetLimits
        return greatest.x > least.x || greatest.y > least.y
    }

    /// The nearest offset at which only content, with its inset, is seen.
    package final func held(_ offset: Point) -> Point {
        let (least, greatest) = offsetLimits
        return Point(
            x: min(max(offset.x, least.x), greatest.x), y: min(max(offset.y, least.y), greatest.y))
    }

    /// Shows the content from `contentOffset` on; the way there is shown too when `animated`.
    ///
    /// A program may show what is beyond the content only until the next layout.
    public final func setContentOffset(_ contentOffset: Point, animated: Bool) {
        guard animated, isAnimatable, contentOffset.isFinite else {
            let moved = contentOffset != self.contentOffset
            self.contentOffset = contentOffset
            if animated, moved { delegate?.scrollViewDidEndScrollingAnimation(self) }
            return
        }
        if contentOffset == self.contentOffset { return endMotion() }
        begin(
            .glide(from: self.contentOffset, to: contentOffset, at: viewHost?.currentTime ?? .zero))
    }

    /// Scrolls as little as shows `rect`, in points of the content; nothing when it is seen.
    ///
    /// Of a rectangle that is larger than the view, the beginning is shown.
    public final func scrollRectToVisible(_ rect: Rect, animated: Bool) {
        guard rect.isFinite else { return reportNotFinite("scrollRectToVisible", "\(rect)") }
        let rect = rect.standardized
        let inset = adjustedContentInset
        let seen = restingBounds
        func nearest(_ low: Double, _ high: Double, _ start: Double, _ length: Double) -> Double {
            if low < start || high - low > length { return low }
            return high > start + length ? high - length : start
        }
        let x = nearest(
            rect.minX, rect.maxX, seen.minX + inset.left, seen.width - inset.left - inset.right)
        let y = nearest(
            rect.minY, rect.maxY, seen.minY + inset.top, seen.height - inset.top - inset.bottom)
        let target = held(Point(x: x - inset.left, y: y - inset.top))
        if target != seen.origin { setContentOffset(target, animated: animated) }
    }

    /// The visible bounds at the end of the current motion.
    final var restingBounds: Rect {
        Rect(origin: scrollMotion?.target ?? contentOffset, size: layoutState.bounds.size)
    }

    /// Whether motion is animated: not while the view is hidden, in snapshots, nor under reduced motion.
    final var isAnimatable: Bool {
        guard let viewHost, viewHost.isVisible, !viewHost.isStill else { return false }
        return !viewHost.theme.prefersReducedMotion && View.areAnimationsEnabled
    }

    // MARK: - Changes

    /// Scrolls to `offset`, rounded to whole pixels, and notifies the observers.
    package final func move(to offset: Point) {
        let place = onPixels(offset)
        if place == layoutState.bounds.origin { return }
        scrollBounds(to: place)
        scrolled()
    }

    final func scrolled() {
        scrollFrameGuide()
        didScroll()
        delegate?.scrollViewDidScroll(self)
    }

    /// After a layout: what was scrolled to may no longer be there.
    package final func holdOffset() {
        if isDragging || motion(is: .spring) || motion(is: .deceleration) && bounces { return }
        let place = held(contentOffset)
        // Another scale has other pixels.
        if place == contentOffset { return move(to: place) }
        if scrollMotion != nil { endMotion() }
        move(to: place)
    }

    /// Returns the nearest offset on whole pixels; `offset` itself while the view has no host and thus no scale.
    private func onPixels(_ offset: Point) -> Point {
        guard let scale = viewHost?.scale else { return offset }
        return Point(x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
    }

    /// Moves the content with all that is inside and what is seen of it: nothing changes on the target.
    package final func shift(by distance: Double) {
        if distance == 0 { return }
        layoutState.bounds.origin.y += distance
        scrollMotion?.shift(by: distance)
        pan?.shift(by: distance)
        scrollFrameGuide()
        // The bars are placed by the layout; what is inside stands there already, or will.
        if let bars {
            for bar in [bars.vertical, bars.horizontal] { bar.layoutState.origin.y += distance }
        }
        damageAll()
        setNeedsDisplay()
    }

    // MARK: - Focus

    /// Scrolls `view`, which is inside, into sight.
    final func reveal(_ view: View) {
        guard view !== self, view.isDescendant(of: self) else { return }
        let reach = View.focusRingReach
        let box = convert(view.bounds, from: view).insetBy(dx: -reach, dy: -reach)
        scrollRectToVisible(box, animated: false)
    }
}

extension ScrollView: DescendantRevealing {
    /// Scrolls so far that `view` is visible, after pending layout: the frames must be known.
    package final func revealFocused(_ view: View) {
        guard let viewHost else { return }
        if viewHost.pipeline.isLayingOut {
            viewToReveal = view
            setNeedsLayout()
        } else {
            viewHost.rootView.layoutIfNeeded()
            reveal(view)
        }
    }
}
