import CCairo
import Drawing
import Raster

/// Drawing by Cairo, as an independent renderer.
///
///     let image = CairoImage.draw(side: 96) { cairo in cairo_fill(cairo) }
enum CairoImage {
    /// Returns the pixels of a transparent square after `body` has drawn on it with the best antialiasing.
    static func draw(side: Int, _ body: (OpaquePointer) -> Void) -> Bitmap {
        var bitmap = Bitmap(width: side, height: side)
        guard
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(side), Int32(side)),
            let cairo = cairo_create(surface)
        else { return bitmap }
        defer {
            cairo_destroy(cairo)
            cairo_surface_destroy(surface)
        }
        cairo_set_antialias(cairo, CAIRO_ANTIALIAS_BEST)
        cairo_set_tolerance(cairo, 0.02)
        body(cairo)
        cairo_surface_flush(surface)
        guard let bytes = cairo_image_surface_get_data(surface) else { return bitmap }
        let stride = Int(cairo_image_surface_get_stride(surface))
        for y in 0..<side {
            for x in 0..<side {
                let pixel = UnsafeRawPointer(bytes + y * stride + 4 * x)
                bitmap[x, y] = pixel.loadUnaligned(as: UInt32.self)
            }
        }
        return bitmap
    }

    static func add(_ path: Path, to cairo: OpaquePointer) {
        var current = Point.zero
        let visit: (Path.Element) -> Void = { element in
            switch element {
            case .move(let point):
                cairo_move_to(cairo, point.x, point.y)
                current = point
            case .line(let point):
                cairo_line_to(cairo, point.x, point.y)
                current = point
            case .quadCurve(let end, let control):
                // A quadratic curve as a cubic one.
                let first = current + (control - current).scaled(2.0 / 3)
                let second = end + (control - end).scaled(2.0 / 3)
                cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
                current = end
            case .curve(let end, let first, let second):
                cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
                current = end
            case .closeSubpath: cairo_close_path(cairo)
            }
        }
        path.forEach(visit)
    }

    static func setStyle(_ style: StrokeStyle, of cairo: OpaquePointer) {
        cairo_set_line_width(cairo, style.lineWidth)
        cairo_set_miter_limit(cairo, style.miterLimit)
        switch style.lineCap {
        case .butt: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
        case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
        }
        switch style.lineJoin {
        case .miter: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
        case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
        }
        cairo_set_dash(cairo, style.dash, Int32(style.dash.count), style.dashPhase)
    }

    /// Sets a gradient as the source; `pattern` is released.
    static func setSource(
        _ gradient: Gradient, _ pattern: OpaquePointer, _ options: GradientOptions, of cairo: OpaquePointer
    ) {
        for stop in gradient.stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, color.red, color.green, color.blue, color.alpha)
        }
        cairo_pattern_set_extend(
            pattern,
            options == .repeat
                ? CAIRO_EXTEND_REPEAT : options == .mirror ? CAIRO_EXTEND_REFLECT : CAIRO_EXTEND_PAD
        )
        cairo_set_source(cairo, pattern)
        cairo_pattern_destroy(pattern)
    }
}

/// The differences between two bitmaps of equal size, in levels of a component.
struct BitmapDifference {
    /// The largest difference of a component.
    private(set) var largest = 0
    /// The number of pixels by their largest difference.
    private var counts = [Int](repeating: 0, count: 256)
    private var pixelCount = 0

    mutating func add(_ a: Bitmap, _ b: Bitmap) {
        for (first, second) in zip(a.pixels, b.pixels) {
            pixelCount += 1
            if first == second { continue }
            var difference = 0
            for shift: UInt32 in [0, 8, 16, 24] {
                let (x, y) = (Int(first >> shift & 255), Int(second >> shift & 255))
                difference = max(difference, abs(x - y))
            }
            largest = max(largest, difference)
            counts[difference] += 1
        }
    }

    /// Returns the share of pixels that differ by more than `level`.
    func share(above level: Int) -> Double {
        Double(counts[min(level + 1, 255)...].reduce(0, +)) / Double(max(1, pixelCount))
    }
}

extension Point {
    fileprivate func scaled(_ factor: Double) -> Point { Point(x: x * factor, y: y * factor) }
}
