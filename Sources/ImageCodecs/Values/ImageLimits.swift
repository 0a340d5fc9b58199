/// The limits of files that are decoded; docs/images.md states the memory that results from them.
enum ImageLimits {
    /// The maximum number of pixels of a still image.
    static let pixels = 1 << 28
    /// The maximum number of pixels of the canvas of an animation, of which a decoder needs up to four copies.
    static let canvasPixels = 1 << 25
    /// The maximum number of pixels of all frames of an animation that is decoded at once.
    static let animationPixels = 1 << 26
    /// The maximum number of bytes of a file.
    static let fileBytes = 1 << 30

    /// Throws if an image of `size` has more than `limit` pixels.
    static func check(_ size: PixelSize, limit: Int, name: String) throws(ImageError) {
        guard size.count <= limit, size.width <= limit, size.height <= limit else {
            throw .tooLarge(name, width: size.width, height: size.height)
        }
    }
}
