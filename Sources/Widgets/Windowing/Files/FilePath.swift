/// Operations on absolute paths.
///
///     FilePath.parent(of: "/home/a")   // "/home"
package nonisolated enum FilePath {
    /// Returns the path of a file in a folder.
    package static func join(_ folder: String, _ name: String) -> String {
        folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }

    /// Returns the path of the folder that contains a file; the root is its own parent.
    package static func parent(of path: String) -> String {
        let parts = path.split(separator: "/").dropLast()
        return "/" + parts.joined(separator: "/")
    }

    /// Returns the last component of a path; `/` for the root.
    package static func name(of path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? "/"
    }

    /// Returns the absolute path of a typed text: relative to `folder`, with `~` for `home`, and without `.` and `..`.
    package static func resolve(_ text: String, in folder: String, home: String) -> String {
        var path = text
        if path == "~" || path.hasPrefix("~/") { path = home + path.dropFirst() }
        if !path.hasPrefix("/") { path = join(folder, path) }
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// Returns the extension of a file name in lower case, without the dot; empty if it has none.
    package static func fileExtension(of name: String) -> String {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return name[name.index(after: dot)...].lowercased()
    }
}
