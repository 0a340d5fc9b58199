extension PaintPass {
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
