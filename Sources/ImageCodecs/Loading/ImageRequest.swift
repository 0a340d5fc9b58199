public import Drawing

/// An image that is to be loaded: its source, and the size and scale for which it is decoded.
///
/// Requests are the keys of ``ImageCache``: equal requests give the same image.
///
///     let request = ImageRequest("photos/1.jpg", maxPixelSize: 256)
///     imageView.image = try await cache.image(for: request)
public struct ImageRequest: Hashable, Sendable {
    /// A path, or an address in the form that the loader understands.
    public var source: String
    /// The maximum number of pixels a side; nil decodes all pixels.
    public var maxPixelSize: Int?
    /// The number of pixels per point; nil uses the scale in the file name, as ``ImageSource/init(contentsOfFile:scale:)`` does.
    public var scale: Double?

    public init(_ source: String, maxPixelSize: Int? = nil, scale: Double? = nil) {
        self.source = source
        self.maxPixelSize = maxPixelSize
        self.scale = scale
    }

    /// Decodes the bytes of a file, for loaders that receive them from another place than a file.
    ///
    /// All frames of an animation are decoded. Runs on a background thread. A program that loads from untrusted places can refuse SVG
    /// first, with ``ImageFormat/init(of:)``: the time to draw a document has no limit.
    @concurrent public func image(from bytes: [UInt8]) async throws(ImageError) -> Image {
        try decoded(bytes)
    }

    func decoded(_ bytes: [UInt8]) throws(ImageError) -> Image {
        let source = try ImageSource(
            bytes, name: source, scale: scale ?? ImageSource.scale(ofFile: source))
        return try source.animatedImage(maxPixelSize: maxPixelSize)
    }
}
