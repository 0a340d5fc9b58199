import Drawing
import RasterKernels

/// Computes rows of pixels of a gradient or a repeated image.
///
/// Positions are computed from the distance to the local origin, so that the bytes of a pixel depend neither on the clip nor on a movement
/// of the drawing by whole pixels.
struct GradientSource {
    private enum Kind {
        /// The place at (u, v) is u.
        case linear
        /// The place is the distance from the origin times the factor, plus the start.
        case radial(factor: Double, start: Double)
        case conic
        case tiles(Bitmap)
        case color(UInt32)
    }

    private var kind: Kind
    /// Maps pixel centres, relative to the offset, to the space of the kind.
    private var map = AffineTransform.identity
    private var table: rk_table
    private let offset: PixelPoint
    private let opacity: UInt32

    /// Creates a source for `paint`, which is resolved; `transform` maps its space to pixels relative to `offset`.
    ///
    /// `opacity` is in 0...1. `memory` holds the table of colours and must not be used otherwise while the source is.
    init(
        _ paint: Paint, transform: AffineTransform, offset: PixelPoint, opacity: Double,
        memory: ScratchMemory<UInt32>
    ) {
        var (paint, space) = (paint, transform)
        if case .transformed(let inner) = paint {
            space = inner.transform.concatenating(space)
            paint = inner.paint
        }
        self.offset = offset
        let opacity = opacity > 0 ? min(opacity, 1) : 0
        self.opacity = UInt32(opacity * 255 + 0.5)
        table = rk_table(colours: memory.reserve(1), size: 1, spread: 0)
        kind = .color(0)
        let determinant = space.a * space.d - space.b * space.c
        guard determinant != 0, determinant.isFinite, space.isFinite else { return }
        let back = space.inverted()
        guard back.isFinite else { return }
        switch paint {
        case .color(let color):
            kind = .color(color.withAlphaComponent(color.alpha * opacity).premultiplied)
        case .linearGradient(let gradient, let start, let end, let options):
            let way = end - start
            let square = way.x * way.x + way.y * way.y
            guard square > 0, square.isFinite else {
                kind = .color(Self.last(gradient, opacity))
                return
            }
            // Turns the line into the unit interval of the u axis.
            map = back.concatenating(
                AffineTransform(
                    a: way.x / square, b: 0, c: way.y / square, d: 1,
                    tx: -(start.x * way.x + start.y * way.y) / square, ty: 0))
            kind = .linear
            makeTable(gradient, options, length: square.squareRoot() * space.meanScale, opacity, memory)
        case .radialGradient(let gradient, let center, let start, let end, let options):
            guard start != end else {
                kind = .color(Self.last(gradient, opacity))
                return
            }
            map = back.concatenating(AffineTransform(translationX: -center.x, y: -center.y))
            kind = .radial(factor: 1 / (end - start), start: -start / (end - start))
            makeTable(gradient, options, length: abs(end - start) * space.meanScale, opacity, memory)
        case .conicGradient(let gradient, let center, let angle):
            map = back.concatenating(AffineTransform(translationX: -center.x, y: -center.y))
                .concatenating(AffineTransform(rotationAngle: -angle.radians))
            kind = .conic
            makeTable(gradient, .repeat, length: 1024, opacity, memory)
        case .tiledImage(let image, let origin, let scale):
            // One pixel of the image covers `scale / image.scale` points.
            let factor = image.scale / scale
            map = back.concatenating(AffineTransform(translationX: -origin.x, y: -origin.y))
                .concatenating(AffineTransform(scaleX: factor, y: factor))
            kind = .tiles(image.bitmap)
        case .transformed: break
        }
    }

    private static func last(_ gradient: Gradient, _ opacity: Double) -> UInt32 {
        guard let color = gradient.stops.last?.color else { return 0 }
        return color.withAlphaComponent(color.alpha * opacity).premultiplied
    }

    /// Fills the table with about two colours per pixel of the gradient, 64 to 2,048.
    private mutating func makeTable(
        _ gradient: Gradient, _ options: GradientOptions, length: Double, _ opacity: Double,
        _ memory: ScratchMemory<UInt32>
    ) {
        let size = 2 * length > 64 ? Int(min(2 * length, 2048)) : 64
        let colors = memory.reserve(size)
        let factor = Float(opacity * 255)
        withUnsafeTemporaryAllocation(of: rk_stop.self, capacity: max(1, gradient.stops.count)) { stops in
            for (index, stop) in gradient.stops.enumerated() {
                let color = stop.color
                let alpha = Float(color.alpha) * factor
                stops.initializeElement(
                    at: index,
                    to: rk_stop(
                        location: stop.location >= 0 ? Float(min(stop.location, 2)) : 0, alpha: alpha,
                        red: Float(color.red) * alpha,
                        green: Float(color.green) * alpha, blue: Float(color.blue) * alpha))
            }
            rk_gradient_table(colors, size, stops.baseAddress, gradient.stops.count)
        }
        let spread =
            options.contains(.mirror) ? RK_MIRROR : options.contains(.repeat) ? RK_REPEAT : RK_PAD
        table = rk_table(colours: colors, size: size, spread: Int32(spread))
    }

    /// Computes the pixels of row `y` from column `x` on.
    func fill(_ row: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        let place = Point(x: 0.5, y: Double(y - offset.y) + 0.5).applying(map)
        let first = x - offset.x
        var table = table
        switch kind {
        case .color(let color): row.update(repeating: color, count: count)
        case .linear: rk_linear_row(row, &table, place.x, map.a, first, count)
        case .radial(let factor, let start):
            rk_radial_row(row, &table, place.x, place.y, map.a, map.b, factor, start, first, count)
        case .conic: rk_conic_row(row, &table, place.x, place.y, map.a, map.b, first, count)
        case .tiles(let bitmap):
            bitmap.pixels.withUnsafeBufferPointer { pixels in
                var source = rk_source(
                    pixels: pixels.baseAddress, stride: bitmap.width, width: bitmap.width,
                    height: bitmap.height)
                rk_tiled_row(row, &source, place.x, place.y, map.a, map.b, first, count)
            }
            if opacity < 255 {
                for index in 0..<count { row[index] = rk_scaled_colour(row[index], opacity) }
            }
        }
    }
}
