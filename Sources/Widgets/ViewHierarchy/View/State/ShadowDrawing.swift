/// The command that draws the shadow of a view, kept between frames: a path and a command are blocks of memory.
///
/// Valid while the view has the same shape, displayed shadow and shadow path.
struct ShadowDrawing {
    /// The shape of the view, in points relative to its top left pixel.
    let shape: RoundedRect
    /// The shadow, in a fixed colour.
    let shadow: Shadow
    /// Whether the shadow is that of the shape, not of a shadow path.
    let isOfShape: Bool
    let command: DrawCommand

    init(_ shape: RoundedRect, _ shadow: Shadow, path: Path?) {
        self.shape = shape
        self.shadow = shadow
        isOfShape = path == nil
        command = .shadow(path ?? Path(shape), shadow)
    }
}
