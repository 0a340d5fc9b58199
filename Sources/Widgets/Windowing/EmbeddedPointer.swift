/// The assignment of pointer events to embedded views or to the program around them: a value, tested without a window.
///
///     pointer.area = Rect(x: 100, y: 0, width: 50, height: 50)
///     pointer.route(press)   // .views, with the location relative to the area, if the press is inside
struct EmbeddedPointer {
    /// The area of the views in points of the window.
    var area = Rect.zero
    /// The last location in points of the area; nil while the pointer is outside.
    private(set) var location: Point?
    /// Whether a press that began inside, or outside, of the area is in progress.
    private var isPressedInside = false
    private var isPressedOutside = false

    /// The receiver of an event.
    enum Route: Hashable {
        /// The views receive the event, with its location relative to the area.
        case views(MouseEvent)
        /// The pointer has left the views, which receive this event; the program receives the original one.
        case left(MouseEvent)
        case program
    }

    /// Returns the receiver of an event, whose location is in points of the window; while the pointer is grabbed, it is the views.
    mutating func route(_ mouse: MouseEvent, isGrabbed: Bool = false) -> Route {
        let isInside = mouse.phase != .left && (isGrabbed || area.contains(mouse.locationInWindow))
        var inner = mouse
        inner.locationInWindow = Point(
            x: mouse.locationInWindow.x - area.minX, y: mouse.locationInWindow.y - area.minY)
        let wasPressedInside = isPressedInside
        switch mouse.phase {
        case .down:
            if !isPressedInside, !isPressedOutside {
                isPressedInside = isInside
                isPressedOutside = !isInside
            }
        case .up, .moved, .left:
            if !mouse.isButtonHeld {
                isPressedInside = false
                let wasOutside = isPressedOutside
                isPressedOutside = false
                // The release of a press that belongs to the program.
                if mouse.phase == .up, wasOutside, !wasPressedInside { return .program }
            }
        }
        if isPressedInside || wasPressedInside || isInside && !isPressedOutside {
            location = isInside ? inner.locationInWindow : location
            if !isInside, !isPressedInside { location = nil }
            return .views(inner)
        }
        guard location != nil else { return .program }
        location = nil
        inner.phase = .left
        return .left(inner)
    }
}

extension EmbeddedHost {
    /// Whether the pixels of a frame can be counted; reports one for which they cannot.
    func isValid(_ frame: Rect) -> Bool {
        let farthest = 1e9 / max(host.scale, 1)
        let isNear = [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy { abs($0) < farthest }
        if frame.isFinite, isNear { return true }
        Diagnostics.report(
            Diagnostic(
                kind: .invalidGeometry, subject: host.rootView.hierarchyPath,
                message: "EmbeddedHost.frame was set to \(frame)",
                cure: "the frame is not changed; give finite numbers below 1e9 pixels"))
        return false
    }
}
