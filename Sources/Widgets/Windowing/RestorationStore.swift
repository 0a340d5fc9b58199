private import Glibc

/// Stores the restorable state of an application's windows on disk.
///
/// Each window has a file, named after its restoration identifier, in `$XDG_STATE_HOME/<application>/` (`~/.local/state` when the
/// variable is not set).
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
            guard let text = try file.read() else { return }
            RestorationArchive(text: text).apply(to: window)
            let damaged = RestorationArchive.malformedLineCount(in: text)
            if damaged > 0 { throw UserFile.Failure("\(damaged) lines are damaged") }
        } catch {
            report(
                window, "its state could not be read from \(file.path): \(error.reason)",
                "the rest is restored; the file is replaced when the state is saved")
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
            let text = try? file(of: window, in: folder).read()
        else { return nil }
        let archive = RestorationArchive(text: text)
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
