/// A format of image files, recognised by the first bytes of the file.
///
/// Only formats whose decoders withstand damaged files are supported. SDL_image 2.6.3 frees memory that it does not own on some
/// damaged GIF files, and libtiff writes to standard error; the simple formats of SDL_image are too rare to justify their risk.
enum ImageFormat: Equatable {
    case png
    case jpeg
    case webP
    case bmp
    /// A known format that is not supported, by its name.
    case refused(String)

    /// The supported formats, for error messages.
    static let readable = "PNG, JPEG, WebP and BMP"

    private static let refusedSignatures: [(name: String, bytes: [UInt8], offset: Int)] = [
        ("GIF", Array("GIF8".utf8), 0),
        ("TIFF", [0x49, 0x49, 0x2a, 0], 0), ("TIFF", [0x4d, 0x4d, 0, 0x2a], 0),
        ("AVIF", Array("ftypavi".utf8), 4),
        ("HEIF", Array("ftyphei".utf8), 4), ("HEIF", Array("ftypmif1".utf8), 4),
        ("JPEG XL", [0xff, 0x0a], 0), ("JPEG XL", Array("JXL ".utf8), 4),
        ("ICO", [0, 0, 1, 0], 0), ("CUR", [0, 0, 2, 0], 0),
        ("QOI", Array("qoif".utf8), 0),
        ("SVG", Array("<svg".utf8), 0), ("SVG", Array("<?xml".utf8), 0),
        ("XPM", Array("/* XPM */".utf8), 0), ("XCF", Array("gimp xcf".utf8), 0),
        ("PSD", Array("8BPS".utf8), 0),
        ("ILBM", Array("FORM".utf8), 0), ("PCX", [0x0a, 5, 1], 0),
        ("PNM", Array("P1".utf8), 0), ("PNM", Array("P2".utf8), 0), ("PNM", Array("P3".utf8), 0),
        ("PNM", Array("P4".utf8), 0), ("PNM", Array("P5".utf8), 0), ("PNM", Array("P6".utf8), 0),
    ]

    /// Recognises the format of a file; nil if the bytes begin like no known image format.
    init?(of bytes: [UInt8]) {
        func has(_ signature: [UInt8], at offset: Int = 0) -> Bool {
            bytes.count >= offset + signature.count
                && bytes[offset..<offset + signature.count].elementsEqual(signature)
        }
        if has([0x89, 0x50, 0x4e, 0x47]) {
            self = .png
        } else if has([0xff, 0xd8, 0xff]) {
            self = .jpeg
        } else if has(Array("RIFF".utf8)), has(Array("WEBP".utf8), at: 8) {
            self = .webP
        } else if has(Array("BM".utf8)) {
            self = .bmp
        } else if let refused = Self.refusedSignatures.first(where: { has($0.bytes, at: $0.offset) }) {
            self = .refused(refused.name)
        } else {
            return nil
        }
    }
}
