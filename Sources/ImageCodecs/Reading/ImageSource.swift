/// An image file whose header was read, and whose pixels are decoded on demand.
///
/// Corresponds to ImageIO's `CGImageSource`. Decoding is synchronous; ``ImageLoading`` decodes on a background thread. Pixels are decoded at
/// each call, and not stored.
///
///     let source = try ImageSource(contentsOfFile: "photo.jpg")
///     let preview = try source.thumbnail(maxPixelSize: 256)
public struct ImageSource: Sendable {
    enum Content: Sendable {
        case still(ImageHeader)
        case gif(GIFFile)
        case webP(ImageHeader, WebPChunks)
        case svg(SVGImage)
    }

    /// The format of the file.
    public let format: ImageFormat
    /// The number of pixels per point of the images.
    ///
    /// A vector image is drawn with this scale.
    public let scale: Double
    let bytes: [UInt8]
    let name: String
    let content: Content
    /// The size of the displayed image in pixels.
    let pixelSize: PixelSize

    /// Reads the header of a file; `@2x` or `@3x` before its extension sets the scale to 2 or 3 pixels per point, unless `scale` is given.
    public init(contentsOfFile path: String, scale: Double? = nil) throws(ImageError) {
        try self.init(File.read(path), name: path, scale: scale ?? Self.scale(ofFile: path))
    }

    /// Reads the header of the file in `bytes`; errors refer to it as `name`.
    ///
    /// A file that declares more than `pixelLimit` pixels, or an animation with a canvas of more than 2^25, throws
    /// ``ImageError/tooLarge(_:width:height:)``.
    public init(
        _ bytes: [UInt8], name: String = "image", scale: Double = 1, pixelLimit: Int = PNG.pixelLimit
    ) throws(ImageError) {
        guard !bytes.isEmpty else { throw .broken(name, reason: "it is empty") }
        guard let format = ImageFormat(of: bytes) else {
            throw .broken(
                name, reason: "it is not in a known image format; \(ImageFormat.readable) are supported")
        }
        self.format = format
        self.scale = scale.isFinite && scale > 0 ? scale : 1
        (self.bytes, self.name) = (bytes, name)
        var limit = min(pixelLimit, ImageLimits.pixels)
        switch format {
        case .png: content = .still(try Self.usable(.png(bytes), name))
        case .jpeg: content = .still(try Self.usable(.jpeg(bytes), name))
        case .bmp: content = .still(try Self.usable(.bmp(bytes), name))
        case .webP:
            let header = try Self.usable(.webP(bytes), name)
            content = header.isAnimated ? .webP(header, WebPChunks(bytes)) : .still(header)
        case .gif: content = .gif(try GIFFile(bytes, name: name))
        case .svg: content = .svg(try SVGImage(bytes, name: name))
        case .refused(let variant): throw .unsupportedFormat(name, format: variant)
        }
        switch content {
        case .still(let header):
            pixelSize = header.orientation.isTransposed ? header.size.transposed : header.size
        case .webP(let header, let chunks):
            pixelSize = header.size
            limit = min(limit, ImageLimits.canvasPixels)
            guard !chunks.durations.isEmpty else { throw .broken(name, reason: "it has no complete frame") }
        case .gif(let file):
            pixelSize = file.size
            limit = min(limit, ImageLimits.canvasPixels)
        case .svg(let image):
            pixelSize = try image.pixelSize(scale: self.scale, fitting: .max)
        }
        try ImageLimits.check(pixelSize, limit: limit, name: name)
    }

    private static func usable(_ header: ImageHeader?, _ name: String) throws(ImageError) -> ImageHeader {
        guard let header, header.size.count > 0 else { throw .broken(name, reason: "its header is damaged") }
        if let variant = header.refusedVariant { throw .unsupportedFormat(name, format: variant) }
        return header
    }

    /// Returns the scale in a file name: 2 for `icon@2x.png`, 1 for `icon.png`.
    static func scale(ofFile path: String) -> Double {
        let name = path.split(separator: "/").last ?? ""
        let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
        return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    }
}
