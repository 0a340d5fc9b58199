internal import DesktopServices
private import Glibc

/// The appearance of the desktop as a program last read it, stored in a file in the user's cache folder.
///
/// The first frame is drawn before the bus is asked, and would flash in the light style on a dark desktop otherwise.
struct AppearanceCache {
    let path: String

    init(path: String) { self.path = path }

    /// Creates the cache of the current user; nil if neither `XDG_CACHE_HOME` nor `HOME` is set.
    init?(environment: (String) -> String?) {
        guard
            let folder = environment("XDG_CACHE_HOME").flatMap({ $0.isEmpty ? nil : $0 })
                ?? environment("HOME").map({ $0 + "/.cache" })
        else { return nil }
        path = folder + "/widgets/appearance"
    }

    /// Returns the cached theme; nil if there is none, or if the file is damaged, which is reported.
    func load() -> Theme? {
        do throws(UserFile.Failure) {
            guard let text = try UserFile(path: path).read() else { return nil }
            guard let theme = Self.theme(text) else { throw UserFile.Failure("it is damaged") }
            return theme
        } catch {
            UserFile(path: path).reportCache(
                "cannot be read: \(error.reason)", "the first frame has the light style")
            return nil
        }
    }

    /// Stores the appearance of a theme; a failure is reported.
    func save(_ theme: Theme) {
        let (file, text) = (UserFile(path: path), Self.text(theme))
        if (try? file.read()) == text { return }
        do throws(UserFile.Failure) {
            try file.write(text)
        } catch {
            file.reportCache("cannot be written: \(error.reason)", "the next start begins with the old style")
        }
    }

    /// The five words of the file: style, contrast, motion, accent colour and text scale.
    static func text(_ theme: Theme) -> String {
        let tint = theme.palette[.tint]
        func byte(_ part: Double) -> Int { Int((min(max(part, 0), 1) * 255).rounded()) }
        let color = byte(tint.red) << 16 | byte(tint.green) << 8 | byte(tint.blue)
        return [
            theme.style == .dark ? "dark" : "light", theme.contrast == .high ? "high" : "normal",
            theme.prefersReducedMotion ? "reduced" : "full", String(color, radix: 16), "\(theme.textScale)",
        ].joined(separator: " ") + "\n"
    }

    static func theme(_ text: String) -> Theme? {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard words.count == 5, ["dark", "light"].contains(words[0]), ["high", "normal"].contains(words[1]),
            ["reduced", "full"].contains(words[2]), let color = UInt32(words[3], radix: 16),
            color <= 0xffffff,
            let textScale = Double(words[4]), Theme.textScales.contains(textScale)
        else { return nil }
        var theme = Theme(
            style: words[0] == "dark" ? .dark : .light, accent: Color(hex: color),
            contrast: words[1] == "high" ? .high : .normal)
        theme.prefersReducedMotion = words[2] == "reduced"
        theme.textScale = textScale
        return theme
    }
}
