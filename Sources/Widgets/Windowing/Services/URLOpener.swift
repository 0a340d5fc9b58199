private import Glibc

/// Starts the program `xdg-open`, for desktops without the portal.
///
///     let isStarted = URLOpener.open("https://swift.org")
enum URLOpener {
    /// POSIX_SPAWN_SETSID, which <spawn.h> declares for GNU C only.
    private static let newSession: Int16 = 0x80

    /// Starts `xdg-open` without waiting for it.
    ///
    /// - Returns: Whether the program exists.
    static func open(_ url: String) -> Bool {
        // The shell exits at once; init, not this process, waits for xdg-open.
        let script = "command -v xdg-open >/dev/null || exit 1; xdg-open \"$0\" >/dev/null 2>&1 &"
        let texts: [String] = ["sh", "-c", script, url]
        let arguments: [UnsafeMutablePointer<CChar>?] = texts.map { strdup($0) }
        defer { for argument in arguments { free(argument) } }
        // In a session of its own, the started application outlives this program and the terminal.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, Self.newSession)
        var process = pid_t()
        guard posix_spawn(&process, "/bin/sh", nil, &attributes, arguments + [nil], environ) == 0 else {
            return false
        }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 { if errno != EINTR { return false } }
        return status == 0
    }

    /// Whether a text can be passed to the desktop: a URL with a scheme.
    ///
    /// A text that begins with a dash would be an option of xdg-open.
    static func isURL(_ text: String) -> Bool {
        guard let colon = text.firstIndex(of: ":"), let first = text.first, first.isLetter, first.isASCII
        else {
            return false
        }
        return text.utf8.count < 1 << 16 && !text.utf8.contains(0)
            && text[..<colon].allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    }
}
