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
}

extension PixelBuffer {
    /// Returns the rows above `row`, and the others; the row is clamped to the buffer.
    func split(atRow row: Int) -> (above: PixelBuffer, below: PixelBuffer) {
        let row = min(max(row, 0), height)
        return (
            PixelBuffer(base: base, width: width, height: row, stride: stride),
            PixelBuffer(
                base: base.map { $0 + row * stride }, width: width, height: height - row, stride: stride)
        )
    }

    func copy() -> Bitmap {
        var bitmap = Bitmap(width: width, height: height)
        guard let base else { return bitmap }
        bitmap.withPixelBuffer { target in
            for row in 0..<height {
                target.base?.advanced(by: row * target.stride).update(from: base + row * stride, count: width)
            }
        }
        return bitmap
    }
}

extension DamageRegion {
    fileprivate static func moved(_ rect: PixelRect, down rows: Int) -> PixelRect {
        PixelRect(left: rect.left, top: rect.top + rows, right: rect.right, bottom: rect.bottom + rows)
    }

    /// Moves the region down by a number of rows.
    mutating func move(down rows: Int) {
        if rows == 0 { return }
        let moved = rects.map { Self.moved($0, down: rows) }
        removeAll()
        for rect in moved { add(rect) }
    }
}
