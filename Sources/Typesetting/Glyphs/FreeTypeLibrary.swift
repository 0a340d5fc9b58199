import CFreeType

/// The FreeType library, which draws single glyphs; initialised when the first glyph is drawn.
nonisolated final class FreeTypeLibrary {
    let library: FT_Library?

    init() {
        var library: FT_Library?
        self.library = FT_Init_FreeType(&library) == 0 ? library : nil
    }

    deinit { if let library { FT_Done_FreeType(library) } }
}
