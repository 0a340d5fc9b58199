public import Drawing

/// The initial properties of a window.
///
///     var options = WindowOptions(title: "Notes", size: Size(width: 640, height: 480))
///     options.minimumSize = Size(width: 320, height: 200)
///     let window = try video.makeWindow(options)
public nonisolated struct WindowOptions: Hashable, Sendable {
    public var title: String
    /// The size of the content, in points.
    ///
    /// Each side is clamped to 1...16384 window units.
    public var size: Size
    /// The minimum size of the content for resizing by the user, in points; nil for no limit.
    public var minimumSize: Size?
    /// The position of the window on the desktop, including its title bar and borders, in points; nil for automatic placement.
    public var position: Point?
    /// Whether the user can resize the window; true by default.
    public var isResizable: Bool
    /// Whether the window has a title bar and a border; true by default.
    public var isBordered: Bool
    /// Whether the window becomes visible with the first presented frame; otherwise only after `show()`.
    public var isVisible: Bool

    public init(
        title: String = "", size: Size = Size(width: 640, height: 480), minimumSize: Size? = nil,
        position: Point? = nil, isResizable: Bool = true, isBordered: Bool = true, isVisible: Bool = true
    ) {
        self.title = title
        self.size = size
        self.minimumSize = minimumSize
        self.position = position
        self.isResizable = isResizable
        self.isBordered = isBordered
        self.isVisible = isVisible
    }
}
