/// The hit test, which searches subviews from front to back.
enum HitTesting {
    /// Returns the deepest view at `point` (in `view`'s space) that receives events; nil if there is none.
    ///
    /// As UIKit documents for `hitTest(_:with:)`, views that are hidden, almost transparent or have user interaction disabled
    /// are skipped with all their descendants, and so are those that a transform hides at the point. Parts of subviews outside of their superview's bounds are not hit. O(depth x
    /// subviews at the point).
    static func view(at point: Point, in view: View, _ event: InputEvent?) -> View? {
        if !view.flags.isDisjoint(with: [
            .isHidden, .ignoresUserInteraction, .blocksInteractionWhileAnimating,
        ]) {
            return nil
        }
        if view.displayState.alpha < 0.01 || !view.point(inside: point, with: event) { return nil }
        var found: View?
        if view.subviews.count < ChildIndex.minimumCount {
            for subview in view.subviews.reversed() {
                guard let inside = subview.visiblePointFromSuperview(point) else { continue }
                found = subview.hitTest(inside, with: event)
                if found != nil { break }
            }
        } else {
            var candidates: [View] = []
            view.forEachSubview(meeting: Rect(origin: point, size: .zero).insetBy(dx: -0.5, dy: -0.5)) {
                candidates.append($0)
            }
            for subview in candidates.reversed() {
                guard let inside = subview.visiblePointFromSuperview(point) else { continue }
                found = subview.hitTest(inside, with: event)
                if found != nil { break }
            }
        }
        return found ?? view
    }
}

extension ViewTree {
    /// Returns the view that receives an event at `point`, in points of the window's space; nil if there is none.
    ///
    /// Takes frame, bounds origin and transform of the root view into account. O(depth x subviews at the point).
    func hitTest(_ point: Point, with event: InputEvent?) -> View? {
        rootView.visiblePointFromSuperview(point).flatMap { rootView.hitTest($0, with: event) }
    }
}
