internal import Drawing
private import PNGRows

/// Decodes PNG files row by row.
///
/// A scaled image needs memory for its own pixels and a few rows; an interlaced file is decoded completely before it is scaled.
struct PNGRowReader: ~Copyable {
    private let rows: OpaquePointer
    private let name: String

    /// `bytes` must stay valid while the reader exists.
    private init(_ bytes: UnsafeBufferPointer<UInt8>, name: String) throws(ImageError) {
        guard let rows = widgets_png_rows_open(bytes.baseAddress, bytes.count) else {
            throw .broken(name, reason: "memory is exhausted")
        }
        (self.rows, self.name) = (rows, name)
    }

    deinit { widgets_png_rows_close(rows) }

    /// Decodes a file whose header declares `size`, and scales it to `target`.
    static func decode(
        _ bytes: [UInt8], _ size: PixelSize, scaledTo target: PixelSize, name: String
    ) throws(ImageError) -> Bitmap {
        try bytes.withUnsafeBufferPointer { (memory) throws(ImageError) -> Bitmap in
            let reader = try PNGRowReader(memory, name: name)
            return try reader.bitmap(size, scaledTo: target)
        }
    }

    private func bitmap(_ size: PixelSize, scaledTo target: PixelSize) throws(ImageError) -> Bitmap {
        var header = widgets_png_header()
        guard widgets_png_rows_read_header(rows, &header) != 0 else { throw failure }
        // The size determines the memory that libpng writes to.
        guard Int(header.width) == size.width, Int(header.height) == size.height else {
            throw .broken(name, reason: "its header is damaged")
        }
        var scaler = RowScaler(from: size, to: target)
        if header.passes == 1 {
            var row = [UInt32](repeating: 0, count: size.width)
            for _ in 0..<size.height {
                guard widgets_png_rows_read(rows, &row) != 0 else { throw failure }
                for index in row.indices { row[index] = Alpha.premultiplied(row[index]) }
                scaler.add(row.span)
            }
        } else {
            let pixels = try interlaced(size, passes: Int(header.passes))
            for row in 0..<size.height {
                scaler.add(pixels.span.extracting(row * size.width..<(row + 1) * size.width))
            }
        }
        guard widgets_png_rows_finish(rows) != 0 else { throw failure }
        return scaler.bitmap
    }

    /// Returns the premultiplied pixels of an interlaced file, each pass of which changes a part of the rows.
    private func interlaced(_ size: PixelSize, passes: Int) throws(ImageError) -> [UInt32] {
        var pixels = [UInt32](repeating: 0, count: size.count)
        for _ in 0..<passes {
            for row in 0..<size.height {
                let isRead = pixels.withUnsafeMutableBufferPointer { memory in
                    memory.baseAddress.map { widgets_png_rows_read(rows, $0 + row * size.width) != 0 }
                        ?? false
                }
                guard isRead else { throw failure }
            }
        }
        for index in pixels.indices { pixels[index] = Alpha.premultiplied(pixels[index]) }
        return pixels
    }

    private var failure: ImageError {
        .broken(name, reason: widgets_png_rows_message(rows).map { String(cString: $0) } ?? "unknown")
    }
}
