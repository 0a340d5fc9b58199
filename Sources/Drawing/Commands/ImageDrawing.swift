/// The content of an image that is drawn by commands instead of pixels, so that it is sharp at every size.
struct ImageDrawing: ImageContent {
    let size: Size
    /// Draws the image with its origin at zero, in the given colour if it is a template.
    let draw: @Sendable (Canvas, Color) -> Void
}

extension Image {
    /// Creates an image that a closure draws whenever the image is displayed: `NSImage.init(size:flipped:drawingHandler:)`.
    ///
    /// `size` is in points, and so is the drawing, whose origin is at the top left. The image has no pixels of its own: ``bitmap`` is empty.
    ///
    ///     let dot = Image(size: Size(width: 8, height: 8)) { canvas in
    ///         canvas.fill(Path(ellipseIn: Rect(x: 0, y: 0, width: 8, height: 8)), .systemRed)
    ///     }
    public convenience init(size: Size, drawingHandler: @escaping @Sendable (Canvas) -> Void) {
        self.init(drawing: ImageDrawing(size: size) { canvas, _ in drawingHandler(canvas) }, .alwaysOriginal)
    }

    /// Creates a template image that a closure draws in one colour, which is that of the text or the tint where it is displayed.
    ///
    /// As for ``init(size:drawingHandler:)``, sizes are in points.
    public convenience init(templateOf size: Size, draw: @escaping @Sendable (Canvas, Color) -> Void) {
        self.init(drawing: ImageDrawing(size: size, draw: draw), .alwaysTemplate)
    }

    /// Creates a template image that draws a symbol.
    package convenience init(
        symbol: ImageSymbol, size: Size, flipsForRightToLeftLayoutDirection: Bool,
        draw: @escaping @Sendable (Canvas, Color) -> Void
    ) {
        var traits = ImageTraits(bitmap: Bitmap(width: 0, height: 0), scale: 1)
        traits.drawing = ImageDrawing(size: size, draw: draw)
        traits.renderingMode = .alwaysTemplate
        traits.symbol = symbol
        traits.flipsForRightToLeftLayoutDirection = flipsForRightToLeftLayoutDirection
        self.init(traits)
    }

    private convenience init(drawing: ImageDrawing, _ mode: RenderingMode) {
        var traits = ImageTraits(bitmap: Bitmap(width: 0, height: 0), scale: 1)
        traits.drawing = drawing
        traits.renderingMode = mode
        self.init(traits)
    }

    /// Whether the image is a symbol, whose size and weight follow the text beside it.
    public var isSymbolImage: Bool { symbol != nil }
}
