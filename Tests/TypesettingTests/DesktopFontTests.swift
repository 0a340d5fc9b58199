import Drawing
import Testing

@testable import Typesetting

/// The fonts of the desktop's configuration and their cache, and the fonts that an application registers.
struct DesktopFontTests {
    private nonisolated static let folder = "/usr/share/fonts/truetype/dejavu/"

    private nonisolated static let fonts = DesktopFonts(
        sansSerif: DesktopFonts.Family(
            files: ["DejaVuSerif", "DejaVuSerif-Bold", "DejaVuSerif", "DejaVuSerif-Bold"].enumerated().map {
                FontFile(path: folder + $0.element + ".ttf", synthesizesItalic: $0.offset >= 2)
            }),
        monospaced: DesktopFonts.Family(
            files: Array(repeating: FontFile(path: folder + "DejaVuSansMono.ttf"), count: 4)))

    private func path(of font: Font, _ locator: FontLocator) -> String? {
        Typesetter(locator: locator).engine.resolve(font, scale: 1).face?.file.path
    }

    @Test func `The system font is the desktop's font`() {
        var locator = FontLocator(folders: ["/usr/share/fonts"])
        locator.desktopFonts = Self.fonts
        #expect(path(of: .systemFont(ofSize: 14), locator) == Self.folder + "DejaVuSerif.ttf")
        #expect(path(of: .boldSystemFont(ofSize: 14), locator) == Self.folder + "DejaVuSerif-Bold.ttf")
        #expect(path(of: .monospacedSystemFont(ofSize: 14), locator) == Self.folder + "DejaVuSansMono.ttf")
        let italic = Typesetter(locator: locator).engine.resolve(.italicSystemFont(ofSize: 14), scale: 1)
        #expect(italic.face?.isSlanted == true)

        locator.systemFamily = "Nobody's Font, DejaVu Sans Mono"
        #expect(path(of: .systemFont(ofSize: 14), locator) == Self.folder + "DejaVuSansMono.ttf")
        locator.desktopFonts = nil
        locator.systemFamily = nil
        #expect(path(of: .systemFont(ofSize: 14), locator) == Self.folder + "DejaVuSans.ttf")
    }

    @Test func `The result of fontconfig is cached across launches`() throws {
        let folder = try TemporaryFolder()
        let cache = DesktopFontCache(path: folder.path + "/a/b/fonts", watched: [folder.path])
        #expect(cache.load() == nil)
        cache.save(Self.fonts)
        // Creating a folder changes the modification time of the watched folder.
        cache.save(Self.fonts)
        #expect(cache.load() == Self.fonts)
        #expect(DesktopFontCache(path: cache.path, watched: [folder.path]).load() == Self.fonts)
    }

    @Test func `Changed settings and configuration files invalidate the cache`() throws {
        let folder = try TemporaryFolder()
        let store = try TemporaryFolder()
        func cache(_ settings: [String] = []) -> DesktopFontCache {
            DesktopFontCache(
                path: store.path + "/fonts", watched: [folder.path, folder.path + "/fonts.conf"],
                settings: settings)
        }
        cache().save(Self.fonts)
        #expect(cache().load() == Self.fonts)
        #expect(cache(["LANG=ja_JP.UTF-8"]).load() == nil)
        _ = folder.write("<fontconfig/>", to: "fonts.conf")
        #expect(cache().load() == nil)
        cache().save(Self.fonts)
        #expect(cache().load() == Self.fonts)
    }

    @Test func `A cache that names a missing font file, or is corrupt, is ignored`() throws {
        let folder = try TemporaryFolder()
        let cache = DesktopFontCache(path: folder.path + "/fonts", watched: [])
        var fonts = Self.fonts
        fonts.sansSerif.files[1].path = "/nowhere/a font.ttf"
        cache.save(fonts)
        #expect(cache.load() == nil)
        for text in ["", "\n", "1\n0 0 0 /etc/passwd\n", String(repeating: "x\n", count: 9)] {
            _ = folder.write(text, to: "fonts")
            var problems: [String] = []
            #expect(cache.load { problems.append($0) } == nil)
            #expect(problems == [text.isEmpty ? "cannot be read" : "is damaged"])
        }
    }

    @Test func `A cache that cannot be read or written is reported; a missing or outdated one is not`() throws
    {
        let folder = try TemporaryFolder()
        let cache = DesktopFontCache(path: folder.path + "/a/fonts", watched: [folder.path])
        var problems: [String] = []
        func report(_ problem: String) { problems.append(problem) }
        #expect(cache.load(report) == nil)
        cache.save(Self.fonts, report)
        // The folder that was created has changed the watched one.
        cache.save(Self.fonts, report)
        #expect(cache.load(report) == Self.fonts)
        _ = folder.write("", to: "new")
        #expect(cache.load(report) == nil && problems.isEmpty)

        DesktopFontCache(path: folder.path + "/new/fonts", watched: []).save(Self.fonts, report)
        #expect(problems == ["cannot be written: Not a directory"])
    }

    @Test func `Fontconfig is queried for sans-serif and monospace`() throws {
        let fonts = try #require(DesktopFonts(asking: FontFallback()))
        #expect(fonts.sansSerif.files.count == 4 && fonts.monospaced.files.count == 4)
        #expect(DesktopFonts(lines: fonts.lines.map { $0[...] }) == fonts)
        var locator = FontLocator(folders: ["/usr/share/fonts"])
        locator.desktopFonts = fonts
        #expect(path(of: .systemFont(ofSize: 14), locator) == fonts.sansSerif.files[0].path)
    }

    @Test func `Registered font files are found by their family names`() throws {
        let typesetter = Typesetter(locator: FontLocator(folders: ["/usr/share/fonts/truetype/noto"]))
        let font = Font(family: .named("DejaVu Serif"), size: 20)
        func file(_ font: Font) -> String? { typesetter.engine.resolve(font, scale: 1).face?.file.path }
        #expect(file(font) != Self.folder + "DejaVuSerif.ttf")

        #expect(typesetter.registerFonts(atPath: Self.folder + "DejaVuSerif.ttf") == ["DejaVu Serif"])
        #expect(typesetter.registerFonts(atPath: Self.folder + "DejaVuSerif-Bold.ttf") == ["DejaVu Serif"])
        #expect(typesetter.registerFonts(atPath: "/etc/passwd").isEmpty)
        #expect(typesetter.registerFonts(atPath: "/nowhere").isEmpty)

        #expect(file(font) == Self.folder + "DejaVuSerif.ttf")
        var bold = font
        bold.weight = .bold
        #expect(file(bold) == Self.folder + "DejaVuSerif-Bold.ttf")
        bold.isItalic = true
        let face = typesetter.engine.resolve(bold, scale: 1).face
        #expect(face?.file.path == Self.folder + "DejaVuSerif-Bold.ttf" && face?.isSlanted == true)
        #expect(typesetter.width(of: "Hello", font: font, scale: 1) > 0)
    }
}
