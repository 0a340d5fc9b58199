import Drawing
import Glibc

/// Finds the file of a font, opens it when the font is first requested, and keeps the most recently used fonts open.
nonisolated final class FontResolver {
    private let files: FontFiles
    private let library: FaceLibrary
    private var finder: FontFinder
    /// The open fonts, most recently used first.
    @exclusivity(unchecked) private var fonts: [ResolvedFont] = []
    @exclusivity(unchecked) private var last: ResolvedFont?
    private var refused: [FontError.RefusedFile] = []
    private var libraryError: FontError?
    private var nextID: Int32 = 0
    private var hasReportedFailure = false
    /// The font data that `canOpen(_:)` has opened, kept for the first face.
    private var checked: FontData?

    /// The maximum number of open fonts; each size counts separately.
    private static let limit = 48
    /// The range of the em size, in pixels: FreeType rejects smaller sizes, and the bitmaps of larger words would be too large.
    private static let pixelSizes = 1.0...2000.0

    init(locator: FontLocator, files: FontFiles, library: FaceLibrary) {
        finder = FontFinder(locator: locator)
        self.files = files
        self.library = library
    }

    var locator: FontLocator { finder.locator }

    /// The number of open fonts; each size counts separately.
    var openCount: Int { fonts.count { $0.face != nil } }

    /// Returns the font at a positive scale, and opens it if necessary.
    func font(for font: Font, scale: Double) -> ResolvedFont {
        if let last, last.matches(font, scale) { return last }
        let found: ResolvedFont
        if let index = fonts.firstIndex(where: { $0.matches(font, scale) }) {
            found = fonts.remove(at: index)
        } else {
            found = open(font, scale)
            if fonts.count >= Self.limit { fonts.removeLast() }
        }
        fonts.insert(found, at: 0)
        last = found
        return found
    }

    // MARK: - At the start

    /// Starts reading the font's file, without waiting for the disk.
    func prefetch(_ font: Font) {
        _ = finder.first(for: font) { file -> Bool? in
            files.prefetch(file.path)
            return true
        }
    }

    /// Returns whether a file of the font can be opened; its metrics, which are the most expensive part, are read at the first use.
    func canOpen(_ font: Font) -> Bool {
        guard startLibrary() else { return false }
        checked = finder.first(for: font) { file in
            attempt(file) { () throws(SDLFont.OpenError) in
                guard let data = files.data(of: file.path) else { throw Self.unreadable }
                try SDLFont.check(data, file)
                return data
            }
        }
        return checked != nil
    }

    /// The reason why no font was found.
    var error: FontError {
        libraryError ?? .notFound(lookedIn: finder.locator.folders, refused: refused)
    }

    /// The file that overrides the system font, if it could not be opened; nil otherwise.
    var refusedOverridingFile: FontError.RefusedFile? {
        guard let path = finder.locator.overridingFile else { return nil }
        return refused.first { $0.path == path }
    }

    private static let unreadable = SDLFont.OpenError(reason: "it is empty or cannot be read")

    private func open(_ font: Font, _ scale: Double) -> ResolvedFont {
        let opened = startLibrary() ? openFile(of: font, scale) : nil
        if opened == nil { reportFailure() }
        nextID &+= 1
        return ResolvedFont(
            font: font, scale: scale, id: nextID, face: opened?.face,
            metrics: opened?.words.metrics ?? .estimated(pointSize: font.pointSize), wordDrawer: opened?.words
        )
    }

    private func openFile(of font: Font, _ scale: Double) -> (face: FontFace, words: SDLFont)? {
        let wanted = font.pointSize * scale
        let pixels = min(max(wanted, Self.pixelSizes.lowerBound), Self.pixelSizes.upperBound)
        let size = UInt32((pixels * 72).rounded())
        let weight = font.weight.rawValue
        return finder.first(for: font) { file in
            attempt(file) { () throws(SDLFont.OpenError) in
                guard let face = library.face(file, weight: weight) else { throw Self.unreadable }
                let key = SDLFont.Key(file: file, size: size, scale: scale)
                let known = fonts.first { $0.face === face && $0.wordDrawer?.key == key }?.wordDrawer
                if let known { return (face, known) }
                return (face, try SDLFont(key: key, face: face))
            }
        }
    }

    /// Calls `body` and records the error if it fails.
    private func attempt<Result>(_ file: FontFile, _ body: () throws(SDLFont.OpenError) -> Result) -> Result?
    {
        do throws(SDLFont.OpenError) {
            return try body()
        } catch {
            let refusal = FontError.RefusedFile(path: file.path, reason: error.reason)
            if !refused.contains(refusal), refused.count < 8 { refused.append(refusal) }
            return nil
        }
    }

    private func startLibrary() -> Bool {
        do throws(FontError) {
            try SDLFontLibrary.start()
            return true
        } catch {
            libraryError = error
            return false
        }
    }

    /// Reports once, on standard error, why the program can draw no text.
    private func reportFailure() {
        guard !hasReportedFailure else { return }
        hasReportedFailure = true
        var message = "Widgets: \(error)\n"
        message.withUTF8 { _ = write(2, $0.baseAddress, $0.count) }
    }
}
