import Drawing
import RasterKernels
import Typesetting

extension SoftwarePlayer {
    /// Draws pixels of an image, whose edges are snapped to whole pixels.
    func draw(
        _ image: Image, source: PixelRect, in rect: Rect, tint: Color?, opacity: Double,
        at offset: PixelPoint
    ) {
        guard opacity > 0, !source.isEmpty else { return }
        let ink: ImagePainter.Ink
        if let tint {
            guard let color = self.ink(tint, opacity) else { return }
            ink = .stencil(color)
        } else {
            ink = .pixels(opacity: UInt32(min(opacity, 1) * 255 + 0.5))
        }
        if !transform.isTranslation {
            return drawTransformed(image.bitmap, source, in: rect, ink, at: offset)
        }
        guard
            let shape = PixelShape(
                moved(RoundedRect(rect)), scale: scale, offset: offset, edges: .snapped)
        else { return }
        ImagePainter(target: target, rect: shape.bounds, ink: ink, row: rowScratch, mask: coverageScratch)
            .paint(image.bitmap, source: source)
    }

    /// Draws pixels of an image under a transform that rotates or scales, by interpolation.
    private func drawTransformed(
        _ bitmap: Bitmap, _ source: PixelRect, in rect: Rect, _ ink: ImagePainter.Ink, at offset: PixelPoint
    ) {
        let part = box(rect.applying(transform), at: offset).intersection(target.clip)
        if part.isEmpty { return }
        // From pixels of the image to those of the target.
        let forward = AffineTransform(
            scaleX: rect.width / Double(source.width), y: rect.height / Double(source.height)
        ).concatenating(AffineTransform(translationX: rect.minX, y: rect.minY))
            .concatenating(pixelTransform)
            .concatenating(AffineTransform(translationX: Double(offset.x), y: Double(offset.y)))
        let determinant = forward.a * forward.d - forward.b * forward.c
        guard forward.isFinite, determinant != 0, determinant.isFinite else { return }
        let painter = ImagePainter(
            target: target, rect: part, ink: ink, row: rowScratch, mask: coverageScratch)
        bitmap.pixels.withUnsafeBufferPointer { pixels in
            guard let base = pixels.baseAddress else { return }
            let memory = rk_source(
                pixels: base + (source.top * bitmap.width + source.left), stride: bitmap.width,
                width: source.width, height: source.height)
            TransformedSource(memory, left: 0, top: 0, forward: forward).forEachRow(of: part, rowScratch) {
                row, line in
                painter.ink(row, stride: line.width, in: line)
            }
        }
    }

    /// Repeats pixels of an image in a rectangle, from its top left corner.
    func tile(
        _ image: Image, source: PixelRect, in rect: Rect, tint: Color?, opacity: Double,
        at offset: PixelPoint
    ) {
        guard opacity > 0, !target.clip.isEmpty else { return }
        let tiles = Paint.tiledImage(
            tileCache.tiles(of: image, source: source, tint: tint), origin: rect.origin)
        shapePath.removeAll()
        shapePath.addRoundedRect(RoundedRect(rect))
        fill(shapePath, tiles, isEvenOdd: false, opacity: opacity, at: offset)
    }

    /// Draws a text run, under a translation.
    func draw(_ run: TextRun, at origin: Point, _ color: Color, opacity: Double, offset: PixelPoint) {
        guard let painter = painter(for: run.bounds(at: origin), at: origin, color, opacity, offset: offset)
        else { return }
        Typesetter.shared.drawMasks(of: run, scale: scale) { painter.paint($0) }
    }

    /// Draws a glyph run, under a translation, with the masks of the typesetter that positioned its glyphs.
    func draw(_ run: GlyphRun, at origin: Point, _ color: Color, opacity: Double, offset: PixelPoint) {
        let bounds = run.bounds.offsetBy(dx: origin.x, dy: origin.y)
        guard let painter = painter(for: bounds, at: origin, color, opacity, offset: offset) else { return }
        if let kept = run.rendition as? TextRendition, kept.scale == scale {
            return kept.drawMasks { painter.paint($0) }
        }
        let rendition = run.source?.rendition(of: run, scale: scale) as? TextRendition
        rendition?.drawMasks { painter.paint($0) }
    }

    /// Returns a painter for text within `bounds`; nil if none of it is visible.
    @inline(__always)
    private func painter(
        for bounds: Rect, at origin: Point, _ color: Color, _ opacity: Double, offset: PixelPoint
    ) -> TextPainter? {
        guard let ink = ink(color, opacity) else { return nil }
        let area = target.clipped(to: box(bounds.offsetBy(dx: transform.tx, dy: transform.ty), at: offset))
        let origin = Point(x: origin.x + transform.tx, y: origin.y + transform.ty)
        guard !area.clip.isEmpty, origin.isFinite else { return nil }
        // The start of the baseline is snapped to a whole pixel.
        return TextPainter(
            target: area, ink: ink, scratch: coverageScratch,
            x: Int(snapped(held(Double(offset.x) + gridded(origin.x * scale)))),
            y: Int(snapped(held(Double(offset.y) + gridded(origin.y * scale)))))
    }

    /// Draws text into a layer at a scale near that of the transform, and transforms the layer.
    func drawTransformed(_ command: DrawCommand, opacity: Double, at offset: PixelPoint) {
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
        play(command, at: .zero, opacity: opacity)
        scale = outerScale
        popLayer()
    }
}
