/// The structure of a GIF file: its frames, read without decoding their pixels.
///
/// Follows the GIF89a specification of 1990, and the practice of web browsers where they differ from it.
struct GIFFile: Sendable {
    /// What happens to a frame before the next one is drawn.
    enum Disposal: Sendable {
        case keep
        /// The rectangle of the frame becomes transparent.
        case clear
        /// The pixels before the frame are restored.
        case restore
    }

    /// A frame: the position of its pixels on the canvas and in the file.
    struct Frame: Sendable {
        var left = 0
        var top = 0
        var size = PixelSize(width: 0, height: 0)
        var isInterlaced = false
        var disposal = Disposal.keep
        /// In hundredths of a second.
        var delay = 0
        /// The index of the transparent colour.
        var transparentIndex: Int?
        /// The offset of the colour table, and its number of colours; the table has three bytes for each.
        var palette: (offset: Int, count: Int)?
        /// The offset of the compressed pixels.
        var data = 0
    }

    let bytes: [UInt8]
    /// The size of the canvas.
    private(set) var size: PixelSize
    private(set) var frames: [Frame] = []
    /// The number of times that the animation is played; 0 repeats it forever.
    private(set) var loopCount = 1
    private var globalPalette: (offset: Int, count: Int)?

    /// Reads the structure; frames end at the first block that is damaged or truncated.
    init(_ bytes: [UInt8], name: String) throws(ImageError) {
        self.bytes = bytes
        let reader = ByteReader(bytes)
        guard let width = reader.littleEndian(6, count: 2), let height = reader.littleEndian(8, count: 2),
            let flags = reader.byte(10)
        else { throw .broken(name, reason: "its header is truncated") }
        size = PixelSize(width: width, height: height)
        var offset = 13
        globalPalette = Self.palette(flags, at: &offset)
        readBlocks(reader, from: offset)
        guard let first = frames.first else { throw .broken(name, reason: "it has no complete frame") }
        // Some encoders leave the size of the canvas out.
        if size.count == 0 { size = first.size }
        guard size.count > 0 else { throw .broken(name, reason: "it has no pixels") }
    }

    private mutating func readBlocks(_ reader: ByteReader, from start: Int) {
        var offset = start
        var frame = Frame()
        while let kind = reader.byte(offset) {
            offset += 1
            switch kind {
            case 0x21:
                guard let label = reader.byte(offset) else { return }
                offset += 1
                if label == 0xf9 { Self.readControl(&frame, reader, at: offset) }
                if label == 0xff { readLoopCount(reader, at: offset) }
            case 0x2c:
                guard readDescriptor(&frame, reader, at: &offset) else { return }
            default:
                // 0x3b is the end of the file; other values are damage.
                return
            }
            guard let end = Self.endOfBlocks(reader, from: offset) else {
                // A frame without its end is reported as truncated when it is decoded.
                if kind == 0x2c, offset < bytes.count { frames.append(frame) }
                return
            }
            offset = end
            if kind == 0x2c {
                frames.append(frame)
                frame = Frame()
            }
        }
    }

    /// Reads the delay, the disposal and the transparent colour of the next frame.
    private static func readControl(_ frame: inout Frame, _ reader: ByteReader, at offset: Int) {
        guard reader.byte(offset) == 4, let flags = reader.byte(offset + 1),
            let delay = reader.littleEndian(offset + 2, count: 2), let index = reader.byte(offset + 4)
        else { return }
        frame.delay = delay
        frame.transparentIndex = flags & 1 == 1 ? Int(index) : nil
        frame.disposal =
            switch flags >> 2 & 7 {
            case 2: .clear
            case 3: .restore
            default: .keep
            }
    }

    private mutating func readLoopCount(_ reader: ByteReader, at offset: Int) {
        guard reader.has("NETSCAPE2.0", at: offset + 1) || reader.has("ANIMEXTS1.0", at: offset + 1),
            reader.byte(offset + 12) == 3, reader.byte(offset + 13) == 1,
            let count = reader.littleEndian(offset + 14, count: 2)
        else { return }
        // The file counts the repetitions after the first one.
        loopCount = count == 0 ? 0 : count + 1
    }

    private func readDescriptor(_ frame: inout Frame, _ reader: ByteReader, at offset: inout Int) -> Bool {
        guard let left = reader.littleEndian(offset, count: 2),
            let top = reader.littleEndian(offset + 2, count: 2),
            let width = reader.littleEndian(offset + 4, count: 2),
            let height = reader.littleEndian(offset + 6, count: 2), let flags = reader.byte(offset + 8)
        else { return false }
        offset += 9
        (frame.left, frame.top) = (left, top)
        frame.size = PixelSize(width: width, height: height)
        frame.isInterlaced = flags & 0x40 != 0
        frame.palette = Self.palette(flags, at: &offset) ?? globalPalette
        frame.data = offset
        // The first byte is the width of the codes.
        offset += 1
        return true
    }

    /// Returns the colour table at `offset`, and moves the offset behind it; nil if the flags declare none.
    private static func palette(_ flags: UInt8, at offset: inout Int) -> (offset: Int, count: Int)? {
        guard flags & 0x80 != 0 else { return nil }
        let count = 2 << Int(flags & 7)
        defer { offset += 3 * count }
        return (offset, count)
    }

    /// Returns the offset behind a chain of blocks, each of which begins with its length; the last has length 0.
    private static func endOfBlocks(_ reader: ByteReader, from start: Int) -> Int? {
        var offset = start
        while let length = reader.byte(offset) {
            offset += 1 + Int(length)
            if length == 0 { return offset }
        }
        return nil
    }
}
