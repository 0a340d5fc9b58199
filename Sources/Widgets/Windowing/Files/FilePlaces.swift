internal import DesktopServices
internal import Glibc

/// A folder that users often choose, for the side bar of file dialogs.
///
///     let places = FilePlace.places(environment: environment)
package nonisolated struct FilePlace: Hashable, Sendable {
    package let title: String
    package let path: String
    /// The name of the icon in the desktop's icon theme, and of the bundled symbol for themes without it.
    package let iconName: String
    package let symbolName: String

    /// Returns the home folder, the folders of the user that exist, the bookmarks of the desktop, and the file system.
    package static func places(environment: (String) -> String?) -> [FilePlace] {
        let home = environment("HOME") ?? "/"
        let configuration =
            environment("XDG_CONFIG_HOME").flatMap { $0.isEmpty ? nil : $0 } ?? home + "/.config"
        var places = [FilePlace(title: "Home", path: home, iconName: "user-home", symbolName: "house")]
        places += userFolders(lines(of: configuration + "/user-dirs.dirs"), home: home)
        places += bookmarks(lines(of: configuration + "/gtk-3.0/bookmarks"))
        places.append(
            FilePlace(
                title: "File System", path: "/", iconName: "drive-harddisk", symbolName: "internaldrive"))
        var known: Set<String> = []
        return places.filter { FolderReader.kind(of: $0.path) == .folder && known.insert($0.path).inserted }
    }

    /// The special folders in the order of the side bar.
    private static let special = [
        ("DESKTOP", "user-desktop", "desktopcomputer"), ("DOCUMENTS", "folder-documents", "doc"),
        ("DOWNLOAD", "folder-download", "arrow.down.to.line"), ("MUSIC", "folder-music", "music.note"),
        ("PICTURES", "folder-pictures", "photo"), ("VIDEOS", "folder-videos", "film"),
    ]

    /// Reads lines such as `XDG_MUSIC_DIR="$HOME/Music"`.
    static func userFolders(_ lines: [String], home: String) -> [FilePlace] {
        special.compactMap { name, icon, symbol in
            let prefix = "XDG_\(name)_DIR=\""
            guard let line = lines.last(where: { $0.hasPrefix(prefix) }), line.hasSuffix("\"") else {
                return nil
            }
            var path = String(line.dropFirst(prefix.count).dropLast())
            if path.hasPrefix("$HOME") { path = home + path.dropFirst(5) }
            while path.count > 1, path.hasSuffix("/") { path.removeLast() }
            // The home folder itself stands for a folder that the user does not have.
            guard path.hasPrefix("/"), path != home else { return nil }
            return FilePlace(title: FilePath.name(of: path), path: path, iconName: icon, symbolName: symbol)
        }
    }

    /// Reads lines such as `file:///home/a/Work My title`.
    static func bookmarks(_ lines: [String]) -> [FilePlace] {
        lines.compactMap { line in
            let parts = line.split(separator: " ", maxSplits: 1)
            guard let url = parts.first, let path = FileURL.path(of: String(url)) else { return nil }
            let title = parts.count > 1 ? String(parts[1]) : FilePath.name(of: path)
            return FilePlace(title: title, path: path, iconName: "folder", symbolName: "folder")
        }
    }

    private static func lines(of path: String) -> [String] {
        guard let file = fopen(path, "re") else { return [] }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = fread(&bytes, 1, bytes.count, file)
        return String(decoding: bytes.prefix(count), as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
