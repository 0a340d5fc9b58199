import Drawing
import RasterKernels
import Typesetting

/// Draws the masks of a text, whose baseline start is snapped to a whole pixel.
///
///     TextPainter(target: area, ink: ink, scratch: scratch).paint(rendition, x: 10, y: 20)
struct TextPainter {
    /// The target, clipped to the bounds of the text.
    let target: PixelTarget
    /// The premultiplied colour.
    let ink: UInt32
    let scratch: ScratchMemory<UInt8>

    /// Draws all glyphs with the start of the baseline at a pixel.
    func paint(_ rendition: TextRendition, x: Int, y: Int) {
        let tones = LightTextCorrection.table(for: ink)
        for piece in rendition.pieces {
            let mask = piece.mask
            let rect = PixelRect(
                left: x + piece.x, top: y + piece.y, right: x + piece.x + mask.width,
                bottom: y + piece.y + mask.height)
            if mask.isColored {
                mask.coverage.withMemoryRebound(to: UInt32.self, capacity: mask.stride / 4 * mask.height) {
                    target.blend(pixels: $0, stride: mask.stride / 4, in: rect, opacity: ink >> 24)
                }
            } else if let tones {
                paintCorrected(mask, tones, in: rect)
            } else {
                target.blend(mask: mask.coverage, stride: mask.stride, in: rect, ink)
            }
        }
    }

    /// Draws a mask with corrected coverage, which is computed for the visible part only.
    private func paintCorrected(_ mask: GlyphMask, _ tones: [UInt8], in rect: PixelRect) {
        let part = rect.intersection(target.clip)
        guard !part.isEmpty else { return }
        let (width, height) = (part.width, part.height)
        let bytes = scratch.reserve(width * height)
        let first = mask.coverage + ((part.top - rect.top) * mask.stride + (part.left - rect.left))
        tones.withUnsafeBufferPointer { tones in
            for row in 0..<height {
                let (source, target) = (first + row * mask.stride, bytes + row * width)
                for column in 0..<width { target[column] = tones[Int(source[column])] }
            }
        }
        target.blend(mask: bytes, stride: width, in: part, ink)
    }
}
