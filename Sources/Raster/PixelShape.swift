import Drawing
import RasterKernels

/// A rounded rectangle in pixels of the target, never empty, within ±1e9.
///
/// Antialiased edges lie on sixteenths of a pixel, too fine to be seen, so that shapes in motion can share masks.
///
///     let shape = PixelShape(RoundedRect(bounds, radius: 9), scale: 1.5, offset: .zero, edges: .snapped)
nonisolated struct PixelShape {
    private(set) var kernelShape: rk_shape

    /// Nil when nothing is left of it, or a coordinate is not a number.
    init?(_ shape: RoundedRect, scale: Double, offset: PixelPoint, edges: DrawCommand.Edges) {
        let rect = shape.rect
        let x = Double(offset.x)
        let y = Double(offset.y)
        let left = held(x + gridded(rect.minX * scale))
        let right = held(x + gridded(rect.maxX * scale))
        let top = held(y + gridded(rect.minY * scale))
        let bottom = held(y + gridded(rect.maxY * scale))
        let round = shape.radius > 0 && !shape.corners.isEmpty
        switch edges {
        case .snapped:
            self.init(
                left: snapped(left), top: snapped(top), right: snapped(right), bottom: snapped(bottom),
                radius: round ? shape.radius * scale : 0, corners: shape.corners)
        case .antialiased:
            self.init(
                left: Self.fine(left), top: Self.fine(top), right: Self.fine(right),
                bottom: Self.fine(bottom),
                radius: round ? shape.radius * scale : 0, corners: shape.corners)
        }
    }

    /// The nearest sixteenth of a pixel.
    static func fine(_ value: Double) -> Double { snapped(value * 16) / 16 }

    private init?(
        left: Double, top: Double, right: Double, bottom: Double, radius: Double, corners: CornerMask
    ) {
        guard left < right, top < bottom else { return nil }
        let limit = min(right - left, bottom - top) / 2
        kernelShape = rk_shape(
            left: left, top: top, right: right, bottom: bottom, radius: max(0, min(radius, limit)),
            corners: radius > 0 ? UInt32(corners.rawValue) : 0)
    }

    /// The shape `distance` pixels further in, with concentric corners; nil when nothing is left.
    func inset(by distance: Double) -> PixelShape? {
        PixelShape(
            left: kernelShape.left + distance, top: kernelShape.top + distance,
            right: kernelShape.right - distance, bottom: kernelShape.bottom - distance,
            radius: max(0, radius - distance), corners: CornerMask(rawValue: UInt8(kernelShape.corners)))
    }

    var radius: Double { kernelShape.radius }

    /// All pixels it touches.
    var bounds: PixelRect {
        PixelRect(
            left: Int(kernelShape.left.rounded(.down)), top: Int(kernelShape.top.rounded(.down)),
            right: Int(kernelShape.right.rounded(.up)), bottom: Int(kernelShape.bottom.rounded(.up)))
    }

    /// True when all four edges lie on pixel edges.
    var isAligned: Bool {
        kernelShape.left == kernelShape.left.rounded() && kernelShape.top == kernelShape.top.rounded()
            && kernelShape.right == kernelShape.right.rounded()
            && kernelShape.bottom == kernelShape.bottom.rounded()
    }

    /// True when it is whole pixels wide and high, so that opposite edges cut their pixels alike.
    var hasWholeSides: Bool {
        let width = kernelShape.right - kernelShape.left
        let height = kernelShape.bottom - kernelShape.top
        return width == width.rounded() && height == height.rounded()
    }

    /// True when a corner is round.
    var isRound: Bool { kernelShape.corners != 0 }
}

/// The value on a grid of 1/65536 of a pixel: sums with whole pixels are then exact, so that what is drawn elsewhere, by
/// whole pixels, has the same bytes.
nonisolated func gridded(_ value: Double) -> Double {
    value.magnitude < 1e9 ? (value * 65536).rounded() / 65536 : value
}

/// The nearest pixel edge; halves go up on both sides of zero, so that equal lengths stay equal when moved.
nonisolated func snapped(_ value: Double) -> Double { (value + 0.5).rounded(.down) }

/// The value within ±1e9, where pixel arithmetic is exact; what is no number stays so.
nonisolated func held(_ value: Double) -> Double { value < -1e9 ? -1e9 : value > 1e9 ? 1e9 : value }
