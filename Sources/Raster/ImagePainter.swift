import Drawing
import RasterKernels

/// Draws an image scaled to a pixel rectangle, with its own colours or as a stencil of one colour.
///
///     ImagePainter(target: target, rect: rect, ink: .pixels(opacity: 255), row: row, mask: mask).paint(bitmap)
struct ImagePainter {
    /// The source of the colours that are blended onto the target.
    enum Ink {
        /// The pixels of the image, multiplied by `opacity` / 255.
        case pixels(opacity: UInt32)
        /// One premultiplied colour, multiplied by the image's alpha.
        case stencil(UInt32)
    }

    let target: PixelTarget
    /// The destination of the whole image.
    let rect: PixelRect
    let ink: Ink
    let row: ScratchMemory<UInt32>
    let mask: ScratchMemory<UInt8>

    /// Paints the pixels `area` of a bitmap, which are within its bounds.
    func paint(_ bitmap: Bitmap, source area: PixelRect) {
        let part = rect.intersection(target.clip)
        if part.isEmpty || area.isEmpty { return }
        bitmap.pixels.withUnsafeBufferPointer { pixels in
            guard let start = pixels.baseAddress else { return }
            let base = start + (area.top * bitmap.width + area.left)
            let source = rk_source(
                pixels: base, stride: bitmap.width, width: area.width, height: area.height)
            if area.width == rect.width && area.height == rect.height {
                let start = (part.top - rect.top) * bitmap.width + (part.left - rect.left)
                ink(base + start, stride: bitmap.width, in: part)
            } else {
                stretch(source, part)
            }
        }
    }

    private func stretch(_ source: rk_source, _ part: PixelRect) {
        var source = source
        let isRepeated = rect.width % source.width == 0 && rect.height % source.height == 0
        let pixels = row.reserve(part.width)
        for y in part.top..<part.bottom {
            let (column, line) = (part.left - rect.left, y - rect.top)
            if isRepeated {
                rk_repeated_row(pixels, &source, rect.width, rect.height, column, line, part.width)
            } else {
                rk_stretched_row(pixels, &source, rect.width, rect.height, column, line, part.width)
            }
            let area = PixelRect(left: part.left, top: y, right: part.right, bottom: y + 1)
            ink(pixels, stride: part.width, in: area)
        }
    }

    /// Blends scaled pixels onto the target.
    func ink(_ pixels: UnsafePointer<UInt32>, stride: Int, in area: PixelRect) {
        switch ink {
        case .pixels(let opacity):
            target.blend(pixels: pixels, stride: stride, in: area, opacity: opacity)
        case .stencil(let color):
            let bytes = mask.reserve(area.width)
            for y in 0..<area.height {
                rk_alpha_row(bytes, pixels + y * stride, area.width)
                let line = PixelRect(
                    left: area.left, top: area.top + y, right: area.right, bottom: area.top + y + 1)
                target.blend(mask: bytes, stride: area.width, in: line, color)
            }
        }
    }
}
