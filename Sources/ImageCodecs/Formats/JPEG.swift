public import Drawing

/// JPEG files, read and written with libjpeg-turbo, which is loaded on first use.
///
///     let bytes = try JPEG.encode(photo, quality: 0.8)
public enum JPEG {
    /// Decodes a file with the header `header`, scaled to at least `target` by the decoder and then to `target` by averaging.
    ///
    /// `target` is the size before the image is oriented.
    static func decode(
        _ bytes: [UInt8], _ header: ImageHeader, scaledTo target: PixelSize, name: String
    ) throws(ImageError) -> Bitmap {
        let library = try TurboJPEG.shared.required(for: name)
        guard header.size.count <= maximumPixels(in: bytes) else {
            throw .broken(
                name, reason: "\(bytes.count) bytes are too few for \(header.width) x \(header.height) pixels"
            )
        }
        guard let handle = library.createDecoder() else { throw .broken(name, reason: "memory is exhausted") }
        defer { _ = library.destroy(handle) }
        var (width, height, subsampling, colorSpace): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        guard
            library.readHeader(
                handle, bytes, UInt(bytes.count), &width, &height, &subsampling, &colorSpace) == 0,
            Int(width) == header.width, Int(height) == header.height
        else { throw .broken(name, reason: "its header is damaged") }
        let size = reducedSize(header.size, atLeast: target)
        var pixels = try decode(bytes, size, hasInks: header.hasInks, library, handle, name)
        if header.hasInks {
            for index in pixels.indices {
                pixels[index] = color(ofInks: pixels[index], areInverted: header.hasInvertedInks)
            }
        }
        let bitmap = Bitmap(width: size.width, height: size.height, pixels: pixels)
        return header.orientation.applied(to: bitmap.scaled(width: target.width, height: target.height))
    }

    /// Decodes the pixels at `size`, which is one of the sizes of ``reducedSize(_:atLeast:)``.
    private static func decode(
        _ bytes: [UInt8], _ size: PixelSize, hasInks: Bool, _ library: TurboJPEG, _ handle: TurboJPEG.Handle,
        _ name: String
    ) throws(ImageError) -> [UInt32] {
        // No opaque colour, and an unlikely mixture of inks.
        let unwritten: UInt32 = 0x005a_6b7c
        let format = hasInks ? TurboJPEG.Constant.pixelsCMYK : TurboJPEG.Constant.pixelsBGRA
        var isDecoded = false
        // Not initialised: a truncated file costs memory only for the rows that it has.
        let pixels = [UInt32](unsafeUninitializedCapacity: size.count) { memory, count in
            // The first pass stops at damaged data, to detect a truncated file, for which libjpeg invents grey pixels.
            for flags in [TurboJPEG.Constant.stopsOnWarning, 0] {
                if flags == 0 { memory.initialize(repeating: unwritten) }
                let status = library.decompress(
                    handle, bytes, UInt(bytes.count), memory.baseAddress, Int32(size.width),
                    Int32(size.width * 4), Int32(size.height), format, flags | TurboJPEG.Constant.limitsScans)
                let isDamaged = status != 0 && library.isWarning(handle)
                let isTruncated = isDamaged && library.reason(handle).contains("Premature end of JPEG file")
                // An error after a warning is reported as a warning, but leaves the last pixel unwritten.
                isDecoded =
                    status == 0 || flags == 0 && isDamaged && !isTruncated && memory.last != unwritten
                if isDecoded || isTruncated || !isDamaged { break }
            }
            count = isDecoded ? size.count : 0
        }
        guard isDecoded else { throw .broken(name, reason: library.reason(handle)) }
        return pixels
    }

    /// Encodes a bitmap as a JPEG file, with translucent pixels drawn over white.
    ///
    /// `quality` is between 0, the smallest file, and 1, the best image; other values are clamped. Throws for an empty bitmap, for one of more
    /// than 65,535 pixels a side, and if libjpeg-turbo is not installed.
    public static func encode(_ bitmap: Bitmap, quality: Double) throws(ImageError) -> [UInt8] {
        let name = "a bitmap"
        guard 1...65535 ~= bitmap.width, 1...65535 ~= bitmap.height else {
            throw .unwritable(name, reason: "it has \(bitmap.width) x \(bitmap.height) pixels")
        }
        let library = try TurboJPEG.shared.required(for: name)
        guard let handle = library.createEncoder() else {
            throw .unwritable(name, reason: "memory is exhausted")
        }
        defer { _ = library.destroy(handle) }
        let percent = quality.isFinite ? Int32(1 + 99 * min(max(quality, 0), 1)) : 75
        var bytes: UnsafeMutablePointer<UInt8>?
        var count: UInt = 0
        defer { library.free(bytes) }
        let status = library.compress(
            handle, bitmap.pixels.map(Alpha.overWhite), Int32(bitmap.width), Int32(bitmap.width * 4),
            Int32(bitmap.height), TurboJPEG.Constant.pixelsBGRX, &bytes, &count,
            // The colours of sharp edges need the full resolution; photographs of usual quality do not.
            percent > 90 ? TurboJPEG.Constant.fullColours : TurboJPEG.Constant.halvedColours, percent, 0)
        guard status == 0, let bytes else { throw .unwritable(name, reason: library.reason(handle)) }
        return Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
    }

    /// The number of pixels that a file can have: each block of 8 x 8 pixels takes at least one bit.
    ///
    /// A header that declares more is damaged, or made to exhaust memory: decoding a progressive file takes up to 8 bytes for each pixel,
    /// whether or not the file has data for it.
    private static func maximumPixels(in bytes: [UInt8]) -> Int { bytes.count * 8 * 64 }

    /// Returns the smallest size that the decoder can scale to while it decodes, in eighths, with sides of at least `target`.
    private static func reducedSize(_ size: PixelSize, atLeast target: PixelSize) -> PixelSize {
        for eighths in 1..<8 {
            let reduced = PixelSize(
                width: (size.width * eighths + 7) / 8, height: (size.height * eighths + 7) / 8)
            if reduced.width >= target.width, reduced.height >= target.height { return reduced }
        }
        return size
    }

    /// Returns the opaque colour of a pixel of four inks: cyan in the lowest byte, then magenta, yellow and black.
    private static func color(ofInks inks: UInt32, areInverted: Bool) -> UInt32 {
        let values = areInverted ? inks : ~inks
        let black = values >> 24
        func channel(_ shift: UInt32) -> UInt32 { ((values >> shift & 255) * black + 127) / 255 }
        return 0xff << 24 | channel(0) << 16 | channel(8) << 8 | channel(16)
    }
}
