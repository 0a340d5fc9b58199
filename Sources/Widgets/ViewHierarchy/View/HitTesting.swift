/// Finds the view under a point, front to back.
enum HitTesting {
    /// The deepest view at `point` (in `view`'s space) that takes events, as UIKit documents
    /// `hitTest(_:with:)`: hidden and almost transparent views and those without user interaction are passed
    /// over with all below them.
    ///
    /// Parts of subviews outside of their superview's bounds are not found. O(depth x subviews at the point).
    static func view(at point: Point, in view: View, _ event: InputEvent?) -> View? {
        if !view.flags.isDisjoint(with: [.isHidden, .ignoresUserInteraction, .refusesEventsWhileAnimating]) {
            return nil
        }
        if view.displayState.alpha < 0.01 || !view.point(inside: point, with: event) { return nil }
        var found: View?
        if view.subviews.count < ChildIndex.worthwhileCount {
            for subview in view.subviews.reversed() {
                found = subview.hitTest(subview.pointFromSuperview(point), with: event)
                if found != nil { break }
            }
        } else {
            var candidates: [View] = []
            view.forEachSubview(meeting: Rect(origin: point, size: .zero).insetBy(dx: -0.5, dy: -0.5)) {
                candidates.append($0)
            }
            for subview in candidates.reversed() {
                found = subview.hitTest(subview.pointFromSuperview(point), with: event)
                if found != nil { break }
            }
        }
        return found ?? view
    }
}

extension ViewTree {
    /// The view that takes an event at `point`, in points of the window's space: O(depth x subviews at the point).
    ///
    /// Respects the frame, bounds origin and transform of the root view.
    func hitTest(_ point: Point, with event: InputEvent?) -> View? {
        rootView.hitTest(rootView.pointFromSuperview(point), with: event)
    }
}
