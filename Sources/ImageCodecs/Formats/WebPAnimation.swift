private import CWebP
internal import Drawing

/// The frames of an animated WebP file in order, composed by libwebpdemux.
///
/// Needs memory for three copies of the canvas. Used by one thread at a time.
final class WebPAnimation {
    private let library: WebPLibrary
    private let decoder: WebPLibrary.Decoder
    /// The file, which the decoder refers to until it is deleted.
    private let memory: UnsafeMutableBufferPointer<UInt8>
    private let size: PixelSize
    private let target: PixelSize
    private let name: String
    /// The time in milliseconds at which the last returned frame ends.
    private var time = 0

    /// Opens a file whose header declares `size`, to scale its frames to `target`.
    init(_ bytes: [UInt8], _ size: PixelSize, scaledTo target: PixelSize, name: String) throws(ImageError) {
        library = try WebPLibrary.shared.required(for: name)
        (self.size, self.target, self.name) = (size, target, name)
        let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
        _ = memory.initialize(from: bytes)
        var options = WebPAnimDecoderOptions()
        var data = WebPData(bytes: UnsafePointer(memory.baseAddress), size: memory.count)
        guard library.initOptions(&options, WEBP_DEMUX_ABI_VERSION) != 0 else {
            memory.deallocate()
            throw .missingLibrary(name, reason: "animated WebP images need a newer libwebpdemux2")
        }
        options.color_mode = MODE_BGRA
        options.use_threads = 0
        guard let decoder = library.createDecoder(&data, &options, WEBP_DEMUX_ABI_VERSION) else {
            memory.deallocate()
            throw .broken(name, reason: "its frames are damaged or truncated")
        }
        (self.memory, self.decoder) = (memory, decoder)
        var info = WebPAnimInfo()
        // The size determines the memory that is read after each frame.
        guard library.getInfo(decoder, &info) != 0, Int(info.canvas_width) == size.width,
            Int(info.canvas_height) == size.height
        else { throw .broken(name, reason: "its header is damaged") }
    }

    deinit {
        library.deleteDecoder(decoder)
        memory.deallocate()
    }

    /// Returns the next frame; nil after the last one.
    func next() throws(ImageError) -> (bitmap: Bitmap, milliseconds: Int)? {
        guard library.hasMoreFrames(decoder) != 0 else { return nil }
        var output: UnsafeMutablePointer<UInt8>?
        var end: Int32 = 0
        guard library.getNext(decoder, &output, &end) != 0, let output else {
            throw .broken(name, reason: "a frame is damaged or truncated")
        }
        let duration = Int(end) - time
        time = Int(end)
        // The canvas belongs to the decoder and is valid until the next frame.
        let bitmap = output.withMemoryRebound(to: UInt32.self, capacity: size.count) { canvas in
            var scaler = RowScaler(from: size, to: target)
            var row = [UInt32](repeating: 0, count: size.width)
            for start in stride(from: 0, to: size.count, by: size.width) {
                for column in row.indices { row[column] = Alpha.premultiplied(canvas[start + column]) }
                scaler.add(row.span)
            }
            return scaler.bitmap
        }
        return (bitmap, duration)
    }
}
