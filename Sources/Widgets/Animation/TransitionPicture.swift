internal import Raster

/// The snapshot of a view's old content, which a transition replaces with the new content.
struct TransitionPicture {
    /// How it goes.
    enum Style: Hashable {
        case dissolve
        /// The new picture comes from there, by one width or height; `x` and `y` are -1, 0 or 1.
        case slide(x: Double, y: Double)
    }

    let image: Image
    /// Its top left, in pixels from that of the view.
    private var corner: PixelPoint
    let style: Style
    /// Without holes: the new picture can lie under it from the start.
    let isOpaque: Bool

    /// Larger pictures are not kept: what they would show changes at once.
    private static let pixelLimit = 1 << 25

    /// Takes a picture of what is shown of `view`; nil where nothing is.
    init?(of view: View, _ style: Style, layingOut: Bool = true) {
        guard let host = view.viewHost else { return nil }
        if layingOut { AnimationContext.during(nil) { view.layoutIfNeeded() } }
        let scale = host.scale
        let bounds = view.shownBounds
        let extent = view.extent().offsetBy(dx: -bounds.origin.x, dy: -bounds.origin.y)
        let box = PixelRect(covering: extent, scale: scale)
        guard !box.isEmpty, box.width <= Self.pixelLimit / max(1, box.height) else { return nil }
        corner = PixelPoint(x: box.left, y: box.top)
        let origin = Point(x: -Double(box.left) / scale, y: -Double(box.top) / scale)
        image = Image(bitmap: Self.paint(view, box, at: origin, host), scale: scale)
        self.style = host.theme.prefersReducedMotion ? .dissolve : style
        isOpaque = image.bitmap.pixels.allSatisfy { $0 >= 0xff00_0000 }
    }

    /// Returns the rectangle that the snapshot covers in the space of a view that is displayed at `bounds`.
    func rect(in bounds: Rect) -> Rect {
        Rect(
            x: bounds.minX + Double(corner.x) / image.scale, y: bounds.minY + Double(corner.y) / image.scale,
            width: image.size.width, height: image.size.height)
    }

    /// Shifts it as far, in points, as its view lies from the one that takes it over.
    mutating func shift(by way: Point) {
        corner.x += pixel((way.x * image.scale).rounded())
        corner.y += pixel((way.y * image.scale).rounded())
    }

    /// Where it is drawn for a view whose top left is at `place`.
    func place(at place: PixelPoint) -> PixelPoint {
        PixelPoint(x: place.x + corner.x, y: place.y + corner.y)
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
