import Drawing
import Glibc
import Testing

@testable import Typesetting

@Suite struct FontLocatorTests {
    @Test func `Without any font, text has no width and the error names the package to install`() {
        let typesetter = Typesetter(locator: FontLocator(folders: ["/nowhere/fonts"]))
        let run = typesetter.run("Hello", font: .systemFont(ofSize: 14), scale: 1)

        #expect(run.width == 0 && run.ascent > 0)
        #expect(typesetter.rendition(of: run, scale: 1).pieces.isEmpty)
        #expect(
            typesetter.run("Hello", font: run.font, scale: 1, fitting: 9, truncation: .byClipping).width == 0)
        let error = #expect(throws: FontError.self) { try typesetter.checkDefaultFont() }
        #expect(error?.description.contains("No font found") == true)
        #expect(error?.description.contains("fonts-dejavu-core") == true)
        #expect(error?.description.contains("/nowhere/fonts") == true)
    }

    @Test func `The installed fonts pass the check`() throws {
        try Typesetter(locator: .installed).checkDefaultFont()
    }

    @Test func `The check opens no font; the first measurement opens one`() throws {
        let typesetter = Typesetter(locator: .installed)

        typesetter.prefetchDefaultFont()
        try typesetter.checkDefaultFont()
        #expect(typesetter.statistics.openFonts == 0)

        #expect(typesetter.width(of: "Hello", font: .systemFont(ofSize: 14), scale: 1) > 0)
        #expect(typesetter.statistics.openFonts == 1)
    }

    @Test func `Prefetching a broken or missing font has no effect`() throws {
        let folder = try TemporaryFolder()
        _ = folder.write("not a font", to: "DejaVuSans.ttf")
        let broken = Typesetter(locator: FontLocator(folders: [folder.path]))
        let empty = Typesetter(locator: FontLocator(folders: ["/nowhere/fonts"]))

        for typesetter in [broken, empty] {
            typesetter.prefetchDefaultFont()
            typesetter.prefetchDefaultFont()
            #expect(throws: FontError.self) { try typesetter.checkDefaultFont() }
        }
        // A typesetter may be deallocated while its font is being read.
        Typesetter(locator: .installed).prefetchDefaultFont()
    }

    @Test func `A broken font file is skipped`() throws {
        let folder = try TemporaryFolder()
        let broken = folder.write("not a font", to: "DejaVuSans.ttf")
        let typesetter = Typesetter(locator: FontLocator(folders: [folder.path, "/usr/share/fonts"]))

        try typesetter.checkDefaultFont()
        #expect(typesetter.width(of: "Hello", font: .systemFont(ofSize: 14), scale: 1) > 0)

        let withoutFonts = Typesetter(locator: FontLocator(folders: [folder.path]))
        let error = #expect(throws: FontError.self) { try withoutFonts.checkDefaultFont() }
        #expect(error?.description.contains(broken) == true)
    }

    @Test func `A font in a subfolder is found by its file name`() throws {
        let folder = try TemporaryFolder()
        let link = folder.link(
            "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf", as: "DejaVuSans-Regular.ttf")
        let typesetter = Typesetter(locator: FontLocator(folders: [folder.path]))

        try #require(!link.isEmpty)
        try typesetter.checkDefaultFont()
    }

    @Test func `The overriding file is the system font`() {
        let mono = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf"
        let typesetter = Typesetter(locator: FontLocator(folders: ["/usr/share/fonts"], overridingFile: mono))
        let font = Font.systemFont(ofSize: 15)

        #expect(
            typesetter.width(of: "iiii", font: font, scale: 1)
                == typesetter.width(of: "MMMM", font: font, scale: 1))
    }

    @Test func `A missing family falls back to the system font`() {
        let typesetter = Typesetter(locator: .installed)
        func width(_ family: Font.Family) -> Double {
            typesetter.width(of: "illuminating", font: Font(family: family, size: 15), scale: 1)
        }

        #expect(width(.named("No Such Family")) == width(.system))
        #expect(width(.named("")) == width(.system))
        #expect(width(.named("dejavu sans mono")) == width(.monospaced))
        #expect(width(.named("DejaVu Serif")) != width(.system))
    }

    @Test(arguments: [
        ("a/DejaVuSerif.ttf", "DejaVu Serif", FontFileStyle?.some(.regular)),
        ("a/DejaVuSerif-Bold.ttf", "DejaVu Serif", .bold),
        ("a/DejaVuSerif-BoldItalic.ttf", "dejavuserif", .boldItalic),
        ("a/DejaVuSansMono.ttf", "DejaVu Sans", nil), ("NotoSans-Regular.ttf", "Noto Sans", .regular),
        ("FreeSansOblique.otf", "Free Sans", .italic), ("NotoSansThai-Bold.ttf", "Noto Sans", nil),
    ])
    func `A file name determines family and style`(path: String, family: String, style: FontFileStyle?) {
        #expect(FontFileName.style(of: path, inFamily: FontFileName.normalized(family)) == style)
    }

    @Test func `Bold and italic are synthesized for an overriding file`() {
        var finder = FontFinder(locator: FontLocator(folders: ["/x"], overridingFile: "/x/Only.ttf"))
        let font = Font(family: .system, size: 10, weight: .bold, isItalic: true)

        let file = finder.first(for: font) { $0 }

        #expect(file == FontFile(path: "/x/Only.ttf", synthesizesBold: true, synthesizesItalic: true))
    }
}

/// A temporary folder, which is removed with the files created here on deallocation.
final class TemporaryFolder {
    let path: String
    private var files: [String] = []

    init() throws {
        var template = Array("/tmp/widgets-fonts-XXXXXX".utf8CString)
        path = try #require(mkdtemp(&template).map { String(cString: $0) })
    }

    /// Writes a file, and returns its path.
    func write(_ text: String, to name: String) -> String {
        let file = "\(path)/\(name)"
        files.append(file)
        guard let stream = fopen(file, "w") else { return file }
        fputs(text, stream)
        fclose(stream)
        return file
    }

    /// Copies a file, and returns the path of the copy.
    func copy(of source: String, as name: String) throws -> String {
        let file = "\(path)/\(name)"
        let input = try #require(fopen(source, "r"))
        defer { fclose(input) }
        let output = try #require(fopen(file, "w"))
        defer { fclose(output) }
        files.append(file)
        var block = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = fread(&block, 1, block.count, input)
            if count == 0 { return file }
            try #require(fwrite(block, 1, count, output) == count)
        }
    }

    /// Creates a symbolic link, and returns its path; empty if it could not be created.
    func link(_ target: String, as name: String) -> String {
        let file = "\(path)/\(name)"
        files.append(file)
        return symlink(target, file) == 0 ? file : ""
    }

    isolated deinit {
        for file in files { unlink(file) }
        rmdir(path)
    }
}
