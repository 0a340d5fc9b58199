/// Follows a finger from its press: once it moves far enough, the content under it is dragged instead.
struct TouchPanning {
    /// A press that moves farther than this, in points, along an axis is a drag.
    static let threshold = 10.0

    private var start: (place: Point, time: Duration)?
    private(set) weak var area: (any PanHandling)?

    /// A finger was put down on `view`: content that moves under it stops.
    mutating func press(_ mouse: MouseEvent, on view: View) {
        start = nil
        guard mouse.isTouch else { return }
        start = (mouse.locationInWindow, mouse.timestamp)
        Self.forEachArea(around: view) { area in
            area.endMotion()
            return false
        }
    }

    /// The view that takes the drag over now from the view that was pressed; nil while there is none.
    mutating func takeover(_ mouse: MouseEvent, from view: View) -> (any PanHandling)? {
        guard mouse.isTouch, area == nil, let start else { return nil }
        let place = mouse.locationInWindow
        let distance = max(abs(place.x - start.place.x), abs(place.y - start.place.y))
        guard distance > Self.threshold else { return nil }
        Self.forEachArea(around: view) { area in
            guard area.canPan(from: start.place, to: place) else { return false }
            self.area = area
            return true
        }
        // Decided once: what is not a drag of content then will not become one.
        self.start = area == nil ? nil : start
        return area
    }

    func begin(_ mouse: MouseEvent) {
        guard let start else { return }
        area?.beginPan(from: start.place, to: mouse, pressedAt: start.time)
    }

    mutating func end() {
        start = nil
        area = nil
    }

    private static func forEachArea(around view: View, _ body: (any PanHandling) -> Bool) {
        var step: View? = view
        while let current = step {
            if let area = current as? any PanHandling, body(area) { return }
            step = current.superview
        }
    }
}
