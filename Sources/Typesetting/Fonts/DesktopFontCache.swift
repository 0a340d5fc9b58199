import CHarfBuzz
import Glibc

/// The desktop's fonts as an earlier start of any program found them, stored in a file in the user's cache folder.
///
/// At start, the file is read and compared with the modification times of fontconfig's configuration and of the font folders. This takes
/// some microseconds; fontconfig takes 10 ms. A file that was written for another configuration is ignored.
nonisolated struct DesktopFontCache: Sendable {
    let path: String
    /// Files and folders whose modification invalidates the cache.
    let watched: [String]
    /// The environment variables that affect fontconfig, with their values.
    let settings: [String]

    init(path: String, watched: [String], settings: [String] = []) {
        self.path = path
        self.watched = watched
        self.settings = settings
    }

    /// Creates the cache of the current user; nil if neither `XDG_CACHE_HOME` nor `HOME` is set.
    init?(fontFolders: [String], environment: (String) -> String?) {
        let home = environment("HOME")
        guard let cache = environment("XDG_CACHE_HOME") ?? home.map({ $0 + "/.cache" }) else { return nil }
        let configuration = environment("XDG_CONFIG_HOME") ?? home.map { $0 + "/.config" }
        var watched = ["/etc/fonts", "/etc/fonts/fonts.conf", "/etc/fonts/local.conf", "/etc/fonts/conf.d"]
        watched.append("/var/cache/fontconfig")
        if let configuration {
            watched += ["", "/fonts.conf", "/conf.d"].map { "\(configuration)/fontconfig\($0)" }
        }
        if let home { watched.append(home + "/.fonts.conf") }
        if let file = environment("FONTCONFIG_FILE") { watched.append(file) }
        let names = [
            "FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT", "LANG", "LC_ALL", "LC_CTYPE",
        ]
        self.init(
            path: cache + "/widgets/desktop-fonts", watched: watched + fontFolders,
            settings: names.map { "\($0)=\(environment($0) ?? "")" })
    }

    /// The version of the format.
    private static let version = "1"

    /// The settings and modification times on which fontconfig's answer depends, as one line.
    private var stamp: String {
        let times = watched.map { path in
            var state = stat()
            guard stat(path, &state) == 0 else { return "-" }
            return "\(state.st_ino).\(state.st_size).\(state.st_mtim.tv_sec).\(state.st_mtim.tv_nsec)"
        }
        return ([Self.version] + settings + watched + times).joined(separator: "|").filter { !$0.isNewline }
    }

    /// Returns the cached fonts; nil if none are cached for the current configuration, or if one of the font files is not readable.
    ///
    /// Calls `report` if there is a file that cannot be read, or that is damaged.
    func load(_ report: (String) -> Void = { _ in }) -> DesktopFonts? {
        guard let data = FontData(path: path) else {
            if access(path, F_OK) == 0 { report("cannot be read") }
            return nil
        }
        var count: UInt32 = 0
        guard let bytes = hb_blob_get_data(data.blob, &count) else { return nil }
        let text = String(
            decoding: UnsafeBufferPointer(start: bytes, count: Int(count)).map { UInt8(bitPattern: $0) },
            as: UTF8.self)
        let lines = text.split(separator: "\n")
        guard let first = lines.first, first.split(separator: "|").first == Self.version[...] else {
            report("is damaged")
            return nil
        }
        // It was written for another configuration.
        guard first == stamp else { return nil }
        guard let fonts = DesktopFonts(lines: Array(lines.dropFirst())) else {
            report("is damaged")
            return nil
        }
        let files = fonts.sansSerif.files + fonts.monospaced.files
        return files.allSatisfy { access($0.path, R_OK) == 0 } ? fonts : nil
    }

    /// Writes the fonts to the cache file, which is replaced atomically.
    ///
    /// Calls `report` if it cannot be written; the next start then queries fontconfig again.
    func save(_ fonts: DesktopFonts, _ report: (String) -> Void = { _ in }) {
        let text = ([stamp] + fonts.lines).joined(separator: "\n") + "\n"
        let folder = path.split(separator: "/").dropLast()
        for length in 1...max(1, folder.count) {
            mkdir("/" + folder.prefix(length).joined(separator: "/"), 0o755)
        }
        let part = "\(path).\(getpid())"
        let file = open(part, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard file >= 0 else { return report("cannot be written: \(String(cString: strerror(errno)))") }
        let bytes = Array(text.utf8)
        let isWhole = write(file, bytes, bytes.count) == bytes.count
        close(file)
        if !isWhole || rename(part, path) != 0 {
            report("cannot be written: \(String(cString: strerror(errno)))")
            unlink(part)
        }
    }
}
