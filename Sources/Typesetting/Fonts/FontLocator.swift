import Glibc

/// Which folders and which file fonts come from.
///
/// A value; looking for files is the typesetter's work.
///
///     let typesetter = Typesetter(locator: FontLocator(folders: ["/opt/app/fonts"]))
public nonisolated struct FontLocator: Hashable, Sendable {
    /// Searched in this order.
    public var folders: [String]
    /// A font file that serves as the system font instead of any found one; nil for none.
    public var overridingFile: String?
    /// The families of the system font, best first, instead of the desktop's: "Inter, Cantarell"; nil for the desktop's.
    public var systemFamily: String?
    /// The desktop's own fonts, where they are known.
    var desktopFonts: DesktopFonts?
    /// Font files of the application, by their families' names.
    var registered: [RegisteredFont] = []
    /// True when fontconfig is asked for families that the folders lack, and for characters that a font lacks.
    public var usesFontconfig: Bool

    /// Only these folders, and their subfolders.
    public init(folders: [String], overridingFile: String? = nil, usesFontconfig: Bool = false) {
        self.folders = folders
        self.usesFontconfig = usesFontconfig
        self.overridingFile = overridingFile
    }

    /// The machine's and the user's font folders, the file named by the environment variable `WIDGETS_FONT`, and the
    /// family named by `WIDGETS_FONT_FAMILY`.
    public init() {
        var folders = ["/usr/share/fonts", "/usr/local/share/fonts"]
        func add(_ folder: String) {
            if !folders.contains(folder) { folders.append(folder) }
        }
        let home = Self.environment("HOME")
        if let data = Self.environment("XDG_DATA_HOME") {
            add(data + "/fonts")
        } else if let home {
            add(home + "/.local/share/fonts")
        }
        if let home { add(home + "/.fonts") }
        for folder in (Self.environment("XDG_DATA_DIRS") ?? "").split(separator: ":") {
            add((folder.hasSuffix("/") ? folder.dropLast() : folder) + "/fonts")
        }
        self.init(
            folders: folders, overridingFile: Self.environment("WIDGETS_FONT"), usesFontconfig: true)
        systemFamily = Self.environment("WIDGETS_FONT_FAMILY")
    }

    /// A variable's value; nil when it is unset or empty.
    static func environment(_ name: String) -> String? {
        guard let value = getenv(name), value.pointee != 0 else { return nil }
        return String(cString: value)
    }
}
