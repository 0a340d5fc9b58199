import CHarfBuzz
import Drawing
import Glibc
import Synchronization
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

    @Test func `Opening a font of the system takes memory only for the parts that are read`() throws {
        let data = try #require(FontData(path: Self.source))
        #expect(data.isMapped)
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

    @Test func `A font that somebody may overwrite is read, and stays as it was`() throws {
        let data = try #require(FontData(path: file))
        #expect(!data.isMapped)

        truncate(file, 100)
        waitForTick()

        #expect(data.isIntact && !data.isBroken && bytes(of: data) == bytes(of: FontData(path: Self.source)))
    }

    /// Only files that their owner alone may write are mapped, and only the administrator's.
    @Test(arguments: [
        (mode: mode_t(0o664), owner: uid_t(0)), (mode: 0o646, owner: 0), (mode: 0o644, owner: 1000),
    ])
    func `A font in a folder of the system that a user may write is read`(mode: mode_t, owner: uid_t) throws {
        chmod(file, mode)
        try #require(chown(file, owner, gid_t.max) == 0 || geteuid() != 0)
        #expect(try !#require(FontData(path: file, systemFolders: ["\(folder.path)/"])).isMapped)
    }

    @Test(.enabled(if: geteuid() == 0, "only the administrator has files that are mapped"))
    func `A link out of a folder of the system leads to a font that is read`() throws {
        let other = try TemporaryFolder()
        let folders = ["\(other.path)/"]
        let link = other.link(file, as: "Link.ttf")
        let own = try other.copy(of: Self.source, as: "Own.ttf")
        #expect(try !#require(FontData(path: link, systemFolders: folders)).isMapped)
        #expect(try #require(FontData(path: own, systemFolders: folders)).isMapped)
    }

    /// The file as one that is mapped, which requires that the administrator owns it.
    private func mapped() throws -> FontData {
        let data = try #require(FontData(path: file, systemFolders: ["\(folder.path)/"]))
        try #require(data.isMapped)
        return data
    }

    @Test(.enabled(if: geteuid() == 0, "only the administrator has files that are mapped"))
    func `A mapped file that is truncated is not read any more`() throws {
        let data = try mapped()
        #expect(data.isIntact)

        truncate(file, 100)
        waitForTick()

        #expect(!data.isIntact && data.isBroken)
        #expect(!data.isIntact)
    }

    @Test(.enabled(if: geteuid() == 0, "only the administrator has files that are mapped"))
    func `A mapped file that is changed without changing its size is not read any more`() throws {
        let data = try mapped()
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

    @Test func `Words that are drawn after their font was truncated still use it`() throws {
        let typesetter = Typesetter(locator: FontLocator(folders: [folder.path, "/usr/share/fonts"]))
        let untouched = Typesetter(locator: FontLocator(folders: ["/usr/share/fonts/truetype/dejavu"]))
        let font = Font.systemFont(ofSize: 14)
        _ = typesetter.width(of: "Hello", font: font, scale: 1)

        truncate(file, 0)
        waitForTick()

        for word in ["Hello", "World"] {
            let width = typesetter.width(of: word, font: font, scale: 1)
            #expect(width > 0 && width == untouched.width(of: word, font: font, scale: 1))
        }
    }

    /// Another process may truncate a font at any moment: between a check and the use that follows it, if there were one.
    @Test func `A font that is truncated and written again all the time never ends the process`() async {
        await #expect(processExitsWith: .success) { try await drawWhileFontIsWritten() }
    }
}

/// Opens and draws fonts of a file that another thread truncates and writes again all the time.
private func drawWhileFontIsWritten() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.copy(of: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", as: "DejaVuSans.ttf")
    let content = bytes(of: FontData(path: file))
    try #require(content.count > 700_000)
    let end = Flag()
    let writer = Task.detached { rewrite(file, content, until: end) }
    for number in 0..<60 {
        let typesetter = Typesetter(locator: FontLocator(folders: [folder.path, "/usr/share/fonts"]))
        for size in [14.0, 33] {
            let font = Font.systemFont(ofSize: size)
            for word in ["Hello", "World", "number \(number)"] {
                let run = typesetter.run(word, font: font, scale: 1)
                _ = typesetter.rendition(of: run, scale: 1)
            }
        }
    }
    end.isSet.store(true, ordering: .relaxed)
    await writer.value
}

nonisolated private final class Flag: Sendable {
    let isSet = Atomic(false)
}

/// Truncates a file and writes it again until the flag is set.
nonisolated private func rewrite(_ file: String, _ content: [CChar], until flag: Flag) {
    let number = open(file, O_WRONLY | O_CLOEXEC)
    defer { close(number) }
    while !flag.isSet.load(ordering: .relaxed) {
        ftruncate(number, 0)
        _ = pwrite(number, content, content.count, 0)
    }
}

private func bytes(of data: FontData?) -> [CChar] {
    var length: UInt32 = 0
    guard let data, let start = hb_blob_get_data(data.blob, &length) else { return [] }
    return Array(UnsafeBufferPointer(start: start, count: Int(length)))
}
