import Glibc

extension Typesetter {
    /// Makes the fonts of a file available by the names of their families, in the order of the file.
    ///
    /// A family that is registered comes before one of that name which is installed; several files may make up a family. Texts that were
    /// typeset before keep their fonts until they are typeset again. Returns the names of the families, empty when the file cannot be read as
    /// a font. The file must stay where it is.
    ///
    ///     Typesetter.shared.registerFonts(atPath: resources + "/Quicksand.ttf")
    ///     title.font = Font(family: .named("Quicksand"), size: 24)
    @discardableResult public func registerFonts(atPath path: String) -> [String] {
        guard let data = FontData(path: path) else { return [] }
        let found = RegisteredFont.all(in: data, path: path)
        if found.isEmpty { return [] }
        var locator = engine.fonts.locator
        locator.registered.removeAll { $0.path == path }
        locator.registered += found
        reset(locator: locator)
        var names: [String] = []
        for font in found where !names.contains(font.familyName) { names.append(font.familyName) }
        return names
    }

    /// Takes the desktop's fonts for the system's families, where a former start has found out about them.
    ///
    /// Does nothing when a file or a family is given instead. To be called before the first text is measured.
    package func useDesktopFonts() {
        var locator = engine.fonts.locator
        guard let cache = desktopFontCache(for: locator), let fonts = cache.load() else { return }
        locator.desktopFonts = fonts
        reset(locator: locator)
    }

    /// Asks fontconfig for the desktop's fonts by another thread, and keeps them for the next start, unless they are known.
    ///
    /// To be called when the first frame is displayed: it takes 10 ms.
    package func refreshDesktopFonts() {
        let locator = engine.fonts.locator
        guard locator.desktopFonts == nil, let cache = desktopFontCache(for: locator) else { return }
        Task.detached(priority: .background) {
            if let fonts = DesktopFonts(asking: FontFallback()) { cache.save(fonts) }
        }
    }

    private func desktopFontCache(for locator: FontLocator) -> DesktopFontCache? {
        guard locator.usesFontconfig, locator.overridingFile == nil, locator.systemFamily == nil else {
            return nil
        }
        return DesktopFontCache(fontFolders: locator.folders, environment: FontLocator.environment)
    }
}
