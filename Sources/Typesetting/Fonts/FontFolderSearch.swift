import Glibc

/// Lists the font files below some folders, limited in depth and number so that no folder can block the program.
nonisolated struct FontFolderSearch {
    let folders: [String]
    /// The number of levels of subfolders that are searched.
    var depthLimit = 6
    /// The total number of directory entries that are read.
    var entryLimit = 20_000

    /// Returns the paths in the order of the folders, sorted within each folder.
    func run() -> [String] {
        var paths: [String] = []
        var entries = 0
        for folder in folders {
            var found: [String] = []
            list(folder, depth: 0, entries: &entries, into: &found)
            paths += found.sorted()
        }
        return paths
    }

    private func list(_ folder: String, depth: Int, entries: inout Int, into paths: inout [String]) {
        guard depth <= depthLimit, let directory = opendir(folder) else { return }
        defer { closedir(directory) }
        while entries < entryLimit, let entry = readdir(directory) {
            entries += 1
            let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
                tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard !name.hasPrefix(".") else { continue }
            let path = "\(folder)/\(name)"
            if FontFileName.isFont(name) {
                paths.append(path)
            } else if isFolder(path, kind: Int(entry.pointee.d_type)) {
                list(path, depth: depth + 1, entries: &entries, into: &paths)
            }
        }
    }

    private func isFolder(_ path: String, kind: Int) -> Bool {
        if kind == Int(DT_DIR) { return true }
        guard kind == Int(DT_LNK) || kind == Int(DT_UNKNOWN) else { return false }
        var information = stat()
        return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
    }
}
