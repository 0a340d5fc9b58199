/// An image for display: a bitmap with its scale in pixels per point.
///
/// Images are compared by identity: two images are equal if they are the same object.
///
///     let icon = Image(bitmap: bitmap, scale: 2)   // 48 x 48 pixels shown as 24 x 24 points
public final class Image: Sendable {
    /// The pixels of the image.
    public let bitmap: Bitmap
    /// The number of pixels per point.
    public let scale: Double

    /// Creates an image; a `scale` that is not a positive finite number is replaced by 1.
    public init(bitmap: Bitmap, scale: Double = 1) {
        self.bitmap = bitmap
        self.scale = scale.isFinite && scale > 0 ? scale : 1
    }

    /// The size of the image in points.
    public var size: Size {
        Size(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
    }
}

extension Image: Hashable {
    public static func == (a: Image, b: Image) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
