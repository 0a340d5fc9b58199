import Drawing
import ImageStress
import Testing

@testable import ImageCodecs

/// JPEG files: writing, scaling while decoding, orientations and inks.
struct JPEGTests {
    /// A photograph-like bitmap: smooth in both directions.
    private func smooth(_ width: Int, _ height: Int) -> Bitmap {
        let pixels = (0..<width * height).map { index -> UInt32 in
            let (x, y) = (index % width * 255 / width, index / width * 255 / height)
            return 0xff00_0000 | UInt32(x) << 16 | UInt32(y) << 8 | UInt32((x + y) / 2)
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    private func difference(_ a: Bitmap, _ b: Bitmap) -> Int {
        zip(a.pixels, b.pixels).map { a, b in
            [0, 8, 16, 24].map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }.max() ?? 0
        }.max() ?? 255
    }

    @Test(arguments: [(0.5, 16), (0.8, 10), (1, 3)])
    func `A written file has the pixels within the quality`(quality: Double, limit: Int) throws {
        let bitmap = smooth(61, 43)

        let bytes = try #require(Image(bitmap: bitmap).jpegData(compressionQuality: quality))
        let read = try Image(data: bytes, scale: 2)

        #expect(read.bitmap.width == 61 && read.bitmap.height == 43 && read.scale == 2)
        #expect(difference(read.bitmap, bitmap) <= limit)
    }

    @Test func `A lower quality gives a smaller file, and other values are clamped`() throws {
        let bitmap = smooth(64, 64)
        let sizes = try [-1, 0, 0.5, 1, 9, .nan].map { try JPEG.encode(bitmap, quality: $0).count }

        #expect(sizes[0] == sizes[1] && sizes[1] < sizes[2] && sizes[2] < sizes[3] && sizes[3] == sizes[4])
        #expect(Image(bitmap: Bitmap(width: 0, height: 1)).jpegData(compressionQuality: 1) == nil)
        #expect(throws: ImageError.self) { try JPEG.encode(Bitmap(width: 65536, height: 1), quality: 1) }
    }

    @Test func `Translucent pixels are written over white`() throws {
        let bitmap = Bitmap(
            width: 16, height: 16, pixels: [UInt32](repeating: Alpha.premultiplied(0x80ff_0000), count: 256))

        let read = try Image(data: JPEG.encode(bitmap, quality: 1)).bitmap

        let white = Bitmap(width: 16, height: 16, pixels: [UInt32](repeating: 0xffff_7f7f, count: 256))
        #expect(difference(read, white) <= 2)
    }

    @Test(arguments: [1, 9, 25, 50, 77, 100, 149])
    func `A file scaled while it is decoded is close to the scaled bitmap`(limit: Int) throws {
        let bitmap = smooth(150, 90)
        let source = try ImageSource(JPEG.encode(bitmap, quality: 1))

        let small = try source.thumbnail(maxPixelSize: limit).bitmap

        #expect(max(small.width, small.height) == limit)
        #expect(difference(small, bitmap.scaled(width: small.width, height: small.height)) <= 12)
    }

    /// Inserts an Exif segment with an orientation after the start of the file.
    private func turned(_ bytes: [UInt8], _ orientation: UInt8, isLittle: Bool) -> [UInt8] {
        func number(_ value: UInt8, _ count: Int) -> [UInt8] {
            let big = [UInt8](repeating: 0, count: count - 1) + [value]
            return isLittle ? big.reversed() : big
        }
        let mark: [UInt8] = isLittle ? [0x49, 0x49] : [0x4d, 0x4d]
        var exif = Array("Exif".utf8) + [0, 0] + mark + number(42, 2) + number(8, 4) + number(2, 2)
        exif += (isLittle ? [0x0f, 0x01] : [0x01, 0x0f]) + number(2, 2) + number(1, 4) + number(0, 4)
        exif += (isLittle ? [0x12, 0x01] : [0x01, 0x12]) + number(3, 2) + number(1, 4)
        exif += number(orientation, 2) + number(0, 2) + number(0, 4)
        return Array(bytes.prefix(2)) + [0xff, 0xe1, 0, UInt8(exif.count + 2)] + exif + bytes.dropFirst(2)
    }

    @Test(arguments: 1...8) func `Photographs are turned by their orientation`(value: UInt8) throws {
        // The corners of the stored image, from the top left clockwise: red, green, blue, white.
        var stored = Bitmap(width: 32, height: 16)
        let colours: [UInt32] = [0xffff_0000, 0xff00_ff00, 0xff00_00ff, 0xffff_ffff]
        for y in 0..<16 {
            for x in 0..<32 { stored[x, y] = colours[y < 8 ? (x < 16 ? 0 : 1) : (x < 16 ? 3 : 2)] }
        }
        let names = ["", "rgbw", "grwb", "bwrg", "wbgr", "rwbg", "wrgb", "bgrw", "gbwr"]
        for isLittle in [false, true] {
            let bytes = turned(try JPEG.encode(stored, quality: 1), value, isLittle: isLittle)
            let source = try ImageSource(bytes)
            let image = try source.image(at: 0).bitmap
            let (width, height) = value < 5 ? (32, 16) : (16, 32)
            #expect(source.pixelWidth == width && source.pixelHeight == height)
            #expect(image.width == width && image.height == height)
            let corners = [(1, 1), (width - 2, 1), (width - 2, height - 2), (1, height - 2)].map { x, y in
                let pixel = image[x, y]
                let nearest = colours.indices.min { a, b in
                    distance(colours[a], pixel) < distance(colours[b], pixel)
                }
                return ["r", "g", "b", "w"][nearest ?? 0]
            }
            #expect(corners.joined() == names[Int(value)])
            let small = try source.thumbnail(maxPixelSize: 8).bitmap
            #expect(small.width == width / 4 && small.height == height / 4)
        }
    }

    private func distance(_ a: UInt32, _ b: UInt32) -> Int {
        [0, 8, 16].reduce(0) { $0 + abs(Int(a >> $1 & 255) - Int(b >> $1 & 255)) }
    }

    @Test func `A truncated file is reported as broken at each length`() throws {
        let bytes = try JPEG.encode(smooth(64, 64), quality: 0.7)

        for length in stride(from: 3, to: bytes.count - 2, by: 41) {
            do {
                _ = try ImageSource(Array(bytes.prefix(length)), name: "cut").image(at: 0)
                Issue.record("\(length) of \(bytes.count) bytes were decoded")
            } catch {
                guard case .broken("cut", _) = error else {
                    Issue.record("\(error)")
                    return
                }
            }
        }
    }

    @Test func `A small file that declares many pixels is refused before memory is allocated`() throws {
        let sample = try #require(ImageSample.readable.first { $0.name == "progressive JPEG" })
        var bytes = sample.bytes
        let header = try #require(bytes.indices.first { bytes[$0] == 0xff && bytes[$0 + 1] == 0xc2 })
        // 16,000 x 16,000 pixels are less than the limit.
        bytes.replaceSubrange(header + 5..<header + 9, with: [0x3e, 0x80, 0x3e, 0x80])

        let reason = "\(bytes.count) bytes are too few for 16000 x 16000 pixels"
        #expect(throws: ImageError.broken("bomb", reason: reason)) {
            try ImageSource(bytes, name: "bomb").image(at: 0)
        }
        bytes.replaceSubrange(header + 5..<header + 9, with: [0x75, 0x30, 0x75, 0x30])
        #expect(throws: ImageError.tooLarge("bomb", width: 30000, height: 30000)) {
            try ImageSource(bytes, name: "bomb")
        }
    }

    @Test func `Variants that libjpeg-turbo does not decode are refused by name`() throws {
        let sample = try #require(ImageSample.readable.first { $0.name == "baseline JPEG" })
        let header = try #require(
            sample.bytes.indices.first { sample.bytes[$0] == 0xff && sample.bytes[$0 + 1] == 0xc0 })
        for (marker, name) in [(0xc3, "lossless JPEG"), (0xc9, "arithmetic-coded JPEG")] as [(UInt8, String)]
        {
            var bytes = sample.bytes
            bytes[header + 1] = marker
            #expect(throws: ImageError.unsupportedFormat("file", format: name)) {
                try ImageSource(bytes, name: "file")
            }
        }
    }
}
