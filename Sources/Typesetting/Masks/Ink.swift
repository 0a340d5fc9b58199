/// The bounding box of the ink in rendered pixels (white or coloured `0xAARRGGBB`), from which its mask is created.
nonisolated struct Ink {
    /// The distance of the box from the first column, in pixels.
    let left: Int
    let top: Int
    let width: Int
    let height: Int
    /// Whether a pixel with ink is not white.
    let isColored: Bool

    private let pixels: UnsafePointer<UInt32>
    /// The distance from one row to the next, in pixels.
    private let stride: Int

    /// Finds the ink in the given columns, or in all columns if they are nil.
    ///
    /// Nil if there is no ink. Sizes and `stride` are in pixels; the memory must outlive this value.
    init?(pixels: UnsafePointer<UInt32>, width: Int, height: Int, stride: Int, columns: Range<Int>? = nil) {
        let columns = columns ?? 0..<width
        self.pixels = pixels
        self.stride = stride
        var (first, last, firstRow, lastRow) = (columns.upperBound, columns.lowerBound - 1, height, -1)
        var hasColor = false
        for row in 0..<height {
            let line = pixels + row * stride
            var column = columns.lowerBound
            while column < columns.upperBound && line[column] >> 24 == 0 { column += 1 }
            guard column < columns.upperBound else { continue }
            var end = columns.upperBound - 1
            while line[end] >> 24 == 0 { end -= 1 }
            for index in column...end where line[index] >> 24 != 0 && line[index] & 0xff_ffff != 0xff_ffff {
                hasColor = true
                break
            }
            if firstRow == height { firstRow = row }
            lastRow = row
            first = min(first, column)
            last = max(last, end)
        }
        guard lastRow >= 0 else { return nil }
        left = first
        top = firstRow
        self.width = last - first + 1
        self.height = lastRow - firstRow + 1
        isColored = hasColor
    }

    /// Returns the mask of the ink at its original size.
    func mask() -> GlyphMask {
        let mask = GlyphMask(width: width, height: height, isColored: isColored)
        let isStraight = isColored && hasStraightAlpha
        for row in 0..<height {
            let source = pixels + (top + row) * stride + left
            let target = mask.coverage + row * mask.stride
            if isColored {
                let line = UnsafeMutableRawPointer(target).assumingMemoryBound(to: UInt32.self)
                for column in 0..<width {
                    line[column] = isStraight ? Self.premultiplied(source[column]) : source[column]
                }
            } else {
                for column in 0..<width { target[column] = UInt8(truncatingIfNeeded: source[column] >> 24) }
            }
        }
        return mask
    }

    /// Returns a smaller mask, each pixel the mean of the source pixels that it covers.
    ///
    /// `factor` is at most 1.
    func mask(scaledBy factor: Double) -> GlyphMask {
        let full = mask()
        let newWidth = max(1, Int((Double(width) * factor).rounded(.up)))
        let newHeight = max(1, Int((Double(height) * factor).rounded(.up)))
        let mask = GlyphMask(width: newWidth, height: newHeight, isColored: isColored)
        let channels = isColored ? 4 : 1
        for row in 0..<newHeight {
            let rows = Self.span(row, of: newHeight, over: height)
            for column in 0..<newWidth {
                let columns = Self.span(column, of: newWidth, over: width)
                for channel in 0..<channels {
                    var sum = 0
                    for y in rows {
                        for x in columns {
                            sum += Int(full.coverage[y * full.stride + x * channels + channel])
                        }
                    }
                    let count = rows.count * columns.count
                    mask.coverage[row * mask.stride + column * channels + channel] =
                        UInt8(clamping: (sum + count / 2) / count)
                }
            }
        }
        return mask
    }

    /// Returns the pixels in a line of `full` that pixel `index` of a line of `count` covers; never empty.
    private static func span(_ index: Int, of count: Int, over full: Int) -> Range<Int> {
        let first = min(full - 1, index * full / count)
        return first..<max(first + 1, min(full, (index + 1) * full / count))
    }

    /// Whether the colour pixels are not premultiplied: a channel is greater than alpha.
    ///
    /// FreeType's colour pixels are premultiplied, and SDL_ttf up to 2.20 returns them unchanged.
    private var hasStraightAlpha: Bool {
        for row in top..<top + height {
            let line = pixels + row * stride + left
            for column in 0..<width {
                let pixel = line[column]
                if max(pixel & 0xff, pixel >> 8 & 0xff, pixel >> 16 & 0xff) > pixel >> 24 { return true }
            }
        }
        return false
    }

    private static func premultiplied(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        func scaled(_ channel: UInt32) -> UInt32 { (channel * alpha + 127) / 255 }
        return alpha << 24 | scaled(pixel >> 16 & 0xff) << 16 | scaled(pixel >> 8 & 0xff) << 8
            | scaled(pixel & 0xff)
    }
}
