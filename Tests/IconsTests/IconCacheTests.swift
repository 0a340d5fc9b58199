import RandomNumbers
import Testing

@testable import Icons

struct IconCacheTests {
    /// Writes a cache in the binary format.
    private struct Writer {
        private var bytes: [UInt8] = []

        private mutating func add16(_ value: Int) { bytes += [UInt8(value >> 8 & 255), UInt8(value & 255)] }
        private mutating func add32(_ value: Int) {
            add16(value >> 16 & 0xffff)
            add16(value & 0xffff)
        }
        private mutating func set32(_ value: Int, at offset: Int) {
            for index in 0..<4 { bytes[offset + index] = UInt8(value >> (24 - 8 * index) & 255) }
        }
        private mutating func addText(_ text: String) -> Int {
            let offset = bytes.count
            bytes += Array(text.utf8) + [0]
            while bytes.count % 4 != 0 { bytes.append(0) }
            return offset
        }

        /// Returns the cache of icons, each with the indices of its folders and the flags of its file types.
        static func cache(
            _ directories: [String], _ icons: [(name: String, images: [(directory: Int, flags: Int)])],
            buckets: Int = 3
        ) -> [UInt8] {
            var writer = Writer()
            writer.add16(1)
            writer.add16(0)
            writer.add32(12)
            writer.add32(0)
            writer.add32(buckets)
            for _ in 0..<buckets { writer.add32(0xffff_ffff) }
            for icon in icons {
                let bucket = 16 + 4 * IconCache.bucket(of: icon.name, count: buckets)
                let next = writer.bytes[bucket..<(bucket + 4)].reduce(0) { $0 << 8 | Int($1) }
                let name = writer.addText(icon.name)
                let list = writer.bytes.count
                writer.add32(icon.images.count)
                for image in icon.images {
                    writer.add16(image.directory)
                    writer.add16(image.flags)
                    writer.add32(0)
                }
                writer.set32(writer.bytes.count, at: bucket)
                writer.add32(next)
                writer.add32(name)
                writer.add32(list)
            }
            let names = directories.map { writer.addText($0) }
            writer.set32(writer.bytes.count, at: 8)
            writer.add32(names.count)
            for name in names { writer.add32(name) }
            return writer.bytes
        }
    }

    private static let sample = Writer.cache(
        ["16", "scalable"],
        [
            ("folder", [(0, 4), (1, 2)]), ("user-trash-symbolic", [(1, 2)]), ("face", [(0, 1)]),
            ("edit-find", [(0, 6)]), ("a", []), ("zoom-in", [(0, 4)]),
        ])

    private let themes: TemporaryThemes

    init() throws { themes = try TemporaryThemes() }

    @Test("The cache returns the file types of an icon by folder")
    func lookup() throws {
        let cache = try #require(IconCache(Self.sample))

        #expect(cache.directories == ["16", "scalable"])
        #expect(cache.images(of: "folder") == [0: [.png], 1: [.svg]])
        #expect(cache.images(of: "edit-find") == [0: [.png, .svg]])
        #expect(cache.images(of: "face") == [0: [.xpm]])
        #expect(cache.images(of: "a") == [:])
        #expect(cache.images(of: "unknown") == [:])
        #expect(cache.images(of: "fold") == [:])
        #expect(cache.images(of: "") == [:])
    }

    @Test("Names with bytes above 127 are hashed as signed bytes")
    func signedHash() {
        // -61 * 31 + -87, modulo 2³².
        let hash = UInt32(bitPattern: Int32(-61 * 31 - 87))

        #expect(IconCache.bucket(of: "é", count: 1_000_003) == Int(hash % 1_000_003))
    }

    @Test("A valid cache is used instead of listing folders")
    func cacheInTheme() throws {
        try themes.addTheme(
            "Test", [("16", "Size=16"), ("scalable", "Size=48 Type=Scalable MinSize=20 MaxSize=99")])
        for file in ["16/folder.png", "16/extra.png", "scalable/folder.svg"] {
            try themes.write("", to: "Test/" + file)
        }
        try themes.write(Self.sample, to: "Test/icon-theme.cache")
        themes.setTime(2000, of: "Test/icon-theme.cache")
        themes.setTime(2000, of: "Test")
        let theme = IconTheme(named: "Test", searchPath: themes.searchPath)

        #expect(themes.relative(theme.icon(named: "folder", size: 16)) == "Test/16/folder.png")
        #expect(themes.relative(theme.icon(named: "folder", size: 48)) == "Test/scalable/folder.svg")
        // The cache does not know this file, and knows files that do not exist.
        #expect(theme.icon(named: "extra", size: 16) == nil)
        #expect(theme.icon(named: "zoom-in", size: 16) == nil)
    }

    @Test("A cache that is older than the folder is ignored")
    func staleCache() throws {
        try themes.addTheme("Test", [("16", "Size=16")], files: ["16/extra.png"])
        try themes.write(Self.sample, to: "Test/icon-theme.cache")
        themes.setTime(1999, of: "Test/icon-theme.cache")
        themes.setTime(2000, of: "Test")
        let theme = IconTheme(named: "Test", searchPath: themes.searchPath)

        #expect(!IconThemeFolder(path: themes.path + "/Test").usesCache)
        #expect(themes.relative(theme.icon(named: "extra", size: 16)) == "Test/16/extra.png")
    }

    @Test("A damaged header, or another version, is refused")
    func damagedHeaders() {
        #expect(IconCache([]) == nil)
        #expect(IconCache(Array(Self.sample.prefix(11))) == nil)
        for (offset, value) in [(1, 2), (3, 1), (4, 255), (8, 255), (12, 255)] {
            var bytes = Self.sample
            bytes[offset] = UInt8(value)
            #expect(IconCache(bytes) == nil, "offset \(offset)")
        }
    }

    @Test("A cache without buckets is refused")
    func noBuckets() {
        var bytes = Self.sample
        for offset in 12..<16 { bytes[offset] = 0 }

        #expect(IconCache(bytes) == nil)
    }

    @Test("A chain that returns to itself ends")
    func circularChain() throws {
        var bytes = Writer.cache(["16"], [("folder", [(0, 4)])], buckets: 1)
        let icon = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
        for index in 0..<4 { bytes[icon + index] = bytes[16 + index] }
        let cache = try #require(IconCache(bytes))

        #expect(cache.images(of: "folder") == [0: [.png]])
        #expect(cache.images(of: "other") == nil)
    }

    @Test("A theme with a damaged chain lists its folders")
    func fallback() throws {
        try themes.addTheme("Test", [("16", "Size=16")], files: ["16/folder.png"])
        var bytes = Self.sample
        for offset in 16..<28 { bytes[offset] = 0x7f }
        try themes.write(bytes, to: "Test/icon-theme.cache")
        themes.setTime(3000, of: "Test/icon-theme.cache")
        themes.setTime(2000, of: "Test")
        let folder = IconThemeFolder(path: themes.path + "/Test")
        #expect(folder.usesCache)
        let directory = try #require(IconDirectory(path: "16", keys: ["Size": "16"]))

        #expect(folder.files(of: "folder", in: [directory]) == ["16": [.png]])
        #expect(!folder.usesCache)
    }

    @Test("Random damage and truncation never trap, and lookups end")
    func randomDamage() {
        var random = SeededRandom(seed: 99)
        let names = ["folder", "user-trash-symbolic", "face", "edit-find", "zoom-in", "unknown"]
        var usable = 0
        for _ in 0..<5000 {
            var bytes = Self.sample
            if random.chance(0.3) { bytes = Array(bytes.prefix(random.index(below: bytes.count))) }
            for _ in 0..<(1 + random.index(below: 6)) where !bytes.isEmpty {
                let offset = random.index(below: bytes.count)
                bytes[offset] =
                    random.chance(0.5)
                    ? bytes[offset] ^ (1 << random.index(below: 8)) : UInt8(random.index(below: 256))
            }
            guard let cache = IconCache(bytes) else { continue }
            usable += 1
            for name in names {
                for directory in (cache.images(of: name) ?? [:]).keys {
                    #expect(cache.directories.indices.contains(directory))
                }
            }
        }
        #expect(usable > 500)
    }
}
