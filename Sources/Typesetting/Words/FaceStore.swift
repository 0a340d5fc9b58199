import Drawing
import Glibc

/// Opens faces when they are first asked for and keeps the most recent ones open.
nonisolated final class FaceStore {
    /// The face and the metrics of a font at a scale: found again without hashing the family's name.
    final class Slot {
        let font: Font
        let scale: Double
        /// Nil when there is no font to draw with.
        let face: Face?
        let metrics: FontMetrics

        init(font: Font, scale: Double, face: Face?) {
            self.font = font
            self.scale = scale
            self.face = face
            metrics = face?.metrics ?? .estimated(pointSize: font.pointSize)
        }

        /// The cheap fields first: most fonts differ in size.
        func matches(_ font: Font, _ scale: Double) -> Bool {
            self.font.pointSize == font.pointSize && self.scale == scale && self.font.weight == font.weight
                && self.font.isItalic == font.isItalic && self.font.family == font.family
        }
    }

    /// Also those of the faces that paragraphs are shaped with.
    let files = FontFiles()
    private var finder: FontFinder
    /// The most recently used first.
    @exclusivity(unchecked) private var slots: [Slot] = []
    @exclusivity(unchecked) private var last: Slot?
    private var refused: [FontError.RefusedFile] = []
    private var libraryError: FontError?
    private var nextID: Int32 = 0
    private var hasComplained = false
    /// The font data that the check opened, kept for the first face.
    private var checked: FontData?

    /// Fonts at sizes kept open.
    private static let slotLimit = 48
    /// Of the em, in pixels: below, FreeType refuses; above, a word's surface grows out of hand.
    private static let pixelSizes = 1.0...2000.0

    init(locator: FontLocator) { finder = FontFinder(locator: locator) }

    /// Fonts at sizes that are open.
    var openCount: Int { slots.count { $0.face != nil } }

    /// True when other fonts than those of the folders may serve.
    var usesFontconfig: Bool { finder.locator.usesFontconfig }

    /// The slot of a font; opens the font when it is new.
    ///
    /// `scale` is positive.
    func slot(for font: Font, scale: Double) -> Slot {
        if let last, last.matches(font, scale) { return last }
        let slot: Slot
        if let index = slots.firstIndex(where: { $0.matches(font, scale) }) {
            slot = slots.remove(at: index)
        } else {
            slot = makeSlot(for: font, scale: scale)
            if slots.count >= Self.slotLimit { slots.removeLast() }
        }
        slots.insert(slot, at: 0)
        last = slot
        return slot
    }

    /// Closes every font, and looks for files again when the next one is asked for.
    func reset(locator: FontLocator) {
        finder = FontFinder(locator: locator)
        slots = []
        last = nil
        refused = []
        libraryError = nil
        hasComplained = false
        checked = nil
    }

    // MARK: - At the start

    /// Has the font's file read by another thread until it is needed.
    func startReading(for font: Font) {
        _ = finder.first(for: font) { file -> Bool? in
            files.startReading(file.path)
            return true
        }
    }

    /// Returns whether a file of the font can be opened; its metrics, which take the longest, are left to its slot.
    func canOpen(_ font: Font) -> Bool {
        guard startLibrary() else { return false }
        checked = finder.first(for: font) { file in
            attempt(file) { () throws(Face.OpenError) in try Face.check(file, files) }
        }
        return checked != nil
    }

    /// Why no font was found.
    var error: FontError {
        libraryError ?? .notFound(lookedIn: finder.locator.folders, refused: refused)
    }

    /// The file that was to serve as the system font, where it could not be opened.
    var refusedOverridingFile: FontError.RefusedFile? {
        guard let path = finder.locator.overridingFile else { return nil }
        return refused.first { $0.path == path }
    }

    private func makeSlot(for font: Font, scale: Double) -> Slot {
        let face = startLibrary() ? openFace(for: font, scale: scale) : nil
        if face == nil { complain() }
        return Slot(font: font, scale: scale, face: face)
    }

    private func openFace(for font: Font, scale: Double) -> Face? {
        let wanted = font.pointSize * scale
        let pixels = min(max(wanted, Self.pixelSizes.lowerBound), Self.pixelSizes.upperBound)
        let size = UInt32((pixels * 72).rounded())
        let open = slots
        return finder.first(for: font) { file in
            let key = Face.Key(file: file, size: size, scale: scale)
            if let known = open.first(where: { $0.face?.key == key })?.face { return known }
            return attempt(file) { () throws(Face.OpenError) in
                let face = try Face(key: key, id: nextID, files: files)
                nextID &+= 1
                return face
            }
        }
    }

    /// Remembers why a file was refused.
    private func attempt<Result>(_ file: FontFile, _ body: () throws(Face.OpenError) -> Result) -> Result? {
        do throws(Face.OpenError) {
            return try body()
        } catch {
            let refusal = FontError.RefusedFile(path: file.path, reason: error.reason)
            if !refused.contains(refusal), refused.count < 8 { refused.append(refusal) }
            return nil
        }
    }

    private func startLibrary() -> Bool {
        do throws(FontError) {
            try FontLibrary.start()
            return true
        } catch {
            libraryError = error
            return false
        }
    }

    /// Once, on standard error: a program without text must say why.
    private func complain() {
        guard !hasComplained else { return }
        hasComplained = true
        var message = "Widgets: \(error)\n"
        message.withUTF8 { _ = write(2, $0.baseAddress, $0.count) }
    }
}
