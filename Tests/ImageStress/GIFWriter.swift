/// Writes GIF files for tests, with all features that the decoder reads.
public struct GIFWriter: Sendable {
    /// A frame: its rectangle, and the indices of its colours row by row.
    public struct Frame: Sendable {
        public var left = 0
        public var top = 0
        public var width: Int
        public var height: Int
        public var indices: [UInt8]
        /// In hundredths of a second.
        public var delay = 0
        /// 0 and 1: keep, 2: clear, 3: restore.
        public var disposal = 0
        public var transparentIndex: UInt8?
        public var isInterlaced = false
        /// The colours of the frame, as 0xRRGGBB; nil uses those of the file.
        public var palette: [UInt32]?

        public init(width: Int, height: Int, indices: [UInt8]) {
            (self.width, self.height, self.indices) = (width, height, indices)
        }
    }

    public var width: Int
    public var height: Int
    /// The colours of the file, as 0xRRGGBB: a power of two, from 2 to 256.
    public var palette: [UInt32]
    public var frames: [Frame] = []
    /// The value of the loop extension; nil writes none.
    public var repetitions: Int?

    public init(width: Int, height: Int, palette: [UInt32]) {
        (self.width, self.height, self.palette) = (width, height, palette)
    }

    public var bytes: [UInt8] {
        var file = Array("GIF89a".utf8) + little(width) + little(height)
        file += [0x80 | UInt8(exponent(palette.count) - 1), 0, 0] + colors(palette)
        if let repetitions {
            file += [0x21, 0xff, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + little(repetitions) + [0]
        }
        for frame in frames {
            file += [0x21, 0xf9, 4, UInt8(frame.disposal << 2) | (frame.transparentIndex == nil ? 0 : 1)]
            file += little(frame.delay) + [frame.transparentIndex ?? 0, 0]
            file +=
                [0x2c] + little(frame.left) + little(frame.top) + little(frame.width) + little(frame.height)
            let table = frame.palette.map { 0x80 | UInt8(exponent($0.count) - 1) } ?? 0
            file += [table | (frame.isInterlaced ? 0x40 : 0)] + colors(frame.palette ?? [])
            file += compressed(frame)
        }
        return file + [0x3b]
    }

    private func little(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8)] }

    private func exponent(_ count: Int) -> Int { max(1, count.trailingZeroBitCount) }

    private func colors(_ palette: [UInt32]) -> [UInt8] {
        palette.flatMap { [UInt8($0 >> 16 & 255), UInt8($0 >> 8 & 255), UInt8($0 & 255)] }
    }

    private func compressed(_ frame: Frame) -> [UInt8] {
        let root = max(2, exponent((frame.palette ?? palette).count))
        var indices = frame.indices
        if frame.isInterlaced {
            let rows = [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap {
                Array(stride(from: $0.0, to: frame.height, by: $0.1))
            }
            indices = rows.flatMap { frame.indices[$0 * frame.width..<($0 + 1) * frame.width] }
        }
        let data = Self.codes(of: indices, rootWidth: root)
        var blocks: [UInt8] = [UInt8(root)]
        for start in stride(from: 0, to: data.count, by: 255) {
            let block = data[start..<min(start + 255, data.count)]
            blocks += [UInt8(block.count)] + block
        }
        return blocks + [0]
    }

    /// Compresses with Lempel, Ziv and Welch's algorithm; the table is cleared when it is full.
    private static func codes(of indices: [UInt8], rootWidth: Int) -> [UInt8] {
        let clear = 1 << rootWidth
        var (output, bits, count): ([UInt8], UInt32, Int) = ([], 0, 0)
        var (table, width, next): ([[UInt8]: Int], Int, Int) = ([:], rootWidth + 1, clear + 2)
        func write(_ code: Int) {
            bits |= UInt32(code) << UInt32(count)
            count += width
            while count >= 8 {
                output.append(UInt8(bits & 255))
                bits >>= 8
                count -= 8
            }
        }
        func code(of string: [UInt8]) -> Int { string.count == 1 ? Int(string[0]) : table[string] ?? 0 }
        write(clear)
        var string: [UInt8] = []
        for index in indices {
            let longer = string + [index]
            if longer.count == 1 || table[longer] != nil {
                string = longer
                continue
            }
            write(code(of: string))
            if next == 4096 {
                write(clear)
                (table, width, next) = ([:], rootWidth + 1, clear + 2)
            } else {
                table[longer] = next
                // The decoder defines this code one code later.
                if next == 1 << width { width += 1 }
                next += 1
            }
            string = [index]
        }
        if !string.isEmpty { write(code(of: string)) }
        // The decoder has defined one more code, which may need another bit.
        if next == 1 << width, width < 12 { width += 1 }
        write(clear + 1)
        if count > 0 { output.append(UInt8(bits & 255)) }
        return output
    }
}
