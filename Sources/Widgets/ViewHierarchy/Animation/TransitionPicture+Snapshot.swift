internal import Raster

extension TransitionSnapshot {
    /// The maximum number of pixels of a snapshot; larger views change without a transition.
    private static let pixelLimit = 1 << 25

    /// Creates a snapshot of the displayed content of `view`; nil if nothing of it is displayed or it is too large.
    init?(of view: View, _ style: Style, layingOut: Bool = true) {
        guard let tree = view.viewTree else { return nil }
        if layingOut { AnimationContext.during(nil) { view.layoutIfNeeded() } }
        let scale = tree.scale
        let bounds = view.shownBounds
        let extent = view.extent().offsetBy(dx: -bounds.origin.x, dy: -bounds.origin.y)
        let box = PixelRect(covering: extent, scale: scale)
        guard !box.isEmpty, box.width <= Self.pixelLimit / max(1, box.height) else { return nil }
        let origin = Point(x: -Double(box.left) / scale, y: -Double(box.top) / scale)
        self.init(
            image: Image(bitmap: Self.paint(view, box, at: origin, tree), scale: scale),
            corner: PixelPoint(x: box.left, y: box.top),
            style: tree.theme.prefersReducedMotion ? .dissolve : style)
    }

    private static func paint(_ view: View, _ box: PixelRect, at origin: Point, _ tree: ViewTree) -> Bitmap {
        var bitmap = Bitmap(width: box.width, height: box.height)
        let player = SoftwarePlayer()
        let canvases = PaletteCanvases(palette: view.effectiveAppearance.palette, scale: tree.scale)
        var pass = PaintPass(
            player: player, canvases: canvases, canvas: canvases.base, scale: tree.scale, ringView: nil,
            report: FrameReport())
        bitmap.withPixelBuffer { buffer in
            player.begin(target: buffer, scale: tree.scale, clip: buffer.bounds)
            pass.paintIsolated(view, at: origin)
            player.end()
        }
        return bitmap
    }
}
