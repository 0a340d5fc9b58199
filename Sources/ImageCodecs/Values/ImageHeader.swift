/// The properties of an image that the header of its file declares.
///
/// Read before decoding, because decoders allocate memory for the size that a damaged header declares.
struct ImageHeader: Equatable, Sendable {
    /// The size of the decoded pixels, before the image is oriented.
    var width: Int
    var height: Int
    /// The name of a variant of the format that is not supported; nil for other files.
    var refusedVariant: String?
    var isAnimated = false
    /// Whether the pixels of a JPEG file are four inks.
    var hasInks = false
    /// Whether the values of the inks are inverted, as Adobe's programs write them.
    var hasInvertedInks = false
    /// The orientation of the camera.
    var orientation = ImageOrientation.up

    init(_ width: Int, _ height: Int) { (self.width, self.height) = (width, height) }

    var size: PixelSize { PixelSize(width: width, height: height) }

    /// Returns the header of a PNG file; nil if it is damaged or truncated.
    static func png(_ bytes: [UInt8]) -> ImageHeader? {
        let reader = ByteReader(bytes)
        guard reader.has("IHDR", at: 12), let width = reader.bigEndian(16, count: 4),
            let height = reader.bigEndian(20, count: 4), width > 0, height > 0
        else { return nil }
        return ImageHeader(width, height)
    }

    /// Returns the header of a WebP file; nil if it is damaged or truncated.
    static func webP(_ bytes: [UInt8]) -> ImageHeader? {
        let reader = ByteReader(bytes)
        guard bytes.count >= 30 else { return nil }
        switch String(decoding: bytes[12..<16], as: UTF8.self) {
        case "VP8 ":
            guard let width = reader.littleEndian(26, count: 2),
                let height = reader.littleEndian(28, count: 2)
            else { return nil }
            return ImageHeader(width & 0x3fff, height & 0x3fff)
        case "VP8L":
            guard let bits = reader.littleEndian(21, count: 4) else { return nil }
            return ImageHeader(bits & 0x3fff + 1, bits >> 14 & 0x3fff + 1)
        case "VP8X":
            guard let width = reader.littleEndian(24, count: 3),
                let height = reader.littleEndian(27, count: 3)
            else { return nil }
            var header = ImageHeader(width + 1, height + 1)
            header.isAnimated = bytes[20] & 2 != 0
            return header
        default:
            return nil
        }
    }

    /// Returns the header of a BMP file; nil if it is damaged or truncated.
    static func bmp(_ bytes: [UInt8]) -> ImageHeader? {
        let reader = ByteReader(bytes)
        guard let length = reader.littleEndian(14, count: 4) else { return nil }
        let count = length == 12 ? 2 : 4
        guard let width = reader.littleEndian(18, count: count),
            let height = reader.littleEndian(18 + count, count: count)
        else { return nil }
        if count == 2 { return ImageHeader(width, height) }
        let signed = (Int32(truncatingIfNeeded: width), Int32(truncatingIfNeeded: height))
        // A negative height means that rows are stored from top to bottom.
        return signed.0 > 0 ? ImageHeader(Int(signed.0), abs(Int(signed.1))) : nil
    }
}
