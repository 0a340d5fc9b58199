/// The effect of scrolling a view on the target: the pixels that move, and the areas that do not move.
///
/// Pixels are moved only if the result is identical to a repaint: over a background of one colour, and without translucent or
/// transformed views among the ancestors.
struct ScrollPlan {
    /// A view on the path from the root to the scrolled view.
    private struct Step {
        let view: View
        let box: PixelRect
        /// The origin of the view's own space in points of the current space, and the origin of that space in pixels.
        let space: Point
        let base: PixelPoint
    }

    private var steps: [Step] = []
    private let tree: ViewTree
    private let scale: Double
    /// The visible area of the view, in pixels.
    private(set) var area: PixelRect
    /// The parts of the area that views, borders and focus rings in front of it cover and that do not move.
    private(set) var fixed: [PixelRect] = []

    /// The number of fixed parts above which a repaint is cheaper.
    private static let fixedLimit = 12

    /// Creates the plan for scrolling `view`; nil if it cannot be scrolled by moving its pixels.
    init?(_ view: View, in tree: ViewTree) {
        self.tree = tree
        scale = tree.scale
        area = tree.pixelBounds
        guard view.flags.contains([.scrollsByPixels, .clipsToBounds, .isPainted]),
            !view.flags.contains(.containsUnmovablePixels), view.displayState.list?.isEmpty != false,
            tree.detachedPart(containing: view) == nil
        else { return nil }
        guard findSteps(to: view), isBackgroundUniform(), findFixed() else { return nil }
    }

    // MARK: - Positions, as computed by the paint pass

    private mutating func findSteps(to view: View) -> Bool {
        var chain = [view]
        while let above = chain[chain.count - 1].superview { chain.append(above) }
        var origin = chain[chain.count - 1].shownOrigin
        var base = PixelPoint.zero
        for view in chain.reversed() {
            let isPlain =
                view.shownAlpha == 1 && view.shownTransform.isIdentity && view.motion?.transition == nil
                && view.rare?.contentClip == nil && view.rare?.effects == nil
            if !isPlain { return false }
            let bounds = view.shownBounds
            if let last = steps.last { origin = last.space + view.shownOrigin }
            let box = PixelRect(snapping: Rect(origin: origin, size: bounds.size), scale: scale).offset(
                by: base)
            var space = Point(x: origin.x - bounds.origin.x, y: origin.y - bounds.origin.y)
            if view.flags.contains(.scrollsByPixels) {
                base = PixelPoint(
                    x: box.left - pixel((bounds.origin.x * scale).rounded()),
                    y: box.top - pixel((bounds.origin.y * scale).rounded()))
                space = .zero
            }
            steps.append(Step(view: view, box: box, space: space, base: base))
            if view.flags.contains(.clipsToBounds) { area = area.intersection(box) }
        }
        return true
    }

    // MARK: - Background of the area

    private mutating func isBackgroundUniform() -> Bool {
        if area.isEmpty { return true }
        var isUniform = true
        for (index, step) in steps.enumerated() {
            let view = step.view
            let isLast = index == steps.count - 1
            let background = view.shownBackgroundColor?.resolved(in: view.effectiveAppearance.palette)
            if let background, background.alpha > 0 {
                let covers = step.box.contains(area)
                if covers, background.alpha == 1 { isUniform = true }
                if !covers, step.box.intersects(area) { isUniform = false }
            }
            if background != nil || view.flags.contains(.clipsToBounds) { addCorners(of: step) }
            if isLast { break }
            if view.displayState.list?.isEmpty == false { isUniform = false }
            if isUniform, hasVisibleSiblings(step, below: steps[index + 1].view) { isUniform = false }
        }
        return isUniform
    }

    /// Adds the rounded corners, which do not move.
    private mutating func addCorners(of step: Step) {
        let radius = step.view.shownCornerRadius
        if radius <= 0 { return }
        let side = pixelAbove(radius * scale) + 1
        let box = step.box
        for corner in [
            PixelRect(left: box.left, top: box.top, right: box.left + side, bottom: box.top + side),
            PixelRect(left: box.right - side, top: box.top, right: box.right, bottom: box.top + side),
            PixelRect(left: box.left, top: box.bottom - side, right: box.left + side, bottom: box.bottom),
            PixelRect(left: box.right - side, top: box.bottom - side, right: box.right, bottom: box.bottom),
        ] where corner.intersects(area) { fixed.append(corner.intersection(area)) }
    }

    /// Returns whether a sibling behind `next` may be visible through it.
    private func hasVisibleSiblings(_ step: Step, below next: View) -> Bool {
        var found = false
        forEachSibling(of: next, in: step) { view, isInFront in
            if !isInFront, covers(view) != nil { found = true }
        }
        return found
    }

    // MARK: - Fixed parts of the area

    private mutating func findFixed() -> Bool {
        if area.isEmpty { return true }
        var found: [PixelRect] = []
        for (index, step) in steps.enumerated() {
            let view = step.view
            if tree.host?.focusRingView === view, !step.box.contains(area) { return false }
            if view.shownBorderWidth > 0 { found += border(of: step) }
            guard index + 1 < steps.count else { break }
            forEachSibling(of: steps[index + 1].view, in: step) { view, isInFront in
                if isInFront, let part = covers(view) { found.append(part) }
            }
        }
        // A focus ring at the edge of the area is moved inwards, so it differs from a ring in the middle.
        if let ring = tree.host?.focusRingView, let last = steps.last?.view, ring !== last,
            ring.isDescendant(of: last), let part = covers(ring)
        {
            found.append(part)
        }
        fixed += found
        return fixed.count <= Self.fixedLimit
    }

    private func border(of step: Step) -> [PixelRect] {
        let width = max(1, pixelAbove(step.view.shownBorderWidth * scale))
        let box = step.box
        return [
            PixelRect(left: box.left, top: box.top, right: box.right, bottom: box.top + width),
            PixelRect(left: box.left, top: box.bottom - width, right: box.right, bottom: box.bottom),
            PixelRect(left: box.left, top: box.top, right: box.left + width, bottom: box.bottom),
            PixelRect(left: box.right - width, top: box.top, right: box.right, bottom: box.bottom),
        ].map { $0.intersection(area) }.filter { !$0.isEmpty }
    }

    /// Returns the part of the area that `view` or its descendants may cover; nil if there is none.
    private func covers(_ view: View) -> PixelRect? {
        if view.flags.contains(.isHidden) || view.shownAlpha == 0 { return nil }
        let extent = view.extentInRoot()
        if extent.isNull { return nil }
        let part = PixelRect(covering: extent.insetBy(dx: -1 / scale, dy: -1 / scale), scale: scale)
            .intersection(area)
        return part.isEmpty ? nil : part
    }

    private func forEachSibling(of next: View, in step: Step, _ body: (View, Bool) -> Void) {
        let subviews = step.view.subviews
        if subviews.count < 2 { return }
        let own = step.view.index(of: next) ?? 0
        if subviews.count < ChildIndex.minimumCount {
            for (index, view) in subviews.enumerated() where index != own { body(view, index > own) }
            return
        }
        let place = Rect(
            x: Double(area.left - step.base.x) / scale - step.space.x,
            y: Double(area.top - step.base.y) / scale - step.space.y, width: Double(area.width) / scale,
            height: Double(area.height) / scale)
        step.view.forEachSubview(meeting: place.insetBy(dx: -2 / scale, dy: -2 / scale)) { view in
            if view !== next { body(view, (step.view.index(of: view) ?? 0) > own) }
        }
    }
}
