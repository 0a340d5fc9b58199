extension ScrollView {
    /// The distance that a notch of the wheel scrolls, in points.
    final var wheelLength: Double { lineLength * 1.5 }

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
        let from = contentOffset
        let wanted = Point(
            x: from.x - event.scrollingDeltaX * wheelLength, y: from.y - event.scrollingDeltaY * wheelLength)
        let place = held(wanted)
        if place != from {
            contentOffset = place
            showBars()
        }
        // A difference below half a pixel is rounding, not a remaining distance.
        let pixel = 0.5 / contentScaleFactor
        let restX = abs(wanted.x - place.x) > pixel ? (place.x - wanted.x) / wheelLength : 0
        let restY = abs(wanted.y - place.y) > pixel ? (place.y - wanted.y) / wheelLength : 0
        if restX == 0, restY == 0 { return nil }
        event.scrollingDeltaX = restX
        event.scrollingDeltaY = restY
        return event
    }

    // MARK: - Keyboard

    /// Scrolls in response to a key.
    ///
    /// - Returns: `false` when the key does not scroll, or the content cannot scroll further in its direction.
    final func scroll(byKey event: KeyEvent) -> Bool {
        let modifiers = event.key.modifierFlags
        guard modifiers.isDisjoint(with: [.alternate, .command]), let way = way(of: event) else {
            return false
        }
        let from = restingBounds.origin
        let place = held(Point(x: from.x + way.x, y: from.y + way.y))
        if place == from { return false }
        contentOffset = place
        showBars()
        return true
    }

    private func way(of event: KeyEvent) -> Point? {
        let modifiers = event.key.modifierFlags
        if event.turnsTabs { return nil }
        let end =
            storedContentSize.height + layoutState.bounds.height + contentInset.top + contentInset.bottom
        switch event.key.keyCode {
        case .keyboardHome: return Point(x: 0, y: -end)
        case .keyboardEnd: return Point(x: 0, y: end)
        case .keyboardPageUp: return Point(x: 0, y: -pageLength(.vertical))
        case .keyboardPageDown: return Point(x: 0, y: pageLength(.vertical))
        default: break
        }
        if modifiers.contains(.control) { return nil }
        switch event.key.keyCode {
        case .keyboardUpArrow: return Point(x: 0, y: -lineLength)
        case .keyboardDownArrow: return Point(x: 0, y: lineLength)
        case .keyboardLeftArrow: return Point(x: -lineLength, y: 0)
        case .keyboardRightArrow: return Point(x: lineLength, y: 0)
        case .keyboardSpacebar:
            return Point(x: 0, y: modifiers.contains(.shift) ? -pageLength(.vertical) : pageLength(.vertical))
        default: return nil
        }
    }

    /// Returns the distance of a page in points: the visible length minus one line, so that a line stays visible for orientation.
    final func pageLength(_ axis: LayoutConstraint.Axis) -> Double {
        let inset = adjustedContentInset
        let size = layoutState.bounds.size
        let seen =
            axis == .vertical ? size.height - inset.top - inset.bottom : size.width - inset.left - inset.right
        return max(seen / 2, seen - lineLength)
    }
}

extension KeyEvent {
    /// Whether the event is Ctrl+Page Up or Ctrl+Page Down, which switch tabs regardless of the focus.
    package var turnsTabs: Bool {
        key.modifierFlags.contains(.control)
            && [.keyboardPageUp, .keyboardPageDown].contains(key.keyCode)
    }
}
