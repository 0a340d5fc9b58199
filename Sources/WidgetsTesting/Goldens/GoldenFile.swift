internal import Glibc

/// The location of a golden on disk: `Goldens/<name>.<suffix>` in the folder of the test's source file.
nonisolated struct GoldenFile {
    let folder: String
    let name: String
    let suffix: String

    init(_ name: String, suffix: String, besideSource source: String) {
        let end = source.lastIndex(of: "/").map { source.index(after: $0) } ?? source.startIndex
        folder = source[..<end] + "Goldens"
        self.name = name
        self.suffix = suffix
    }

    var path: String { "\(folder)/\(name).\(suffix)" }
    /// The path of the actual output, written when it does not match the golden.
    var newPath: String { "\(folder)/\(name).new.\(suffix)" }
    var differencePath: String { "\(folder)/\(name).diff.\(suffix)" }

    /// Whether goldens are written instead of compared.
    static var isRecording: Bool {
        getenv("WIDGETS_GOLDENS").map { String(cString: $0) } == "record"
    }

    func read() -> [UInt8]? { Self.read(path) }

    static func read(_ path: String) -> [UInt8]? {
        guard let file = fopen(path, "rb") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65536)
        while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk[..<count] }
        return bytes
    }

    func write(_ bytes: [UInt8], to path: String) throws(GoldenMismatch) {
        mkdir(folder, 0o777)
        guard let file = fopen(path, "wb") else {
            throw GoldenMismatch(.file, "\(path) cannot be written: \(String(cString: strerror(errno)))")
        }
        let count = fwrite(bytes, 1, bytes.count, file)
        guard fclose(file) == 0, count == bytes.count else {
            throw GoldenMismatch(.file, "\(path) cannot be written: \(String(cString: strerror(errno)))")
        }
    }

    /// Removes the files written by an earlier failing run.
    func removeTraces() {
        unlink(newPath)
        unlink(differencePath)
    }
}
