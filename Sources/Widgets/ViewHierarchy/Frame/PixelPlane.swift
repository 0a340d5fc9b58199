import Drawing

/// The plane of a projected view: the map from its pixels to those of the target, both relative to `origin`.
///
///     let plane = PixelPlane(projection, size, at: origin, scale: 2, base: .zero)
///     let pixels = plane.visiblePixels(of: extent, scale: 2, base: .zero, clip: player.clipBounds)
struct PixelPlane {
    let projection: ProjectionTransform
    let origin: PixelPoint

    /// Creates the plane of a view of `size` at `origin`, in points of the space that starts at `base`, which is projected about its centre.
    init(_ projection: ProjectionTransform, _ size: Size, at origin: Point, scale: Double, base: PixelPoint) {
        let (x, y) = ((origin.x + size.width / 2) * scale, (origin.y + size.height / 2) * scale)
        let (left, top) = (pixel(x.rounded(.down)), pixel(y.rounded(.down)))
        self.projection = projection.scaled(by: scale).about(Point(x: x - Double(left), y: y - Double(top)))
        self.origin = PixelPoint(x: base.x + left, y: base.y + top)
    }

    /// Returns the pixels of the plane that are displayed within `clip`, of those that `rect`, in points, covers.
    func visiblePixels(of rect: Rect, scale: Double, base: PixelPoint, clip: PixelRect) -> PixelRect {
        let all = PixelRect(covering: rect.insetBy(dx: -1 / scale, dy: -1 / scale), scale: scale)
            .offset(by: base)
        let seen = projection.visiblePart(
            in: Rect(
                x: Double(clip.left - origin.x), y: Double(clip.top - origin.y), width: Double(clip.width),
                height: Double(clip.height)))
        if seen.isNull || clip.isEmpty { return .empty }
        let part = PixelRect(covering: seen.insetBy(dx: -2, dy: -2), scale: 1)
        return all.intersection(part.offset(by: origin))
    }
}
