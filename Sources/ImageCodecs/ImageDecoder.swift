package import Drawing

/// Decodes image files of all supported formats.
package enum ImageDecoder {
    /// Decodes `bytes`; errors refer to the file as `name`.
    ///
    /// A header that declares more than `pixelLimit` pixels throws ``ImageError/tooLarge(_:width:height:)``.
    package static func decode(
        _ bytes: [UInt8], name: String, pixelLimit: Int = PNG.pixelLimit
    ) throws(ImageError) -> Bitmap {
        guard !bytes.isEmpty else { throw .broken(name, reason: "it is empty") }
        let header: ImageHeader?
        let loader: SDLImage.Loader
        switch ImageFormat(of: bytes) {
        case .png: return try PNG.decode(bytes, name: name, pixelLimit: pixelLimit)
        case .jpeg: (header, loader) = (.jpeg(bytes), .jpeg)
        case .webP: (header, loader) = (.webP(bytes), .webP)
        case .bmp: (header, loader) = (.bmp(bytes), .bmp)
        case .refused(let format): throw .unsupportedFormat(name, format: format)
        case nil:
            throw .broken(
                name, reason: "it is not in a known image format; \(ImageFormat.readable) are supported")
        }
        guard let header else { throw .broken(name, reason: "its header is damaged") }
        if let variant = header.refusedVariant { throw .unsupportedFormat(name, format: variant) }
        // Both factors have at most 32 bits, so the product does not overflow.
        guard header.width * header.height <= pixelLimit else {
            throw .tooLarge(name, width: header.width, height: header.height)
        }
        return try SDLImage.decode(bytes, with: loader, name: name)
    }
}
