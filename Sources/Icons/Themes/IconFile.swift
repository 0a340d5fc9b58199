/// The type of an icon file.
///
///     icon.type == .svg
public enum IconFileType: String, Hashable, Sendable, CaseIterable {
    /// A vector image, which can be drawn in any size.
    case svg
    /// A bitmap with transparency.
    case png
    /// A bitmap in the format of early X programs.
    case xpm

    /// The order of the specification, if a folder has several files of an icon.
    static let lookupOrder: [IconFileType] = [.png, .svg, .xpm]
}

/// The file of an icon, as the lookup in a theme returns it.
///
///     if let icon = theme.icon(named: "edit-find", size: 16, scale: 2) { print(icon.path) }
public struct IconFile: Hashable, Sendable {
    /// The path of the file.
    public let path: String
    /// The type of the file, from its extension.
    public let type: IconFileType
    /// The name under which the icon was found: the requested one, or a more general one.
    public let name: String
    /// The nominal size of the icons in the file's folder, in points; nil for a file outside of themes.
    public let size: Int?
    /// The number of pixels for each point for which the file was drawn.
    public let scale: Int

    /// Whether the icon has one colour, which the program replaces by the colour of its text.
    public var isSymbolic: Bool { name.hasSuffix("-symbolic") }
}
