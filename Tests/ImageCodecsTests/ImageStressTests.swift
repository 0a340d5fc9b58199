import Drawing
import ImageStress
import Testing

@testable import ImageCodecs

/// Image files of all formats, intact and damaged.
struct ImageStressTests {
    private func failure(_ bytes: [UInt8]) -> ImageError? {
        do {
            _ = try ImageDecoder.decode(bytes, name: "file")
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: ImageSample.readable.map(\.name))
    func `Damaged files are decoded or refused with an error that names the file`(name: String) throws {
        let sample = try #require(ImageSample.readable.first { $0.name == name })
        #expect(ImageStress.findings(in: sample, count: 300) == [])
    }

    @Test(arguments: ImageSample.readable.map(\.name))
    func `The header and the decoder agree on the size, at each scale`(name: String) throws {
        let sample = try #require(ImageSample.readable.first { $0.name == name })
        if case .missingLibrary = failure(sample.bytes) { return }
        let source = try ImageSource(sample.bytes, name: name)
        #expect(source.pixelWidth == 9 && source.pixelHeight == 8)
        #expect(source.size == Size(width: 9, height: 8))

        let bitmap = try source.image(at: source.count - 1).bitmap
        #expect(bitmap.width == 9 && bitmap.height == 8)
        for (limit, width, height) in [(1, 1, 1), (3, 3, 3), (5, 5, 4), (8, 8, 7), (9, 9, 8), (100, 9, 8)] {
            let small = try source.thumbnail(maxPixelSize: limit).bitmap
            #expect(small.width == width && small.height == height)
        }
    }

    @Test(arguments: ImageSample.refused.map(\.name))
    func `A format that is not supported is refused by name, damaged or not`(name: String) throws {
        let sample = try #require(ImageSample.refused.first { $0.name == name })

        #expect(failure(sample.bytes) == .unsupportedFormat("file", format: name))
        #expect(
            failure(sample.bytes)?.description
                == "file: \(name) images are not supported; convert it to one of PNG, JPEG, GIF, WebP, SVG and BMP"
        )
        for seed in 0..<300 {
            var mutation = ImageMutation(seed: seed)
            let error = failure(sample.bytes.prefix(8) + mutation.damaged(sample.bytes))
            #expect(error == .unsupportedFormat("file", format: name))
        }
    }

    @Test func `Bytes of an unknown format are refused with the list of readable formats`() {
        let error = failure(Array("no image at all".utf8))

        #expect(
            error?.description
                == "file: not a readable image: it is not in a known image format; PNG, JPEG, GIF, WebP, SVG and BMP are supported"
        )
    }

    @Test(arguments: ["PNG", "GIF", "BMP of 24 bits", "SVG", "lossless WebP"])
    func `A file that declares 30,000 pixels a side is refused before memory is allocated`(name: String)
        throws
    {
        let sample = try #require(ImageSample.readable.first { $0.name == name })
        if case .missingLibrary = failure(sample.bytes) { return }
        var bytes = sample.bytes
        switch name {
        case "PNG": bytes.replaceSubrange(16..<24, with: [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30])
        case "GIF": bytes.replaceSubrange(6..<10, with: [0x30, 0x75, 0x30, 0x75])
        case "SVG":
            bytes = Array("<svg xmlns='http://www.w3.org/2000/svg' width='30000' height='30000'/>".utf8)
        case "lossless WebP":
            // The format has 14 bits for a side, so that all sizes are within the limit; the data is too short.
            bytes.replaceSubrange(21..<25, with: [0xff, 0xff, 0xff, 0x0f])
            #expect(throws: ImageError.self) { try ImageDecoder.decode(bytes, name: "file") }
            return
        default: bytes.replaceSubrange(18..<26, with: [0x30, 0x75, 0, 0, 0x30, 0x75, 0, 0])
        }
        #expect(failure(bytes) == .tooLarge("file", width: 30_000, height: 30_000))
    }

    @Test func `An enormous size in a header is refused before memory is allocated`() throws {
        let bmp = try #require(ImageSample.readable.first { $0.name == "BMP of 24 bits" })
        var bytes = bmp.bytes
        bytes.replaceSubrange(18..<26, with: [0xff, 0xff, 0xff, 0x7f, 0xff, 0xff, 0xff, 0x7f])

        #expect(failure(bytes) == .tooLarge("file", width: 2_147_483_647, height: 2_147_483_647))
    }
}
