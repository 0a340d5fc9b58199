import Drawing
import RasterKernels
import Typesetting

/// Draws the masks of a text relative to the start of its baseline, which is snapped to a whole pixel.
///
///     let painter = TextPainter(target: area, ink: ink, scratch: scratch, x: 10, y: 20)
///     rendition.drawMasks { painter.paint($0) }
struct TextPainter {
    /// The target, clipped to the bounds of the text.
    private let target: PixelTarget
    /// The premultiplied colour.
    private let ink: UInt32
    private let scratch: ScratchMemory<UInt8>
    /// The start of the baseline, in pixels.
    private let x, y: Int
    /// The corrected coverage for light text on a dark background; nil for other colours.
    private let tones: [UInt8]?

    init(target: PixelTarget, ink: UInt32, scratch: ScratchMemory<UInt8>, x: Int, y: Int) {
        self.target = target
        self.ink = ink
        self.scratch = scratch
        self.x = x
        self.y = y
        tones = LightTextCorrection.table(for: ink)
    }

    /// Draws a mask.
    func paint(_ mask: PlacedMask) {
        let (left, top) = (x + mask.x, y + mask.y)
        let rect = PixelRect(left: left, top: top, right: left + mask.width, bottom: top + mask.height)
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

    /// Draws a mask with corrected coverage, which is computed for the visible part only.
    private func paintCorrected(_ mask: PlacedMask, _ tones: [UInt8], in rect: PixelRect) {
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
