import CSDL2

/// SDL's font library: started once, when the first font is opened, and never stopped.
///
/// SDL's video is left alone.
nonisolated enum SDLFontLibrary {
    /// Does nothing when it runs already.
    ///
    /// Throws SDL's own text.
    static func start() throws(FontError) {
        if TTF_WasInit() > 0 || TTF_Init() == 0 { return }
        throw .libraryFailed(reason: String(cString: SDL_GetError()))
    }
}
