/// A type of data, such as that of a chosen file or of a dragged item: `UTType`.
///
/// A type has extensions of file names and MIME types, and is a special case of its supertypes. There are the types that programs commonly
/// use; others are made of an extension, or declared by the program:
///
///     panel.allowedContentTypes = [.png, .jpeg, UTType(filenameExtension: "psd")]
///     extension UTType { static let card = UTType(exportedAs: "com.example.card") }
public struct UTType: Hashable, Sendable, CustomStringConvertible {
    /// The identifier, in reverse domain notation; it begins with `dyn.` for types made of extensions or MIME types.
    public let identifier: String
    /// The name of the type for users, such as "PNG image".
    public let localizedDescription: String
    /// The extensions of file names, in lower case and without the dot; the first one is the usual one.
    public let filenameExtensions: [String]
    /// The MIME types; `image/*` contains all images.
    public let mimeTypes: [String]
    /// The types that this type is a special case of.
    public let supertypes: Set<UTType>

    private init(
        _ identifier: String, _ description: String, _ extensions: [String] = [], _ mimeTypes: [String] = [],
        _ supertypes: Set<UTType> = [.item]
    ) {
        self.identifier = identifier
        localizedDescription = description
        filenameExtensions = extensions.map { $0.lowercased() }
        self.mimeTypes = mimeTypes
        self.supertypes = supertypes
    }

    /// Creates a type with several extensions or MIME types.
    public init(description: String, filenameExtensions: [String], mimeTypes: [String] = []) {
        self.init(
            "dyn." + (filenameExtensions.map { $0.lowercased() } + mimeTypes).joined(separator: ","),
            description,
            filenameExtensions, mimeTypes)
    }

    /// Creates the type of files with an extension, which is given without the dot.
    public init(filenameExtension: String) {
        let known = Self.known.first { $0.filenameExtensions.contains(filenameExtension.lowercased()) }
        self =
            known
            ?? UTType(
                description: filenameExtension.uppercased() + " file", filenameExtensions: [filenameExtension]
            )
    }

    /// Creates a type of the program, for values that are exchanged between its views.
    public init(exportedAs identifier: String, conformingTo supertype: UTType = .item) {
        self.init(identifier, identifier, [], [], [supertype])
    }

    /// The extension that a file of the type usually has; nil for types without extensions.
    public var preferredFilenameExtension: String? { filenameExtensions.first }

    /// The MIME type under which programs exchange the data; nil for types that have none, or many.
    public var preferredMIMEType: String? { mimeTypes.first { !$0.hasSuffix("*") } }

    /// Files of all types, and any data: the supertype of all types.
    public static let item = UTType("public.item", "All Files", [], [], [])
    /// Folders.
    public static let folder = UTType("public.folder", "Folder", [], ["inode/directory"])
    public static let png = UTType("public.png", "PNG image", ["png"], ["image/png"], [.image])
    public static let jpeg = UTType("public.jpeg", "JPEG image", ["jpg", "jpeg"], ["image/jpeg"], [.image])
    public static let gif = UTType("com.compuserve.gif", "GIF image", ["gif"], ["image/gif"], [.image])
    public static let webP = UTType(
        "org.webmproject.webp", "WebP image", ["webp"], ["image/webp"], [.image])
    public static let svg = UTType("public.svg-image", "SVG image", ["svg"], ["image/svg+xml"], [.image])
    /// Images of all formats.
    public static let image = UTType(
        "public.image", "Images",
        ["png", "jpg", "jpeg", "gif", "webp", "svg", "bmp", "tif", "tiff", "avif", "heic"], ["image/*"])
    /// Audio files of all formats.
    public static let audio = UTType(
        "public.audio", "Audio files", ["mp3", "ogg", "oga", "opus", "flac", "wav", "m4a"], ["audio/*"])
    /// Films of all formats.
    public static let movie = UTType(
        "public.movie", "Videos", ["mp4", "mkv", "webm", "mov", "avi", "ogv"], ["video/*"])
    /// Text of all formats.
    public static let text = UTType(
        "public.text", "Text files", ["txt", "html", "htm", "csv", "json", "xml", "md"], ["text/*"])
    /// Text without attributes.
    public static let plainText = UTType(
        "public.plain-text", "Text file", ["txt"], ["text/plain"], [.text])
    public static let html = UTType("public.html", "HTML page", ["html", "htm"], ["text/html"], [.text])
    public static let commaSeparatedText = UTType(
        "public.comma-separated-values-text", "CSV table", ["csv"], ["text/csv"], [.text])
    public static let json = UTType("public.json", "JSON file", ["json"], ["application/json"], [.text])
    public static let xml = UTType("public.xml", "XML file", ["xml"], ["application/xml"], [.text])
    public static let pdf = UTType("com.adobe.pdf", "PDF document", ["pdf"], ["application/pdf"])
    public static let zip = UTType("public.zip-archive", "ZIP archive", ["zip"], ["application/zip"])
    /// A URL.
    public static let url = UTType("public.url", "Link", [], ["text/uri-list"])
    /// The URL of a file.
    public static let fileURL = UTType("public.file-url", "File", [], ["text/uri-list"], [.url])

    /// The types with one format, of which an extension selects one.
    private static let known = [
        png, jpeg, gif, webP, svg, plainText, html, commaSeparatedText, json, xml, pdf, zip,
    ]

    /// Whether a file with this name is of the type, according to its extension; case is ignored.
    public func matches(_ fileName: String) -> Bool {
        if self == .item { return true }
        let name = fileName.lowercased()
        return filenameExtensions.contains { name.hasSuffix("." + $0) && name.utf8.count > $0.utf8.count + 1 }
    }

    /// Returns whether data of this type can be used where `type` is expected: the types are equal, or `type` is a direct or
    /// indirect supertype.
    public func conforms(to type: UTType) -> Bool {
        self == type || supertypes.contains { $0.conforms(to: type) }
    }

    public var description: String { identifier }

    public static func == (first: UTType, second: UTType) -> Bool { first.identifier == second.identifier }
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}
