/// A style that repeats an image: `SwiftUI.ImagePaint`.
///
/// The tiles begin at the top left of each shape.
///
///     Rectangle().fill(.image(Image(pattern), scale: 0.5))
public struct ImagePaint: ShapeStyle, Hashable {
    private let tile: Widgets.Image?
    /// The size of a tile as a multiple of the size of the image.
    public var scale: Double

    /// Creates a style from the part `sourceRect` of an image, in fractions of its size.
    ///
    /// A part other than the whole image costs a copy of its pixels.
    public init(image: Image, sourceRect: Rect = Rect(x: 0, y: 0, width: 1, height: 1), scale: Double = 1) {
        tile = image.picture.flatMap { $0.cropped(to: sourceRect) }
        self.scale = scale
    }

    public func _paint(_ environment: EnvironmentValues) -> _ShapePaint {
        guard let tile, scale.isFinite, scale > 0 else { return _ShapePaint(color: .clear) }
        return _ShapePaint(.image(tile, scale: scale))
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// A style that repeats the part `sourceRect` of an image, in fractions of its size.
    public static func image(
        _ image: Image, sourceRect: Rect = Rect(x: 0, y: 0, width: 1, height: 1), scale: Double = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}

extension Widgets.Image {
    /// Returns the part `unitRect` of the image, in fractions of its size, on whole pixels; nil if it is empty.
    func cropped(to unitRect: Rect) -> Widgets.Image? {
        guard unitRect.isFinite else { return nil }
        let (width, height) = (Double(bitmap.width), Double(bitmap.height))
        func pixel(_ value: Double, _ limit: Double) -> Int { Int(min(max(value.rounded(), 0), limit)) }
        let left = pixel(unitRect.minX * width, width)
        let right = pixel(unitRect.maxX * width, width)
        let top = pixel(unitRect.minY * height, height)
        let bottom = pixel(unitRect.maxY * height, height)
        if right <= left || bottom <= top { return nil }
        if right - left == bitmap.width, bottom - top == bitmap.height { return self }
        var pixels: [UInt32] = []
        pixels.reserveCapacity((right - left) * (bottom - top))
        for row in top..<bottom {
            pixels += bitmap.pixels[(row * bitmap.width + left)..<(row * bitmap.width + right)]
        }
        return Widgets.Image(
            bitmap: Bitmap(width: right - left, height: bottom - top, pixels: pixels), scale: scale)
    }
}
