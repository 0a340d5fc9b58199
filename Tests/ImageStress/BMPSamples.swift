/// Files of all variants of BMP, 9 x 8 pixels each.
enum BMPSamples {
    static let all: [ImageSample] = [
        ImageSample(name: "BMP of 24 bits", bytes: file(bits: 24, pixels: rows(of: 28))),
        ImageSample(name: "BMP of 32 bits", bytes: file(bits: 32, pixels: rows(of: 36))),
        ImageSample(name: "BMP of 8 bits", bytes: file(bits: 8, colors: 256, pixels: rows(of: 12))),
        ImageSample(name: "BMP of 4 bits", bytes: file(bits: 4, colors: 16, pixels: rows(of: 8))),
        ImageSample(name: "BMP of 1 bit", bytes: file(bits: 1, colors: 2, pixels: rows(of: 4))),
        ImageSample(name: "BMP of 16 bits", bytes: file(bits: 16, pixels: rows(of: 20))),
        ImageSample(
            name: "BMP of 8 bits, run lengths",
            bytes: file(bits: 8, compression: 1, colors: 256, pixels: runs(absolute: Array(1...9) + [0]))),
        ImageSample(
            name: "BMP of 4 bits, run lengths",
            bytes: file(bits: 4, compression: 2, colors: 16, pixels: runs(absolute: [1, 2, 3, 4, 5, 0]))),
        ImageSample(
            name: "BMP of 32 bits, masks",
            bytes: file(
                bits: 32, compression: 3, pixels: rows(of: 36),
                masks: [0xff, 0, 0, 0, 0, 0xff, 0, 0, 0, 0, 0xff, 0])),
        ImageSample(
            name: "BMP of 24 bits, from the top", bytes: file(bits: 24, height: -8, pixels: rows(of: 28))),
        ImageSample(name: "BMP of OS/2", bytes: oldFile(pixels: rows(of: 28))),
    ]

    private static func file(
        bits: Int, compression: Int = 0, height: Int = 8, colors: Int = 0, pixels: [UInt8],
        masks: [UInt8] = []
    ) -> [UInt8] {
        let start = 54 + masks.count + 4 * colors
        var file = Array("BM".utf8)
        for value in [start + pixels.count, 0, start, 40, 9, height] { file += little(value) }
        file += little(1, 2) + little(bits, 2)
        for value in [compression, pixels.count, 2835, 2835, colors, 0] { file += little(value) }
        file += masks
        for color in 0..<colors { file += little(color * 0x01_0203 & 0xff_ffff) }
        return file + pixels
    }

    private static func oldFile(pixels: [UInt8]) -> [UInt8] {
        var file = Array("BM".utf8)
        for value in [26 + pixels.count, 0, 26, 12] { file += little(value) }
        for value in [9, 8, 1, 24] { file += little(value, 2) }
        return file + pixels
    }

    /// Returns eight rows of `count` bytes each.
    private static func rows(of count: Int) -> [UInt8] {
        (0..<8 * count).map { UInt8(truncatingIfNeeded: $0 * 37) }
    }

    /// Returns rows of one run each, one row of single pixels, a jump, and the end marker.
    private static func runs(absolute: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = []
        for _ in 0..<5 { bytes += [9, 0x35, 0, 0] }
        bytes += [0, 9] + absolute
        return bytes + [0, 0, 0, 2, 1, 1, 3, 0x11, 0, 1]
    }

    private static func little(_ value: Int, _ count: Int = 4) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}
