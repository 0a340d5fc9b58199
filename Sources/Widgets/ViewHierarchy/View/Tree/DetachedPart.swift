/// A view of a tree that is displayed in a window of its own, in front of the window of the tree, instead of in the tree's target.
///
/// The view keeps its place in the tree: layout, events, focus and themes do not depend on the window that displays it. Its frame may
/// lie outside of the root view.
package final class DetachedPart {
    package let view: View
    /// Whether the window displays the shadow of the view, and the pixels around the view that it covers.
    let showsShadow: Bool
    /// The displayed pixels, in the space of the tree's target.
    private(set) var frame = PixelRect.empty
    /// The pixels to repaint in the next frame, in the space of the tree's target.
    private var damage = DamageRegion()

    init(_ view: View, showsShadow: Bool) {
        self.view = view
        self.showsShadow = showsShadow
    }

    var isDamaged: Bool { !damage.isEmpty }

    func damage(_ pixels: PixelRect) { damage.add(pixels.intersection(frame)) }

    func damageEverything() {
        damage.removeAll()
        damage.add(frame)
    }

    /// Removes and returns the damage, with the origin of the displayed pixels as the origin.
    func takeDamage() -> DamageRegion {
        var result = DamageRegion()
        for rect in damage.rects { result.add(rect.offset(by: PixelPoint(x: -frame.left, y: -frame.top))) }
        damage.removeAll()
        return result
    }

    /// Updates the displayed pixels after a layout; returns whether they have changed.
    func updateFrame(scale: Double) -> Bool {
        let box = PixelRect(snapping: Rect(origin: origin, size: view.shownBounds.size), scale: scale)
        let margin = showsShadow ? pixelAbove(view.shownEffects.reach * scale) : 0
        let frame = PixelRect(
            left: box.left - margin, top: box.top - margin, right: box.right + margin,
            bottom: box.bottom + margin)
        if frame == self.frame { return false }
        self.frame = frame
        damageEverything()
        return true
    }

    /// The ancestors of a view that clip it, from the innermost one on: those within the window that displays the view.
    struct Clipping {
        private let detached: View?
        private var isLeft = false

        init(of view: View) { detached = view.viewTree?.detachedPart(containing: view)?.view }

        /// Returns whether `ancestor`, the superview of `view`, clips; call it for each ancestor in order.
        mutating func applies(to ancestor: View, above view: View) -> Bool {
            if let detached, view === detached { isLeft = true }
            return !isLeft && ancestor.flags.contains(.clipsToBounds)
        }
    }

    /// Returns the area that the subviews of `view` may cover in its space, except those that are displayed in windows of their own.
    ///
    /// Null if there are none. O(subviews).
    static func extentOfAttachedSubviews(of view: View) -> Rect {
        let parts = view.viewTree?.detachedParts ?? []
        var box = Rect.null
        for subview in view.subviews where !subview.flags.contains(.isHidden) {
            if parts.contains(where: { $0.view === subview }) { continue }
            let extent = subview.extent()
            if !extent.isNull { box = box.union(subview.boxInSuperview(extent)) }
        }
        return box
    }

    /// The top left corner of the view, in the window's space.
    var origin: Point { view.superview?.convert(view.shownOrigin, to: nil) ?? view.shownOrigin }
}

extension ViewTree {
    /// Returns the detached part that contains `view`; nil if the tree's target displays it.
    ///
    /// O(1) without detached parts, otherwise O(depth).
    func detachedPart(containing view: View) -> DetachedPart? {
        if detachedParts.isEmpty { return nil }
        var step: View? = view
        while let view = step {
            for part in detachedParts where part.view === view { return part }
            step = view.superview
        }
        return nil
    }

    /// Whether all pixels that a view can damage are damaged already.
    var isDamageComplete: Bool { isFullyDamaged && detachedParts.isEmpty }

    /// Damages the pixels that `rect`, in points of the window's space, intersects where `view` is displayed.
    func damage(_ rect: Rect, of view: View) {
        guard let part = detachedPart(containing: view) else { return damage(rect) }
        if rect.isNull || rect.isEmpty { return }
        part.damage(PixelRect(covering: rect, scale: scale))
        requestFrame()
    }

    /// Removes `view` and its descendants from the display queue, because a window still displays their pixels.
    ///
    /// Their display lists are recorded again when they are first needed. O(descendants + queue x depth).
    func keepPixels(of view: View) {
        var others: [View] = []
        for queued in displayQueue where !queued.isDescendant(of: view) { others.append(queued) }
        displayQueue = others
        markPixelsKept(of: view)
    }

    private func markPixelsKept(of view: View) {
        view.flags.subtract([.needsDisplay, .isQueuedForDisplay, .isNew])
        view.flags.insert(.isPainted)
        view.forEachChild { markPixelsKept(of: $0) }
    }
}
