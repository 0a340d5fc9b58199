/// Pass 6 for one damaged rectangle: traverses the views that intersect it, records invalid ones, and plays their display lists.
struct PaintPass {
    let player: any DisplayListPlayer
    let canvases: PaletteCanvases
    /// The canvas with the palette of the view that is being painted.
    var canvas: Canvas
    let scale: Double
    let ringView: View?
    var report: FrameReport
    /// An observer for dumps; nil when pixels are painted.
    var notes: (any PaintNotes)?
    /// The origin of the current coordinate space, in pixels of the target: that of the root or of the innermost scroll view.
    ///
    /// Points are snapped to pixels in that space, so that scrolled content consists of the same pixels.
    var base = PixelPoint.zero
    /// The grounds of the view that is being painted and of those around it, such as the selection of a row.
    var grounds = ContentGrounds()
    /// The opaque rectangles that are drawn later on the same pixels; nil within layers, and for players that output more than pixels.
    var opaque: OpaqueRegions?
    /// The number of views painted so far that may be opaque regions.
    var opaqueCount = 0
    /// The pixels that neither an ancestor or the edges of the target clip nor the menu bar covers; focus rings stay inside.
    var ringBounds = Self.unboundedRing
    /// Whether background filters are applied: not in the window of a popup, which has nothing behind it, and not within transforms.
    var containsBackdrop = true
    /// The views that are displayed in windows of their own, which the pass omits.
    var detachedParts: [DetachedPart] = []
    /// A view whose shadow is not painted, because it would be outside of the shape of its window.
    var shadowless: View?

    static let unboundedRing = PixelRect(
        left: -(1 << 24), top: -(1 << 24), right: 1 << 24, bottom: 1 << 24)

    /// Paints `view` and its descendants; `origin` is the top left of its frame, in points of the current space.
    mutating func paint(_ view: View, at origin: Point) {
        if !detachedParts.isEmpty, detachedParts.contains(where: { $0.view === view }) { return }
        paintDetached(view, at: origin)
    }

    /// Paints `view` and its descendants, even if `view` is displayed in a window of its own.
    mutating func paintDetached(_ view: View, at origin: Point) {
        let flags = view.flags
        let alpha = view.shownAlpha
        if flags.contains(.isHidden) || alpha == 0 { return }
        let box = self.box(at: origin, view.shownBounds.size)
        let transform = view.shownTransform
        if view.rare?.spatial?.isDoubleSided == false, transform.determinant < 0 { return }
        if transform.isIdentity, !flags.contains(.mayOverflow) || flags.contains(.clipsToBounds) {
            let reach = reach(of: box, view)
            if !reach.intersects(player.clipBounds) || isCovered(view, reach: reach) { return }
        } else if transform.isIdentity, !mayIntersectClip(view, box, origin) {
            return
        }
        let outerCanvas = flags.contains(.overridesTheme) ? switchCanvas(for: view) : nil
        notes?.willPaint(view)
        let outside = grounds.enter(view, box, canvas)
        if view.hasEffects, containsBackdrop, transform.isIdentity {
            view.shownEffects.filterBackdrop(within: box, opacity: alpha, canvas, on: player)
        }
        if transform.isIdentity, alpha == 1 || canFoldOpacityIntoColors(view, box),
            !view.shownEffects.needLayer
        {
            paintSelf(view, box, origin, opacity: alpha)
        } else if !transform.isAffine {
            paintProjected(view, box, origin, alpha, transform)
        } else {
            paintLayer(view, box, origin, alpha, transform.affineTransform)
        }
        grounds.current = outside
        notes?.didPaint(view)
        if let outerCanvas { canvas = outerCanvas }
    }

    /// Switches to the palette of `view`, which overrides the theme, and returns the previous canvas.
    mutating func switchCanvas(for view: View) -> Canvas {
        let outer = canvas
        canvas = canvases.canvas(for: view.effectiveAppearance.palette)
        return outer
    }

    private mutating func paintLayer(
        _ view: View, _ box: PixelRect, _ origin: Point, _ alpha: Double, _ transform: AffineTransform
    ) {
        let bounds = layerBounds(view, origin, transform)
        let clips = view.shownEffects.clipToExtent(at: origin, scale: scale, base: base, on: player)
        defer { if clips { player.popClip() } }
        if bounds.isEmpty && !clips || player.clipBounds.isEmpty { return }
        if !transform.isIdentity { view.markPixelsUnmovable() }
        player.pushLayer(
            bounds: bounds, style: view.shownEffects.layerStyle(opacity: alpha, in: canvas.palette),
            transform: pixelTransform(transform, around: view, origin))
        paintLayerContent(view, box, origin, isTransformed: !transform.isIdentity)
        player.popLayer()
    }

    /// Paints the view's content; during a transition, together with the old snapshot.
    mutating func paintSelf(_ view: View, _ box: PixelRect, _ origin: Point, opacity: Double) {
        if let motion = view.motion, let picture = motion.transition {
            view.markPixelsUnmovable()
            let regions = opaque
            opaque = nil
            paintTransition(view, box, origin, picture, left: motion.shown.transition)
            opaque = regions
        } else {
            paintContent(view, box, origin, opacity: opacity)
        }
    }

    /// Returns whether opacity can be applied to the colours directly, because no two drawing commands overlap.
    private mutating func canFoldOpacityIntoColors(_ view: View, _ box: PixelRect) -> Bool {
        guard view.subviews.isEmpty, ringView !== view, view.shownBorderWidth == 0,
            view.motion?.transition == nil, view.rare?.effects == nil
        else { return false }
        let count = recorded(view, box).commands.count
        return view.shownBackgroundColor == nil ? count <= 1 : count == 0
    }

    // MARK: - One view

    mutating func paintContent(_ view: View, _ box: PixelRect, _ origin: Point, opacity: Double) {
        view.flags.insert(.isPainted)
        report.visitedCount += 1
        let outerRingBounds = ringBounds
        defer { ringBounds = outerRingBounds }
        if ringView != nil, view.rare?.confinesFocusRings == true {
            ringBounds = ringBounds.intersection(box)
        }
        let (own, outside, room) = (grounds.current, grounds.outer, ringBounds)
        let place = PixelPoint(x: box.left, y: box.top)
        let contentPlace = contentPlace(of: view, box)
        let shape = RoundedRect(
            Rect(x: 0, y: 0, width: Double(box.width) / scale, height: Double(box.height) / scale),
            radius: view.shownCornerRadius, corners: view.layer.maskedCorners)
        if view.hasEffects { paintShadow(of: view, shape, at: place, contentPlace, opacity) }
        opaque?.remove(view)
        let isCovered = isOwnDrawingCovered(drawingBox(of: view, box))
        if isCovered {
            report.coveredViewCount += 1
        } else if let color = view.shownBackgroundColor {
            let fixed = canvas.fillColor(color, on: outside)
            if fixed.alpha > 0 { fillBackground(shape, fixed, box, opacity: opacity) }
        }
        let clips = view.flags.contains(.clipsToBounds)
        if clips {
            player.pushClip(shape, or: view.rare?.contentClip, at: place)
            ringBounds = ringBounds.intersection(box)
        }
        if !isCovered { playList(of: view, box, contentPlace, isClipped: clips, opacity) }
        let count = opaqueCount
        recordOpaquePart(of: view, box)
        let outerFills = grounds.enterSubviews(of: view, box, contentPlace, outside: outside, canvas)
        paintSubviews(of: view, origin, contentPlace)
        grounds.leaveSubviews(outerFills)
        recordOpaqueDescendants(of: view, box, countBefore: count)
        (grounds.current, ringBounds) = (own, room)
        let borderWidth = view.shownBorderWidth
        if borderWidth > 0, !isOwnDrawingCovered(box) {
            let fixed = canvas.fillColor(view.shownBorderColor, on: outside)
            player.play(
                .strokeBorder(shape, width: borderWidth, fixed, edges: .snapped), at: place,
                opacity: opacity)
        }
        if clips { player.popClip() }
        if ringView === view { paintRing(around: view, box, contentPlace, on: outside) }
    }

    /// Plays the view's display list, clipped to its box and `drawingReach`: drawing is rounded independently and could exceed the
    /// box by a pixel.
    private mutating func playList(
        of view: View, _ box: PixelRect, _ place: PixelPoint, isClipped: Bool, _ opacity: Double
    ) {
        let list = recorded(view, box)
        if list.isEmpty { return }
        let covered = PixelRect(covering: list.bounds, scale: scale)
        let isInside =
            covered.left >= box.left - place.x && covered.right <= box.right - place.x
            && covered.top >= box.top - place.y && covered.bottom <= box.bottom - place.y
        if isClipped || isInside { return player.play(list, at: place, opacity: opacity) }
        player.play(list, at: place, clippedTo: drawingBox(of: view, box), opacity: opacity)
    }

    /// Returns the pixels in which the view itself draws: its box, enlarged by its `drawingReach`.
    // Inlined: otherwise the compiler copies the whole pass for each call.
    @inline(__always) private func drawingBox(of view: View, _ box: PixelRect) -> PixelRect {
        guard let rare = view.rare, rare.drawingReach > 0 else { return box }
        let reach = pixelAbove(rare.drawingReach * scale)
        return PixelRect(
            left: box.left - reach, top: box.top - reach, right: box.right + reach, bottom: box.bottom + reach
        )
    }

    /// Returns the display list of a view with the pixels `box`, recorded if it is outdated.
    private mutating func recorded(_ view: View, _ box: PixelRect) -> DisplayList {
        if let list = view.displayState.list, !view.flags.contains(.needsDisplay),
            view.displayState.recordedGround == grounds.current.style,
            list.isEmpty
                || view.displayState.recordedExcess == PixelExcess(drawing: view, in: box, scale: scale)
        {
            return list
        }
        let excess = PixelExcess(drawing: view, in: box, scale: scale)
        view.displayState.recordedExcess = excess
        view.flags.remove(.needsDisplay)
        view.displayState.recordedGround = grounds.current.style
        if grounds.current != .normal { canvas.ground = grounds.current }
        view.drawCount &+= 1
        report.drawCount += 1
        InvalidationTrace.during("draw of \(view.hierarchyPath)") {
            excess.withPixelBounds(of: view, scale: scale) { view.draw(canvas) }
        }
        canvas.finish(into: &view.displayState.list)
        canvas.reportUnbalancedStates(of: view)
        // A selected row sets it for its own drawing.
        if canvas.ground != .normal { canvas.ground = .normal }
        return view.displayState.list ?? .empty
    }

    private mutating func paintSubviews(of view: View, _ origin: Point, _ contentPlace: PixelPoint) {
        if view.subviews.isEmpty { return }
        let bounds = view.shownBounds
        if view.flags.contains(.scrollsByPixels) {
            let outside = base
            base = contentPlace
            paintSubviews(of: view, in: .zero)
            base = outside
        } else {
            paintSubviews(
                of: view, in: Point(x: origin.x - bounds.origin.x, y: origin.y - bounds.origin.y))
        }
    }

    /// Paints the subviews of a view whose own space starts at `space`, in points of the current space.
    private mutating func paintSubviews(of view: View, in space: Point) {
        if view.subviews.count < ChildIndex.minimumCount {
            for subview in view.subviews {
                paint(subview, at: space + subview.shownOrigin)
            }
            return
        }
        view.forEachSubview(meeting: player.clipBounds.points(in: space, base: base, scale: scale)) {
            subview in
            paint(subview, at: space + subview.shownOrigin)
        }
    }

    /// Paints the focus ring, two points wide and one point outside of the shape.
    ///
    /// Edges that would exceed `ringBounds` are moved inwards, up to the edge of the shape. On an emphasised selection, the ring has
    /// the colour of text.
    private func paintRing(
        around view: View, _ box: PixelRect, _ place: PixelPoint, on ground: ContentGround
    ) {
        let excess = PixelExcess(of: box, over: view.shownBounds, scale: scale)
        let shape = excess.withPixelBounds(of: view, scale: scale) {
            (view as? any FocusRingProviding)?.focusRingShape ?? view.shape
        }
        let reach = 3.0
        let outside = shape.rect.insetBy(dx: -reach, dy: -reach)
        let ring = RoundedRect(
            held(outside, by: reach, place), radius: shape.radius > 0 ? shape.radius + reach : reach,
            corners: shape.corners)
        let color = canvas.fillColor(.tintColor, on: ground)
        player.play(.strokeBorder(ring, width: 2, color, edges: .snapped), at: place, opacity: 1)
    }

    /// Returns `rect`, in the space with its origin at `place`, with each edge moved inwards by up to `reach` points so that it
    /// lies within `ringBounds`.
    private func held(_ rect: Rect, by reach: Double, _ place: PixelPoint) -> Rect {
        let room = ringBounds
        func points(_ pixels: Int) -> Double { Double(pixels) / scale }
        let left = min(max(rect.minX, points(room.left - place.x)), rect.minX + reach)
        let top = min(max(rect.minY, points(room.top - place.y)), rect.minY + reach)
        let right = max(min(rect.maxX, points(room.right - place.x)), rect.maxX - reach)
        let bottom = max(min(rect.maxY, points(room.bottom - place.y)), rect.maxY - reach)
        return Rect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }
}
