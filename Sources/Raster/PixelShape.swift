import Drawing
import RasterKernels

/// A non-empty rounded rectangle in pixels of the target, with coordinates within ±1e9.
///
/// Antialiased edges are rounded to sixteenths of a pixel, which is not visible, so that moving shapes can share masks.
///
///     let shape = PixelShape(RoundedRect(bounds, radius: 9), scale: 1.5, offset: .zero, edges: .snapped)
nonisolated struct PixelShape {
    private(set) var kernelShape: rk_shape

    /// Converts a shape to pixels; nil if it is empty or a coordinate is NaN.
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

    /// Returns the nearest multiple of 1/16.
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

    /// Returns the shape inset by `distance` pixels, with concentric corners; nil if it would be empty.
    func inset(by distance: Double) -> PixelShape? {
        PixelShape(
            left: kernelShape.left + distance, top: kernelShape.top + distance,
            right: kernelShape.right - distance, bottom: kernelShape.bottom - distance,
            radius: max(0, radius - distance), corners: CornerMask(rawValue: UInt8(kernelShape.corners)))
    }

    var radius: Double { kernelShape.radius }

    /// The smallest rectangle that contains all pixels touched by the shape.
    var bounds: PixelRect {
        PixelRect(
            left: pixelBelow(kernelShape.left), top: pixelBelow(kernelShape.top),
            right: pixelAbove(kernelShape.right), bottom: pixelAbove(kernelShape.bottom))
    }

    /// Whether all four edges are pixel edges.
    var isAligned: Bool {
        isWhole(kernelShape.left) && isWhole(kernelShape.top) && isWhole(kernelShape.right)
            && isWhole(kernelShape.bottom)
    }

    /// Whether width and height are integers, so that opposite edges have equal coverage fractions.
    var hasWholeSides: Bool {
        let width = kernelShape.right - kernelShape.left
        let height = kernelShape.bottom - kernelShape.top
        return isWhole(width) && isWhole(height)
    }

    /// Whether any corner is rounded.
    var isRound: Bool { kernelShape.corners != 0 }
}

/// Returns whether a coordinate is an integer; coordinates are within ±2e9.
nonisolated private func isWhole(_ value: Double) -> Bool { value == Double(Int64(value)) }

/// Rounds a value to a multiple of 1/65536 of a pixel.
///
/// Sums with whole pixels are then exact, so that a drawing shifted by whole pixels has the same bytes.
@inline(__always) nonisolated func gridded(_ value: Double) -> Double {
    if !(value.magnitude < 1e9) { return value }
    // Equals (value * 65536).rounded() / 65536 without a call of the C library. The product is exact. The first sum has a unit in the last
    // place of 1, which rounds to the nearest integer, and halves to the even one.
    let product = value * 65536
    var whole = (product + 0x1.8p52) - 0x1.8p52
    let rest = product - whole
    if rest == 0.5, product > 0 { whole += 1 }
    if rest == -0.5, product < 0 { whole -= 1 }
    return whole * (1.0 / 65536)
}

/// Returns the nearest pixel edge; halves are rounded up on both sides of zero, so that lengths are invariant under translation.
@inline(__always) nonisolated func snapped(_ value: Double) -> Double {
    let sum = value + 0.5
    if !(sum.magnitude < 1e15) { return sum.rounded(.down) }
    let whole = Double(Int64(sum))
    return whole > sum ? whole - 1 : whole
}

/// Returns the value clamped to ±1e9, where pixel arithmetic is exact; NaN stays NaN.
nonisolated func held(_ value: Double) -> Double { value < -1e9 ? -1e9 : value > 1e9 ? 1e9 : value }
