/// The place of a database: a file, or memory that several connections of the process share.
///
///     try Database(.file("/home/ada/music.sqlite"))
public nonisolated enum DatabaseLocation: Hashable, Sendable {
    /// An existing file.
    case file(String)
    /// A database in memory with a name and a number; it exists while a connection to it is open.
    case memory(String, number: UInt64)

    /// Returns a new, empty database in memory.
    public static func newMemory(_ name: String) -> DatabaseLocation {
        .memory(name, number: .random(in: .min ... .max))
    }

    /// The name that the user sees: that of the file.
    public var name: String {
        switch self {
        case .file(let path): path.split(separator: "/").last.map(String.init) ?? path
        case .memory(let name, _): name
        }
    }
}
