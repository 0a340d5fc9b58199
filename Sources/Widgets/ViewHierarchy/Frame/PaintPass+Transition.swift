internal import Raster

extension PaintPass {
    /// Paints `view` and its descendants as if it were opaque and not transformed.
    mutating func paintIsolated(_ view: View, at origin: Point) {
        let box = PixelRect(snapping: Rect(origin: origin, size: view.shownBounds.size), scale: scale)
        paintSelf(view, box, origin, opacity: 1)
    }

    /// Paints a view during a transition; `left` is the remaining share of the old snapshot, from 1 to 0.
    mutating func paintTransition(
        _ view: View, _ box: PixelRect, _ origin: Point, _ picture: TransitionSnapshot, left: Double
    ) {
        switch picture.style {
        case .flip: paintFlip(view, box, origin, picture, left: left)
        case .dissolve:
            if picture.isOpaque {
                paintContent(view, box, origin, opacity: 1)
                let clips = view.flags.contains(.clipsToBounds)
                if clips { pushShape(of: view, box) }
                play(picture, at: PixelPoint(x: box.left, y: box.top), opacity: left)
                if clips { player.popClip() }
            } else {
                paintInterpolated(view, box, origin, picture, left: left)
            }
        case .slide(let x, let y):
            let size = view.shownBounds.size
            let way = Point(x: x * size.width, y: y * size.height)
            let new = Point(x: origin.x + way.x * left, y: origin.y + way.y * left)
            let old = self.box(at: new - way, size)
            pushShape(of: view, box)
            paintContent(
                view, self.box(at: new, size), new, opacity: 1)
            play(picture, at: PixelPoint(x: old.left, y: old.top), opacity: 1)
            player.popClip()
        }
    }

    /// Paints the interpolation of the old snapshot and the new content, pixel by pixel, so that translucent parts of both
    /// blend correctly with the background.
    private mutating func paintInterpolated(
        _ view: View, _ box: PixelRect, _ origin: Point, _ picture: TransitionSnapshot, left: Double
    ) {
        let bounds = view.shownBounds
        let reach = view.extent().offsetBy(dx: origin.x - bounds.minX, dy: origin.y - bounds.minY)
        let area = PixelRect(covering: reach.insetBy(dx: -1 / scale, dy: -1 / scale), scale: scale)
        guard area.intersects(player.clipBounds) else { return }
        guard notes == nil, area.width <= Self.mixedPixelLimit / max(1, area.height) else {
            paintContent(view, box, origin, opacity: 1)
            return play(picture, at: PixelPoint(x: box.left, y: box.top), opacity: left)
        }
        var mixed = Bitmap(width: area.width, height: area.height)
        let new = SoftwarePlayer()
        var pass = PaintPass(
            player: new, canvases: canvases, canvas: canvas, scale: scale, ringView: ringView, report: report,
            grounds: grounds)
        let corner = Point(x: Double(area.left) / scale, y: Double(area.top) / scale)
        let newBox = PixelRect(
            left: box.left - area.left, top: box.top - area.top, right: box.right - area.left,
            bottom: box.bottom - area.top)
        mixed.withPixelBuffer { buffer in
            new.begin(target: buffer, scale: scale, clip: buffer.bounds)
            pass.paintContent(
                view, newBox, origin - corner, opacity: 1)
            new.end()
        }
        report = pass.report
        let place = picture.place(at: PixelPoint(x: box.left - area.left, y: box.top - area.top))
        mixed.mix(with: picture.image.bitmap, at: place, weight: left)
        let clips = view.flags.contains(.clipsToBounds)
        if clips { pushShape(of: view, box) }
        let image = Image(bitmap: mixed, scale: scale)
        player.play(
            .image(image, in: Rect(origin: .zero, size: image.size), tint: nil),
            at: PixelPoint(x: area.left, y: area.top), opacity: 1)
        if clips { player.popClip() }
    }

    /// The number of pixels above which the two images are drawn over each other instead of mixed.
    private static let mixedPixelLimit = 1 << 23

    private func pushShape(of view: View, _ box: PixelRect) {
        let rect = Rect(x: 0, y: 0, width: Double(box.width) / scale, height: Double(box.height) / scale)
        player.pushClip(
            RoundedRect(rect, radius: view.shownCornerRadius, corners: view.layer.maskedCorners),
            at: PixelPoint(x: box.left, y: box.top))
    }

    func play(_ picture: TransitionSnapshot, at place: PixelPoint, opacity: Double) {
        player.play(
            .image(picture.image, in: Rect(origin: .zero, size: picture.image.size), tint: nil),
            at: picture.place(at: place), opacity: opacity)
    }
}
