import Drawing
import RasterKernels
import Typesetting

extension SoftwarePlayer {
    /// Draws an image, whose edges are snapped to whole pixels.
    func draw(_ image: Image, in rect: Rect, tint: Color?, opacity: Double, at offset: PixelPoint) {
        if !transform.isTranslation {
            return drawTransformed(image, in: rect, tint: tint, opacity: opacity, at: offset)
        }
        let place = moved(RoundedRect(rect))
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

    /// Draws an image under a transform that rotates or scales, by interpolation between its pixels.
    private func drawTransformed(
        _ image: Image, in rect: Rect, tint: Color?, opacity: Double, at offset: PixelPoint
    ) {
        let bitmap = image.bitmap
        let part = box(rect.applying(transform), at: offset).intersection(target.clip)
        guard opacity > 0, !part.isEmpty, bitmap.width > 0, bitmap.height > 0 else { return }
        // From pixels of the image to those of the target.
        let forward = AffineTransform(
            scaleX: rect.width / Double(bitmap.width), y: rect.height / Double(bitmap.height)
        ).concatenating(AffineTransform(translationX: rect.minX, y: rect.minY))
            .concatenating(pixelTransform)
            .concatenating(AffineTransform(translationX: Double(offset.x), y: Double(offset.y)))
        let determinant = forward.a * forward.d - forward.b * forward.c
        guard forward.isFinite, determinant != 0, determinant.isFinite else { return }
        let ink = tint.map { self.ink($0, opacity) }
        if case .some(nil) = ink { return }
        bitmap.pixels.withUnsafeBufferPointer { pixels in
            let source = rk_source(
                pixels: pixels.baseAddress, stride: bitmap.width, width: bitmap.width, height: bitmap.height)
            TransformedSource(source, left: 0, top: 0, forward: forward).forEachRow(of: part, rowScratch) {
                row, line in
                if let ink = ink ?? nil {
                    let bytes = coverageScratch.reserve(line.width)
                    rk_alpha_row(bytes, row, line.width)
                    target.blend(mask: bytes, stride: 0, in: line, ink)
                } else {
                    target.blend(
                        pixels: row, stride: 0, in: line, opacity: UInt32(min(opacity, 1) * 255 + 0.5))
                }
            }
        }
    }

    /// Draws the text or the glyphs of a command.
    func drawText(_ command: DrawCommand, _ ink: UInt32, at offset: PixelPoint) {
        if !transform.isTranslation { return drawTransformedText(command, ink, at: offset) }
        let bounds = command.bounds.offsetBy(dx: transform.tx, dy: transform.ty)
        let area = target.clipped(to: box(bounds, at: offset))
        if area.clip.isEmpty { return }
        let distance = Point(x: transform.tx, y: transform.ty)
        switch command {
        case .text(let run, let origin, _):
            draw(run, at: origin + distance, ink, offset: offset, on: area)
        case .glyphs(let run, let origin, _):
            draw(run, at: origin + distance, ink, offset: offset, on: area)
        default: break
        }
    }

    /// Draws text into a layer at a scale near that of the transform, and transforms the layer.
    private func drawTransformedText(_ command: DrawCommand, _ ink: UInt32, at offset: PixelPoint) {
        let (outerScale, outerTransform) = (scale, transform)
        // Quarter steps, so that an animated scale does not create glyphs of many sizes.
        let factor = min(max((transform.meanScale * 4).rounded(.up) / 4, 0.25), 16)
        guard factor.isFinite, transform.isFinite else { return }
        scale = outerScale * factor
        transform = .identity
        let bounds = box(command.bounds, at: .zero)
        let toPixels = AffineTransform(scaleX: 1 / scale, y: 1 / scale).concatenating(outerTransform)
            .concatenating(AffineTransform(scaleX: outerScale, y: outerScale))
            .concatenating(AffineTransform(translationX: Double(offset.x), y: Double(offset.y)))
        openLayer(bounds: bounds, style: LayerStyle(), transform: toPixels, restoring: outerTransform)
        drawText(command, ink, at: .zero)
        scale = outerScale
        popLayer()
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
