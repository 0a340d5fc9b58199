import CHarfBuzz
import Glibc

/// The desktop's fonts as they were at a former start of some program, kept in a file of the user's cache.
///
/// A start reads the file and looks at the times of fontconfig's configuration and of the font folders: some microseconds, where fontconfig takes
/// 10 ms. An answer for another configuration is none.
nonisolated struct DesktopFontCache: Sendable {
    let path: String
    /// Files and folders that change with fontconfig's answers.
    let watched: [String]
    /// Settings of the environment that fontconfig heeds.
    let settings: [String]

    init(path: String, watched: [String], settings: [String] = []) {
        self.path = path
        self.watched = watched
        self.settings = settings
    }

    /// The user's own; nil without a home.
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

    /// What the answer depends on, in one line.
    private var stamp: String {
        let times = watched.map { path in
            var state = stat()
            guard stat(path, &state) == 0 else { return "-" }
            return "\(state.st_ino).\(state.st_size).\(state.st_mtim.tv_sec).\(state.st_mtim.tv_nsec)"
        }
        return (["1"] + settings + watched + times).joined(separator: "|").filter { !$0.isNewline }
    }

    /// The kept answer; nil when there is none for the present configuration, or when one of its files is gone.
    func load() -> DesktopFonts? {
        guard let data = FontData(path: path) else { return nil }
        var count: UInt32 = 0
        guard let bytes = hb_blob_get_data(data.blob, &count) else { return nil }
        let text = String(
            decoding: UnsafeBufferPointer(start: bytes, count: Int(count)).map { UInt8(bitPattern: $0) },
            as: UTF8.self)
        let lines = text.split(separator: "\n")
        guard let first = lines.first, first == stamp,
            let fonts = DesktopFonts(lines: Array(lines.dropFirst()))
        else { return nil }
        let files = fonts.sansSerif.files + fonts.monospaced.files
        return files.allSatisfy { access($0.path, R_OK) == 0 } ? fonts : nil
    }

    /// Keeps an answer; other programs see the old file or the new one, never a part.
    ///
    /// Fails in silence: the next start asks again.
    func save(_ fonts: DesktopFonts) {
        let text = ([stamp] + fonts.lines).joined(separator: "\n") + "\n"
        let folder = path.split(separator: "/").dropLast()
        for length in 1...max(1, folder.count) {
            mkdir("/" + folder.prefix(length).joined(separator: "/"), 0o755)
        }
        let part = "\(path).\(getpid())"
        let file = open(part, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard file >= 0 else { return }
        let bytes = Array(text.utf8)
        let isWhole = write(file, bytes, bytes.count) == bytes.count
        close(file)
        if !isWhole || rename(part, path) != 0 { unlink(part) }
    }
}
