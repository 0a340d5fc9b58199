/// A file or folder in a folder.
///
///     entry.isFolder ? open(entry.name) : select(entry.name)
package nonisolated struct FolderEntry: Hashable, Sendable {
    /// The name; if it is not valid UTF-8, a readable form of it.
    package var name: String
    /// Whether it is a folder, or a link to one.
    package var isFolder: Bool
    /// The length in bytes.
    package var size: Int
    /// The time of the last modification, in seconds since 1970.
    package var modified: Int
    /// Whether the name can be used: false for names that are not valid UTF-8.
    package var isUsable = true

    package init(name: String, isFolder: Bool, size: Int = 0, modified: Int = 0) {
        self.name = name
        self.isFolder = isFolder
        self.size = size
        self.modified = modified
    }

    /// Whether the entry is hidden: its name begins with a dot or ends with a tilde.
    package var isHidden: Bool { name.hasPrefix(".") || name.hasSuffix("~") }
}
