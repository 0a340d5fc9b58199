import Drawing
import Typesetting

extension SoftwarePlayer {
    /// Draws an image, whose edges are snapped to whole pixels.
    func draw(_ image: Image, in rect: Rect, tint: Color?, opacity: Double, at offset: PixelPoint) {
        let place = RoundedRect(rect)
        guard opacity > 0,
            let shape = PixelShape(place, scale: scale, offset: offset, edges: .snapped)
        else { return }
        let ink: ImagePainter.Ink
        if let tint {
            guard let color = self.ink(tint, opacity) else { return }
            ink = .stencil(color)
        } else {
            ink = .pixels(opacity: UInt32(min(opacity, 1) * 255 + 0.5))
        }
        ImagePainter(target: target, rect: shape.bounds, ink: ink, row: rowScratch, mask: coverageScratch)
            .paint(image.bitmap)
    }

    /// Draws a text run, whose baseline start is snapped to a whole pixel.
    ///
    /// `area` is the target clipped to the bounds of the command.
    func draw(_ run: TextRun, at origin: Point, _ ink: UInt32, offset: PixelPoint, on area: PixelTarget) {
        draw(Typesetter.shared.rendition(of: run, scale: scale), at: origin, ink, offset: offset, on: area)
    }

    /// Draws a glyph run in the same way, with the masks of the typesetter that positioned the glyphs.
    func draw(_ run: GlyphRun, at origin: Point, _ ink: UInt32, offset: PixelPoint, on area: PixelTarget) {
        if let kept = run.rendition as? TextRendition, kept.scale == scale {
            draw(kept, at: origin, ink, offset: offset, on: area)
            return
        }
        guard let rendition = run.source?.rendition(of: run, scale: scale) as? TextRendition else { return }
        draw(rendition, at: origin, ink, offset: offset, on: area)
    }

    private func draw(
        _ rendition: TextRendition, at origin: Point, _ ink: UInt32, offset: PixelPoint, on area: PixelTarget
    ) {
        guard origin.isFinite else { return }
        let x = Int(snapped(held(Double(offset.x) + gridded(origin.x * scale))))
        let y = Int(snapped(held(Double(offset.y) + gridded(origin.y * scale))))
        let tones = LightTextCorrection.table(for: ink)
        for piece in rendition.pieces {
            let mask = piece.mask
            let rect = PixelRect(
                left: x + piece.x, top: y + piece.y, right: x + piece.x + mask.width,
                bottom: y + piece.y + mask.height)
            if mask.isColored {
                mask.coverage.withMemoryRebound(to: UInt32.self, capacity: mask.stride / 4 * mask.height) {
                    area.blend(pixels: $0, stride: mask.stride / 4, in: rect, opacity: ink >> 24)
                }
            } else if let tones {
                drawCorrected(mask, tones, ink, in: rect, on: area)
            } else {
                area.blend(mask: mask.coverage, stride: mask.stride, in: rect, ink)
            }
        }
    }

    /// Draws a mask with corrected coverage, which is computed for the visible part only.
    private func drawCorrected(
        _ mask: GlyphMask, _ tones: [UInt8], _ ink: UInt32, in rect: PixelRect, on area: PixelTarget
    ) {
        let part = rect.intersection(area.clip)
        guard !part.isEmpty else { return }
        let (width, height) = (part.width, part.height)
        let bytes = coverageScratch.reserve(width * height)
        let first = mask.coverage + ((part.top - rect.top) * mask.stride + (part.left - rect.left))
        tones.withUnsafeBufferPointer { tones in
            for row in 0..<height {
                let (source, target) = (first + row * mask.stride, bytes + row * width)
                for column in 0..<width { target[column] = tones[Int(source[column])] }
            }
        }
        area.blend(mask: bytes, stride: width, in: part, ink)
    }
}
