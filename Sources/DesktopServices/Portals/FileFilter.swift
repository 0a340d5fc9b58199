public import ContentTypes
internal import DBus

/// A named set of file types, of which a file dialog displays one at a time.
///
///     FileFilter(name: "Images", types: [.png, .jpeg])
public nonisolated struct FileFilter: Hashable, Sendable {
    /// The name in the list of filters.
    public var name: String
    /// The types of the files that are displayed.
    public var types: [UTType]

    public init(name: String, types: [UTType]) {
        self.name = name
        self.types = types
    }

    /// A filter for files of all types.
    public static let allFiles = FileFilter(name: "All Files", types: [.item])

    /// Whether the filter contains a file with this name; case is ignored.
    public func matches(_ fileName: String) -> Bool { types.contains { $0.matches(fileName) } }

    static let type = DBusType.structure([.string, .array(.structure([.uint32, .string]))])

    /// The filter in the notation of the portal: patterns (0) and MIME types (1).
    ///
    /// Types with known extensions are sent as patterns, which all portals interpret in the same way. Both cases of letters match.
    var value: DBusValue {
        let entries = types.flatMap { type -> [DBusValue] in
            if type == .item { return [.structure([.uint32(0), .string("*")])] }
            let patterns = type.filenameExtensions.map { "*." + $0.map(Self.anyCase).joined() }
            return patterns.map { .structure([.uint32(0), .string($0)]) }
                + type.mimeTypes.map { .structure([.uint32(1), .string($0)]) }
        }
        return .structure([.string(name), .array(entries, of: .structure([.uint32, .string]))])
    }

    private static func anyCase(_ character: Character) -> String {
        let (lower, upper) = (character.lowercased(), character.uppercased())
        return lower == upper ? lower : "[\(lower)\(upper)]"
    }
}
