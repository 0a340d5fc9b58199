extension PaintPass {
    /// Clips to the extent of a view whose blend mode changes pixels that its layer does not cover, and returns whether it does.
    ///
    /// Such a mode has an effect within the extent only. Without a limit, each change would affect all pixels of the superview.
    func clipToExtent(of view: View, _ origin: Point) -> Bool {
        guard let extent = view.shownEffects.blendedExtent(at: origin) else { return false }
        let pixels = extent.isNull ? .empty : PixelRect(snapping: extent, scale: scale).offset(by: base)
        let size = Size(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
        player.pushClip(
            RoundedRect(Rect(origin: .zero, size: size)), at: PixelPoint(x: pixels.left, y: pixels.top))
        return true
    }

    /// Paints the content of the layer of a view, and its mask.
    mutating func paintLayerContent(
        _ view: View, _ box: PixelRect, _ origin: Point, isTransformed: Bool
    ) {
        let (room, regions, hadBackdrop) = (ringBounds, opaque, containsBackdrop)
        opaque = nil
        // Within a transform, the edges of ancestors cannot be expressed in the layer's pixels, nor can the reach of filters.
        if isTransformed { (ringBounds, containsBackdrop) = (Self.unboundedRing, false) }
        paintSelf(view, box, origin, opacity: 1)
        if let mask = view.mask { paintMask(mask, of: view, origin) }
        (ringBounds, opaque, containsBackdrop) = (room, regions, hadBackdrop)
    }

    /// Multiplies the pixels of the current layer by the alpha of the mask.
    mutating func paintMask(_ mask: View, of view: View, _ origin: Point) {
        let start = view.shownBounds.origin
        // The clip is that of the current layer, which includes the surrounding pixels that its filters need.
        player.pushLayer(
            bounds: player.clipBounds, style: LayerStyle(blendMode: .destinationIn), transform: .identity)
        paint(mask, at: Point(x: origin.x - start.x, y: origin.y - start.y) + mask.shownOrigin)
        player.popLayer()
    }

    /// Applies the background filters of a view to the pixels behind it.
    func filterBackdrop(of view: View, _ box: PixelRect, opacity: Double) {
        guard containsBackdrop, let effects = view.rare?.effects, !effects.backgroundFilters.isEmpty else {
            return
        }
        let filters = effects.backgroundFilters.compactMap { $0.resolved(in: canvas.palette) }
        let place = PixelPoint(x: box.left, y: box.top)
        let size = Size(width: Double(box.width) / scale, height: Double(box.height) / scale)
        if let clip = effects.backgroundFilterClip {
            player.pushClip(clip.path(for: size), style: clip.style, at: place)
        } else {
            let shape = RoundedRect(
                Rect(origin: .zero, size: size), radius: view.shownCornerRadius, corners: view.maskedCorners)
            player.pushClip(shape, at: place)
        }
        player.filterBackdrop(filters, opacity: opacity)
        player.popClip()
    }

    /// Draws the shadow of the view's shadow path or background.
    func paintShadow(
        of view: View, _ shape: RoundedRect, at place: PixelPoint, _ contentPlace: PixelPoint,
        _ opacity: Double
    ) {
        if view === shadowless { return }
        guard let drawing = view.shownEffects.shadowDrawing(of: shape, in: canvas.palette) else { return }
        player.play(drawing.command, at: drawing.isOfShape ? place : contentPlace, opacity: opacity)
    }
}
