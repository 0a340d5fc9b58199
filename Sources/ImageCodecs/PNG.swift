internal import CPNG
public import Drawing

/// Portable Network Graphics, read and written with libpng's simplified interface.
///
/// Files have straight alpha, bitmaps premultiplied alpha: conversions round to the nearest value, and opaque and transparent
/// pixels are exact. Equal bitmaps are encoded as equal bytes.
///
///     try PNG.write(bitmap, toFile: "demo.png")
///     let again = try PNG.read(contentsOfFile: "demo.png")
public enum PNG {
    /// The maximum number of pixels of an image that is read.
    public static let pixelLimit = 1 << 28

    /// Reads a PNG file.
    public static func read(contentsOfFile path: String) throws(ImageError) -> Bitmap {
        try decode(File.read(path), name: path)
    }

    /// Decodes the PNG file in `bytes`; errors refer to the file as `name`.
    public static func decode(_ bytes: [UInt8], name: String) throws(ImageError) -> Bitmap {
        try decode(bytes, name: name, pixelLimit: pixelLimit)
    }

    static func decode(_ bytes: [UInt8], name: String, pixelLimit: Int) throws(ImageError) -> Bitmap {
        var image = png_image()
        image.version = UInt32(widgets_png_image_version)
        defer { png_image_free(&image) }
        guard png_image_begin_read_from_memory(&image, bytes, bytes.count) != 0 else {
            throw .broken(name, reason: message(&image))
        }
        let (width, height) = (Int(image.width), Int(image.height))
        guard width.multipliedReportingOverflow(by: height).partialValue <= pixelLimit, width <= pixelLimit
        else {
            throw .tooLarge(name, width: width, height: height)
        }
        image.format = UInt32(widgets_png_format_bgra)
        var pixels = [UInt32](repeating: 0, count: width * height)
        guard png_image_finish_read(&image, nil, &pixels, Int32(width * 4), nil) != 0 else {
            throw .broken(name, reason: message(&image))
        }
        for index in pixels.indices { pixels[index] = premultiplied(pixels[index]) }
        return Bitmap(width: width, height: height, pixels: pixels)
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
        let pixels = bitmap.pixels.map(straight)
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

    static func premultiplied(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 { return pixel }
        func byte(_ shift: UInt32) -> UInt32 { (((pixel >> shift & 255) * alpha + 127) / 255) << shift }
        return alpha << 24 | byte(16) | byte(8) | byte(0)
    }

    static func straight(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 { return pixel }
        if alpha == 0 { return 0 }
        func byte(_ shift: UInt32) -> UInt32 {
            min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha) << shift
        }
        return alpha << 24 | byte(16) | byte(8) | byte(0)
    }
}
