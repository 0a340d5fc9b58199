extension PaintPass {
    /// The map from pixels of a view's plane to those of the target, both relative to `origin`.
    private struct Plane {
        let projection: ProjectionTransform
        let origin: PixelPoint
    }

    /// Returns the plane of a view of `size` at `origin` that is projected about its centre.
    private func plane(_ projection: ProjectionTransform, _ size: Size, _ origin: Point) -> Plane {
        let (x, y) = ((origin.x + size.width / 2) * scale, (origin.y + size.height / 2) * scale)
        let (left, top) = (pixel(x.rounded(.down)), pixel(y.rounded(.down)))
        return Plane(
            projection: projection.scaled(by: scale).about(Point(x: x - Double(left), y: y - Double(top))),
            origin: PixelPoint(x: base.x + left, y: base.y + top))
    }

    /// Returns the pixels of a plane that are visible, of those that `rect`, in points of the current space, covers.
    private func visiblePixels(of rect: Rect, on plane: Plane) -> PixelRect {
        let all = PixelRect(covering: rect.insetBy(dx: -1 / scale, dy: -1 / scale), scale: scale)
            .offset(by: base)
        let clip = player.clipBounds
        let origin = plane.origin
        let seen = plane.projection.visiblePart(
            in: Rect(
                x: Double(clip.left - origin.x), y: Double(clip.top - origin.y), width: Double(clip.width),
                height: Double(clip.height)))
        if seen.isNull || clip.isEmpty { return .empty }
        let part = PixelRect(covering: seen.insetBy(dx: -2, dy: -2), scale: 1)
        return all.intersection(part.offset(by: origin))
    }

    /// Paints a view whose plane is projected on that of its superview.
    mutating func paintProjected(
        _ view: View, _ box: PixelRect, _ origin: Point, _ alpha: Double, _ projection: ProjectionTransform
    ) {
        let bounds = view.shownBounds
        let plane = plane(projection, bounds.size, origin)
        let extent = view.extent().offsetBy(dx: origin.x - bounds.minX, dy: origin.y - bounds.minY)
        let pixels = visiblePixels(of: extent, on: plane)
        if pixels.isEmpty { return }
        view.markPixelsUnmovable()
        player.pushLayer(
            bounds: pixels, style: layerStyle(of: view, alpha), projection: plane.projection,
            at: plane.origin)
        paintLayerContent(view, box, origin, pixels, isTransformed: true)
        player.popLayer()
    }

    /// Paints a view that is turned during a transition: first the old snapshot, then the new content.
    mutating func paintFlip(
        _ view: View, _ box: PixelRect, _ origin: Point, _ picture: TransitionSnapshot, left: Double
    ) {
        let bounds = view.shownBounds
        guard let projection = picture.projection(left: left, size: bounds.size) else { return }
        let plane = plane(projection, bounds.size, origin)
        let isOld = TransitionSnapshot.showsOld(left)
        let extent = isOld ? picture.rect(in: bounds) : view.extent()
        let pixels = visiblePixels(
            of: extent.offsetBy(dx: origin.x - bounds.minX, dy: origin.y - bounds.minY), on: plane)
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
