public import Drawing

/// A service that loads images, for views that display them when they have arrived.
///
/// ``FileImageLoader`` loads files; a program that loads from a server implements the protocol with its own HTTP client. ``ImageCache`` wraps
/// any loader.
///
///     struct ServerImages: ImageLoading {
///         func image(for request: ImageRequest) async throws(ImageError) -> Image {
///             try await request.image(from: download(request.source))
///         }
///     }
public protocol ImageLoading: Sendable {
    /// Loads an image.
    ///
    /// An implementation should not block the caller's thread, and should throw ``ImageError/cancelled(_:)`` soon after its task is cancelled.
    func image(for request: ImageRequest) async throws(ImageError) -> Image
}

/// Loads images from files, on background threads.
///
///     let photo = try await FileImageLoader().image(for: ImageRequest(path, maxPixelSize: 512))
public struct FileImageLoader: ImageLoading {
    public init() {}

    /// Reads and decodes the file whose path is the request's source; all frames of an animation are decoded.
    ///
    /// The task is cancelled between reading and decoding, and between the frames of an animation.
    @concurrent public func image(for request: ImageRequest) async throws(ImageError) -> Image {
        guard !Task.isCancelled else { throw .cancelled(request.source) }
        let bytes = try File.read(request.source)
        guard !Task.isCancelled else { throw .cancelled(request.source) }
        return try request.decoded(bytes)
    }
}
