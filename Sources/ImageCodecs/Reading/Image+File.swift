public import Drawing

extension Image {
    /// Creates an image from a file in one of the formats of ``ImageFormat``.
    ///
    /// The format is recognised by the first bytes of the file, not by its extension. JPEG, WebP and SVG need libraries that are loaded on first
    /// use; without them ``ImageError/missingLibrary(_:reason:)`` names the package. `@2x` or `@3x` before the extension sets the scale to
    /// 2 or 3 pixels per point, as in UIKit. An animation gives its first frame; ``ImageSource/animatedImage(maxPixelSize:)`` gives all.
    /// The file is decoded before the initializer returns: ``FileImageLoader`` decodes on a background thread.
    public convenience init(contentsOfFile path: String) throws(ImageError) {
        let source = try ImageSource(contentsOfFile: path)
        self.init(bitmap: try source.image(at: 0).bitmap, scale: source.scale)
    }

    /// Creates an image from the bytes of a file, as `Image(contentsOfFile:)` does.
    public convenience init(data: [UInt8], scale: Double = 1) throws(ImageError) {
        let source = try ImageSource(data, scale: scale)
        self.init(bitmap: try source.image(at: 0).bitmap, scale: source.scale)
    }

    /// Returns the image as the bytes of a PNG file; nil for an image without pixels.
    ///
    /// ``PNG/encode(_:)`` also states the reason of a failure.
    public func pngData() -> [UInt8]? { try? PNG.encode(bitmap) }

    /// Returns the image as the bytes of a JPEG file; nil if libjpeg-turbo is not installed, or the image has no pixels.
    ///
    /// `compressionQuality` is between 0 and 1. Translucent pixels are drawn over white. ``JPEG/encode(_:quality:)`` also states the reason of
    /// a failure.
    public func jpegData(compressionQuality: Double) -> [UInt8]? {
        try? JPEG.encode(bitmap, quality: compressionQuality)
    }
}
