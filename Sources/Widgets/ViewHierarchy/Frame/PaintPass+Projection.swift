extension PaintPass {
    /// Paints a view whose plane is projected on that of its superview.
    mutating func paintProjected(
        _ view: View, _ box: PixelRect, _ origin: Point, _ alpha: Double, _ projection: ProjectionTransform
    ) {
        let bounds = view.shownBounds
        let plane = PixelPlane(projection, bounds.size, at: origin, scale: scale, base: base)
        let extent = view.extent().offsetBy(dx: origin.x - bounds.minX, dy: origin.y - bounds.minY)
        let pixels = plane.visiblePixels(of: extent, scale: scale, base: base, clip: player.clipBounds)
        let clips = view.shownEffects.clipToExtent(at: origin, scale: scale, base: base, on: player)
        defer { if clips { player.popClip() } }
        if pixels.isEmpty && !clips || player.clipBounds.isEmpty { return }
        view.markPixelsUnmovable()
        player.pushLayer(
            bounds: pixels, style: view.shownEffects.layerStyle(opacity: alpha, in: canvas.palette),
            projection: plane.projection,
            at: plane.origin)
        paintLayerContent(view, box, origin, isTransformed: true)
        player.popLayer()
    }

    /// Paints a view that is turned during a transition: first the old snapshot, then the new content.
    mutating func paintFlip(
        _ view: View, _ box: PixelRect, _ origin: Point, _ picture: TransitionSnapshot, left: Double
    ) {
        let bounds = view.shownBounds
        guard let projection = picture.projection(left: left, size: bounds.size) else { return }
        let plane = PixelPlane(projection, bounds.size, at: origin, scale: scale, base: base)
        let isOld = TransitionSnapshot.showsOld(left)
        let extent = isOld ? picture.rect(in: bounds) : view.extent()
        let pixels = plane.visiblePixels(
            of: extent.offsetBy(dx: origin.x - bounds.minX, dy: origin.y - bounds.minY), scale: scale,
            base: base,
            clip: player.clipBounds)
        if pixels.isEmpty { return }
        var style = LayerStyle()
        style.isIsolated = false
        player.pushLayer(bounds: pixels, style: style, projection: plane.projection, at: plane.origin)
        if isOld {
            play(picture, at: PixelPoint(x: box.left, y: box.top), opacity: 1)
        } else {
            let room = ringBounds
            ringBounds = Self.unboundedRing
            paintContent(view, box, origin, opacity: 1)
            ringBounds = room
        }
        player.popLayer()
    }
}
