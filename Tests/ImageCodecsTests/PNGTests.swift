import Drawing
import Foundation
import ImageCodecs
import ImageStress
import Testing

/// Writing and reading PNG files, and files that are not images.
final class PNGTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "widgets-png-\(UUID())")

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func path(_ name: String) throws -> String {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.appendingPathComponent(name).path
    }

    private func failure(_ body: () throws(ImageError) -> Void) -> ImageError? {
        do {
            try body()
            return nil
        } catch {
            return error
        }
    }

    @Test func `Opaque and transparent pixels are preserved`() throws {
        let file = try path("a.png")
        let bitmap = Bitmap(
            width: 3, height: 2, pixels: [0xffff_0000, 0xff12_3456, 0, 0xff00_ff00, 0xffff_ffff, 0xff00_0000])

        try PNG.write(bitmap, toFile: file)

        #expect(try PNG.read(contentsOfFile: file) == bitmap)
        #expect(!FileManager.default.fileExists(atPath: file + ".part"))
    }

    @Test func `reading a file that is not regular fails without blocking`() throws {
        let pipe = try path("pipe.png")
        #expect(mkfifo(pipe, 0o600) == 0)
        for name in [pipe, "/dev/zero", folder.path] {
            let reason = ImageError.unreadable(name, reason: "it is not a regular file")
            #expect(failure { () throws(ImageError) in _ = try PNG.read(contentsOfFile: name) } == reason)
            #expect(failure { () throws(ImageError) in _ = try Image(contentsOfFile: name) } == reason)
        }
    }

    @Test func `Translucent pixels are preserved within rounding, and exactly afterwards`() throws {
        let pixels = (0..<256).map { (index: Int) -> UInt32 in
            let alpha = UInt32(index)
            let red = alpha * 200 / 255
            return alpha << 24 | red << 16 | alpha / 2
        }
        let bitmap = Bitmap(width: 16, height: 16, pixels: pixels)

        let once = try PNG.decode(PNG.encode(bitmap), name: "once")
        let twice = try PNG.decode(PNG.encode(once), name: "twice")

        #expect(once == twice)
        for (before, after) in zip(bitmap.pixels, once.pixels) {
            #expect(before >> 24 == after >> 24)
            for shift in [UInt32(0), 8, 16] {
                let (old, new) = (Int(before >> shift & 255), Int(after >> shift & 255))
                #expect(abs(old - new) <= 1)
            }
        }
    }

    @Test func `Equal bitmaps give equal bytes`() throws {
        let bitmap = Bitmap(width: 20, height: 20, pixels: (0..<400).map { 0xff00_0000 | UInt32($0 * 31) })

        #expect(try PNG.encode(bitmap) == PNG.encode(bitmap))
    }

    @Test func `A missing file is named`() throws {
        let file = try path("nowhere.png")

        let error = failure { () throws(ImageError) in _ = try PNG.read(contentsOfFile: file) }

        #expect(error == .missingFile(file))
        #expect(error?.description == "\(file): no such file")
    }

    @Test(arguments: ["empty", "text", "truncated"])
    func `A file that is not an image is reported as broken`(kind: String) throws {
        let file = try path("\(kind).png")
        let whole = try PNG.encode(
            Bitmap(width: 8, height: 8, pixels: [UInt32](repeating: 0xff00_00ff, count: 64)))
        let bytes: [UInt8] =
            switch kind {
            case "empty": []
            case "text": Array("no picture at all".utf8)
            default: Array(whole.prefix(whole.count / 2))
            }
        try Data(bytes).write(to: URL(fileURLWithPath: file))

        let error = failure { () throws(ImageError) in _ = try PNG.read(contentsOfFile: file) }

        guard case .broken(file, let reason) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(!reason.isEmpty)
    }

    @Test func `A folder cannot be read, and a file in a missing folder cannot be written`() throws {
        let place = try path("")

        let reading = failure { () throws(ImageError) in _ = try PNG.read(contentsOfFile: place) }
        let writing = failure { () throws(ImageError) in
            try PNG.write(Bitmap(width: 1, height: 1), toFile: place + "/no/such/folder/a.png")
        }

        guard case .unreadable(place, _) = reading else {
            Issue.record("\(String(describing: reading))")
            return
        }
        #expect(writing?.description.contains("/no/such/folder/a.png: cannot be written: ") == true)
    }

    @Test func `An enormous image is refused by its header`() throws {
        var bytes = try PNG.encode(Bitmap(width: 1, height: 1, pixels: [0xffff_ffff]))
        // Width and height are at offsets 16...23, after the signature; the checksum of the chunk is at 29.
        bytes.replaceSubrange(16..<24, with: [0x00, 0x0f, 0x42, 0x40, 0x00, 0x0f, 0x42, 0x40])
        bytes.replaceSubrange(29..<33, with: Checksum.bytes(of: bytes[12..<29]))

        let error = failure { () throws(ImageError) in _ = try PNG.decode(bytes, name: "huge") }

        #expect(error == .tooLarge("huge", width: 1_000_000, height: 1_000_000))
    }

    @Test func `An empty bitmap cannot be encoded`() {
        #expect(failure { () throws(ImageError) in _ = try PNG.encode(Bitmap(width: 0, height: 4)) } != nil)
    }

    @Test func `The file name determines the scale`() throws {
        for (name, scale) in [("icon.png", 1.0), ("icon@2x.png", 2), ("icon@3x.png", 3), ("a@2x.b.png", 1)] {
            let file = try path(name)
            try PNG.write(
                Bitmap(width: 6, height: 6, pixels: [UInt32](repeating: 0xff11_2233, count: 36)), toFile: file
            )

            let image = try Image(contentsOfFile: file)

            #expect(image.scale == scale)
            #expect(image.size == Size(width: 6 / scale, height: 6 / scale))
        }
    }

    @Test func `A BMP file is read without further libraries`() throws {
        let file = try path("picture.bmp")
        // A BMP file of one red pixel.
        let bytes: [UInt8] = [
            0x42, 0x4d, 58, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 24,
            0, 0, 0,
            0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0,
        ]
        try Data(bytes).write(to: URL(fileURLWithPath: file))

        #expect(try Image(contentsOfFile: file).bitmap.pixels == [0xffff_0000])
    }
}
