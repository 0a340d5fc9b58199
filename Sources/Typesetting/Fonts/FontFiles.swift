import CHarfBuzz
import CSDL2

/// The open font files: all faces of a file share its memory.
nonisolated final class FontFiles {
    private struct Entry {
        weak var data: FontData?
    }

    private var entries: [String: Entry] = [:]
    private var reading: FontReading?

    /// Returns the bytes of a file; nil if it cannot be read.
    func data(of path: String) -> FontData? {
        if let known = entries[path]?.data, !known.isBroken { return known }
        guard let data = read(path) else { return nil }
        entries[path] = Entry(data: data)
        return data
    }

    /// Starts reading the file on another thread.
    func startReading(_ path: String) {
        guard entries[path]?.data == nil, reading == nil else { return }
        reading = FontReading(path: path)
    }

    private func read(_ path: String) -> FontData? {
        guard let reading, reading.path == path else { return FontData(path: path) }
        self.reading = nil
        return reading.finish()
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
