import Glibc

/// The folders and files from which fonts are loaded.
///
/// A value type; the typesetter searches for the files.
///
///     let typesetter = Typesetter(locator: FontLocator(folders: ["/opt/app/fonts"]))
public nonisolated struct FontLocator: Hashable, Sendable {
    /// The folders with font files, in the order in which they are searched.
    public var folders: [String]
    /// The file of the system font, which replaces all others; nil for none.
    public var overridingFile: String?
    /// The families of the system font, in order of preference ("Inter, Cantarell"); nil for the desktop's font.
    public var systemFamily: String?
    /// The desktop's fonts; nil if they are not known.
    var desktopFonts: DesktopFonts?
    /// The fonts that the application has registered.
    var registered: [RegisteredFont] = []
    /// Whether fontconfig is queried for families that the folders lack, and for characters that a font lacks.
    public var usesFontconfig: Bool

    /// Creates a locator that searches only these folders and their subfolders.
    public init(folders: [String], overridingFile: String? = nil, usesFontconfig: Bool = false) {
        self.folders = folders
        self.usesFontconfig = usesFontconfig
        self.overridingFile = overridingFile
    }

    /// Creates a locator for the font folders of the system and of the user.
    ///
    /// The environment variables `WIDGETS_FONT` and `WIDGETS_FONT_FAMILY` supply the file and the families of the system font.
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

    /// Returns the value of an environment variable; nil if it is unset or empty.
    static func environment(_ name: String) -> String? {
        guard let value = getenv(name), value.pointee != 0 else { return nil }
        return String(cString: value)
    }
}
