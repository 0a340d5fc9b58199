import Drawing

/// The pixels of a window, and the way from them to the screen.
///
/// Shared memory (`WindowSurface`) where the display has it, a texture (`WindowTexture`) elsewhere.
///
///     let isFresh = pixels.isFresh
///     paint(pixels.buffer, everything: isFresh)
///     pixels.markKnown()
///     try pixels.send(damage)
protocol WindowPixels {
    /// Valid until the window's size changes.
    var buffer: PixelBuffer { get }

    /// True from the creation of the memory until `markKnown()`: all pixels are undefined.
    var isFresh: Bool { get }

    func markKnown()

    /// Sends the pixels of `damage`, which lies inside the buffer and is not empty, to the screen.
    func send(_ damage: DamageRegion) throws(SDLError)
}

extension WindowPixels {
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
