private import Glibc

/// Writes exported documents, and checks imported files.
enum FileAccess {
    /// An error of the file system.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Writes a new file and renames it to `path`, so that a failure leaves the old file intact.
    static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
        let new = path + ".part\(getpid())"
        guard let file = fopen(new, "wbe") else { throw failure(path, "written") }
        let isWritten = bytes.isEmpty || fwrite(bytes, 1, bytes.count, file) == bytes.count
        let isFlushed = isWritten && fflush(file) == 0 && fsync(fileno(file)) == 0
        let error = errno
        if fclose(file) != 0 || !isFlushed {
            unlink(new)
            errno = error
            throw failure(path, "written")
        }
        if rename(new, path) != 0 {
            let failure = failure(path, "written")
            unlink(new)
            throw failure
        }
    }

    /// Returns `paths`, or the error of the first one that does not exist or cannot be read.
    static func readable(_ paths: [String]) -> Result<[String], any Error> {
        for path in paths where access(path, R_OK) != 0 { return .failure(failure(path, "read")) }
        return .success(paths)
    }

    private static func failure(_ path: String, _ purpose: String) -> Failure {
        Failure(description: "\(path) could not be \(purpose): \(String(cString: strerror(errno)))")
    }
}
