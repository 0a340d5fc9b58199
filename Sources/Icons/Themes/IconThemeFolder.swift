private import Synchronization

/// The files of one theme in one folder of the search path.
///
/// The files are found in the theme's cache if it is valid. Otherwise each folder is listed when it is first searched; the class keeps the
/// lists for all copies of the theme.
final class IconThemeFolder: Sendable {
    /// The file types of each icon of a folder.
    private typealias Listing = [String: Set<IconFileType>]

    private struct State {
        var cache: IconCache?
        var listings: [String: Listing] = [:]
    }

    /// The folder of the theme.
    let path: String
    private let state: Mutex<State>

    /// Creates the files of the theme in a folder, whose cache is read if it is not older than the folder.
    init(path: String) {
        self.path = path
        state = Mutex(State(cache: Self.validCache(of: path)))
    }

    private static func validCache(of path: String) -> IconCache? {
        let file = path + "/icon-theme.cache"
        guard let written = IconFolder.timestamp(of: file), let changed = IconFolder.timestamp(of: path),
            !(written < changed),
            let bytes = IconFolder.contents(of: file, limit: IconCache.maximumSize)
        else { return nil }
        return IconCache(bytes)
    }

    /// Whether a valid cache is in use.
    var usesCache: Bool { state.withLock { $0.cache != nil } }

    /// Returns the file types of an icon by the path of the folder relative to the theme, for folders among `directories`.
    func files(of name: String, in directories: [IconDirectory]) -> [String: Set<IconFileType>] {
        state.withLock { state in
            if let cache = state.cache {
                if let images = cache.images(of: name) {
                    var files: [String: Set<IconFileType>] = [:]
                    for (index, types) in images {
                        files[cache.directories[index], default: []].formUnion(types)
                    }
                    return files
                }
                // A damaged cache is not used again.
                state.cache = nil
            }
            var files: [String: Set<IconFileType>] = [:]
            for directory in directories {
                let listing = state.listings[directory.path] ?? Self.list(path + "/" + directory.path)
                state.listings[directory.path] = listing
                if let types = listing[name] { files[directory.path] = types }
            }
            return files
        }
    }

    private static func list(_ folder: String) -> Listing {
        var listing: Listing = [:]
        for file in IconFolder.names(in: folder) {
            guard let dot = file.lastIndex(of: "."),
                let type = IconFileType(rawValue: String(file[file.index(after: dot)...]))
            else { continue }
            listing[String(file[..<dot]), default: []].insert(type)
        }
        return listing
    }
}
