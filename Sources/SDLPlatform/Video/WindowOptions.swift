public import Drawing

/// How a window begins.
///
///     var options = WindowOptions(title: "Notes", size: Size(width: 640, height: 480))
///     options.minimumSize = Size(width: 320, height: 200)
///     let window = try video.makeWindow(options)
public nonisolated struct WindowOptions: Hashable, Sendable {
    public var title: String
    /// Of the content, in points.
    ///
    /// A side is held between 1 unit and 16384 pixels.
    public var size: Size
    /// The smallest content that the user may choose, in points; nil for no limit.
    public var minimumSize: Size?
    /// Of the content on the desktop, in points; nil leaves it to the window manager.
    public var position: Point?
    /// True when the user may change the size.
    public var isResizable: Bool
    /// False for a window without title bar and border.
    public var isBordered: Bool
    /// True to come on screen with the first presented frame; otherwise `show()` asks for that.
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
