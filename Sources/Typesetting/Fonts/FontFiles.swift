import CHarfBuzz
import CSDL2

/// The open font files: all faces of a file share its memory.
nonisolated final class FontFiles {
    private struct Entry {
        weak var data: FontData?
    }

    private var entries: [String: Entry] = [:]
    /// The file that is read in advance, retained until its first use.
    private var prefetched: FontData?

    /// Returns the bytes of a file; nil if it cannot be read.
    func data(of path: String) -> FontData? {
        defer { prefetched = nil }
        if let known = entries[path]?.data, !known.isBroken { return known }
        guard let data = FontData(path: path) else { return nil }
        entries[path] = Entry(data: data)
        return data
    }

    /// Starts reading the file, without waiting for the disk.
    func prefetch(_ path: String) {
        guard entries[path]?.data == nil, let data = data(of: path) else { return }
        data.prefetch()
        prefetched = data
    }
}

nonisolated extension FontData {
    /// Returns a new SDL stream over the bytes, which must outlive it.
    ///
    /// Given the file itself, SDL_ttf reads in blocks of 4 KB, with a system call for each position that FreeType reads: 2,000 calls
    /// until the first words of a window are drawn.
    func stream() -> UnsafeMutablePointer<SDL_RWops>? {
        var count: UInt32 = 0
        guard let bytes = hb_blob_get_data(blob, &count), let size = Int32(exactly: count) else { return nil }
        return SDL_RWFromConstMem(bytes, size)
    }
}
