/// A theme in the chain of inheritance of another one.
struct IconThemeLink: Sendable {
    let name: String
    /// The folders of its index, in order.
    let directories: [IconDirectory]
    /// Its files in each folder of the search path that has some.
    let folders: [IconThemeFolder]

    /// Returns the file of the first folder whose sizes match; otherwise that of the folder with the closest size.
    func file(named name: String, size: Int, scale: Int) -> IconFile? {
        let found = folders.map { $0.files(of: name, in: directories) }
        if found.allSatisfy(\.isEmpty) { return nil }
        let candidates = directories.filter { directory in found.contains { $0[directory.path] != nil } }
        for directory in sorted(candidates, size: size, scale: scale) {
            for (folder, files) in zip(folders, found) {
                guard let types = files[directory.path] else { continue }
                for type in IconFileType.lookupOrder where types.contains(type) {
                    let path = "\(folder.path)/\(directory.path)/\(name).\(type.rawValue)"
                    // A cache may name a file that has been removed.
                    guard IconFolder.isReadable(path) else { continue }
                    return IconFile(
                        path: path, type: type, name: name, size: directory.size, scale: directory.scale)
                }
            }
        }
        return nil
    }

    /// Returns the folders that match the size, then the others by their difference from it; each in the order of the index.
    private func sorted(_ directories: [IconDirectory], size: Int, scale: Int) -> [IconDirectory] {
        func rank(_ directory: IconDirectory) -> Int {
            directory.matches(size: size, scale: scale) ? -1 : directory.distance(size: size, scale: scale)
        }
        return directories.enumerated().map { (rank($1), $0, $1) }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
            .map(\.2)
    }
}
