/// The part of a superview that may be visible: cached, for queries about many of its subviews in a row.
///
/// Where thousands of subviews move, most of them not visible, their ancestors are visited once.
struct VisiblePart {
    private var parent: View?
    /// In the space of `parent`; nil: not asked for yet, or anything may be seen.
    private var rect: Rect?
    private var isKnown = false

    /// False when nothing of `view` can be on the target; O(1) for all but the first two of a superview.
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
        // Rings reach out, and what is rounded apart may be a pixel further at each scroll view.
        let margin = -View.focusRingReach - 4
        return view.boxInSuperview(view.layoutState.bounds).insetBy(dx: margin, dy: margin).intersects(rect)
    }

    private static func isPlain(_ view: View) -> Bool {
        !view.flags.contains(.isAnimating) && view.rare?.transform.isIdentity ?? true
    }

    /// The part of `view` that its superviews do not cut off, in its own space; nil where that is not simply told.
    private static func rect(of view: View) -> Rect? {
        guard let tree = view.viewTree else { return nil }
        var part: Rect?
        // From the space of `view` to that of the one looked at.
        var way = Point.zero
        var step = view
        while true {
            if !isPlain(step) { return nil }
            let bounds = step.layoutState.bounds
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
