import Drawing
import Glibc
import ImageStress
import Testing

@testable import ImageCodecs

/// WebP files, still and animated.
struct WebPTests {
    private typealias Encode =
        @convention(c) (
            UnsafePointer<UInt32>, Int32, Int32, Int32, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>
        ) -> Int

    /// Returns a lossless file of `bitmap`, made by libwebp's encoder; nil if it is not installed.
    private func encoded(_ bitmap: Bitmap) -> [UInt8]? {
        guard let handle = dlopen("libwebp.so.7", RTLD_LAZY),
            let symbol = dlsym(handle, "WebPEncodeLosslessBGRA")
        else { return nil }
        let encode = unsafeBitCast(symbol, to: Encode.self)
        var output: UnsafeMutablePointer<UInt8>?
        let count = encode(
            bitmap.pixels.map(Alpha.straight), Int32(bitmap.width), Int32(bitmap.height),
            Int32(bitmap.width * 4), &output)
        defer { free(output) }
        return Array(UnsafeBufferPointer(start: output, count: count))
    }

    private let gradient = Bitmap(
        width: 90, height: 60,
        pixels: (0..<5400).map { index in
            let alpha = UInt32(index / 90 * 4 + 15)
            return Alpha.premultiplied(alpha << 24 | UInt32(index % 90 * 2) << 16 | UInt32(index % 7))
        })

    @Test func `A lossless file has the exact pixels`() throws {
        guard let bytes = encoded(gradient) else { return }

        let read = try Image(data: bytes).bitmap

        // Conversions of alpha round: they are exact for pixels that were converted before.
        #expect(read.pixels == gradient.pixels.map { Alpha.premultiplied(Alpha.straight($0)) })
    }

    @Test(arguments: [1, 13, 40, 89]) func `A file scaled by libwebp is close to the scaled bitmap`(
        limit: Int
    ) throws {
        guard let bytes = encoded(gradient) else { return }

        let small = try ImageSource(bytes).thumbnail(maxPixelSize: limit).bitmap

        let expected = gradient.scaled(width: small.width, height: small.height)
        #expect(max(small.width, small.height) == limit)
        for (a, b) in zip(small.pixels, expected.pixels) {
            #expect([0, 8, 16, 24].allSatisfy { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) <= 8 })
        }
    }

    @Test func `A truncated or lying file is reported as broken`() throws {
        guard let bytes = encoded(gradient) else { return }
        for length in stride(from: 12, to: bytes.count - 1, by: 7) {
            #expect(throws: ImageError.self) { try ImageSource(Array(bytes.prefix(length))).image(at: 0) }
        }
        // The header of a lossless file: 14 bits of width - 1, then 14 bits of height - 1.
        var lying = bytes
        let bits = UInt32(16382) | UInt32(16382) << 14
        lying.replaceSubrange(21..<25, with: [0, 8, 16, 24].map { UInt8(bits >> $0 & 255) })
        #expect(throws: ImageError.self) { try ImageSource(lying).image(at: 0) }
    }

    @Test func `Frames of an animation are composed, and have the declared durations`() throws {
        let sample = try #require(ImageSample.readable.first { $0.name == "animated WebP" })
        let source = try ImageSource(sample.bytes, name: "webp")

        #expect(source.count == 2)
        #expect(source.loopCount == 0)
        let image = try source.animatedImage()
        #expect(image.images?.count == 2)
        #expect(try source.image(at: 1).bitmap == image.images?[1].bitmap)
        #expect(image.images?[0].bitmap != image.images?[1].bitmap)
        let total = (0..<2).reduce(Duration.zero) { $0 + source.duration(at: $1) }
        #expect(abs(image.duration - total / .seconds(1)) < 1e-9)
    }

    @Test func `A canvas of more than 2^25 pixels is refused`() throws {
        let sample = try #require(ImageSample.readable.first { $0.name == "animated WebP" })
        var bytes = sample.bytes
        bytes.replaceSubrange(24..<30, with: [0x2f, 0x75, 0, 0x2f, 0x75, 0])

        #expect(throws: ImageError.tooLarge("bomb", width: 30000, height: 30000)) {
            try ImageSource(bytes, name: "bomb")
        }
    }
}
