/// The contents of a theme's `icon-theme.cache`: the names of its icons, and the folders that contain each.
///
/// The format is GTK's: big-endian numbers; a header with the version and the offsets of a hash table and of the list of folders; for each
/// bucket of the table a chain of icons; for each icon a list of images, each with the index of its folder and flags of its file types. The
/// file may be damaged: each offset is checked, and each chain has a limited length.
struct IconCache: Hashable, Sendable {
    /// The type of a file in the flags of an image.
    private static let flags: [(UInt16, IconFileType)] = [(2, .svg), (4, .png), (1, .xpm)]

    private let bytes: [UInt8]
    private let hashOffset: Int
    private let bucketCount: Int
    /// The paths of the folders, relative to the theme, by their indices in the images.
    let directories: [String]

    /// The largest file that is read: 64 MB.
    static let maximumSize = 64 << 20
    private static let maximumDirectories = 4096
    private static let maximumChain = 4096

    /// Creates the cache of a file's contents; nil if the header or the list of folders is damaged, or for another version.
    init?(_ bytes: [UInt8]) {
        self.bytes = bytes
        guard Self.number16(bytes, 0) == 1, Self.number16(bytes, 2) == 0,
            let hash = Self.number32(bytes, 4), let list = Self.number32(bytes, 8),
            let buckets = Self.number32(bytes, hash), buckets > 0, buckets <= bytes.count / 4,
            let count = Self.number32(bytes, list), count <= Self.maximumDirectories
        else { return nil }
        hashOffset = hash
        bucketCount = buckets
        var directories: [String] = []
        for index in 0..<count {
            guard let offset = Self.number32(bytes, list + 4 + 4 * index),
                let name = Self.text(bytes, offset)
            else { return nil }
            directories.append(name)
        }
        self.directories = directories
    }

    /// Returns the file types of an icon by the index of the folder in `directories`.
    ///
    /// The result is empty for an unknown icon, and nil if the cache is damaged.
    func images(of name: String) -> [Int: Set<IconFileType>]? {
        guard
            var offset = Self.number32(bytes, hashOffset + 4 + 4 * Self.bucket(of: name, count: bucketCount))
        else { return nil }
        let wanted = Array(name.utf8)
        var length = 0
        while offset != Self.none {
            length += 1
            guard length <= Self.maximumChain, let next = Self.number32(bytes, offset),
                let nameOffset = Self.number32(bytes, offset + 4),
                let list = Self.number32(bytes, offset + 8), nameOffset < bytes.count
            else { return nil }
            if hasText(wanted, at: nameOffset) { return images(at: list) }
            offset = next
        }
        return [:]
    }

    private func images(at list: Int) -> [Int: Set<IconFileType>]? {
        guard let count = Self.number32(bytes, list), count <= Self.maximumDirectories else { return nil }
        var found: [Int: Set<IconFileType>] = [:]
        for index in 0..<count {
            guard let directory = Self.number16(bytes, list + 4 + 8 * index), directory < directories.count,
                let flags = Self.number16(bytes, list + 6 + 8 * index)
            else { return nil }
            for (flag, type) in Self.flags where UInt16(flags) & flag != 0 {
                found[directory, default: []].insert(type)
            }
        }
        return found
    }

    /// Returns the bucket of a name: the hash function of the format is that of GLib's strings, over signed bytes.
    static func bucket(of name: String, count: Int) -> Int {
        var hash: UInt32 = 0
        for (index, byte) in name.utf8.enumerated() {
            let value = UInt32(bitPattern: Int32(Int8(bitPattern: byte)))
            hash = index == 0 ? value : (hash &<< 5) &- hash &+ value
        }
        return Int(hash % UInt32(clamping: max(1, count)))
    }

    // MARK: - Bytes

    /// The offset at the end of a chain.
    private static let none = 0xffff_ffff

    private static func number16(_ bytes: [UInt8], _ offset: Int) -> Int? {
        guard offset >= 0, offset + 2 <= bytes.count else { return nil }
        return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    }

    private static func number32(_ bytes: [UInt8], _ offset: Int) -> Int? {
        guard let high = number16(bytes, offset), let low = number16(bytes, offset + 2) else { return nil }
        return high << 16 | low
    }

    private func hasText(_ text: [UInt8], at offset: Int) -> Bool {
        let end = offset + text.count
        return end < bytes.count && bytes[end] == 0 && bytes[offset..<end].elementsEqual(text)
    }

    private static func text(_ bytes: [UInt8], _ offset: Int) -> String? {
        guard offset < bytes.count, let end = bytes[offset...].prefix(4097).firstIndex(of: 0) else {
            return nil
        }
        return String(decoding: bytes[offset..<end], as: UTF8.self)
    }
}
