import Drawing
import RasterKernels

extension SoftwarePlayer {
    /// Returns the standard deviation in pixels.
    ///
    /// Under a transform with several scales, the smallest one applies, so that a blur never extends beyond its transformed bounding box.
    func deviation(_ points: Double) -> Double {
        let pixels = points * pixelTransform.smallestScale
        return pixels > 0 ? min(pixels, largestBlurDeviation) : 0
    }

    func drawShadow(of path: Path, _ shadow: Shadow, opacity: Double, at offset: PixelPoint) {
        guard let ink = ink(shadow.color, opacity) else { return }
        let deviation = deviation(shadow.blurRadius / 2)
        if deviation < 0.05 {
            let space = transform
            transform = AffineTransform(translationX: shadow.offset.x, y: shadow.offset.y).concatenating(
                space)
            fill(path, .color(shadow.color), isEvenOdd: false, opacity: opacity, at: offset)
            transform = space
            return
        }
        if var shape = path.roundedRect, transform.isTranslation {
            shape.rect = shape.rect.offsetBy(
                dx: shadow.offset.x + transform.tx, dy: shadow.offset.y + transform.ty)
            if let pixels = PixelShape(shape, scale: scale, offset: offset, edges: .antialiased),
                let mask = shadows.mask(
                    of: pixels, deviation: deviation, scratch: blurScratch, sums: rowScratch)
            {
                return mask.draw(ink, at: pixels.bounds, on: target)
            }
        }
        let outline = PathShadow(
            path: path, transform: pixelTransform, offset: shadow.offset, deviation: deviation, isInner: false
        )
        pathShadows.draw(outline, ink, at: offset, on: target)
    }

    func drawInnerShadow(of path: Path, _ shadow: Shadow, opacity: Double, at offset: PixelPoint) {
        guard let ink = ink(shadow.color, opacity) else { return }
        let outline = PathShadow(
            path: path, transform: pixelTransform, offset: shadow.offset,
            deviation: deviation(shadow.blurRadius / 2), isInner: true)
        pathShadows.draw(outline, ink, at: offset, on: target)
    }
}

extension PixelRect {
    /// Returns the rectangle with each edge moved inwards by `distance` pixels.
    func insetBy(_ distance: Int) -> PixelRect {
        PixelRect(
            left: left + distance, top: top + distance, right: right - distance, bottom: bottom - distance)
    }
}
