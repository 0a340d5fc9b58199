import Drawing

/// The search for opaque regions, from front to back, before a damaged rectangle is painted.
///
/// Only views are searched in which opaque content was found when they were last painted (`ViewDisplayState`), so that a tree
/// without any costs nothing.
extension PaintPass {
    /// Finds the opaque regions within `rect`, which are then used until `rect` is painted.
    mutating func findOpaqueRegions(in root: View, of rect: PixelRect, using regions: OpaqueRegions) {
        regions.removeAll()
        opaque = regions
        search(root, at: root.shownOrigin, within: rect, regions)
        regions.candidates.removeAll(keepingCapacity: true)
    }

    private mutating func search(
        _ view: View, at origin: Point, within clip: PixelRect, _ regions: OpaqueRegions
    ) {
        guard view.displayState.isOrContainsOpaqueRegion, !regions.isFull, isPaintedDirectly(view) else {
            return
        }
        // A detached part is displayed by another window.
        if !detachedParts.isEmpty, detachedParts.contains(where: { $0.view === view }) { return }
        regions.searchedViewCount += 1
        let box = self.box(at: origin, view.shownBounds.size)
        let clips = view.flags.contains(.clipsToBounds)
        var inside = clip
        if clips || !view.flags.contains(.mayOverflow) { inside = clip.intersection(box) }
        if inside.area < regions.smallestArea { return }
        // Edges of rounded clips are blended with the pixels behind.
        if clips { inside = clip.intersection(straightPart(of: box, radius: view.shownCornerRadius)) }
        let outerCanvas = view.flags.contains(.overridesTheme) ? switchCanvas(for: view) : nil
        // The grounds of views in a selected row depend on the views behind them, which are painted later.
        if view.displayState.containsOpaqueRegion, view.displayState.groundBelowSubviews == .normal,
            !clips || view.rare?.contentClip == nil
        {
            searchSubviews(of: view, origin, box, within: inside, regions)
        }
        if view.displayState.isOpaqueRegion, let own = opaquePart(of: view, box) {
            regions.add(own.intersection(clip), of: view)
        }
        if let outerCanvas { canvas = outerCanvas }
    }

    private mutating func searchSubviews(
        of view: View, _ origin: Point, _ box: PixelRect, within clip: PixelRect, _ regions: OpaqueRegions
    ) {
        if view.subviews.isEmpty { return }
        let bounds = view.shownBounds
        let outerBase = base
        var space = Point(x: origin.x - bounds.origin.x, y: origin.y - bounds.origin.y)
        if view.flags.contains(.scrollsByPixels) {
            base = contentPlace(of: view, box)
            space = .zero
        }
        let start = regions.candidates.count
        if view.subviews.count < ChildIndex.minimumCount {
            for subview in view.subviews where subview.displayState.isOrContainsOpaqueRegion {
                regions.candidates.append(subview)
            }
        } else {
            view.forEachSubview(meeting: clip.points(in: space, base: base, scale: scale)) { subview in
                if subview.displayState.isOrContainsOpaqueRegion { regions.candidates.append(subview) }
            }
        }
        while regions.candidates.count > start {
            let subview = regions.candidates.removeLast()
            search(subview, at: space + subview.shownOrigin, within: clip, regions)
        }
        base = outerBase
    }

    /// Returns whether the view draws on the pixels of its superview, without a layer, so that what it covers is overwritten.
    private func isPaintedDirectly(_ view: View) -> Bool {
        !view.flags.contains(.isHidden) && view.shownAlpha == 1 && view.shownTransform.isIdentity
            && !view.shownEffects.needLayer && view.motion?.transition == nil
    }

    /// Returns the pixels that the view itself fills with an opaque colour: its background, or the first command of its drawing.
    private func opaquePart(of view: View, _ box: PixelRect) -> PixelRect? {
        if let color = view.shownBackgroundColor, color.resolved(in: canvas.palette).alpha == 1 {
            return straightPart(of: box, radius: view.shownCornerRadius)
        }
        // A list that will be recorded again may draw anything.
        guard !view.flags.contains(.needsDisplay), view.displayState.recordedGround == .normal,
            let part = view.displayState.list?.commands.first?.opaquePart(scale: scale)
        else { return nil }
        var clip = box
        if view.flags.contains(.clipsToBounds) {
            if view.rare?.contentClip != nil { return nil }
            clip = straightPart(of: box, radius: view.shownCornerRadius)
        }
        return part.offset(by: contentPlace(of: view, box)).intersection(clip)
    }

    /// Returns the rows of a rounded rectangle whose ends are straight.
    private func straightPart(of box: PixelRect, radius: Double) -> PixelRect {
        if radius <= 0 { return box }
        let inset = pixel((radius * scale).rounded(.up))
        return PixelRect(left: box.left, top: box.top + inset, right: box.right, bottom: box.bottom - inset)
    }

    // MARK: - Use while painting

    /// Returns whether later opaque content hides a view and all its descendants, whose drawing lies within `reach`.
    mutating func isCovered(_ view: View, reach: PixelRect) -> Bool {
        guard let opaque, !opaque.isEmpty, !view.hasEffects || view.rare?.effects?.blendMode == .normal,
            opaque.covers(reach.intersection(player.clipBounds), behindTree: view)
        else { return false }
        report.coveredViewCount += 1
        if view.displayState.isOrContainsOpaqueRegion {
            opaque.removeAll(within: view)
            opaqueCount += 1
        }
        return true
    }

    /// Returns whether later opaque content hides the drawing of a view within its box, without that of its descendants.
    mutating func isOwnDrawingCovered(_ box: PixelRect) -> Bool {
        guard let opaque, !opaque.isEmpty else { return false }
        return opaque.covers(box.intersection(player.clipBounds))
    }

    /// Records whether the view, which has been painted, fills enough pixels for an opaque region of the next frame.
    // `mutating`: the compiler copies the whole pass for a call of another method that it does not inline.
    mutating func recordOpaquePart(of view: View, _ box: PixelRect) {
        guard let opaque else { return }
        let area =
            isPaintedDirectly(view) && box.area >= opaque.smallestArea
            ? opaquePart(of: view, box)?.area ?? 0 : 0
        view.displayState.isOpaqueRegion = area >= opaque.smallestArea
    }

    /// Records whether descendants, which have been painted, are to be searched for opaque regions in the next frame.
    ///
    /// `countBefore` is `opaqueCount` before the subviews were painted; parts outside of the clip were not painted now.
    mutating func recordOpaqueDescendants(of view: View, _ box: PixelRect, countBefore: Int) {
        guard opaque != nil else { return }
        if opaqueCount > countBefore {
            view.displayState.containsOpaqueRegion = true
        } else if view.displayState.containsOpaqueRegion, player.clipBounds.contains(box) {
            view.displayState.containsOpaqueRegion = false
        }
        if view.displayState.isOrContainsOpaqueRegion { opaqueCount += 1 }
    }

    /// Calls `body` with the parts of a rectangle, drawn before all views, that no opaque region covers.
    func forEachUncoveredPart(of rect: PixelRect, _ body: (PixelRect) -> Void) {
        guard let opaque, !opaque.isEmpty else { return body(rect) }
        opaque.forEachUncoveredPart(of: rect, body)
    }

    /// Fills the box of a view, except for pixels that later opaque content overwrites.
    mutating func fillBackground(
        _ shape: RoundedRect, _ color: Color, _ box: PixelRect, opacity: Double
    ) {
        let place = PixelPoint(x: box.left, y: box.top)
        guard let opaque, !opaque.isEmpty, shape.radius == 0 else {
            return player.play(.fill(shape, color, edges: .snapped), at: place, opacity: opacity)
        }
        let visible = box.intersection(player.clipBounds)
        var filledArea = 0
        opaque.forEachUncoveredPart(of: visible) { part in
            filledArea += part.area
            let size = Size(width: Double(part.width) / scale, height: Double(part.height) / scale)
            player.play(
                .fill(RoundedRect(Rect(origin: .zero, size: size)), color, edges: .snapped),
                at: PixelPoint(x: part.left, y: part.top), opacity: opacity)
        }
        if !visible.isEmpty { report.coveredPixelCount += visible.area - filledArea }
    }
}

extension DrawCommand {
    /// The pixels that the command alone makes opaque, relative to its offset; nil if it may leave all of them translucent.
    fileprivate func opaquePart(scale: Double) -> PixelRect? {
        let (shape, tolerance): (RoundedRect, Double)
        switch self {
        // Edges are rounded to whole pixels, or to sixteenths.
        case .fill(let filled, let color, .snapped) where color.alpha == 1:
            (shape, tolerance) = (filled, 0.49)
        case .fill(let filled, let color, .antialiased) where color.alpha == 1:
            (shape, tolerance) = (filled, 0.01)
        case .fillPath(let path, let paint, _):
            guard let filled = path.roundedRect, paint.singleColor?.alpha == 1 else { return nil }
            (shape, tolerance) = (filled, 0.01)
        default: return nil
        }
        let rect = shape.rect
        let inset = shape.radius > 0 ? (shape.radius * scale).rounded(.up) + 1 : 0
        return PixelRect(
            left: pixel((rect.minX * scale - tolerance).rounded(.up)),
            top: pixel((rect.minY * scale - tolerance).rounded(.up) + inset),
            right: pixel((rect.maxX * scale + tolerance).rounded(.down)),
            bottom: pixel((rect.maxY * scale + tolerance).rounded(.down) - inset))
    }
}
