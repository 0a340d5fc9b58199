internal import CPNG
public import Drawing

/// Portable Network Graphics, read and written with libpng.
///
/// Files have straight alpha, bitmaps premultiplied alpha: conversions round to the nearest value, and opaque and transparent
/// pixels are exact. Equal bitmaps are encoded as equal bytes.
///
///     try PNG.write(bitmap, toFile: "demo.png")
///     let again = try PNG.read(contentsOfFile: "demo.png")
public enum PNG {
    /// The maximum number of pixels of an image that is read.
    public static let pixelLimit = ImageLimits.pixels

    /// Reads a PNG file.
    public static func read(contentsOfFile path: String) throws(ImageError) -> Bitmap {
        try decode(File.read(path), name: path)
    }

    /// Decodes the PNG file in `bytes`; errors refer to the file as `name`.
    public static func decode(_ bytes: [UInt8], name: String) throws(ImageError) -> Bitmap {
        guard ImageFormat(of: bytes) == .png, let header = ImageHeader.png(bytes) else {
            throw .broken(name, reason: bytes.isEmpty ? "it is empty" : "it has no header of a PNG file")
        }
        try ImageLimits.check(header.size, limit: pixelLimit, name: name)
        return try PNGRowReader.decode(bytes, header.size, scaledTo: header.size, name: name)
    }

    /// Encodes a bitmap as a PNG file.
    ///
    /// Throws for an empty bitmap, which PNG cannot represent.
    public static func encode(_ bitmap: Bitmap) throws(ImageError) -> [UInt8] {
        guard bitmap.width > 0, bitmap.height > 0 else {
            throw .unwritable("a bitmap", reason: "it has \(bitmap.width) x \(bitmap.height) pixels")
        }
        var image = png_image()
        image.version = UInt32(widgets_png_image_version)
        image.width = UInt32(bitmap.width)
        image.height = UInt32(bitmap.height)
        image.format = UInt32(widgets_png_format_bgra)
        defer { png_image_free(&image) }
        let pixels = bitmap.pixels.map(Alpha.straight)
        var count = 0
        guard png_image_write_to_memory(&image, nil, &count, 0, pixels, Int32(bitmap.width * 4), nil) != 0
        else {
            throw .unwritable("a bitmap", reason: message(&image))
        }
        var bytes = [UInt8](repeating: 0, count: count)
        guard png_image_write_to_memory(&image, &bytes, &count, 0, pixels, Int32(bitmap.width * 4), nil) != 0
        else {
            throw .unwritable("a bitmap", reason: message(&image))
        }
        return Array(bytes.prefix(count))
    }

    /// Writes the file atomically: a partial file is never visible.
    public static func write(_ bitmap: Bitmap, toFile path: String) throws(ImageError) {
        try File.write(encode(bitmap), path)
    }

    private static func message(_ image: inout png_image) -> String {
        widgets_png_message(&image).map { String(cString: $0) } ?? "unknown"
    }
}
