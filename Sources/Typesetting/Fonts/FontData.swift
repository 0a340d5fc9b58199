import CHarfBuzz
import Glibc

/// The bytes of a font file, protected against later changes of the file.
///
/// A file is read into memory, because reading a mapping beyond the end of a truncated file would terminate the process. Only the system's
/// own fonts are mapped, so that the used parts alone take memory, and other programs share them: files below `/usr/share` that only the
/// administrator may write, and that packages replace by renaming, which leaves the mapped file as it was. They are checked for changes
/// before they are used all the same, for an administrator who overwrites one.
nonisolated final class FontData {
    let blob: OpaquePointer
    /// The mapping; nil if the file has been read.
    private let mapping: Mapping?
    private(set) var isBroken = false

    /// The folders in which files are only replaced by renaming.
    static let systemFolders = ["/usr/share/"]

    /// Opens the file; nil if it cannot be read, is not a regular file, is empty, has 2 GB or more, or changes while it is read.
    ///
    /// `systemFolders` are the folders, without symbolic links and with a slash at the end, whose files are mapped.
    init?(path: String, systemFolders: [String] = FontData.systemFolders) {
        guard let file = OpenFile(path: path) else { return nil }
        mapping = file.isReplacedOnly(in: systemFolders) ? Mapping(file) : nil
        let isRead = mapping == nil
        guard let bytes = mapping?.bytes ?? file.read(),
            // The blob frees bytes that have been read, also if it cannot be created.
            let blob = hb_blob_create_or_fail(
                bytes, UInt32(file.length), HB_MEMORY_MODE_READONLY, isRead ? bytes : nil, isRead ? free : nil
            )
        else { return nil }
        self.blob = blob
    }

    deinit { hb_blob_destroy(blob) }

    /// Whether the file is mapped, rather than read.
    var isMapped: Bool { mapping != nil }

    /// Starts reading a mapped file from the disk, unless it is in the system's cache.
    func prefetch() { mapping?.prefetch() }

    /// Whether the bytes may be read: permanently false once a mapped file has been changed or truncated.
    ///
    /// The file is examined once in each tick of the system's coarse clock, 1 to 10 milliseconds.
    var isIntact: Bool {
        guard let mapping, !isBroken else { return !isBroken }
        isBroken = !mapping.isUnchanged
        return !isBroken
    }
}

/// A font file that is open for reading.
nonisolated private final class OpenFile {
    let number: Int32
    let state: stat
    private let path: String

    init?(path: String) {
        self.path = path
        number = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard number >= 0 else { return nil }
        var state = stat()
        let isRead = fstat(number, &state) == 0
        self.state = state
        guard isRead, state.st_mode & S_IFMT == S_IFREG, state.st_size > 0, state.st_size < 1 << 31 else {
            return nil
        }
    }

    deinit { close(number) }

    var length: Int { Int(state.st_size) }

    /// Whether only the administrator may write the file, and does so by replacing it: in one of these folders.
    func isReplacedOnly(in folders: [String]) -> Bool {
        guard state.st_uid == 0, state.st_mode & (S_IWGRP | S_IWOTH) == 0,
            let resolved = realpath(path, nil)
        else { return false }
        defer { free(resolved) }
        var found = stat()
        let isSame =
            stat(resolved, &found) == 0 && found.st_ino == state.st_ino && found.st_dev == state.st_dev
        let name = String(cString: resolved)
        return isSame && folders.contains { name.hasPrefix($0) }
    }

    /// Whether the file still has its size and its time of modification.
    var isUnchanged: Bool {
        var now = stat()
        return fstat(number, &now) == 0 && now.st_size == state.st_size
            && now.st_mtim.tv_sec == state.st_mtim.tv_sec && now.st_mtim.tv_nsec == state.st_mtim.tv_nsec
    }

    /// Returns a copy of the file as it was when it was opened, which the caller frees; nil if it has changed since, or cannot be read.
    func read() -> UnsafeMutablePointer<CChar>? {
        guard let memory = malloc(length)?.assumingMemoryBound(to: CChar.self) else { return nil }
        var position = 0
        while position < length {
            let count = pread(number, memory + position, length - position, position)
            if count < 0, errno == EINTR { continue }
            if count <= 0 { break }
            position += count
        }
        if position == length, isUnchanged { return memory }
        free(memory)
        return nil
    }
}

/// A font file in the address space of the process.
nonisolated private final class Mapping {
    private let file: OpenFile
    let bytes: UnsafeMutablePointer<CChar>
    private var lastCheck = timespec()

    init?(_ file: OpenFile) {
        let mapped = mmap(nil, file.length, PROT_READ, MAP_PRIVATE, file.number, 0)
        guard let mapped, mapped != MAP_FAILED else { return nil }
        self.file = file
        bytes = mapped.assumingMemoryBound(to: CChar.self)
    }

    deinit { munmap(bytes, file.length) }

    func prefetch() { posix_madvise(bytes, file.length, POSIX_MADV_WILLNEED) }

    /// Whether the file is as it was when it was mapped, as of this tick of the coarse clock.
    var isUnchanged: Bool {
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC_COARSE, &now)
        if now.tv_nsec == lastCheck.tv_nsec, now.tv_sec == lastCheck.tv_sec { return true }
        lastCheck = now
        return file.isUnchanged
    }
}
