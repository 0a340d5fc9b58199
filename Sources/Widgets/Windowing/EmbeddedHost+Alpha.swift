extension EmbeddedHost {
    /// The colours of translucent pixels that are passed to the program.
    ///
    ///     host.renderDamage(alpha: .straight) { rect, pixels, bytesPerRow in ... }
    public nonisolated enum AlphaFormat: Hashable, Sendable {
        /// Colours are multiplied by alpha: for blend modes whose source factor is 1. It costs nothing.
        case premultiplied
        /// Colours are independent of alpha: for `SDL_BLENDMODE_BLEND`, which every renderer supports. Damaged pixels are converted.
        case straight
    }
}

extension PixelBuffer {
    /// Passes the first pixel of each rectangle, which must be within the buffer, and the number of bytes in a row to `body`.
    func forEachPart(
        _ rects: [PixelRect], _ alpha: EmbeddedHost.AlphaFormat,
        _ body: (PixelRect, UnsafeRawPointer, _ bytesPerRow: Int) -> Void
    ) {
        for rect in rects {
            guard let first = firstPixel(of: rect) else { continue }
            switch alpha {
            case .premultiplied: body(rect, UnsafeRawPointer(first), stride * 4)
            case .straight:
                var pixels: [UInt32] = []
                pixels.reserveCapacity(rect.area)
                for row in 0..<rect.height {
                    for column in 0..<rect.width {
                        pixels.append(first[row * stride + column].unpremultiplied)
                    }
                }
                pixels.withUnsafeBytes { bytes in
                    if let base = bytes.baseAddress { body(rect, base, rect.width * 4) }
                }
            }
        }
    }
}

extension UInt32 {
    /// The pixel `0xAARRGGBB` with colours that are independent of alpha.
    fileprivate var unpremultiplied: UInt32 {
        let alpha = self >> 24
        if alpha == 255 || alpha == 0 { return alpha == 0 ? 0 : self }
        func straight(_ shift: UInt32) -> UInt32 {
            Swift.min(255, ((self >> shift & 255) * 255 + alpha / 2) / alpha) << shift
        }
        return alpha << 24 | straight(16) | straight(8) | straight(0)
    }
}
