public import Drawing

/// A vector image: an SVG document whose bitmap is made for a given size and scale.
///
/// Drawn with librsvg, which is loaded on first use. Scripts, animations and references to other files are ignored. A value holds the
/// bytes of the document; each bitmap parses them again.
///
///     let symbol = try SVGImage(contentsOfFile: "symbol.svg")
///     let icon = try symbol.image(size: Size(width: 24, height: 24), scale: 2)   // 48 x 48 pixels
public struct SVGImage: Sendable {
    /// The maximum number of pixels a side of a bitmap.
    private static let sideLimit = 32767
    /// The size that the document declares, in points: one point for each CSS pixel.
    ///
    /// Without `width` and `height` it is the size of `viewBox`; without this it is 300 x 150.
    public let size: Size
    private let bytes: [UInt8]
    private let name: String

    /// Reads a document from a file.
    public init(contentsOfFile path: String) throws(ImageError) {
        try self.init(File.read(path), name: path)
    }

    /// Reads a document; errors refer to it as `name`.
    public init(_ bytes: [UInt8], name: String = "image") throws(ImageError) {
        let (width, height) = try SVGDocument(bytes, name: name).intrinsicSize
        size = Size(width: width, height: height)
        (self.bytes, self.name) = (bytes, name)
    }

    /// Returns the image with `size` points and `scale` pixels per point; without a size it has the size of the document.
    ///
    /// The drawing keeps its proportions, unless `preserveAspectRatio` in the document says otherwise. Throws
    /// ``ImageError/tooLarge(_:width:height:)`` for a side of more than 32,767 pixels, and ``ImageError/broken(_:reason:)`` for a document
    /// whose filters or references would take more than about 30 seconds. The time depends on the document: filters of large images take
    /// seconds, for each element that has one.
    public func image(size: Size? = nil, scale: Double = 1) throws(ImageError) -> Image {
        let size = size ?? self.size
        let factor = scale.isFinite && scale > 0 ? scale : 1
        return Image(
            bitmap: try bitmap(pixelSize(Double(size.width) * factor, Double(size.height) * factor)),
            scale: factor)
    }

    /// The size of the document in pixels at `scale`; throws if it is too large for a bitmap.
    func pixelSize(scale: Double) throws(ImageError) -> PixelSize {
        try pixelSize(size.width * scale, size.height * scale)
    }

    /// The size in pixels at a scale of at most `scale` at which no side exceeds `maxPixelSize`.
    func pixelSize(scale: Double, fitting maxPixelSize: Int) throws(ImageError) -> PixelSize {
        let factor = min(scale, Double(max(1, maxPixelSize)) / max(size.width, size.height))
        return try pixelSize(size.width * factor, size.height * factor)
    }

    private func pixelSize(_ width: Double, _ height: Double) throws(ImageError) -> PixelSize {
        func side(_ length: Double) -> Int {
            // A side beyond the range of integers is reported as too large.
            length.isFinite ? max(1, Int(min(length.rounded(), 1e9))) : 1_000_000_000
        }
        let result = PixelSize(width: side(width), height: side(height))
        guard max(result.width, result.height) <= Self.sideLimit else {
            throw .tooLarge(name, width: result.width, height: result.height)
        }
        try ImageLimits.check(result, limit: ImageLimits.pixels, name: name)
        return result
    }

    func bitmap(_ size: PixelSize) throws(ImageError) -> Bitmap {
        let pixels = try SVGDocument(bytes, name: name).pixels(size)
        return Bitmap(width: size.width, height: size.height, pixels: pixels)
    }
}
