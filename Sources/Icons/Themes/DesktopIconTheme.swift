/// The name of the icon theme that the user has chosen for the desktop.
///
///     let name = DesktopIconTheme(environment: environment).name
package struct DesktopIconTheme {
    /// The files that are read, in order, with the key that contains the name.
    private let files: [(path: String, section: String, key: String)]

    /// `environment` returns the value of an environment variable.
    package init(environment: (String) -> String?) {
        let home = environment("HOME") ?? ""
        let folder = environment("XDG_CONFIG_HOME").flatMap { $0.isEmpty ? nil : $0 } ?? home + "/.config"
        let gtk = [
            folder + "/gtk-4.0/settings.ini", folder + "/gtk-3.0/settings.ini", "/etc/gtk-4.0/settings.ini",
            "/etc/gtk-3.0/settings.ini",
        ].map { (path: $0, section: "Settings", key: "gtk-icon-theme-name") }
        let kde = (path: folder + "/kdeglobals", section: "Icons", key: "Theme")
        let prefersKDE = (environment("XDG_CURRENT_DESKTOP") ?? "").split(separator: ":").contains("KDE")
        files = prefersKDE ? [kde] + gtk : gtk + [kde]
    }

    /// The name in the first file that has one; nil without such a file.
    package var name: String? {
        for file in files {
            guard let bytes = IconFolder.contents(of: file.path, limit: 1 << 16) else { continue }
            if let name = Self.value(of: file.key, in: file.section, of: bytes) { return name }
        }
        return nil
    }

    /// Returns the value of a key in a section of a file of lines `key=value` and `[section]`.
    static func value(of key: String, in section: String, of bytes: [UInt8]) -> String? {
        var isInSection = false
        for line in bytes.split(whereSeparator: { $0 == 10 || $0 == 13 }) {
            let text = trimmed(String(decoding: line, as: UTF8.self)[...])
            if text.hasPrefix("[") {
                isInSection = text == "[\(section)]"
            } else if isInSection, let equals = text.firstIndex(of: "="), trimmed(text[..<equals]) == key {
                var value = trimmed(text[text.index(after: equals)...])
                if value.count > 1, value.hasPrefix("\""), value.hasSuffix("\"") {
                    value = value.dropFirst().dropLast()
                }
                return value.isEmpty ? nil : String(value)
            }
        }
        return nil
    }

    private static func trimmed(_ text: Substring) -> Substring {
        guard let first = text.firstIndex(where: { !$0.isWhitespace }),
            let last = text.lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return text[first...last]
    }
}
