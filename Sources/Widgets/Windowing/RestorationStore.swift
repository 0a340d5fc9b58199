private import Glibc

/// Stores the restorable state of an application's windows on disk.
///
/// Each window has a file, named after its restoration identifier, in `$XDG_STATE_HOME/<application>/` (`~/.local/state` when the
/// variable is not set). A damaged file restores the values that can be read, is reported, and is kept beside the new one with the suffix
/// `.damaged`.
struct RestorationStore {
    private let folder: String?

    init(application: String, environment: (String) -> String? = Self.environment) {
        let base =
            environment("XDG_STATE_HOME").flatMap { $0.isEmpty ? nil : $0 }
            ?? environment("HOME").map { $0 + "/.local/state" }
        folder = base.map { $0 + "/" + Self.fileName(application) }
    }

    /// Saves the state of the views and, if the window has a restoration identifier, its frame; nil keeps the saved one.
    func save(_ window: Window, frame: Rect? = nil, isZoomed: Bool = false) {
        guard let folder else { return }
        var archive = RestorationArchive()
        archive.collect(from: window)
        if window.restorationIdentifier != nil {
            let saved = placement(of: window)
            // The frame of a maximised window is that of the display; the frame before is restored.
            archive.windowFrame = isZoomed ? saved?.frame ?? frame : frame ?? saved?.frame
            archive.isWindowZoomed = isZoomed
        }
        let file = file(of: window, in: folder)
        do throws(UserFile.Failure) {
            try file.write(archive.text)
        } catch {
            report(
                window, "its state could not be written to \(file.path): \(error.reason)",
                "the state of this session is lost; make the folder writable")
        }
    }

    func restore(_ window: Window) {
        guard let folder else { return }
        let file = file(of: window, in: folder)
        do throws(UserFile.Failure) {
            guard let bytes = try file.readBytes() else { return }
            let archive = RestorationArchive(bytes: bytes)
            let hasValidTypes = archive.apply(to: window)
            let count = archive.damagedValueCount
            if count > 0 { throw UserFile.Failure("\(count) values are damaged") }
            if archive.hasInvalidFrame { throw UserFile.Failure("the frame of the window is damaged") }
            if !hasValidTypes { throw UserFile.Failure("values have other types") }
        } catch {
            report(
                window, "its state could not be read from \(file.path): \(error.reason)",
                "the rest is restored; \(keep(file))")
        }
    }

    /// Keeps a damaged file, which the next one replaces, and returns a text about it.
    private func keep(_ file: UserFile) -> String {
        do throws(UserFile.Failure) {
            return "the damaged file is kept as \(try file.keepDamaged())"
        } catch {
            return
                "the damaged file cannot be kept (\(error.reason)), and is replaced when the state is saved"
        }
    }

    private func report(_ window: Window, _ message: String, _ cure: String) {
        Diagnostics.report(
            Diagnostic(
                kind: .failedRestoration, subject: window.hierarchyPath, message: message, cure: cure))
    }

    /// Returns the saved frame of a window with a restoration identifier; nil if there is none.
    func placement(of window: Window) -> (frame: Rect, isZoomed: Bool)? {
        guard let folder, window.restorationIdentifier != nil,
            let bytes = try? file(of: window, in: folder).readBytes()
        else { return nil }
        let archive = RestorationArchive(bytes: bytes)
        return archive.windowFrame.map { ($0, archive.isWindowZoomed) }
    }

    private func file(of window: Window, in folder: String) -> UserFile {
        UserFile(path: folder + "/" + Self.fileName(window.restorationIdentifier ?? "window") + ".state")
    }

    /// Returns `name` without path separators, so that no identifier leads out of the folder.
    private static func fileName(_ name: String) -> String {
        let safe = name.map { $0 == "/" || $0 == "\0" ? "_" : $0 }
        return safe.allSatisfy({ $0 == "." }) ? "_" : String(safe)
    }

    private nonisolated static func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}
