import CCairo
import Drawing
import RandomNumbers
import Raster
import Testing

/// Comparisons with Cairo.
///
/// Coverage is exact here, while Cairo takes 15 samples in each column of a pixel: an edge that is nearly horizontal differs by up to 17 levels of 255,
/// and more in pixels with several edges. Both replace curves by lines, here with a deviation of up to a tenth of a pixel, which is 25
/// levels along the whole curve at worst.
struct CairoTests {
    private static let side = 96
    private static let seeds = 1...60

    /// Returns the difference between both renderers over all seeds.
    private func difference(
        _ body: (inout SeededRandom, OpaquePointer) -> DrawCommand
    ) -> BitmapDifference {
        var difference = BitmapDifference()
        for seed in Self.seeds {
            var random = SeededRandom(seed: seed)
            var commands: [DrawCommand] = []
            let expected = CairoImage.draw(side: Self.side) { commands.append(body(&random, $0)) }
            difference.add(Bitmap.draw(commands, width: Self.side, height: Self.side), expected)
        }
        return difference
    }

    private func point(_ random: inout SeededRandom) -> Point {
        Point(x: random.number(8...88), y: random.number(8...88))
    }

    private func polygon(_ random: inout SeededRandom, isSimple: Bool) -> Path {
        let count = 3 + random.index(below: 7)
        let angles = (0..<count).map { _ in random.number(0...(2 * .pi)) }.sorted()
        let points = angles.map { angle in
            isSimple
                ? Point(x: random.number(5...40), y: 0).applying(AffineTransform(rotationAngle: angle))
                    + Point(x: 48.2, y: 47.9) : point(&random)
        }
        return Path {
            $0.addLines(points)
            $0.closeSubpath()
        }
    }

    private func fill(_ path: Path, eoFill: Bool = false, on cairo: OpaquePointer) -> DrawCommand {
        CairoImage.add(path, to: cairo)
        cairo_set_fill_rule(cairo, eoFill ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_fill(cairo)
        return .fillPath(path, .color(.black), style: FillStyle(eoFill: eoFill))
    }

    private func stroke(_ path: Path, _ style: StrokeStyle, on cairo: OpaquePointer) -> DrawCommand {
        CairoImage.add(path, to: cairo)
        CairoImage.setStyle(style, of: cairo)
        cairo_stroke(cairo)
        return .strokePath(path, .color(.black), style: style)
    }

    // MARK: - Fills

    @Test func `Polygons equal those of Cairo`() {
        let found = difference { random, cairo in fill(polygon(&random, isSimple: true), on: cairo) }
        #expect(found.largest <= 20)
        #expect(found.share(above: 17) <= 0.0001)
    }

    @Test(arguments: [false, true])
    func `Polygons that intersect themselves differ only where edges cross`(eoFill: Bool) {
        let found = difference { random, cairo in
            fill(polygon(&random, isSimple: false), eoFill: eoFill, on: cairo)
        }
        // Coverage is summed over the edges of a pixel and then limited, so that it is wrong where two edges cross.
        #expect(found.share(above: 17) <= 0.0005)
    }

    @Test func `Curves equal those of Cairo`() {
        let found = difference { random, cairo in
            let path = Path { path in
                path.move(to: Point(x: random.number(8...40), y: random.number(8...88)))
                path.addCurve(
                    to: Point(x: random.number(56...88), y: random.number(8...88)),
                    control1: Point(x: random.number(8...40), y: random.number(4...20)),
                    control2: Point(x: random.number(50...88), y: random.number(4...20)))
                path.addQuadCurve(
                    to: path.currentPoint ?? .zero, control: Point(x: random.number(8...88), y: 90))
                path.closeSubpath()
            }
            return fill(path, on: cairo)
        }
        #expect(found.largest <= 36)
        #expect(found.share(above: 17) <= 0.001)
    }

    @Test func `Arcs equal those of Cairo`() {
        let found = difference { random, cairo in
            let (center, radius) = (Point(x: 48.3, y: 47.6), random.number(2...40))
            let (start, end) = (random.number(-6...6), random.number(-6...6))
            var path = Path()
            let isNegative = random.chance(0.5)
            path.addArc(
                center: center, radius: radius, startAngle: .radians(start), endAngle: .radians(end),
                clockwise: isNegative)
            // Cairo continues a sweep of more than a turn.
            guard abs(end - start) < 2 * .pi else { return fill(Path(), on: cairo) }
            if isNegative {
                cairo_arc_negative(cairo, center.x, center.y, radius, start, end)
            } else {
                cairo_arc(cairo, center.x, center.y, radius, start, end)
            }
            cairo_fill(cairo)
            return .fillPath(path, .color(.black), style: FillStyle())
        }
        #expect(found.largest <= 36)
        #expect(found.share(above: 17) <= 0.0015)
    }

    // MARK: - Strokes

    @Test(
        arguments: [StrokeStyle.LineJoin.miter, .round, .bevel], [StrokeStyle.LineCap.butt, .round, .square])
    func `Strokes equal those of Cairo`(join: StrokeStyle.LineJoin, cap: StrokeStyle.LineCap) {
        let found = difference { random, cairo in
            let style = StrokeStyle(
                lineWidth: random.number(0.5...12), lineCap: cap, lineJoin: join,
                miterLimit: random.number(1...6))
            let path = Path {
                $0.addLines((0...(1 + random.index(below: 3))).map { _ in point(&random) })
                if random.chance(0.4) { $0.closeSubpath() }
            }
            return stroke(path, style, on: cairo)
        }
        // The edges of a stroke cross at sharp corners, where coverage is summed.
        #expect(found.share(above: 17) <= 0.001)
        #expect(found.share(above: 40) <= 0.0004)
    }

    @Test(arguments: [StrokeStyle.LineJoin.miter, .round, .bevel])
    func `Strokes of curves equal those of Cairo`(join: StrokeStyle.LineJoin) {
        let found = difference { random, cairo in
            let style = StrokeStyle(lineWidth: random.number(0.5...12), lineCap: .round, lineJoin: join)
            let path = Path {
                $0.move(to: point(&random))
                $0.addCurve(to: point(&random), control1: point(&random), control2: point(&random))
                if random.chance(0.5) { $0.addQuadCurve(to: point(&random), control: point(&random)) }
            }
            return stroke(path, style, on: cairo)
        }
        // The direction of a long mitre is that of the last line of the curve.
        #expect(found.share(above: 17) <= 0.002)
        #expect(found.share(above: 40) <= 0.0008)
    }

    @Test(arguments: [StrokeStyle.LineCap.butt, .round, .square])
    func `Dashes equal those of Cairo`(cap: StrokeStyle.LineCap) {
        let found = difference { random, cairo in
            let style = StrokeStyle(
                lineWidth: random.number(1...6), lineCap: cap, lineJoin: .round,
                dash: (0...random.index(below: 4)).map { _ in random.number(2...15) },
                dashPhase: random.number(0...30))
            let path = Path {
                $0.addLines((0...(1 + random.index(below: 3))).map { _ in point(&random) })
                if random.chance(0.5) { $0.closeSubpath() }
            }
            return stroke(path, style, on: cairo)
        }
        // A closed line of two points has dashes upon each other, whose coverage is summed.
        #expect(found.share(above: 17) <= 0.003)
        #expect(found.share(above: 40) <= 0.0015)
    }

    // MARK: - Gradients

    private func gradient(_ random: inout SeededRandom) -> Gradient {
        let count = 2 + random.index(below: 3)
        // Cairo's repeated gradients continue beyond their outer stops differently, so that these are at the ends.
        var places = (0..<count).map { _ in random.number(0...1) }.sorted()
        (places[0], places[count - 1]) = (0, 1)
        return Gradient(
            stops: places.map { place in
                Gradient.Stop(
                    color: Color(
                        red: random.number(0...1), green: random.number(0...1), blue: random.number(0...1)),
                    location: place)
            })
    }

    private func options(_ random: inout SeededRandom) -> GradientOptions {
        [GradientOptions(), .repeat, .mirror][random.index(below: 3)]
    }

    private var box: Path { Path(Rect(x: 0, y: 0, width: 96, height: 96)) }

    @Test func `Linear gradients equal those of Cairo`() {
        let found = difference { random, cairo in
            let (gradient, options) = (gradient(&random), options(&random))
            let (start, end) = (point(&random), point(&random))
            guard let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y) else {
                return .popClip
            }
            CairoImage.setSource(gradient, pattern, options, of: cairo)
            cairo_paint(cairo)
            let paint = Paint.linearGradient(gradient, startPoint: start, endPoint: end, options: options)
            return .fillPath(box, paint, style: FillStyle())
        }
        // The table of colours has two for each pixel: steep transitions are moved by up to a quarter of a pixel.
        #expect(found.share(above: 8) <= 0.006)
        #expect(found.share(above: 3) <= 0.03)
    }

    @Test func `Radial gradients equal those of Cairo`() {
        let found = difference { random, cairo in
            let (gradient, options) = (gradient(&random), options(&random))
            let (center, start, end) = (point(&random), random.number(0...10), random.number(20...60))
            guard
                let pattern = cairo_pattern_create_radial(
                    center.x, center.y, start, center.x, center.y, end)
            else { return .popClip }
            CairoImage.setSource(gradient, pattern, options, of: cairo)
            cairo_paint(cairo)
            let paint = Paint.radialGradient(
                gradient, center: center, startRadius: start, endRadius: end, options: options)
            return .fillPath(box, paint, style: FillStyle())
        }
        // The table of colours has two for each pixel: steep transitions are moved by up to a quarter of a pixel.
        #expect(found.share(above: 8) <= 0.006)
        #expect(found.share(above: 3) <= 0.03)
    }
}
