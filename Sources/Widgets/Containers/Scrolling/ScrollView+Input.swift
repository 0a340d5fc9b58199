extension ScrollView {
    /// The distance that a notch of the wheel scrolls, in points.
    final var wheelLength: Double { lineScroll * 1.5 }

    // MARK: - Wheel

    /// Scrolls as far as possible.
    ///
    /// - Returns: The rest of the event for the ancestors, or nil when nothing remains.
    package final func scroll(byWheel event: ScrollEvent) -> ScrollEvent? {
        var event = event
        guard event.scrollingDeltaX.isFinite, event.scrollingDeltaY.isFinite else { return nil }
        if event.modifierFlags.contains(.shift), event.scrollingDeltaX == 0 {
            event.scrollingDeltaX = event.scrollingDeltaY
            event.scrollingDeltaY = 0
            event.modifierFlags.remove(.shift)
        }
        if isDirectionalLockEnabled {
            if abs(event.scrollingDeltaX) > abs(event.scrollingDeltaY) {
                event.scrollingDeltaY = 0
            } else {
                event.scrollingDeltaX = 0
            }
        }
        if zoom?.uses(event) == true {
            zoom?.scroll(event)
            return nil
        }
        let wheel = wheel ?? ScrollWheel(of: self)
        self.wheel = wheel
        if isPagingEnabled, isScrollable { return wheel.turnPage(event) }
        let from = wheel.start(of: event)
        let proposed = Point(
            x: from.x - event.scrollingDeltaX * wheelLength, y: from.y - event.scrollingDeltaY * wheelLength)
        let newOffset = clamped(proposed)
        if newOffset != from {
            wheel.scroll(to: newOffset, event)
            showBars()
        }
        // A difference below half a pixel is rounding, not a remaining distance.
        let pixel = 0.5 / contentScaleFactor
        let remainingX = abs(proposed.x - newOffset.x) > pixel ? (newOffset.x - proposed.x) / wheelLength : 0
        let remainingY = abs(proposed.y - newOffset.y) > pixel ? (newOffset.y - proposed.y) / wheelLength : 0
        if remainingX == 0, remainingY == 0 { return nil }
        event.scrollingDeltaX = remainingX
        event.scrollingDeltaY = remainingY
        return event
    }

    /// Returns the distance of a page in points: the visible length minus one line, so that a line stays visible for orientation.
    final func pageLength(_ axis: LayoutConstraint.Axis) -> Double {
        let inset = adjustedContentInset
        let size = layoutState.bounds.size
        let seen =
            axis == .vertical ? size.height - inset.top - inset.bottom : size.width - inset.left - inset.right
        return max(seen / 2, seen - lineScroll)
    }
}

extension ScrollView: DragAutoScrolling {
    package final var dragScrollArea: Rect {
        isScrollEnabled ? layoutState.bounds.inset(by: adjustedContentInset) : .zero
    }

    package final func scrollForDrag(by distance: Point) -> Bool {
        let target = clamped(Point(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y))
        if target == contentOffset { return false }
        let before = contentOffset
        contentOffset = target
        showBars()
        return contentOffset != before
    }
}

extension KeyEvent {
    /// Whether the event is Ctrl+Page Up or Ctrl+Page Down, which switch tabs regardless of the focus.
    package var turnsTabs: Bool {
        key.modifierFlags.contains(.control)
            && [.keyboardPageUp, .keyboardPageDown].contains(key.keyCode)
    }
}
