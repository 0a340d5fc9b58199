private import Glibc

/// Whole files, without Foundation.
enum File {
    static func read(_ path: String) throws(ImageError) -> [UInt8] {
        guard let file = fopen(path, "rb") else {
            if errno == ENOENT { throw .missingFile(path) }
            throw .unreadable(path, reason: lastReason)
        }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = fread(&chunk, 1, chunk.count, file)
            if count == 0 {
                if ferror(file) != 0 { throw .unreadable(path, reason: lastReason) }
                return bytes
            }
            bytes += chunk.prefix(count)
        }
    }

    /// Into a new file beside it, which then takes the name.
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
