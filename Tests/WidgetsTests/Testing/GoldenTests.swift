import Foundation
import Testing
import Widgets
import WidgetsTesting

@testable import ViewHierarchy

/// Goldens in a temporary folder, which is removed after each test.
@Suite final class GoldenTests {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    var source: String { folder + "/SomeTests.swift" }
    let isRecording = ProcessInfo.processInfo.environment["WIDGETS_GOLDENS"] == "record"

    init() throws {
        try FileManager.default.createDirectory(
            atPath: folder + "/Goldens", withIntermediateDirectories: true)
    }

    isolated deinit { try? FileManager.default.removeItem(atPath: folder) }

    private func file(_ name: String) -> String { folder + "/Goldens/" + name }
    private func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: file(name)) }

    private func bitmap(_ change: (inout Bitmap) -> Void = { _ in }) -> Bitmap {
        var bitmap = Bitmap(width: 8, height: 6, pixels: [UInt32](repeating: 0xff20_40ff, count: 48))
        change(&bitmap)
        return bitmap
    }

    private func mismatch(_ body: () throws -> Void) -> GoldenMismatch? {
        #expect(throws: GoldenMismatch.self, performing: body)
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["WIDGETS_GOLDENS"] != "record"))
    func `A missing golden is an error, and the found content is written beside it`() throws {
        let error = mismatch { try Golden.text("one\ntwo", matches: "list", filePath: source) }

        #expect(error?.kind == .missing)
        #expect(try String(contentsOfFile: file("list.new.txt"), encoding: .utf8) == "one\ntwo\n")
        #expect(!exists("list.txt"))
        #expect(mismatch { try Golden.picture(bitmap(), matches: "box", filePath: source) }?.kind == .missing)
        #expect(try PNG.read(contentsOfFile: file("box.new.png")) == bitmap())
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["WIDGETS_GOLDENS"] != "record"))
    func `Equal text passes and removes earlier .new files, and different text names the line`() throws {
        try "one\ntwo\n".write(toFile: file("list.txt"), atomically: true, encoding: .utf8)

        let error = mismatch { try Golden.text("one\nthree", matches: "list", filePath: source) }
        #expect(error?.kind == .different)
        #expect(error?.description.contains("list.txt:2") == true)
        #expect(error?.description.contains("expected: two\n  found:    three") == true)
        #expect(exists("list.new.txt"))

        try Golden.text("one\ntwo", matches: "list", filePath: source)
        #expect(!exists("list.new.txt"))
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["WIDGETS_GOLDENS"] != "record"))
    func `A different picture is reported with its pixels, and a difference image is written`() throws {
        try PNG.write(bitmap(), toFile: file("box.png"))
        try Golden.picture(bitmap(), matches: "box", filePath: source)
        let changed = bitmap {
            $0[3, 2] = 0xff20_40fc
            $0[5, 4] = 0xff20_40fd
        }

        let error = mismatch { try Golden.picture(changed, matches: "box", filePath: source) }

        #expect(error?.description.contains("2 pixels differ from the golden, by up to 3 of 255") == true)
        #expect(error?.description.contains("first at (3, 2): expected #ff2040ff, found #ff2040fc") == true)
        let difference = try PNG.read(contentsOfFile: file("box.diff.png"))
        #expect(difference[3, 2] == 0xffff_0000 && difference[5, 4] == 0xffff_0000)
        #expect(difference[0, 0] != 0xffff_0000 && exists("box.new.png"))
        try Golden.picture(changed, matches: "box", tolerance: 3, filePath: source)
        try Golden.picture(changed, matches: "box", differingPixels: 2, filePath: source)
        #expect(!exists("box.diff.png"))
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["WIDGETS_GOLDENS"] != "record"))
    func `A picture of another size is reported with both sizes`() throws {
        try PNG.write(Bitmap(width: 2, height: 2), toFile: file("box.png"))

        let error = mismatch { try Golden.picture(bitmap(), matches: "box", filePath: source) }

        #expect(error?.description.contains("expected 2 x 2 pixels, found 8 x 6") == true)
    }

    @Test func `Translucent colours are compared as stored in the file`() throws {
        let glass = bitmap { $0[0, 0] = 0x0305_0203 & 0xff00_0000 | 0x0003_0203 }
        try PNG.write(glass, toFile: file("glass.png"))

        try Golden.picture(glass, matches: "glass", filePath: source)
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["WIDGETS_GOLDENS"] != "record"))
    func `A picture that changes without an invalidation is detected`() throws {
        final class Sly: View {
            var color = Color.red
            override func draw(_ canvas: Canvas) { canvas.fill(bounds, color) }
        }
        let sly = Sly()
        let harness = Harness(sly, size: Size(width: 4, height: 4))
        try harness.settle()
        // Painted without the harness's display being invalidated.
        sly.color = .green
        sly.flags.insert(.needsDisplay)

        let error = mismatch { try harness.matches(golden: "sly", filePath: source) }

        #expect(error?.kind == .unstable)
    }
}
