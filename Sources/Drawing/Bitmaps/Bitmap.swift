/// An image in memory: rows of premultiplied `0xAARRGGBB` pixels from top to bottom, without padding.
///
///     var bitmap = Bitmap(width: 2, height: 1)
///     bitmap[0, 0] = 0xffff_0000   // opaque red
public struct Bitmap: Hashable, Sendable {
    /// The number of columns.
    public let width: Int
    /// The number of rows.
    public let height: Int
    /// The pixels row by row, from the top left: premultiplied, alpha in the highest byte.
    public private(set) var pixels: [UInt32]

    /// Creates a transparent bitmap.
    ///
    /// Width and height are in pixels and must not be negative; a bitmap has at most 2^28 pixels.
    public init(width: Int, height: Int) {
        precondition(
            width >= 0 && height >= 0 && width.multipliedReportingOverflow(by: height).partialValue <= 1 << 28
                && width <= 1 << 28 && height <= 1 << 28,
            "Bitmap: \(width) x \(height) pixels; give sides of at least 0 and at most 2^28 pixels in all")
        self.width = width
        self.height = height
        pixels = [UInt32](repeating: 0, count: width * height)
    }

    /// Creates a bitmap from pixels in row order; their number must be `width * height`.
    public init(width: Int, height: Int, pixels: [UInt32]) {
        precondition(
            pixels.count == width * height,
            "Bitmap: \(pixels.count) pixels for \(width) x \(height); give exactly width * height")
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// The rectangle of all pixels.
    public var bounds: PixelRect { PixelRect(left: 0, top: 0, right: width, bottom: height) }

    /// Accesses the pixel in column `x` of row `y`, which must be within the bounds.
    public subscript(x: Int, y: Int) -> UInt32 {
        get {
            precondition(
                x >= 0 && x < width && y >= 0 && y < height, "Bitmap: (\(x), \(y)) is outside \(bounds)")
            return pixels[y * width + x]
        }
        set {
            precondition(
                x >= 0 && x < width && y >= 0 && y < height, "Bitmap: (\(x), \(y)) is outside \(bounds)")
            pixels[y * width + x] = newValue
        }
    }

    /// Returns the pixels of `rect`, which is intersected with the bounds.
    package func cropped(to rect: PixelRect) -> Bitmap {
        let part = rect.intersection(bounds)
        if part.isEmpty { return Bitmap(width: 0, height: 0) }
        if part == bounds { return self }
        var result = Bitmap(width: part.width, height: part.height)
        for row in 0..<part.height {
            let start = (part.top + row) * width + part.left
            result.pixels.replaceSubrange(
                row * part.width..<(row + 1) * part.width, with: pixels[start..<start + part.width])
        }
        return result
    }

    /// Returns a bitmap of one colour with the alpha of this one times that of `color`, which must not be a role.
    package func filled(with color: Color) -> Bitmap {
        Bitmap(
            width: width, height: height,
            pixels: pixels.map { pixel in
                color.withAlphaComponent(color.alpha * Double(pixel >> 24) / 255).premultiplied
            })
    }

    /// Calls `body` with the pixels for writing, without copying them.
    public mutating func withPixelBuffer<Result, Failure: Error>(
        _ body: (PixelBuffer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let (width, height) = (width, height)
        return try pixels.withUnsafeMutableBufferPointer { (memory) throws(Failure) -> Result in
            try body(PixelBuffer(base: memory.baseAddress, width: width, height: height, stride: width))
        }
    }
}

/// Borrowed pixel memory of a bitmap or a window surface.
///
/// Valid only during the call that supplies it.
///
///     bitmap.withPixelBuffer { buffer in player.begin(target: buffer, scale: 1, clip: buffer.bounds) }
public struct PixelBuffer {
    /// The first pixel; nil if the buffer is empty.
    public let base: UnsafeMutablePointer<UInt32>?
    /// The number of columns.
    public let width: Int
    /// The number of rows.
    public let height: Int
    /// The distance between rows, in pixels.
    public let stride: Int

    /// Creates a view of a pixel buffer that the caller owns and keeps alive; `stride` is at least `width`.
    public init(base: UnsafeMutablePointer<UInt32>?, width: Int, height: Int, stride: Int) {
        self.base = base
        self.width = width
        self.height = height
        self.stride = stride
    }

    /// The rectangle of all pixels.
    public var bounds: PixelRect { PixelRect(left: 0, top: 0, right: width, bottom: height) }

    /// Makes the pixels of `rect` transparent; pixels outside of the buffer are ignored.
    public func clear(_ rect: PixelRect) {
        let part = rect.intersection(bounds)
        guard !part.isEmpty, let base else { return }
        for row in part.top..<part.bottom {
            (base + row * stride + part.left).update(repeating: 0, count: part.width)
        }
    }
}
