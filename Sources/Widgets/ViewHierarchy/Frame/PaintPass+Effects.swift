extension PaintPass {
    func layerStyle(of view: View, _ alpha: Double) -> LayerStyle {
        var style = LayerStyle(opacity: alpha)
        // Filters without effect isolate the blend modes of descendants.
        style.isIsolated = view.mask != nil || !(view.rare?.effects?.filters.isEmpty ?? true)
        guard let effects = view.rare?.effects else { return style }
        style.blendMode = effects.blendMode
        style.filters = effects.filters
        let shown = view.shownEffects
        if shown.castsShadowOfContent, let shadow = shown.shadow { style.filters.append(.shadow(shadow)) }
        return style.resolved(in: canvas.palette)
    }

    /// Paints the content of the layer of a view, and its mask.
    mutating func paintLayerContent(
        _ view: View, _ box: PixelRect, _ origin: Point, _ bounds: PixelRect, isTransformed: Bool
    ) {
        let (room, regions) = (ringBounds, opaque)
        opaque = nil
        // Within a transform, the edges of ancestors cannot be expressed in the layer's pixels.
        if isTransformed { ringBounds = Self.unboundedRing }
        paintSelf(view, box, origin, opacity: 1)
        if let mask = view.mask { paintMask(mask, of: view, origin, bounds) }
        (ringBounds, opaque) = (room, regions)
    }

    /// Multiplies the pixels of the current layer by the alpha of the mask.
    mutating func paintMask(_ mask: View, of view: View, _ origin: Point, _ bounds: PixelRect) {
        let start = view.shownBounds.origin
        player.pushLayer(
            bounds: bounds, style: LayerStyle(blendMode: .destinationIn), transform: .identity)
        paint(mask, at: Point(x: origin.x - start.x, y: origin.y - start.y) + mask.shownOrigin)
        player.popLayer()
    }

    /// Draws the shadow of the view's shadow path or background.
    func paintShadow(
        of view: View, _ shape: RoundedRect, at place: PixelPoint, _ contentPlace: PixelPoint,
        _ opacity: Double
    ) {
        let shown = view.shownEffects
        guard let shadow = shown.shadow?.resolved(in: canvas.palette), !shown.castsShadowOfContent else {
            return
        }
        if let path = view.rare?.effects?.shadowPath {
            player.play(.shadow(path, shadow), at: contentPlace, opacity: opacity)
        } else {
            player.play(.shadow(Path(shape), shadow), at: place, opacity: opacity)
        }
    }

    func reportUnbalancedStates(of view: View) {
        let count = canvas.takeUnbalancedStateCount()
        if count == 0 { return }
        Diagnostics.report(
            Diagnostic(
                kind: .invalidValue, subject: view.hierarchyPath,
                message: "draw(_:) had \(count) unbalanced calls of saveState() or restoreState()",
                cure: "open states were restored at the end; call restoreState() once for each saveState()"))
    }

    // MARK: - Layers

    /// Returns the pixels that a layer for `view` needs: its extent as far as it is visible through the clip.
    func layerBounds(_ view: View, _ origin: Point, _ transform: AffineTransform) -> PixelRect {
        let extent = view.extent()
        let bounds = view.shownBounds
        let box = extent.offsetBy(dx: origin.x - bounds.origin.x, dy: origin.y - bounds.origin.y)
        let all = PixelRect(covering: box.insetBy(dx: -1 / scale, dy: -1 / scale), scale: scale)
            .offset(by: base)
        let clip = player.clipBounds
        if transform.isIdentity { return all.intersection(clip) }
        let back = pixelTransform(transform, around: view, origin).inverted()
        let seen = Rect(
            x: Double(clip.left), y: Double(clip.top), width: Double(clip.width), height: Double(clip.height)
        ).applying(back).insetBy(dx: -2, dy: -2)
        return all.intersection(PixelRect(covering: seen, scale: 1))
    }

    /// Returns the transform about the view's centre, in pixels.
    func pixelTransform(_ transform: AffineTransform, around view: View, _ origin: Point)
        -> AffineTransform
    {
        if transform.isIdentity { return transform }
        let size = view.shownBounds.size
        let center = Point(
            x: (origin.x + size.width / 2) * scale + Double(base.x),
            y: (origin.y + size.height / 2) * scale + Double(base.y))
        let scaled = AffineTransform(
            a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx * scale,
            ty: transform.ty * scale)
        return AffineTransform(translationX: -center.x, y: -center.y).concatenating(scaled)
            .concatenating(AffineTransform(translationX: center.x, y: center.y))
    }
}
