/// An icon theme of the desktop, by the Icon Theme Specification.
///
/// The theme reads its index files when it is created, and lists folders, if necessary, when an icon is looked up. When the user chooses
/// another theme, or when ``haveFoldersChanged()`` returns true, the program creates a new value.
///
///     let path = IconThemeSearchPath { name in getenv(name).map { String(cString: $0) } }
///     let theme = IconTheme(named: "Adwaita", searchPath: path)
///     let file = theme.icon(named: "user-trash-symbolic", size: 16, scale: 2)
public struct IconTheme: Sendable {
    /// The theme that the specification requires as the last one of each lookup.
    public static let fallbackName = "hicolor"

    /// The name of the theme: the name of its folder.
    public let name: String
    /// The folders that are searched.
    public let searchPath: IconThemeSearchPath
    private let chain: [IconThemeLink]
    private let timestamps: [String: IconFolder.Timestamp?]

    /// Reads the indices of a theme and of the themes from which it inherits.
    ///
    /// A theme that is not installed is ignored, so that the lookup uses `hicolor` and the icons without a theme. Inheritance may be
    /// circular: each theme is searched once.
    public init(named name: String, searchPath: IconThemeSearchPath) {
        self.name = name
        self.searchPath = searchPath
        var chain: [IconThemeLink] = []
        var timestamps: [String: IconFolder.Timestamp?] = [:]
        var visited: Set<String> = [Self.fallbackName]
        // Depth first, as the specification describes the recursion.
        var waiting = [name]
        while let next = waiting.popLast(), chain.count < Self.maximumDepth {
            guard next != Self.fallbackName, visited.insert(next).inserted,
                let (link, inherits) = Self.link(next, searchPath, &timestamps)
            else { continue }
            chain.append(link)
            waiting += inherits.reversed()
        }
        if let (link, _) = Self.link(Self.fallbackName, searchPath, &timestamps) { chain.append(link) }
        for folder in searchPath.themeFolders + searchPath.unthemedFolders {
            timestamps[folder] = .some(IconFolder.timestamp(of: folder))
        }
        self.chain = chain
        self.timestamps = timestamps
    }

    private static let maximumDepth = 64

    private static func link(
        _ name: String, _ searchPath: IconThemeSearchPath, _ timestamps: inout [String: IconFolder.Timestamp?]
    ) -> (IconThemeLink, inherits: [String])? {
        guard isFileName(name) else { return nil }
        var folders: [IconThemeFolder] = []
        var index: IconThemeIndex?
        for base in searchPath.themeFolders {
            let path = base + "/" + name
            let timestamp = IconFolder.timestamp(of: path)
            timestamps[path] = .some(timestamp)
            guard timestamp != nil else { continue }
            folders.append(IconThemeFolder(path: path))
            let file = path + "/index.theme"
            timestamps[file] = .some(IconFolder.timestamp(of: file))
            // The first index counts; further folders of the same name only add icons.
            if index == nil, let bytes = IconFolder.contents(of: file, limit: IconThemeIndex.maximumSize) {
                index = IconThemeIndex(bytes)
            }
        }
        guard let index else { return nil }
        return (IconThemeLink(name: name, directories: index.directories, folders: folders), index.inherits)
    }

    /// The names of the themes that are searched, in order.
    public var chainNames: [String] { chain.map(\.name) }

    /// Returns whether a folder or an index of the theme was added, removed or modified since the value was created.
    ///
    /// Costs one system call for each theme and folder. Programs that install icons touch the folder of the theme, as the specification
    /// requires; changes in subfolders alone are not noticed.
    public func haveFoldersChanged() -> Bool {
        timestamps.contains { path, timestamp in IconFolder.timestamp(of: path) != timestamp }
    }

    // MARK: - Lookup

    /// Finds the file of an icon that fits a size best.
    ///
    /// The result is nil if neither the theme, nor its ancestors, nor the folders without theme have the icon.
    ///
    /// Each theme is searched for all names before the next theme: for `edit-find-symbolic`, the names are `edit-find-symbolic`,
    /// `edit-symbolic`, `edit-find` and `edit`.
    ///
    /// - Parameters:
    ///   - name: The name of the icon, without extension.
    ///   - size: The side of the icon in points.
    ///   - scale: The number of pixels for each point.
    ///   - allowsGenericNames: Whether names that are shortened at their dashes are searched too.
    /// - Returns: The file, or nil.
    public func icon(
        named name: String, size: Int, scale: Int = 1, allowsGenericNames: Bool = true
    ) -> IconFile? {
        icon(
            named: allowsGenericNames ? Self.genericNames(name) : [name], size: size, scale: scale)
    }

    /// Returns the file of the first of several icons; each theme is searched for all names before the next theme.
    public func icon(named names: [String], size: Int, scale: Int = 1) -> IconFile? {
        let (size, scale) = (min(max(size, 1), 4096), min(max(scale, 1), 16))
        let names = names.filter(Self.isFileName)
        for link in chain {
            for name in names {
                if let file = link.file(named: name, size: size, scale: scale) { return file }
            }
        }
        for name in names {
            for folder in searchPath.themeFolders + searchPath.unthemedFolders {
                for type in IconFileType.lookupOrder {
                    let path = "\(folder)/\(name).\(type.rawValue)"
                    guard IconFolder.isReadable(path) else { continue }
                    return IconFile(path: path, type: type, name: name, size: nil, scale: 1)
                }
            }
        }
        return nil
    }

    /// Returns the name, and the names that result from shortening it at its dashes; symbolic names come first.
    static func genericNames(_ name: String) -> [String] {
        let suffix = "-symbolic"
        let isSymbolic = name.hasSuffix(suffix)
        var stem = isSymbolic ? String(name.dropLast(suffix.count)) : name
        var stems = [stem]
        while let dash = stem.lastIndex(of: "-"), dash != stem.startIndex {
            stem = String(stem[..<dash])
            stems.append(stem)
        }
        return isSymbolic ? stems.map { $0 + suffix } + stems : stems
    }

    /// Returns whether a name is the name of a file or folder, not a path.
    private static func isFileName(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= 255 && name != "." && name != ".."
            && !name.utf8.contains { $0 == 0x2f || $0 == 0 }
    }
}
