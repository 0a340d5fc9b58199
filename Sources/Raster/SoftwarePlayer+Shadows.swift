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
        let space = transform
        transform = AffineTransform(translationX: shadow.offset.x, y: shadow.offset.y).concatenating(space)
        defer { transform = space }
        if deviation < 0.05 {
            return fill(
                path, .color(shadow.color), isEvenOdd: false, opacity: opacity, at: offset)
        }
        if let shape = path.roundedRect, transform.isTranslation,
            let pixels = PixelShape(moved(shape), scale: scale, offset: offset, edges: .antialiased),
            let mask = shadows.mask(of: pixels, deviation: deviation, scratch: blurScratch, sums: rowScratch)
        {
            return mask.draw(ink, at: pixels.bounds, on: target)
        }
        let reach = blurReach(deviation)
        // The pixels on which those of the clip depend.
        let needed = target.clip.insetBy(-reach)
        flatten(path, visible: needed, at: offset)
        guard let covered = pathCoverage.bounds(of: lines, offset: offset, clip: needed) else { return }
        let region = covered.insetBy(-reach).intersection(needed)
        if region.area > Layer.largestArea || !region.intersects(target.clip) { return }
        let bytes = shadowScratch.reserve(region.area)
        write(region, bytes, isEvenOdd: false, at: offset)
        blur(bytes, region, deviation)
        target.blend(mask: bytes, stride: region.width, in: region, ink)
    }

    func drawInnerShadow(of path: Path, _ shadow: Shadow, opacity: Double, at offset: PixelPoint) {
        guard let ink = ink(shadow.color, opacity) else { return }
        let deviation = deviation(shadow.blurRadius / 2)
        let reach = blurReach(deviation)
        let needed = target.clip.insetBy(-reach)
        flatten(path, visible: needed, at: offset)
        guard let covered = pathCoverage.bounds(of: lines, offset: offset, clip: needed),
            covered.intersects(target.clip)
        else { return }
        let region = covered.insetBy(-reach).intersection(needed)
        if region.area > Layer.largestArea { return }
        let bytes = shadowScratch.reserve(2 * region.area)
        let shape = bytes + region.area
        write(region, shape, isEvenOdd: false, at: offset)
        let space = transform
        transform = AffineTransform(translationX: shadow.offset.x, y: shadow.offset.y).concatenating(space)
        flatten(path, visible: region.insetBy(-1), at: offset)
        transform = space
        write(region, bytes, isEvenOdd: false, at: offset)
        rk_invert_mask(bytes, region.area)
        blur(bytes, region, deviation)
        rk_multiply_mask(bytes, shape, region.area)
        target.blend(mask: bytes, stride: region.width, in: region, ink)
    }

    /// Writes the coverage of `lines` to a mask.
    private func write(
        _ region: PixelRect, _ bytes: UnsafeMutablePointer<UInt8>, isEvenOdd: Bool, at offset: PixelPoint
    ) {
        bytes.update(repeating: 0, count: region.area)
        let writer = MaskWriter(bytes: bytes, bounds: region)
        pathCoverage.forEachRow(of: lines, offset: offset, clip: region, isEvenOdd: isEvenOdd) {
            writer.write($0)
        }
    }

    private func blur(_ bytes: UnsafeMutablePointer<UInt8>, _ region: PixelRect, _ deviation: Double) {
        rk_blur(
            bytes, region.width, region.height, 1, deviation, blurScratch.reserve(region.area),
            rowScratch.reserve(region.width))
    }
}

extension PixelRect {
    /// Returns the rectangle with each edge moved inwards by `distance` pixels.
    func insetBy(_ distance: Int) -> PixelRect {
        PixelRect(
            left: left + distance, top: top + distance, right: right - distance, bottom: bottom - distance)
    }
}
