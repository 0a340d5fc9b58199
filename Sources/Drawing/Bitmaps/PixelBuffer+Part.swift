extension PixelBuffer {
    /// Returns the part of the buffer that begins at `corner` and has at most the given size, clipped to the buffer.
    ///
    /// `corner` must not be negative, because a buffer begins at its first pixel.
    package func part(at corner: PixelPoint, size: PixelRect) -> PixelBuffer {
        precondition(corner.x >= 0 && corner.y >= 0, "PixelBuffer.part: the corner \(corner) is negative")
        let (width, height) = (min(size.width, width - corner.x), min(size.height, height - corner.y))
        guard width > 0, height > 0, let base else {
            return PixelBuffer(base: nil, width: 0, height: 0, stride: stride)
        }
        // The first pixel is within the buffer: corner.x < width and corner.y < height.
        return PixelBuffer(
            base: base + corner.y * stride + corner.x, width: width, height: height, stride: stride)
    }

    /// The first pixel of `rect`, which must be within the bounds; nil if it is empty.
    package func firstPixel(of rect: PixelRect) -> UnsafeMutablePointer<UInt32>? {
        let part = rect.intersection(bounds)
        precondition(part == rect || rect.isEmpty, "PixelBuffer.firstPixel: \(rect) is not within \(bounds)")
        return part.isEmpty ? nil : base.map { $0 + part.top * stride + part.left }
    }
}
