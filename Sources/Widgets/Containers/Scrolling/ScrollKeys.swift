/// The keys of a scroll view: scrolling, turning pages, and zooming.
///
///     if ScrollKeys(of: area).handle(event) { return }
struct ScrollKeys {
    private let area: ScrollView

    init(of area: ScrollView) { self.area = area }

    /// Scrolls or zooms in response to a key.
    ///
    /// - Returns: `false` when the key has no effect, because the content cannot scroll further in its direction.
    func handle(_ event: KeyEvent) -> Bool {
        if zoom(by: event) { return true }
        return area.isScrollEnabled && scroll(by: event)
    }

    // MARK: - Scrolling

    private func scroll(by event: KeyEvent) -> Bool {
        let modifiers = event.key.modifierFlags
        guard modifiers.isDisjoint(with: [.alternate, .command]), let displacement = displacement(of: event)
        else {
            return false
        }
        if area.isPagingEnabled, ![.keyboardHome, .keyboardEnd].contains(event.key.keyCode) {
            return ScrollPages.turn(area, Self.sign(displacement.x), Self.sign(displacement.y))
        }
        let from = area.targetBounds.origin
        let place = area.clamped(Point(x: from.x + displacement.x, y: from.y + displacement.y))
        if place == from { return false }
        area.contentOffset = place
        area.showBars()
        return true
    }

    private static func sign(_ value: Double) -> Int { value > 0 ? 1 : value < 0 ? -1 : 0 }

    private func displacement(of event: KeyEvent) -> Point? {
        let modifiers = event.key.modifierFlags
        if event.turnsTabs { return nil }
        let end =
            area.storedContentSize.height + area.layoutState.bounds.height + area.contentInset.top
            + area.contentInset.bottom
        let page = area.pageLength(.vertical)
        switch event.key.keyCode {
        case .keyboardHome: return Point(x: 0, y: -end)
        case .keyboardEnd: return Point(x: 0, y: end)
        case .keyboardPageUp: return Point(x: 0, y: -page)
        case .keyboardPageDown: return Point(x: 0, y: page)
        default: break
        }
        if modifiers.contains(.control) { return nil }
        let line = area.lineScroll
        switch event.key.keyCode {
        case .keyboardUpArrow: return Point(x: 0, y: -line)
        case .keyboardDownArrow: return Point(x: 0, y: line)
        case .keyboardLeftArrow: return Point(x: -line, y: 0)
        case .keyboardRightArrow: return Point(x: line, y: 0)
        case .keyboardSpacebar: return Point(x: 0, y: modifiers.contains(.shift) ? -page : page)
        default: return nil
        }
    }

    // MARK: - Zoom

    /// Zooms in response to Ctrl+Plus, Ctrl+Minus or Ctrl+0.
    private func zoom(by event: KeyEvent) -> Bool {
        guard let zoom = area.zoom, zoom.isEnabled, event.key.modifierFlags.contains(.control),
            event.key.modifierFlags.isDisjoint(with: [.alternate, .command])
        else { return false }
        let keys = event.key.readings.flatMap { [$0.charactersIgnoringModifiers, $0.characters] }
        if keys.contains("+") || keys.contains("=") {
            zoom.step(by: 1.25, around: area.bounds.center)
        } else if keys.contains("-") {
            zoom.step(by: 0.8, around: area.bounds.center)
        } else if keys.contains("0") {
            zoom.set(zoom.clamped(1), around: area.bounds.center)
        } else {
            return false
        }
        return true
    }
}
