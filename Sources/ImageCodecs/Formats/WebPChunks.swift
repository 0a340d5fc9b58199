/// The durations and the repetitions that the chunks of an animated WebP file declare, read without decoding a frame.
struct WebPChunks: Sendable {
    /// The duration of each frame in milliseconds.
    private(set) var durations: [Int] = []
    /// The number of times that the animation is played; 0 repeats it forever.
    private(set) var loopCount = 0

    /// Reads up to the first chunk that is not complete.
    init(_ bytes: [UInt8]) {
        let reader = ByteReader(bytes)
        var offset = 12
        while let length = reader.littleEndian(offset + 4, count: 4), offset + 8 + length <= bytes.count {
            if reader.has("ANIM", at: offset), length >= 6 {
                loopCount = reader.littleEndian(offset + 12, count: 2) ?? 0
            } else if reader.has("ANMF", at: offset), length >= 16 {
                durations.append(reader.littleEndian(offset + 20, count: 3) ?? 0)
            }
            // Chunks have even lengths.
            offset += 8 + length + length & 1
        }
    }
}
