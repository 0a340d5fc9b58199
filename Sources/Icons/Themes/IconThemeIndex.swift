/// The contents of a theme's `index.theme`.
struct IconThemeIndex: Hashable, Sendable {
    /// The names of the themes in which missing icons are searched.
    var inherits: [String] = []
    /// The folders of the theme, in the order of the file.
    var directories: [IconDirectory] = []

    /// The largest file and the largest number of folders that are read; both exceed those of any real theme by far.
    static let maximumSize = 4 << 20
    private static let maximumDirectories = 4096

    /// Parses the bytes of an index.
    ///
    /// Lines and folders that are malformed are ignored.
    init(_ bytes: [UInt8]) {
        var groups: [String: [String: String]] = [:]
        var name = ""
        var keys: [String: String] = [:]
        for line in bytes.split(whereSeparator: { $0 == 10 || $0 == 13 }) {
            let line = Self.trimmed(line)
            guard let first = line.first, first != UInt8(ascii: "#") else { continue }
            if first == UInt8(ascii: "["), line.last == UInt8(ascii: "]") {
                // The first of several equal groups and of several equal keys counts.
                groups[name] = groups[name] ?? keys
                name = String(decoding: line.dropFirst().dropLast(), as: UTF8.self)
                keys = [:]
            } else if let equals = line.firstIndex(of: UInt8(ascii: "=")) {
                let key = String(decoding: Self.trimmed(line[..<equals]), as: UTF8.self)
                if keys[key] == nil {
                    keys[key] = String(decoding: Self.trimmed(line[(equals + 1)...]), as: UTF8.self)
                }
            }
        }
        groups[name] = groups[name] ?? keys
        let theme = groups["Icon Theme"] ?? [:]
        inherits = Self.list(theme["Inherits"])
        var known = Set<String>()
        for name in Self.list(theme["Directories"]) + Self.list(theme["ScaledDirectories"]) {
            guard directories.count < Self.maximumDirectories, known.insert(name).inserted,
                let directory = groups[name].flatMap({ IconDirectory(path: name, keys: $0) })
            else { continue }
            directories.append(directory)
        }
    }

    private static func list(_ value: String?) -> [String] {
        (value ?? "").utf8.split(separator: UInt8(ascii: ",")).map {
            String(decoding: trimmed(Array($0)[...]), as: UTF8.self)
        }.filter { !$0.isEmpty }
    }

    /// Returns the bytes without spaces and tabs at the ends.
    private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 }
        let start = line.drop(while: isSpace)
        guard let last = start.lastIndex(where: { !isSpace($0) }) else { return [] }
        return start[...last]
    }
}

/// A folder of a theme, with the sizes of its icons.
struct IconDirectory: Hashable, Sendable {
    /// The kind of sizes for which the icons of a folder are suitable.
    enum Kind: Hashable, Sendable {
        /// Only the nominal size.
        case fixed
        /// All sizes of a range.
        case scalable(ClosedRange<Int>)
        /// The nominal size, and sizes that differ from it by at most the threshold.
        case threshold(Int)
    }

    /// The path of the folder, relative to the theme.
    let path: String
    /// The nominal size of the icons, in points.
    let size: Int
    /// The number of pixels for each point.
    let scale: Int
    let kind: Kind

    /// Creates the folder of a group of the index; nil if its size is missing or invalid, or if its path leads out of the theme.
    init?(path: String, keys: [String: String]) {
        func number(_ key: String) -> Int? {
            keys[key].flatMap { Int($0) }.flatMap { (1...100_000).contains($0) ? $0 : nil }
        }
        guard let size = number("Size"), !path.hasPrefix("/"),
            !path.split(separator: "/").contains("..")
        else { return nil }
        self.path = path
        self.size = size
        scale = number("Scale") ?? 1
        switch keys["Type"] {
        case "Fixed": kind = .fixed
        case "Scalable":
            let (low, high) = (number("MinSize") ?? size, number("MaxSize") ?? size)
            kind = .scalable(low...max(low, high))
        // The default of the specification.
        default:
            kind = .threshold(keys["Threshold"].flatMap { Int($0) }.map { min(max($0, 0), 100_000) } ?? 2)
        }
    }

    /// Returns whether the icons are suitable for a size in points at a scale.
    func matches(size: Int, scale: Int) -> Bool {
        scale == self.scale && distance(size: size, scale: scale) == 0
    }

    /// Returns the difference between the size and the sizes of the folder, in pixels.
    func distance(size: Int, scale: Int) -> Int {
        let wanted = size * scale
        let range: ClosedRange<Int> =
            switch kind {
            case .fixed: self.size...self.size
            case .scalable(let range): range
            case .threshold(let threshold): max(1, self.size - threshold)...(self.size + threshold)
            }
        let (low, high) = (range.lowerBound * self.scale, range.upperBound * self.scale)
        return wanted < low ? low - wanted : wanted > high ? wanted - high : 0
    }
}
