/// A picture to show: a bitmap and how many of its pixels make a point.
///
/// Compared by identity: two images are equal when they are the same object.
///
///     let icon = Image(bitmap: bitmap, scale: 2)   // 48 x 48 pixels shown as 24 x 24 points
public final class Image: Sendable {
    /// The pixels of the image.
    public let bitmap: Bitmap
    /// Pixels a point.
    public let scale: Double

    /// A `scale` that is not a positive number counts as 1.
    public init(bitmap: Bitmap, scale: Double = 1) {
        self.bitmap = bitmap
        self.scale = scale.isFinite && scale > 0 ? scale : 1
    }

    /// In points.
    public var size: Size {
        Size(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
    }
}

extension Image: Hashable {
    public static func == (a: Image, b: Image) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
