private import CSDL2
internal import Drawing

/// BMP files, decoded by SDL itself.
///
/// A file needs memory for two copies of its pixels before it is scaled.
enum BMP {
    /// Decodes a file whose header declares `size`, and scales it to `target`.
    static func decode(
        _ bytes: [UInt8], _ size: PixelSize, scaledTo target: PixelSize, name: String
    ) throws(ImageError) -> Bitmap {
        guard hasPixels(bytes, size) else { throw .broken(name, reason: "the file is truncated") }
        guard let count = Int32(exactly: bytes.count) else {
            throw .broken(name, reason: "it has more than 2 GB")
        }
        // The surface owns its memory: nothing points into the bytes after the closure.
        let loaded = bytes.withUnsafeBytes { buffer -> UnsafeMutablePointer<SDL_Surface>? in
            guard let stream = SDL_RWFromConstMem(buffer.baseAddress, count) else { return nil }
            return SDL_LoadBMP_RW(stream, 1)
        }
        guard let loaded else { throw .broken(name, reason: lastReason) }
        defer { SDL_FreeSurface(loaded) }
        guard let surface = SDL_ConvertSurfaceFormat(loaded, SDL_PIXELFORMAT_ARGB8888.rawValue, 0) else {
            throw .broken(name, reason: lastReason)
        }
        defer { SDL_FreeSurface(surface) }
        return try bitmap(surface.pointee, size, scaledTo: target, name)
    }

    private static func bitmap(
        _ surface: SDL_Surface, _ size: PixelSize, scaledTo target: PixelSize, _ name: String
    ) throws(ImageError) -> Bitmap {
        guard Int(surface.w) == size.width, Int(surface.h) == size.height, let memory = surface.pixels else {
            throw .broken(name, reason: "its header is damaged")
        }
        var scaler = RowScaler(from: size, to: target)
        var row = [UInt32](repeating: 0, count: size.width)
        for index in 0..<size.height {
            let start = (memory + index * Int(surface.pitch)).assumingMemoryBound(to: UInt32.self)
            for column in row.indices { row[column] = Alpha.premultiplied(start[column]) }
            scaler.add(row.span)
        }
        return scaler.bitmap
    }

    /// Whether the file has the bytes that its pixels need, or is compressed: SDL allocates the memory before it reads them.
    private static func hasPixels(_ bytes: [UInt8], _ size: PixelSize) -> Bool {
        let reader = ByteReader(bytes)
        let isOld = reader.littleEndian(14, count: 4) == 12
        guard let bits = reader.littleEndian(isOld ? 24 : 28, count: 2) else { return false }
        let compression = isOld ? 0 : reader.littleEndian(30, count: 4) ?? 0
        // Runs of equal pixels have at most 255 pixels in two bytes; a few rows may be skipped.
        if compression == 1 || compression == 2 { return size.count <= bytes.count * 1024 }
        return (size.width * bits + 7) / 8 * size.height <= bytes.count
    }

    private static var lastReason: String { String(cString: SDL_GetError()) }
}
