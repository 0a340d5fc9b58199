/// A type of data that is dragged, dropped or copied: `UTType`.
///
///     extension UTType { static let card = UTType(exportedAs: "com.example.card") }
public nonisolated struct UTType: Hashable, Sendable, CustomStringConvertible {
    /// The identifier, in reverse domain notation.
    public let identifier: String
    /// The MIME type under which other programs exchange the data; nil for types that exist only within the program.
    public let preferredMIMEType: String?
    /// The types that this type is a special case of.
    public let supertypes: Set<UTType>

    private init(_ identifier: String, _ mimeType: String?, _ supertypes: Set<UTType> = [.item]) {
        self.identifier = identifier
        preferredMIMEType = mimeType
        self.supertypes = supertypes
    }

    /// Creates a type of the program, for values that are exchanged between its views.
    public init(exportedAs identifier: String, conformingTo supertype: UTType = .item) {
        self.init(identifier, nil, [supertype])
    }

    /// Any data: the supertype of all types.
    public static let item = UTType("public.item", nil, [])
    /// Text.
    public static let text = UTType("public.text", nil)
    /// Text without attributes.
    public static let plainText = UTType("public.plain-text", "text/plain", [.text])
    /// A URL.
    public static let url = UTType("public.url", "text/uri-list")
    /// The URL of a file.
    public static let fileURL = UTType("public.file-url", "text/uri-list", [.url])
    /// An image.
    public static let image = UTType("public.image", nil)

    /// Returns whether data of this type can be used where `type` is expected: the types are equal, or `type` is a direct or
    /// indirect supertype.
    public func conforms(to type: UTType) -> Bool {
        self == type || supertypes.contains { $0.conforms(to: type) }
    }

    public var description: String { identifier }

    public static func == (first: UTType, second: UTType) -> Bool { first.identifier == second.identifier }
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}
