private import Glibc

/// Writes exported documents.
enum FileExport {
    /// An error of the file system.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Writes a new file and renames it to `path`, so that a failure leaves the old file intact.
    static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
        let new = path + ".part\(getpid())"
        guard let file = fopen(new, "wbe") else { throw failure(path) }
        let isWritten = bytes.isEmpty || fwrite(bytes, 1, bytes.count, file) == bytes.count
        let isFlushed = isWritten && fflush(file) == 0 && fsync(fileno(file)) == 0
        let error = errno
        if fclose(file) != 0 || !isFlushed {
            unlink(new)
            errno = error
            throw failure(path)
        }
        if rename(new, path) != 0 {
            let failure = failure(path)
            unlink(new)
            throw failure
        }
    }

    private static func failure(_ path: String) -> Failure {
        Failure(description: "\(path) could not be written: \(String(cString: strerror(errno)))")
    }
}
