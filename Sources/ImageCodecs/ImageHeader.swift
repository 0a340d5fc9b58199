/// The size in pixels declared by the header of an image file.
///
/// Checked before decoding, because decoders allocate memory for the size that a damaged header declares.
struct ImageHeader: Equatable {
    var width: Int
    var height: Int
    /// The name of a variant of the format that the decoder would misread; nil for other files.
    var refusedVariant: String?

    private init(_ width: Int, _ height: Int, refusedVariant: String? = nil) {
        (self.width, self.height, self.refusedVariant) = (width, height, refusedVariant)
    }

    /// Returns the header of a JPEG file; nil if it is damaged or truncated.
    static func jpeg(_ bytes: [UInt8]) -> ImageHeader? {
        let reader = ByteReader(bytes)
        var offset = 2
        while true {
            // Between segments libjpeg skips to the next marker; bytes 0xff before a marker are padding.
            while let byte = reader.byte(offset), byte != 0xff { offset += 1 }
            while reader.byte(offset) == 0xff { offset += 1 }
            guard let marker = reader.byte(offset) else { return nil }
            offset += 1
            switch marker {
            case 0, 0x01, 0xd0...0xd7: continue
            case 0xd8, 0xd9, 0xda: return nil
            case 0xc0...0xcf where marker != 0xc4 && marker != 0xc8 && marker != 0xcc:
                guard let height = reader.bigEndian16(offset + 3), let width = reader.bigEndian16(offset + 5),
                    let components = reader.byte(offset + 7)
                else { return nil }
                // SDL_image interprets the four inks as red, green, blue and alpha.
                return ImageHeader(width, height, refusedVariant: components == 4 ? "CMYK JPEG" : nil)
            default:
                guard let length = reader.bigEndian16(offset), length >= 2 else { return nil }
                offset += length
            }
        }
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
            let isAnimated = bytes[20] & 2 != 0
            return ImageHeader(width + 1, height + 1, refusedVariant: isAnimated ? "animated WebP" : nil)
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

/// Reads integers from bytes; returns nil beyond their end.
private struct ByteReader {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func byte(_ offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

    func bigEndian16(_ offset: Int) -> Int? {
        offset + 1 < bytes.count ? Int(bytes[offset]) << 8 | Int(bytes[offset + 1]) : nil
    }

    func littleEndian(_ offset: Int, count: Int) -> Int? {
        guard offset + count <= bytes.count else { return nil }
        return bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
