/// A format of image files, recognised by the first bytes of the file, not by its extension.
///
///     let source = try ImageSource(contentsOfFile: path)
///     if source.format == .svg { ... }
public enum ImageFormat: Hashable, Sendable {
    case png
    case jpeg
    case gif
    case webP
    case bmp
    case svg
    /// A known format that is not supported, by its name.
    case refused(String)

    /// The supported formats, for error messages.
    static let readable = "PNG, JPEG, GIF, WebP, SVG and BMP"

    private static let refusedSignatures: [(name: String, bytes: [UInt8], offset: Int)] = [
        ("TIFF", [0x49, 0x49, 0x2a, 0], 0), ("TIFF", [0x4d, 0x4d, 0, 0x2a], 0),
        ("AVIF", Array("ftypavi".utf8), 4),
        ("HEIF", Array("ftyphei".utf8), 4), ("HEIF", Array("ftypmif1".utf8), 4),
        ("JPEG XL", [0xff, 0x0a], 0), ("JPEG XL", Array("JXL ".utf8), 4),
        ("ICO", [0, 0, 1, 0], 0), ("CUR", [0, 0, 2, 0], 0),
        ("QOI", Array("qoif".utf8), 0),
        ("compressed SVG", [0x1f, 0x8b], 0),
        ("XPM", Array("/* XPM */".utf8), 0), ("XCF", Array("gimp xcf".utf8), 0),
        ("PSD", Array("8BPS".utf8), 0),
        ("ILBM", Array("FORM".utf8), 0), ("PCX", [0x0a, 5, 1], 0),
        ("PNM", Array("P1".utf8), 0), ("PNM", Array("P2".utf8), 0), ("PNM", Array("P3".utf8), 0),
        ("PNM", Array("P4".utf8), 0), ("PNM", Array("P5".utf8), 0), ("PNM", Array("P6".utf8), 0),
    ]

    /// Recognises the format of a file; nil if the bytes begin like no known image format.
    public init?(of bytes: [UInt8]) {
        func has(_ signature: [UInt8], at offset: Int = 0) -> Bool {
            bytes.count >= offset + signature.count
                && bytes[offset..<offset + signature.count].elementsEqual(signature)
        }
        if has([0x89, 0x50, 0x4e, 0x47]) {
            self = .png
        } else if has([0xff, 0xd8, 0xff]) {
            self = .jpeg
        } else if has(Array("GIF87a".utf8)) || has(Array("GIF89a".utf8)) {
            self = .gif
        } else if has(Array("RIFF".utf8)), has(Array("WEBP".utf8), at: 8) {
            self = .webP
        } else if has(Array("BM".utf8)) {
            self = .bmp
        } else if let refused = Self.refusedSignatures.first(where: { has($0.bytes, at: $0.offset) }) {
            self = .refused(refused.name)
        } else if Self.isSVG(bytes) {
            self = .svg
        } else {
            return nil
        }
    }

    /// Whether the bytes are a text that begins with a tag, and have an `svg` tag among the first 4096 bytes.
    private static func isSVG(_ bytes: [UInt8]) -> Bool {
        let byteOrderMark: [UInt8] = [0xef, 0xbb, 0xbf]
        let text = bytes.prefix(4096).dropFirst(bytes.starts(with: byteOrderMark) ? 3 : 0)
        let white: Set<UInt8> = [0x20, 0x09, 0x0a, 0x0d]
        guard let first = text.first(where: { !white.contains($0) }), first == UInt8(ascii: "<") else {
            return false
        }
        let tag = Array("<svg".utf8)
        return text.indices.contains { text[$0...].starts(with: tag) }
    }
}
