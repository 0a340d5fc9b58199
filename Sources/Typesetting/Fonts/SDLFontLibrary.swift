import CSDL2

/// SDL's font library, which is initialised when the first font is opened and never shut down.
///
/// SDL's video subsystem is not initialised.
nonisolated enum SDLFontLibrary {
    /// Initialises the library if necessary.
    ///
    /// - Throws: ``FontError/libraryFailed(reason:)`` with the error message of SDL.
    static func start() throws(FontError) {
        if TTF_WasInit() > 0 || TTF_Init() == 0 { return }
        throw .libraryFailed(reason: String(cString: SDL_GetError()))
    }
}
