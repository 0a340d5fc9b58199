/// The snapshot of a view's old content during a transition to new content.
struct TransitionSnapshot {
    /// The kind of a transition.
    enum Style: Hashable {
        case dissolve
        /// Slides the new content in from one side, by the width or height of the view; `x` and `y` are -1, 0 or 1.
        case slide(x: Double, y: Double)
        /// Turns the view by half a turn about an axis in its plane, the old content on its front and the new one on its back.
        case flip(x: Double, y: Double)
    }

    let image: Image
    /// The top left of the snapshot, in pixels relative to that of the view.
    private var corner: PixelPoint
    let style: Style
    /// Whether all pixels are opaque, so that the new content can be drawn below the snapshot from the start.
    let isOpaque: Bool

    init(image: Image, corner: PixelPoint, style: Style) {
        self.image = image
        self.corner = corner
        self.style = style
        isOpaque = image.bitmap.pixels.allSatisfy { $0 >= 0xff00_0000 }
    }

    /// Returns the rectangle that the snapshot covers in the space of a view that is displayed at `bounds`.
    func rect(in bounds: Rect) -> Rect {
        Rect(
            x: bounds.minX + Double(corner.x) / image.scale, y: bounds.minY + Double(corner.y) / image.scale,
            width: image.size.width, height: image.size.height)
    }

    /// Shifts the snapshot, which another view takes over, by the offset in points between the two views.
    mutating func shift(by distance: Point) {
        corner.x += pixel((distance.x * image.scale).rounded())
        corner.y += pixel((distance.y * image.scale).rounded())
    }

    /// Returns the position at which the snapshot is drawn if the top left of the view is at `point`, in pixels.
    func place(at point: PixelPoint) -> PixelPoint {
        PixelPoint(x: point.x + corner.x, y: point.y + corner.y)
    }
}

extension TransitionSnapshot {
    /// Whether the old content is displayed in a flip of which the share `left` remains.
    static func showsOld(_ left: Double) -> Bool { left > 0.5 }

    /// Returns the projection of a flip about the centre of a view of `size`, in points; nil for other styles.
    ///
    /// The eye is twice the longer side of the view in front of it.
    func projection(left: Double, size: Size) -> ProjectionTransform? {
        guard case .flip(let x, let y) = style else { return nil }
        let turn = Self.showsOld(left) ? 1 - left : -left
        var eye = Transform3D.identity
        eye.m34 = -1 / max(2 * size.width, 2 * size.height, 1)
        return ProjectionTransform(
            Transform3D(rotationAngle: turn * .pi, x: x, y: y, z: 0).concatenating(eye))
    }
}
