import CHarfBuzz
import CSDL2

/// A font file, mapped: all faces of it read the same memory.
///
/// SDL_ttf would read a file in pieces of 4 KB, with a system call for each place that FreeType looks at: 2,000 of them until
/// a window's first words are drawn.
nonisolated final class FontMemory {
    /// HarfBuzz's object that holds the mapping.
    let blob: OpaquePointer

    /// Nil for what cannot be read.
    init?(path: String) {
        guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
        self.blob = blob
    }

    deinit { hb_blob_destroy(blob) }

    /// A new stream over the file; the memory must stay as long as it is read.
    func stream() -> UnsafeMutablePointer<SDL_RWops>? {
        var count: UInt32 = 0
        guard let bytes = hb_blob_get_data(blob, &count), let size = Int32(exactly: count) else { return nil }
        return SDL_RWFromConstMem(bytes, size)
    }
}

/// The font files that some face has open.
nonisolated final class FontMemories {
    private struct Entry {
        weak var memory: FontMemory?
    }

    private var entries: [String: Entry] = [:]

    /// Nil for what cannot be read.
    func memory(of path: String) -> FontMemory? {
        if let known = entries[path]?.memory { return known }
        guard let memory = FontMemory(path: path) else { return nil }
        entries[path] = Entry(memory: memory)
        return memory
    }
}
