private import CWebP
internal import Drawing

/// Still WebP files, decoded with libwebp, which is loaded on first use.
enum WebP {
    /// Decodes a file whose header declares `size`; libwebp scales it to `target` while it decodes.
    ///
    /// A lossy file needs memory for the scaled image and a few rows, a lossless file also for all its pixels.
    static func decode(
        _ bytes: [UInt8], _ size: PixelSize, scaledTo target: PixelSize, name: String
    ) throws(ImageError) -> Bitmap {
        let library = try WebPLibrary.shared.required(for: name)
        var configuration = WebPDecoderConfig()
        guard library.initConfiguration(&configuration, WEBP_DECODER_ABI_VERSION) != 0 else {
            throw .missingLibrary(name, reason: "WebP images need a newer libwebp7")
        }
        configuration.options.use_scaling = target == size ? 0 : 1
        configuration.options.scaled_width = Int32(target.width)
        configuration.options.scaled_height = Int32(target.height)
        configuration.output.colorspace = MODE_BGRA
        // libwebp writes to the memory below, and refuses a file whose size differs from the one that is set here.
        configuration.output.is_external_memory = 1
        configuration.output.width = Int32(target.width)
        configuration.output.height = Int32(target.height)
        configuration.output.u.RGBA.stride = Int32(target.width * 4)
        configuration.output.u.RGBA.size = target.count * 4
        var status = VP8_STATUS_OUT_OF_MEMORY
        // Not initialised: a truncated file costs memory only for the rows that it has.
        var pixels = [UInt32](unsafeUninitializedCapacity: target.count) { memory, count in
            memory.withMemoryRebound(to: UInt8.self) { output in
                configuration.output.u.RGBA.rgba = output.baseAddress
                status = library.decode(bytes, bytes.count, &configuration)
            }
            count = status == VP8_STATUS_OK ? target.count : 0
        }
        guard status == VP8_STATUS_OK else { throw .broken(name, reason: reason(status)) }
        // libwebp sets the size that it has decoded.
        guard Int(configuration.output.width) == target.width,
            Int(configuration.output.height) == target.height
        else { throw .broken(name, reason: "its header is damaged") }
        for index in pixels.indices { pixels[index] = Alpha.premultiplied(pixels[index]) }
        return Bitmap(width: target.width, height: target.height, pixels: pixels)
    }

    private static func reason(_ status: VP8StatusCode) -> String {
        switch status {
        case VP8_STATUS_OUT_OF_MEMORY: "memory is exhausted"
        case VP8_STATUS_NOT_ENOUGH_DATA, VP8_STATUS_SUSPENDED: "the file is truncated"
        case VP8_STATUS_UNSUPPORTED_FEATURE: "it uses an unknown feature of WebP"
        default: "its data is damaged"
        }
    }
}
