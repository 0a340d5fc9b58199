import Drawing

/// The pixels of a window and their transfer to the screen.
///
/// `WindowSurface` uses SDL's shared memory on X11, `WaylandPixels` the shared memory of Wayland, and `WindowTexture` a texture elsewhere.
///
///     let isFresh = pixels.isFresh
///     paint(pixels.buffer, everything: isFresh)
///     pixels.didInitialize()
///     try pixels.send(damage)
protocol WindowPixels {
    /// The memory of the pixels, which is valid until the window's size changes.
    var buffer: PixelBuffer { get }

    /// Whether the pixels are undefined, from the allocation of the memory until `didInitialize()`.
    var isFresh: Bool { get }

    /// Makes `buffer` memory that may be painted and has the content of the last frame; called before each frame.
    func prepareToPaint()

    func didInitialize()

    /// Sends the pixels of `damage`, which must be inside the buffer and not empty, to the screen.
    func send(_ damage: DamageRegion) throws(SDLError)
}

extension WindowPixels {
    func prepareToPaint() {}

    func copy() -> Bitmap {
        let source = buffer
        var bitmap = Bitmap(width: source.width, height: source.height)
        guard let base = source.base else { return bitmap }
        bitmap.withPixelBuffer { target in
            for row in 0..<source.height {
                target.base?.advanced(by: row * target.stride)
                    .update(from: base + row * source.stride, count: source.width)
            }
        }
        return bitmap
    }
}
