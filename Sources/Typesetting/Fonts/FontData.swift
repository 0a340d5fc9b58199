import CHarfBuzz
import Glibc

/// The bytes of a font file, protected against later changes of the file.
///
/// Files of usual size are copied. Files of several megabytes (ideographs, emoji) are mapped, so that only the used
/// parts take memory. A mapped file is checked for changes before each use, because reading beyond the end of a
/// truncated file would terminate the process.
nonisolated final class FontData {
    let blob: OpaquePointer
    private let mapping: Mapping?
    private(set) var isBroken = false

    private struct Mapping {
        let memory: UnsafeMutableRawPointer
        let length: Int
        let file: Int32
        let changed: timespec
    }

    /// The size in bytes above which files are mapped instead of copied.
    static let copyLimit = 4 << 20

    /// Reads or maps the file; nil if it cannot be read, is not a regular file, is empty, or has 2 GB or more.
    init?(path: String) {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { return nil }
        var state = stat()
        guard fstat(file, &state) == 0, state.st_mode & S_IFMT == S_IFREG, state.st_size > 0,
            state.st_size < 1 << 31
        else {
            close(file)
            return nil
        }
        let length = Int(state.st_size)
        if length <= Self.copyLimit {
            defer { close(file) }
            guard let blob = Self.copy(file, length) else { return nil }
            self.blob = blob
            mapping = nil
            return
        }
        guard let memory = mmap(nil, length, PROT_READ, MAP_PRIVATE, file, 0), memory != MAP_FAILED,
            let blob = hb_blob_create_or_fail(
                memory.assumingMemoryBound(to: CChar.self), UInt32(length), HB_MEMORY_MODE_READONLY, nil, nil)
        else {
            close(file)
            return nil
        }
        self.blob = blob
        mapping = Mapping(memory: memory, length: length, file: file, changed: state.st_mtim)
    }

    deinit {
        hb_blob_destroy(blob)
        guard let mapping else { return }
        munmap(mapping.memory, mapping.length)
        close(mapping.file)
    }

    private static func copy(_ file: Int32, _ length: Int) -> OpaquePointer? {
        guard let memory = malloc(length) else { return nil }
        var count = 0
        while count < length {
            let part = read(file, memory + count, length - count)
            if part <= 0 { break }
            count += part
        }
        // The blob owns the memory, even if its creation fails.
        return hb_blob_create_or_fail(
            memory.assumingMemoryBound(to: CChar.self), UInt32(count), HB_MEMORY_MODE_READONLY, memory
        ) { free($0) }
    }

    /// Whether the bytes may be read: permanently false once a mapped file has been changed or truncated.
    @inline(__always)
    var isIntact: Bool { mapping == nil || !isBroken && isUnchanged() }

    private func isUnchanged() -> Bool {
        guard let mapping else { return true }
        var state = stat()
        let isSame =
            fstat(mapping.file, &state) == 0 && Int(state.st_size) == mapping.length
            && state.st_mtim.tv_sec == mapping.changed.tv_sec
            && state.st_mtim.tv_nsec == mapping.changed.tv_nsec
        if !isSame { isBroken = true }
        return isSame
    }
}
