import CHarfBuzz
import CSDL2

/// The font files that some face has open: all faces of a file read the same memory.
nonisolated final class FontFiles {
    private struct Entry {
        weak var data: FontData?
    }

    private var entries: [String: Entry] = [:]
    private var reading: FontReading?

    /// Nil for what cannot be read.
    func data(of path: String) -> FontData? {
        if let known = entries[path]?.data, !known.isBroken { return known }
        guard let data = read(path) else { return nil }
        entries[path] = Entry(data: data)
        return data
    }

    /// Has the file read by another thread until it is asked for.
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
    /// A new stream over the file; the memory must stay as long as it is read.
    ///
    /// SDL_ttf would read a file in pieces of 4 KB, with a system call for each place that FreeType looks at: 2,000 of them
    /// until a window's first words are drawn.
    func stream() -> UnsafeMutablePointer<SDL_RWops>? {
        var count: UInt32 = 0
        guard let bytes = hb_blob_get_data(blob, &count), let size = Int32(exactly: count) else { return nil }
        return SDL_RWFromConstMem(bytes, size)
    }
}
