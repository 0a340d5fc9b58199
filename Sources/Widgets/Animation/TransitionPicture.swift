internal import Raster

/// The old picture of a view that gives way to the new one.
struct TransitionPicture {
    /// How it goes.
    enum Style: Hashable {
        case dissolve
        /// The new picture comes from there, by one width or height; `x` and `y` are -1, 0 or 1.
        case slide(x: Double, y: Double)
    }

    let image: Image
    /// In the view's own space.
    var rect: Rect
    let style: Style
    /// Without holes: the new picture can lie under it from the start.
    let isOpaque: Bool

    /// Larger pictures are not kept: what they would show changes at once.
    private static let pixelLimit = 1 << 25

    /// Takes a picture of what is shown of `view`; nil where nothing is.
    init?(of view: View, _ style: Style) {
        guard let host = view.viewHost else { return nil }
        AnimationContext.during(nil) { view.layoutIfNeeded() }
        let scale = host.scale
        let bounds = view.shownBounds
        let extent = view.extent().offsetBy(dx: -bounds.origin.x, dy: -bounds.origin.y)
        let box = PixelRect(covering: extent, scale: scale)
        guard !box.isEmpty, box.width <= Self.pixelLimit / max(1, box.height) else { return nil }
        let corner = Point(x: Double(box.left) / scale, y: Double(box.top) / scale)
        image = Image(
            bitmap: Self.paint(view, box, at: Point(x: -corner.x, y: -corner.y), host), scale: scale)
        rect = Rect(origin: bounds.origin + corner, size: image.size)
        self.style = host.theme.prefersReducedMotion ? .dissolve : style
        isOpaque = image.bitmap.pixels.allSatisfy { $0 >= 0xff00_0000 }
    }

    private static func paint(_ view: View, _ box: PixelRect, at origin: Point, _ host: ViewHost) -> Bitmap {
        var bitmap = Bitmap(width: box.width, height: box.height)
        let player = SoftwarePlayer()
        var pass = PaintPass(
            player: player, canvas: Canvas(palette: host.theme.palette, scale: host.scale),
            scale: host.scale, ringView: nil, ringColor: .clear, report: FrameReport())
        bitmap.withPixelBuffer { buffer in
            player.begin(target: buffer, scale: host.scale, clip: buffer.bounds)
            pass.paintAlone(view, at: origin)
            player.end()
        }
        return bitmap
    }
}

extension PaintPass {
    /// Paints `view` with all below it as if it were opaque and not transformed.
    mutating func paintAlone(_ view: View, at origin: Point) {
        let box = PixelRect(snapping: Rect(origin: origin, size: view.shownBounds.size), scale: scale)
        paintSelf(view, box, origin, opacity: 1)
    }

    /// Paints a view while `left`, 1...0, of its old picture is left.
    mutating func paintTransition(
        _ view: View, _ box: PixelRect, _ origin: Point, _ picture: TransitionPicture, left: Double
    ) {
        switch picture.style {
        case .dissolve:
            if picture.isOpaque {
                paintContent(view, box, origin, opacity: 1)
            } else {
                player.pushLayer(
                    bounds: layerBounds(view, origin, .identity), opacity: 1 - left, transform: .identity)
                paintContent(view, box, origin, opacity: 1)
                player.popLayer()
            }
            play(picture, view, origin, opacity: left)
        case .slide(let x, let y):
            let size = view.shownBounds.size
            let way = Point(x: x * size.width, y: y * size.height)
            let new = Point(x: origin.x + way.x * left, y: origin.y + way.y * left)
            let old = Point(x: new.x - way.x, y: new.y - way.y)
            player.pushClip(
                RoundedRect(
                    Rect(
                        x: 0, y: 0, width: Double(box.width) / scale, height: Double(box.height) / scale),
                    radius: view.shownCornerRadius, corners: view.maskedCorners),
                at: PixelPoint(x: box.left, y: box.top))
            paintContent(
                view, PixelRect(snapping: Rect(origin: new, size: size), scale: scale), new, opacity: 1)
            play(picture, view, old, opacity: 1)
            player.popClip()
        }
    }

    private func play(_ picture: TransitionPicture, _ view: View, _ origin: Point, opacity: Double) {
        let bounds = view.shownBounds
        let place = PixelPoint(
            x: pixel((origin.x * scale).rounded()) - pixel((bounds.origin.x * scale).rounded()),
            y: pixel((origin.y * scale).rounded()) - pixel((bounds.origin.y * scale).rounded()))
        player.play(.image(picture.image, in: picture.rect, tint: nil), at: place, opacity: opacity)
    }
}
