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

    /// Shifts it as far, in points, as its view lies from the one that takes it over.
    mutating func shift(by way: Point) {
        corner.x += pixel((way.x * image.scale).rounded())
        corner.y += pixel((way.y * image.scale).rounded())
    }

    /// Where it is drawn for a view whose top left is at `place`.
    func place(at place: PixelPoint) -> PixelPoint {
        PixelPoint(x: place.x + corner.x, y: place.y + corner.y)
    }
}
