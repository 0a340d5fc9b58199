private import Glibc

/// Access to the files of icon themes.
enum IconFolder {
    /// The time of the last modification of a file or folder.
    struct Timestamp: Hashable, Sendable {
        let seconds: Int
        let nanoseconds: Int

        static func < (a: Timestamp, b: Timestamp) -> Bool {
            (a.seconds, a.nanoseconds) < (b.seconds, b.nanoseconds)
        }
    }

    /// Returns the time at which a file or folder was last modified; nil if it does not exist.
    static func timestamp(of path: String) -> Timestamp? {
        var state = stat()
        guard stat(path, &state) == 0 else { return nil }
        return Timestamp(seconds: state.st_mtim.tv_sec, nanoseconds: state.st_mtim.tv_nsec)
    }

    /// Returns whether the path is a readable file.
    static func isReadable(_ path: String) -> Bool { access(path, R_OK) == 0 }

    /// Returns the contents of a regular file; nil if it cannot be read, or is larger than `limit` bytes.
    static func contents(of path: String, limit: Int) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var state = stat()
        guard fstat(file, &state) == 0, state.st_mode & S_IFMT == S_IFREG, state.st_size <= limit else {
            return nil
        }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count < limit {
            let count = read(file, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            if count <= 0 { break }
            bytes += chunk.prefix(count)
        }
        return bytes
    }

    /// Returns the names of the files and folders in a folder; empty if it cannot be read.
    static func names(in path: String) -> [String] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            // d_name is an array of 256 bytes, which ends with a zero.
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            names.append(name)
        }
        return names
    }
}
