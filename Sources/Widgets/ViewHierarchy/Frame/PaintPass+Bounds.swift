import Drawing

/// The pixels of views, and the test whether views may change pixels within the clip.
extension PaintPass {
    /// Returns the pixels of a view of `size` at `origin`.
    func box(at origin: Point, _ size: Size) -> PixelRect {
        PixelRect(snapping: Rect(origin: origin, size: size), scale: scale).offset(by: base)
    }

    /// Returns the pixels that a view with the pixels `box` and its descendants may change, unless one overflows.
    // Inlined, like `contentPlace`: otherwise the compiler copies the whole pass for each call.
    @inline(__always) func reach(of box: PixelRect, _ view: View) -> PixelRect {
        var points = view.shownEffects.paintReach
        if let ringView, ringView.isDescendant(of: view) { points += View.focusRingReach }
        if points == 0 { return box }
        let reach = pixelAbove(points * scale) + 1
        return PixelRect(
            left: box.left - reach, top: box.top - reach, right: box.right + reach, bottom: box.bottom + reach
        )
    }

    /// Returns whether a view whose subviews extend beyond it may draw within the clip; false only if neither it nor a subview does.
    func mayIntersectClip(_ view: View, _ box: PixelRect, _ origin: Point) -> Bool {
        let clip = player.clipBounds
        if view.flags.contains(.isAnimating) || view.flags.contains(.scrollsByPixels) || view.hasEffects {
            return true
        }
        if view.subviews.count > 8 || reach(of: box, view).intersects(clip) { return true }
        let start = view.shownBounds.origin
        let space = Point(x: origin.x - start.x, y: origin.y - start.y)
        for subview in view.subviews where !subview.flags.contains(.isHidden) {
            let overflows = subview.flags.contains(.mayOverflow) && !subview.flags.contains(.clipsToBounds)
            if overflows || !subview.shownTransform.isIdentity { return true }
            let box = self.box(at: space + subview.shownOrigin, subview.shownBounds.size)
            if reach(of: box, subview).intersects(clip) { return true }
        }
        return false
    }

    /// Returns the pixel at the origin of the view's own space, which starts at `bounds.origin`; its box is snapped to whole pixels, so
    /// that neighbours meet.
    @inline(__always) func contentPlace(of view: View, _ box: PixelRect) -> PixelPoint {
        let start = view.shownBounds.origin
        return PixelPoint(
            x: box.left - nearestPixel(start.x * scale), y: box.top - nearestPixel(start.y * scale))
    }

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

extension PixelRect {
    /// Returns the rectangle in points of the space that starts at `space` in the space whose origin is the pixel `base`.
    ///
    /// It is extended by one pixel on each side, because boxes are snapped.
    func points(in space: Point, base: PixelPoint, scale: Double) -> Rect {
        Rect(
            x: Double(left - base.x) / scale - space.x, y: Double(top - base.y) / scale - space.y,
            width: Double(width) / scale, height: Double(height) / scale
        ).insetBy(dx: -1 / scale, dy: -1 / scale)
    }
}
