import CHarfBuzz
import Glibc

/// The bytes of a font file, protected against later changes of the file.
///
/// The file is mapped, so that only the used parts take memory, and other programs share them. It is checked for changes before it is
/// used, because reading beyond the end of a truncated file would terminate the process.
nonisolated final class FontData {
    let blob: OpaquePointer
    private let memory: UnsafeMutableRawPointer
    private let length: Int
    private let file: Int32
    private let changed: timespec
    private var lastCheck = timespec()
    private(set) var isBroken = false

    /// Maps the file; nil if it cannot be read, is not a regular file, is empty, or has 2 GB or more.
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
        guard let memory = mmap(nil, length, PROT_READ, MAP_PRIVATE, file, 0), memory != MAP_FAILED else {
            close(file)
            return nil
        }
        guard
            let blob = hb_blob_create_or_fail(
                memory.assumingMemoryBound(to: CChar.self), UInt32(length), HB_MEMORY_MODE_READONLY, nil, nil)
        else {
            munmap(memory, length)
            close(file)
            return nil
        }
        self.blob = blob
        self.memory = memory
        self.length = length
        self.file = file
        changed = state.st_mtim
    }

    deinit {
        hb_blob_destroy(blob)
        munmap(memory, length)
        close(file)
    }

    /// Starts reading the file from the disk, unless it is in the system's cache.
    func prefetch() { posix_madvise(memory, length, POSIX_MADV_WILLNEED) }

    /// Whether the bytes may be read: permanently false once the file has been changed or truncated.
    ///
    /// The file is examined once in each tick of the system's coarse clock, 1 to 10 milliseconds.
    var isIntact: Bool {
        if isBroken { return false }
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC_COARSE, &now)
        if now.tv_nsec == lastCheck.tv_nsec, now.tv_sec == lastCheck.tv_sec { return true }
        lastCheck = now
        var state = stat()
        isBroken =
            fstat(file, &state) != 0 || Int(state.st_size) != length
            || state.st_mtim.tv_sec != changed.tv_sec || state.st_mtim.tv_nsec != changed.tv_nsec
        return !isBroken
    }
}
