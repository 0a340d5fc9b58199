/// A type of files, by its extensions and MIME types.
///
/// `UTType`, with the types that programs commonly choose from, and types made of an extension or a MIME type.
///
///     panel.allowedContentTypes = [.png, .jpeg, UTType(filenameExtension: "psd")]
public nonisolated struct UTType: Hashable, Sendable {
    /// The name of the type for users, such as "PNG image".
    public let localizedDescription: String
    /// The extensions of file names, in lower case and without the dot; the first one is the usual one.
    public let filenameExtensions: [String]
    /// The MIME types; `image/*` contains all images.
    public let mimeTypes: [String]

    /// Creates a type with several extensions or MIME types.
    public init(description: String, filenameExtensions: [String], mimeTypes: [String] = []) {
        localizedDescription = description
        self.filenameExtensions = filenameExtensions.map { $0.lowercased() }
        self.mimeTypes = mimeTypes
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

    /// The extension that a file of the type usually has; nil for types without extensions.
    public var preferredFilenameExtension: String? { filenameExtensions.first }

    /// Files of all types.
    public static let item = UTType(description: "All Files", filenameExtensions: [])
    /// Folders.
    public static let folder = UTType(
        description: "Folder", filenameExtensions: [], mimeTypes: ["inode/directory"])
    public static let png = UTType(
        description: "PNG image", filenameExtensions: ["png"], mimeTypes: ["image/png"])
    public static let jpeg = UTType(
        description: "JPEG image", filenameExtensions: ["jpg", "jpeg"], mimeTypes: ["image/jpeg"])
    public static let gif = UTType(
        description: "GIF image", filenameExtensions: ["gif"], mimeTypes: ["image/gif"])
    public static let webP = UTType(
        description: "WebP image", filenameExtensions: ["webp"], mimeTypes: ["image/webp"])
    public static let svg = UTType(
        description: "SVG image", filenameExtensions: ["svg"], mimeTypes: ["image/svg+xml"])
    /// Images of all formats.
    public static let image = UTType(
        description: "Images",
        filenameExtensions: [
            "png", "jpg", "jpeg", "gif", "webp", "svg", "bmp", "tif", "tiff", "avif", "heic",
        ],
        mimeTypes: ["image/*"])
    /// Audio files of all formats.
    public static let audio = UTType(
        description: "Audio files", filenameExtensions: ["mp3", "ogg", "oga", "opus", "flac", "wav", "m4a"],
        mimeTypes: ["audio/*"])
    /// Films of all formats.
    public static let movie = UTType(
        description: "Videos", filenameExtensions: ["mp4", "mkv", "webm", "mov", "avi", "ogv"],
        mimeTypes: ["video/*"])
    public static let plainText = UTType(
        description: "Text file", filenameExtensions: ["txt"], mimeTypes: ["text/plain"])
    public static let html = UTType(
        description: "HTML page", filenameExtensions: ["html", "htm"], mimeTypes: ["text/html"])
    public static let commaSeparatedText = UTType(
        description: "CSV table", filenameExtensions: ["csv"], mimeTypes: ["text/csv"])
    public static let json = UTType(
        description: "JSON file", filenameExtensions: ["json"], mimeTypes: ["application/json"])
    public static let xml = UTType(
        description: "XML file", filenameExtensions: ["xml"], mimeTypes: ["application/xml"])
    public static let pdf = UTType(
        description: "PDF document", filenameExtensions: ["pdf"], mimeTypes: ["application/pdf"])
    public static let zip = UTType(
        description: "ZIP archive", filenameExtensions: ["zip"], mimeTypes: ["application/zip"])

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
}
