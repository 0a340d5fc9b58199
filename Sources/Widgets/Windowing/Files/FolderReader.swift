internal import Glibc

/// Reads folders, and creates them.
///
///     let entries = try FolderReader.entries(of: "/home")
package nonisolated enum FolderReader {
    /// The reason why a folder cannot be read or created.
    ///
    ///     catch { show(error.reason) }
    package struct Failure: Error, Hashable, Sendable {
        package let reason: String

        fileprivate init() { reason = String(cString: strerror(errno)) }
        package init(reason: String) { self.reason = reason }
    }

    /// The maximum number of entries that are read.
    package static let limit = 200_000

    /// Returns the entries of a folder in no particular order.
    ///
    /// The call may take seconds on a network file system: it belongs in a task.
    package static func entries(of path: String) throws(Failure) -> [FolderEntry] {
        guard let folder = opendir(path) else { throw Failure() }
        defer { closedir(folder) }
        let file = dirfd(folder)
        var entries: [FolderEntry] = []
        while entries.count < limit, let next = readdir(folder) {
            let capacity = MemoryLayout.size(ofValue: next.pointee.d_name)
            let found: FolderEntry? = withUnsafePointer(to: &next.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: capacity) { entry(named: $0, in: file) }
            }
            if let found { entries.append(found) }
        }
        return entries
    }

    private static func entry(named name: UnsafePointer<CChar>, in folder: Int32) -> FolderEntry? {
        let valid = String(validatingCString: name)
        if valid == "." || valid == ".." { return nil }
        var entry = FolderEntry(name: valid ?? String(cString: name), isFolder: false)
        entry.isUsable = valid != nil
        var status = stat()
        // The target of a link; a link to nothing is listed as a file.
        guard
            fstatat(folder, name, &status, 0) == 0 || fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0
        else { return entry }
        entry.isFolder = status.st_mode & S_IFMT == S_IFDIR
        entry.size = Int(status.st_size)
        entry.modified = status.st_mtim.tv_sec
        return entry
    }

    /// The kind of file at a path.
    package enum Kind: Hashable, Sendable { case none, file, folder }

    /// Returns the kind of file at a path, following links.
    package static func kind(of path: String) -> Kind {
        var status = stat()
        guard stat(path, &status) == 0 else { return .none }
        return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
    }

    /// Creates a folder.
    package static func createFolder(_ path: String) throws(Failure) {
        if mkdir(path, 0o777) != 0 { throw Failure() }
    }
}
