private import Glibc

/// Reading and writing of whole files, without Foundation.
enum File {
    /// Returns the contents of a regular file.
    ///
    /// Throws for other files: reading a pipe or a device may block or never end.
    static func read(_ path: String) throws(ImageError) -> [UInt8] {
        // Non-blocking, because opening a pipe waits for its writer.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT { throw .missingFile(path) }
            throw .unreadable(path, reason: lastReason)
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .unreadable(path, reason: lastReason) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw .unreadable(path, reason: "it is not a regular file")
        }
        guard status.st_size <= ImageLimits.fileBytes else {
            throw .unreadable(path, reason: "it has more than 1 GB")
        }
        return try bytes(of: descriptor, path)
    }

    private static func bytes(of descriptor: Int32, _ path: String) throws(ImageError) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(descriptor, &chunk, chunk.count)
            if count > 0, bytes.count + count <= ImageLimits.fileBytes {
                bytes += chunk.prefix(count)
            } else if count > 0 {
                throw .unreadable(path, reason: "it has more than 1 GB")
            } else if count == 0 {
                return bytes
            } else if errno != EINTR {
                throw .unreadable(path, reason: lastReason)
            }
        }
    }

    /// Writes a file atomically: to a new file in the same directory, which is then renamed.
    static func write(_ bytes: [UInt8], _ path: String) throws(ImageError) {
        let new = path + ".part"
        guard let file = fopen(new, "wb") else { throw .unwritable(path, reason: lastReason) }
        let isWritten = fwrite(bytes, 1, bytes.count, file) == bytes.count
        guard fclose(file) == 0, isWritten, rename(new, path) == 0 else {
            let reason = lastReason
            remove(new)
            throw .unwritable(path, reason: reason)
        }
    }

    private static var lastReason: String { String(cString: strerror(errno)) }
}
