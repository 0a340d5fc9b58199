import Drawing
import ImageStress
import Testing

@testable import ImageCodecs

/// Image files of other formats than PNG, intact and damaged.
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
    func `The header and the decoder agree on the size`(name: String) throws {
        let sample = try #require(ImageSample.readable.first { $0.name == name })
        let headers: [ImageHeader?] =
            switch ImageFormat(of: sample.bytes) {
            case .jpeg: [.jpeg(sample.bytes)]
            case .webP: [.webP(sample.bytes)]
            case .bmp: [.bmp(sample.bytes)]
            default: []
            }
        for header in headers {
            #expect(header?.width == 9 && header?.height == 8)
        }
        if case .missingLibrary = failure(sample.bytes) { return }
        let bitmap = try ImageDecoder.decode(sample.bytes, name: name)
        #expect(bitmap.width == 9 && bitmap.height == 8)
    }

    @Test(arguments: ImageSample.refused.map(\.name))
    func `An unsafe format is refused by name, damaged or not`(name: String) throws {
        let sample = try #require(ImageSample.refused.first { $0.name == name })

        #expect(failure(sample.bytes) == .unsupportedFormat("file", format: name))
        #expect(
            failure(sample.bytes)?.description
                == "file: \(name) images are not supported; convert it to one of PNG, JPEG, WebP and BMP")
        guard name == "GIF" || name == "TIFF" else { return }
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
                == "file: not a readable image: it is not in a known image format; PNG, JPEG, WebP and BMP are supported"
        )
    }

    @Test func `An enormous size in a header is refused before memory is allocated`() throws {
        let bmp = try #require(ImageSample.readable.first { $0.name == "BMP of 24 bits" })
        var bytes = bmp.bytes
        bytes.replaceSubrange(18..<26, with: [0xff, 0xff, 0xff, 0x7f, 0xff, 0xff, 0xff, 0x7f])

        #expect(failure(bytes) == .tooLarge("file", width: 2_147_483_647, height: 2_147_483_647))
    }
}
