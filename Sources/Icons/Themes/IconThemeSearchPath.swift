/// The folders in which icon themes are searched, in order.
///
/// The value does not read the environment itself, so that tests and programs can supply another one:
///
///     let path = IconThemeSearchPath { name in getenv(name).map { String(cString: $0) } }
public struct IconThemeSearchPath: Hashable, Sendable {
    /// The folders with themes, each in a subfolder with the name of the theme.
    public var themeFolders: [String]
    /// The folders with icons that belong to no theme; they are searched after all themes.
    public var unthemedFolders: [String]

    /// Creates a search path of these folders.
    public init(themeFolders: [String], unthemedFolders: [String] = []) {
        self.themeFolders = themeFolders
        self.unthemedFolders = unthemedFolders
    }

    /// Creates the search path of the Icon Theme Specification for an environment.
    ///
    /// It consists of `$HOME/.icons`, `$XDG_DATA_HOME/icons` (by default `$HOME/.local/share/icons`), `icons` in the folders of
    /// `$XDG_DATA_DIRS` (by default `/usr/local/share` and `/usr/share`), and `/usr/share/pixmaps`. Relative paths are ignored, as the XDG
    /// Base Directory Specification requires.
    public init(environment: (String) -> String?) {
        func value(_ name: String) -> String? {
            environment(name).flatMap { $0.hasPrefix("/") ? Self.withoutSlash($0) : nil }
        }
        var folders: [String] = []
        func add(_ folder: String) {
            if !folders.contains(folder) { folders.append(folder) }
        }
        let home = value("HOME")
        if let home { add(home + "/.icons") }
        if let data = value("XDG_DATA_HOME") ?? home.map({ $0 + "/.local/share" }) { add(data + "/icons") }
        let list = environment("XDG_DATA_DIRS") ?? ""
        for folder in (list.isEmpty ? "/usr/local/share:/usr/share" : list).split(separator: ":")
        where folder.hasPrefix("/") {
            add(Self.withoutSlash(String(folder)) + "/icons")
        }
        self.init(themeFolders: folders, unthemedFolders: ["/usr/share/pixmaps"])
    }

    private static func withoutSlash(_ path: String) -> String {
        path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}
