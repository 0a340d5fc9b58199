private import Dispatch
import Glibc

extension Typesetter {
    /// Makes the fonts of a file available by their family names, and returns these names in the order of the file.
    ///
    /// A registered family takes precedence over an installed family of the same name; several files may form one family. Text that has
    /// already been typeset keeps its fonts until it is typeset again. The result is empty if the file cannot be read as a font. The file
    /// must not be moved or removed.
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

    /// Uses the desktop's fonts for the system families if an earlier start has cached them.
    ///
    /// Does nothing if a font file or a family overrides the system font. Must be called before the first text is measured. `report` is
    /// called with the path of a damaged cache and a description.
    package func useDesktopFonts(report: (_ path: String, _ problem: String) -> Void) {
        var locator = engine.fonts.locator
        guard let cache = desktopFontCache(for: locator),
            let fonts = cache.load({ report(cache.path, $0) })
        else { return }
        locator.desktopFonts = fonts
        reset(locator: locator)
    }

    /// Queries fontconfig for the desktop's fonts in the background and caches them for the next start, unless they are already known.
    ///
    /// Call this after the first frame is displayed: the query takes 10 ms. `report` is called later if the cache cannot be written.
    package func refreshDesktopFonts(
        report: @escaping @MainActor @Sendable (_ path: String, _ problem: String) -> Void
    ) {
        let locator = engine.fonts.locator
        guard locator.desktopFonts == nil, let cache = desktopFontCache(for: locator) else { return }
        // A serial queue instead of a task: from the first use of the concurrent pool on, libdispatch wakes up every second.
        DispatchQueue(label: "Typesetting.desktopFonts", qos: .background).async {
            guard let fonts = DesktopFonts(asking: FontFallback()) else { return }
            cache.save(fonts) { problem in
                Task { @MainActor in report(cache.path, problem) }
            }
        }
    }

    private func desktopFontCache(for locator: FontLocator) -> DesktopFontCache? {
        guard locator.usesFontconfig, locator.overridingFile == nil, locator.systemFamily == nil else {
            return nil
        }
        return DesktopFontCache(fontFolders: locator.folders, environment: FontLocator.environment)
    }
}
