import CFreeType

/// FreeType, for the masks of single glyphs; started when the first one is drawn.
nonisolated final class FreeTypeLibrary {
    let library: FT_Library?

    init() {
        var library: FT_Library?
        self.library = FT_Init_FreeType(&library) == 0 ? library : nil
    }

    deinit { if let library { FT_Done_FreeType(library) } }
}
