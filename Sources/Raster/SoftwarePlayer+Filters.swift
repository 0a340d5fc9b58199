public import Drawing
import RasterKernels

extension SoftwarePlayer {
    /// Returns the distance in pixels by which the filters of a layer extend its content.
    func reach(of filters: [Filter]) -> Int {
        filters.reduce(0) { sum, filter in
            switch filter {
            case .blur(let radius): sum + blurReach(deviation(radius))
            case .colorMatrix: sum
            case .shadow(let shadow):
                sum + blurReach(deviation(shadow.blurRadius / 2))
                    + max(abs(distance(of: shadow).x), abs(distance(of: shadow).y))
            }
        }
    }

    /// Returns the offset of a shadow in whole pixels.
    private func distance(of shadow: Shadow) -> PixelPoint {
        let space = pixelTransform
        let (x, y) = (shadow.offset.x, shadow.offset.y)
        return PixelPoint(
            x: pixel((space.a * x + space.c * y).rounded()), y: pixel((space.b * x + space.d * y).rounded()))
    }

    /// Applies filters to the pixels of a layer.
    func apply(_ filters: [Filter], to layer: Layer) {
        guard let pixels = layer.pixels else { return }
        apply(filters, to: pixels, layer.region)
    }

    private func apply(
        _ filters: [Filter], to pixels: UnsafeMutablePointer<UInt32>, _ region: PixelRect
    ) {
        for filter in filters {
            switch filter {
            case .blur(let radius): blur(pixels, region, deviation(radius))
            case .colorMatrix(let matrix): matrix.apply(to: pixels, count: region.area)
            case .shadow(let shadow): addShadow(shadow, to: pixels, region)
            }
        }
    }

    public func filterBackdrop(_ filters: [Filter], opacity: Double) {
        let area = target.clip
        if area.isEmpty || filters.isEmpty || !(opacity > 0) { return }
        let region = area.insetBy(-reach(of: filters))
        if region.area > Layer.largestArea { return }
        let pixels = backdropScratch.reserve(region.area)
        target.copySurroundings(region, to: pixels)
        apply(filters, to: pixels, region)
        let isOpaque = opacity >= 1
        target.composite(
            pixels: pixels, stride: region.width, in: region,
            opacity: isOpaque ? 255 : UInt32(opacity * 255 + 0.5),
            mode: isOpaque ? .copy : .normal)
    }

    private func blur(_ pixels: UnsafeMutablePointer<UInt32>, _ region: PixelRect, _ deviation: Double) {
        pixels.withMemoryRebound(to: UInt8.self, capacity: 4 * region.area) { bytes in
            rk_blur(
                bytes, region.width, region.height, 4, deviation, blurScratch.reserve(4 * region.area),
                rowScratch.reserve(4 * region.width))
        }
    }

    /// Draws the shadow of a layer's content below that content.
    private func addShadow(
        _ shadow: Shadow, to pixels: UnsafeMutablePointer<UInt32>, _ region: PixelRect
    ) {
        guard let ink = ink(shadow.color, 1) else { return }
        let bytes = shadowScratch.reserve(region.area)
        rk_alpha_row(bytes, pixels, region.area)
        rk_blur(
            bytes, region.width, region.height, 1, deviation(shadow.blurRadius / 2),
            blurScratch.reserve(region.area), rowScratch.reserve(region.width))
        let distance = distance(of: shadow)
        let (dx, dy) = (distance.x, distance.y)
        let (width, height) = (region.width, region.height)
        let columns = max(0, dx)..<max(max(0, dx), min(width, width + dx))
        for y in max(0, dy)..<max(max(0, dy), min(height, height + dy)) where !columns.isEmpty {
            rk_under_mask_row(
                pixels + (y * width + columns.lowerBound),
                bytes + ((y - dy) * width + columns.lowerBound - dx), columns.count, ink)
        }
    }
}

extension ColorMatrix {
    /// Maps the colours of pixels.
    fileprivate func apply(to pixels: UnsafeMutablePointer<UInt32>, count: Int) {
        withUnsafeTemporaryAllocation(of: Float.self, capacity: 20) { coefficients in
            for index in 0..<20 {
                coefficients.initializeElement(at: index, to: Float(rows[index / 5][index % 5]))
            }
            rk_colour_matrix_row(pixels, count, coefficients.baseAddress)
        }
    }
}
