/// Writes uncompressed PNG files for tests, of any bit depth and colour type.
public struct PNGWriter {
    public var width: Int
    public var height: Int
    public var bitDepth = 8
    /// 0: grey, 2: RGB, 3: palette, 4: grey and alpha, 6: RGB and alpha.
    public var colorType = 6
    public var isInterlaced = false
    /// Further chunks before the pixels, by name.
    public var chunks: [(name: String, data: [UInt8])] = []
    /// Returns a sample: the channel, column and row.
    public var sample: (_ channel: Int, _ x: Int, _ y: Int) -> Int

    public init(width: Int, height: Int, sample: @escaping (_ channel: Int, _ x: Int, _ y: Int) -> Int) {
        (self.width, self.height, self.sample) = (width, height, sample)
    }

    public var bytes: [UInt8] {
        var file: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
        let header =
            big(width) + big(height) + [UInt8(bitDepth), UInt8(colorType), 0, 0, isInterlaced ? 1 : 0]
        file += chunk("IHDR", header)
        for (name, data) in chunks { file += chunk(name, data) }
        return file + chunk("IDAT", stored(rows)) + chunk("IEND", [])
    }

    private var rows: [UInt8] {
        let passes =
            isInterlaced
            ? [
                (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
                (0, 1, 1, 2),
            ] : [(0, 0, 1, 1)]
        return passes.flatMap { left, top, across, down in
            stride(from: top, to: height, by: down).flatMap { y -> [UInt8] in
                left < width ? [0] + row(y, Array(stride(from: left, to: width, by: across))) : []
            }
        }
    }

    /// Returns the samples of the columns of a row, packed from the highest bit.
    private func row(_ y: Int, _ columns: [Int]) -> [UInt8] {
        let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 1
        var (bytes, value, count): ([UInt8], Int, Int) = ([], 0, 0)
        for x in columns {
            for channel in 0..<channels {
                value = value << bitDepth | sample(channel, x, y)
                count += bitDepth
                while count >= 8 {
                    count -= 8
                    bytes.append(UInt8(truncatingIfNeeded: value >> count))
                }
            }
        }
        if count > 0 { bytes.append(UInt8(truncatingIfNeeded: value << (8 - count))) }
        return bytes
    }

    /// Returns zlib's format without compression.
    private func stored(_ data: [UInt8]) -> [UInt8] {
        var output: [UInt8] = [0x78, 0x01]
        for start in stride(from: 0, to: max(1, data.count), by: 65535) {
            let block = data[start..<min(start + 65535, data.count)]
            let count = UInt16(block.count)
            output.append(start + 65535 >= data.count ? 1 : 0)
            output += [count, ~count].flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] } + block
        }
        var (low, high): (UInt32, UInt32) = (1, 0)
        for byte in data {
            low = (low + UInt32(byte)) % 65521
            high = (high + low) % 65521
        }
        return output + big(Int(high << 16 | low))
    }

    private func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
        big(data.count) + Array(name.utf8) + data + Checksum.bytes(of: Array(name.utf8) + data)
    }

    private func big(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
