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
        let path = self.path(of: window, in: folder)
        guard Self.makeDirectory(folder), Self.write(archive.text, to: path) else {
            Diagnostics.report(
                Diagnostic(
                    kind: .failedRestoration, subject: window.hierarchyPath,
                    message: "its state could not be written to \(path): \(String(cString: strerror(errno)))",
                    cure: "the state of this session is lost; make the folder writable"))
            return
        }
    }

    func restore(_ window: Window) {
        guard let folder, let text = Self.read(path(of: window, in: folder)) else { return }
        RestorationArchive(text: text).apply(to: window)
    }

    /// Returns the saved frame of a window with a restoration identifier; nil if there is none.
    func placement(of window: Window) -> (frame: Rect, isZoomed: Bool)? {
        guard let folder, window.restorationIdentifier != nil,
            let text = Self.read(path(of: window, in: folder))
        else { return nil }
        let archive = RestorationArchive(text: text)
        return archive.windowFrame.map { ($0, archive.isWindowZoomed) }
    }

    private func path(of window: Window, in folder: String) -> String {
        folder + "/" + Self.fileName(window.restorationIdentifier ?? "window") + ".state"
    }

    /// Returns `name` without path separators, so that no identifier leads out of the folder.
    private static func fileName(_ name: String) -> String {
        let safe = name.map { $0 == "/" || $0 == "\0" ? "_" : $0 }
        return safe.allSatisfy({ $0 == "." }) ? "_" : String(safe)
    }

    private nonisolated static func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    private static func makeDirectory(_ path: String) -> Bool {
        var directory = ""
        for part in path.split(separator: "/") {
            directory += "/" + part
            if mkdir(directory, 0o700) != 0, errno != EEXIST { return false }
        }
        return true
    }

    /// Writes to a temporary file and renames it to `path`, so that an interrupted write leaves the old file intact.
    private static func write(_ text: String, to path: String) -> Bool {
        let new = path + ".new"
        guard let file = fopen(new, "w") else { return false }
        var text = text
        let written = text.withUTF8 { fwrite($0.baseAddress, 1, $0.count, file) == $0.count }
        return fclose(file) == 0 && written && rename(new, path) == 0
    }

    private static func read(_ path: String) -> String? {
        guard let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = fread(&chunk, 1, chunk.count, file)
            if count == 0 { return String(decoding: bytes, as: UTF8.self) }
            bytes += chunk.prefix(count)
        }
    }
}
