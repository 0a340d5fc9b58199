private import Glibc

/// A small text file of the user: a cache, or the saved state of a window.
///
///     let file = UserFile(path: folder + "/appearance")
///     let text = try file.read() ?? ""
struct UserFile {
    let path: String

    /// The reason why a file could not be read or written, as a text of the system.
    struct Failure: Error, Hashable {
        let reason: String

        init(_ reason: String) { self.reason = reason }

        /// The reason of the system call that has failed last.
        static var system: Failure { Failure(String(cString: strerror(errno))) }

        fileprivate static var tooLarge: Failure { Failure("it is larger than \(UserFile.limit >> 20) MB") }
    }

    /// The maximum size of a file, in bytes: a state of more than this has been written by another program.
    fileprivate nonisolated static let limit = 1 << 24

    /// Returns the content as a text, in which invalid parts are replaced; nil if there is no file.
    func read() throws(Failure) -> String? { try readBytes().map { String(decoding: $0, as: UTF8.self) } }

    /// Returns the content; nil if there is no file.
    ///
    /// Never waits: a pipe of this name is a failure.
    func readBytes() throws(Failure) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        if file < 0 {
            if errno == ENOENT { return nil }
            throw .system
        }
        defer { close(file) }
        var state = stat()
        guard fstat(file, &state) == 0, state.st_mode & S_IFMT == S_IFREG else {
            throw Failure("it is not a regular file")
        }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 14)
        while true {
            let count = Glibc.read(file, &chunk, chunk.count)
            if count < 0 { throw .system }
            if count == 0 { return bytes }
            bytes += chunk.prefix(count)
            if bytes.count > Self.limit { throw .tooLarge }
        }
    }

    /// Writes a temporary file in the folder, which is created, and renames it, so that an interrupted write leaves the old file intact.
    func write(_ text: String) throws(Failure) {
        if text.utf8.count > Self.limit { throw .tooLarge }
        try makeFolder()
        let new = "\(path).\(getpid())"
        guard let file = fopen(new, "we") else { throw .system }
        var text = text
        let isWritten = text.withUTF8 { fwrite($0.baseAddress, 1, $0.count, file) == $0.count }
        guard fclose(file) == 0, isWritten, rename(new, path) == 0 else {
            let failure = Failure.system
            unlink(new)
            throw failure
        }
    }

    /// Keeps the file under another name, which replaces one that was kept before, and returns this path.
    ///
    /// The file itself stays in its place until another one is written, unless the file system has no hard links.
    func keepDamaged() throws(Failure) -> String {
        let other = path + ".damaged"
        unlink(other)
        if link(path, other) != 0, rename(path, other) != 0 { throw .system }
        return other
    }

    private func makeFolder() throws(Failure) {
        var folder = ""
        for part in path.split(separator: "/").dropLast() {
            folder += "/" + part
            if mkdir(folder, 0o700) != 0, errno != EEXIST { throw .system }
        }
    }
}

extension UserFile {
    /// Reports a cache that could not be read or written, and the effect.
    func reportCache(_ problem: String, _ effect: String) {
        Diagnostics.report(
            Diagnostic(
                kind: .failedCache, subject: "The cache \(path)", message: problem,
                cure: "\(effect); make its folder writable, or remove the file"))
    }

    /// Reports a problem with the cache of the desktop's fonts.
    static func reportFontCache(_ path: String, _ problem: String) {
        UserFile(path: path).reportCache(problem, "the fonts are queried again at each start")
    }
}
