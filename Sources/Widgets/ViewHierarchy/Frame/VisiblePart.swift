/// The part of a superview that may be visible, cached for queries about many of its subviews in a row.
///
/// If thousands of subviews move, most of them not visible, their ancestors are visited only once.
struct VisiblePart {
    private var parent: View?
    /// The visible part in the space of `parent`; nil if not computed yet or not known.
    private var rect: Rect?
    private var isKnown = false

    /// Returns whether any part of `view` may be on the target; O(1) except for the first two subviews of a superview.
    mutating func mayShow(_ view: View) -> Bool {
        guard let superview = view.superview, Self.isPlain(view), !view.flags.contains(.mayOverflow) else {
            return true
        }
        if superview !== parent {
            self = VisiblePart()
            parent = superview
            return true
        }
        if !isKnown {
            isKnown = true
            rect = Self.rect(of: superview)
        }
        guard let rect else { return true }
        // The margin covers focus rings, and independent rounding by up to one pixel at each scroll view.
        let margin = -max(View.focusRingReach, view.shownEffects.paintReach) - 4
        return view.boxInSuperview(view.layoutState.bounds).insetBy(dx: margin, dy: margin).intersects(rect)
    }

    private static func isPlain(_ view: View) -> Bool {
        guard let rare = view.rare else { return true }
        return !view.flags.contains(.isAnimating) && rare.transform.isIdentity
            && rare.spatial == nil && rare.effects == nil
    }

    /// Returns the part of `view` that its ancestors do not clip, in its own space; nil if a transform or an animation prevents
    /// a simple answer.
    private static func rect(of view: View) -> Rect? {
        guard let tree = view.viewTree else { return nil }
        var part: Rect?
        // The offset from the space of `view` to that of `step`.
        var way = Point.zero
        var step = view
        while true {
            if !isPlain(step) { return nil }
            let bounds = step.layoutState.bounds
            // The ancestors of a detached view do not clip it.
            if !tree.detachedParts.isEmpty, tree.detachedParts.contains(where: { $0.view === step }) {
                return step.flags.contains(.clipsToBounds) ? cut(part, bounds, way) : part
            }
            if step.flags.contains(.clipsToBounds) { part = cut(part, bounds, way) }
            // The root view's frame is in the space of the target.
            way.x += step.layoutState.origin.x - bounds.origin.x
            way.y += step.layoutState.origin.y - bounds.origin.y
            guard let next = step.superview else { break }
            step = next
        }
        let pixels = tree.pixelBounds
        let whole = Rect(
            x: Double(pixels.left) / tree.scale, y: Double(pixels.top) / tree.scale,
            width: Double(pixels.width) / tree.scale, height: Double(pixels.height) / tree.scale)
        return cut(part, whole, way)
    }

    private static func cut(_ part: Rect?, _ other: Rect, _ way: Point) -> Rect {
        let other = other.offsetBy(dx: -way.x, dy: -way.y)
        return part?.intersection(other) ?? other
    }
}
