import CHarfBuzz
import Drawing
import Glibc
import Testing

@testable import Typesetting

/// Font files that change while they are in use.
@Suite struct ChangedFontTests {
    private static let source = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
    private let folder: TemporaryFolder
    private let file: String

    init() throws {
        folder = try TemporaryFolder()
        file = try folder.copy(of: Self.source, as: "DejaVuSans.ttf")
    }

    /// Waits for the next tick of the system's coarse clock, in which each font file is examined again.
    private func waitForTick() {
        var (start, now) = (timespec(), timespec())
        clock_gettime(CLOCK_MONOTONIC_COARSE, &start)
        repeat { clock_gettime(CLOCK_MONOTONIC_COARSE, &now) } while now.tv_nsec == start.tv_nsec
    }

    @Test func `Opening a font file takes memory only for the parts that are read`() throws {
        let data = try #require(FontData(path: file))
        let pages = try #require(residentPages(of: data))
        #expect(pages.total > 150 && pages.resident == 0)
    }

    /// The pages of a mapping that the process has in its address space, which reading them brings there.
    private func residentPages(of data: FontData) -> (resident: Int, total: Int)? {
        var length: UInt32 = 0
        guard let start = hb_blob_get_data(data.blob, &length) else { return nil }
        let prefix = String(UInt(bitPattern: start), radix: 16) + "-"
        guard let stream = fopen("/proc/self/smaps", "r") else { return nil }
        defer { fclose(stream) }
        var line = [CChar](repeating: 0, count: 4096)
        var isFound = false
        while fgets(&line, 4096, stream) != nil {
            let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
            if text.hasPrefix(prefix) { isFound = true }
            guard isFound, text.hasPrefix("Rss:") else { continue }
            let kilobytes = Int(text.split(separator: " ")[1]) ?? 0
            return (kilobytes / 4, Int(length) / 4096)
        }
        return nil
    }

    @Test func `A truncated file is not read any more`() throws {
        let data = try #require(FontData(path: file))
        #expect(data.isIntact)

        truncate(file, 100)
        waitForTick()

        #expect(!data.isIntact && data.isBroken)
        #expect(!data.isIntact)
    }

    @Test func `A file that is changed without changing its size is not read any more`() throws {
        let data = try #require(FontData(path: file))
        #expect(data.isIntact)

        var times = [timespec(tv_sec: 1, tv_nsec: 0), timespec(tv_sec: 1, tv_nsec: 0)]
        utimensat(AT_FDCWD, file, &times, 0)
        waitForTick()

        #expect(!data.isIntact)
    }

    @Test func `A file that was replaced under its name stays in use`() throws {
        let data = try #require(FontData(path: file))
        _ = folder.write("not a font", to: "New.ttf")
        rename("\(folder.path)/New.ttf", file)

        var length: UInt32 = 0
        let bytes = try #require(hb_blob_get_data(data.blob, &length))
        #expect(data.isIntact && length > 700_000)
        #expect(bytes[1] == 1, "The version of a TrueType file is 0x00010000")
    }

    @Test func `Words that are drawn after their font was truncated use another font`() throws {
        let typesetter = Typesetter(locator: FontLocator(folders: [folder.path, "/usr/share/fonts"]))
        let font = Font.systemFont(ofSize: 14)
        let width = typesetter.width(of: "Hello", font: font, scale: 1)

        truncate(file, 0)
        waitForTick()

        #expect(typesetter.width(of: "Hello", font: font, scale: 1) == width)
        #expect(typesetter.width(of: "World", font: font, scale: 1) > 0)
    }
}
