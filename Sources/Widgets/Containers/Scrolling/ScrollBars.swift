/// The two scroll bars of a scroll view, which are present when the content can be scrolled and visible while it scrolls.
final class ScrollBars {
    private weak var area: ScrollView?
    let vertical: ScrollBar
    let horizontal: ScrollBar
    private var isVisible = false
    private var hideTime = Duration.zero
    private var timer: ScheduledTimer?
    /// The content size for which the knobs were last drawn.
    private var drawnSize = Size.zero

    /// The time after the last scroll activity at which the bars fade out.
    static let hideDelay = Duration.milliseconds(1200)

    init(of area: ScrollView) {
        self.area = area
        vertical = ScrollBar(.vertical, of: area)
        horizontal = ScrollBar(.horizontal, of: area)
        area.addSubview(horizontal)
        area.addSubview(vertical)
    }

    /// Places the bars at the edges of the visible bounds, and hides the bar of an axis that cannot be scrolled.
    func layOut(hasVertical: Bool, hasHorizontal: Bool) {
        guard let area else { return }
        vertical.isHidden = !hasVertical
        horizontal.isHidden = !hasHorizontal
        if !isVisible, vertical.shownAlpha == 0, horizontal.shownAlpha == 0 { return }
        bringToFront()
        let width =
            area.effectiveAppearance.metrics.scrollBarWide + 2
            * area.effectiveAppearance.metrics.scrollBarInset
        let visibleBounds = area.bounds
        if area.storedContentSize != drawnSize {
            // The knob's length depends on the visible share of the content.
            drawnSize = area.storedContentSize
            vertical.setNeedsDisplay()
            horizontal.setNeedsDisplay()
        }
        View.performWithoutAnimation {
            if hasVertical {
                place(
                    vertical,
                    Rect(
                        x: visibleBounds.maxX - width, y: visibleBounds.minY, width: width,
                        height: visibleBounds.height - (hasHorizontal ? width : 0)))
            }
            if hasHorizontal {
                place(
                    horizontal,
                    Rect(
                        x: visibleBounds.minX, y: visibleBounds.maxY - width,
                        width: visibleBounds.width - (hasVertical ? width : 0),
                        height: width))
            }
        }
    }

    private func place(_ bar: ScrollBar, _ frame: Rect) {
        if bar.frame == frame { return }
        bar.frame = frame
        bar.setNeedsDisplay()
    }

    private func bringToFront() {
        guard let area else { return }
        let count = area.subviews.count
        if count < 2 || area.subviews[count - 1] === vertical && area.subviews[count - 2] === horizontal {
            return
        }
        area.bringSubviewToFront(horizontal)
        area.bringSubviewToFront(vertical)
    }

    // MARK: - Shown and hidden

    /// Shows the bars, and hides them after ``hideDelay`` without activity.
    func show() {
        guard let area, let host = area.viewHost, !host.endsAnimationsImmediately else { return }
        hideTime = host.currentTime + Self.hideDelay
        if !isVisible {
            isVisible = true
            area.setNeedsLayout()
            fade(to: 1, duration: 0.1)
        }
        if timer?.isValid != true { scheduleHiding(area, Self.hideDelay) }
    }

    /// Starts the timer that hides the bars; later activity only moves `hideTime`.
    private func scheduleHiding(_ area: ScrollView, _ time: Duration) {
        timer = area.viewHost?.schedule(after: time, for: area) { $0.bars?.hideTimerFired() }
    }

    private func hideTimerFired() {
        guard let area, let host = area.viewHost else { return }
        // The bars stay visible while they are in use; they are shown again, with a new timer, when the pointer leaves them.
        if vertical.isHovered || horizontal.isHovered || vertical.isPressed || horizontal.isPressed
            || area.isDragging
        {
            return
        }
        let remainingTime = hideTime - host.currentTime
        if remainingTime > .zero { return scheduleHiding(area, remainingTime) }
        isVisible = false
        fade(to: 0, duration: 0.25)
    }

    func hideImmediately() {
        timer?.invalidate()
        timer = nil
        isVisible = false
        vertical.alpha = 0
        horizontal.alpha = 0
    }

    private func fade(to alpha: Double, duration: Double) {
        View.animate(withDuration: duration) {
            vertical.alpha = alpha
            horizontal.alpha = alpha
        }
    }
}

extension ScrollView {
    /// Places the scroll bars, creating them the first time that they are needed.
    package final func layOutBars() {
        let (least, greatest) = offsetLimits
        let hasVertical = showsVerticalScrollIndicator && isScrollEnabled && greatest.y > least.y
        let hasHorizontal = showsHorizontalScrollIndicator && isScrollEnabled && greatest.x > least.x
        if bars == nil, !hasVertical, !hasHorizontal { return }
        if bars == nil, !isWaitingToShow { return }
        let bars = bars ?? ScrollBars(of: self)
        self.bars = bars
        bars.layOut(hasVertical: hasVertical, hasHorizontal: hasHorizontal)
        if isWaitingToShow {
            isWaitingToShow = false
            bars.show()
        }
    }

    /// Shows the scroll bars after user activity in the scroll view.
    final func showBars() {
        if let bars { return bars.show() }
        guard isScrollEnabled, isScrollable, viewHost?.endsAnimationsImmediately == false else { return }
        isWaitingToShow = true
        layOutBars()
    }
}
