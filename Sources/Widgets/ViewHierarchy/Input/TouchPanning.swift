/// The recognition of drags with a finger: a press that moves far enough scrolls the content instead of reaching the pressed
/// view.
struct TouchPanning {
    /// The distance along an axis, in points, beyond which a press becomes a drag.
    static let threshold = 10.0

    private var start: (location: Point, time: Duration)?
    private(set) weak var area: (any PanHandling)?

    /// Records a touch on `view`, and stops motions of the enclosing scrollable views.
    mutating func press(_ mouse: MouseEvent, on view: View) {
        start = nil
        guard mouse.isTouch else { return }
        start = (mouse.locationInWindow, mouse.timestamp)
        Self.forEachEnclosingHandler(around: view) { area in
            area.endMotion()
            return false
        }
    }

    /// Returns the scrollable view that takes over the press from the pressed view now; nil if none does.
    mutating func takeover(_ mouse: MouseEvent, from view: View) -> (any PanHandling)? {
        guard mouse.isTouch, area == nil, let start else { return nil }
        let location = mouse.locationInWindow
        let distance = max(abs(location.x - start.location.x), abs(location.y - start.location.y))
        guard distance > Self.threshold else { return nil }
        Self.forEachEnclosingHandler(around: view) { area in
            guard area.canPan(from: start.location, to: location) else { return false }
            self.area = area
            return true
        }
        // Decided once per touch: if no scrollable view takes over at this point, none will later.
        self.start = area == nil ? nil : start
        return area
    }

    func begin(_ mouse: MouseEvent) {
        guard let start else { return }
        area?.beginPan(from: start.location, to: mouse, pressedAt: start.time)
    }

    mutating func end() {
        start = nil
        area = nil
    }

    private static func forEachEnclosingHandler(around view: View, _ body: (any PanHandling) -> Bool) {
        var step: View? = view
        while let current = step {
            if let area = current as? any PanHandling, body(area) { return }
            step = current.superview
        }
    }
}
