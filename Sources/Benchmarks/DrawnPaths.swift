import Widgets

/// W16: 1,000 closed paths of four cubic curves, drawn by one view; W16_stroke, W16_gradient: their outlines, and filled with gradients.
enum DrawnPaths {
    enum Kind: String {
        case fill = "W16"
        case stroke = "W16_stroke"
        case gradient = "W16_gradient"
    }

    static func run(_ kind: Kind) {
        let name = kind.rawValue
        let view = Drawing(kind, Outline.scene())
        let host = ViewHost(rootView: view, size: view.bounds.size)
        let target = BitmapTarget(width: 1280, height: 720)
        host.runFrame(into: target)
        let expected = target.bitmap
        var (times, cpuTimes): ([Double], [Double]) = ([], [])
        for frame in 0..<50 {
            target.overwrite()
            let (start, cpuStart) = (Measure.now, Measure.cpuTime)
            view.setNeedsDisplay()
            host.runFrame(into: target)
            times.append((Measure.now - start) / 1000)
            cpuTimes.append((Measure.cpuTime - cpuStart) / 1000)
            Report.check(name, target.bitmap == expected, "frame \(frame) differs from the first one")
        }
        let ink = Double(expected.pixels.count { $0 & 0xff_ffff != 0xff_ffff }) * 100 / (1280 * 720)
        let expectedInk =
            switch kind {
            case .fill: 73.2
            case .stroke: 65.8
            case .gradient: 72.0
            }
        Report.check(name, abs(ink - expectedInk) < 1.5, "\(ink) percent of the pixels are not white")
        Report.figure(name, "median_ms", Measure.median(times))
        Report.figure(name, "cpu_median_ms", Measure.median(cpuTimes))
        Report.figure(name, "p99_ms", Measure.percentile(times, 0.99))
        Report.figure(name, "ink_percent", ink)
    }

    private struct Outline {
        let path: Path
        let start: Point
        let color: UInt32

        static func scene() -> [Outline] {
            var numbers = Numbers()
            return (0..<1000).map { _ in Outline(&numbers) }
        }

        private init(_ numbers: inout Numbers) {
            let x = numbers.next(below: 1280)
            start = Point(x: x, y: numbers.next(below: 720))
            var path = Path()
            path.move(to: start)
            var end = start
            for _ in 0..<4 {
                let (first, second) = (numbers.neighbor(of: end), numbers.neighbor(of: end))
                end = numbers.neighbor(of: end)
                path.addCurve(to: end, control1: first, control2: second)
            }
            path.closeSubpath()
            self.path = path
            color = numbers.next() >> 8
        }
    }

    /// The pseudorandom numbers of the specification.
    private struct Numbers {
        private var seed: UInt32 = 1616

        mutating func next() -> UInt32 {
            seed = seed &* 1_664_525 &+ 1_013_904_223
            return seed
        }

        mutating func next(below limit: UInt32) -> Double { Double((next() >> 16) % limit) }

        mutating func neighbor(of point: Point) -> Point {
            let dx = next(below: 81) - 40
            return point + Point(x: dx, y: next(below: 81) - 40)
        }
    }

    private final class Drawing: View {
        private let kind: Kind
        private let outlines: [Outline]

        init(_ kind: Kind, _ outlines: [Outline]) {
            (self.kind, self.outlines) = (kind, outlines)
            super.init(frame: Rect(x: 0, y: 0, width: 1280, height: 720))
            backgroundColor = .white
        }

        override func draw(_ canvas: Canvas) {
            let style = StrokeStyle(lineWidth: 3, lineJoin: .round)
            for outline in outlines {
                let color = Color(hex: outline.color)
                switch kind {
                case .fill: canvas.fill(outline.path, color)
                case .stroke: canvas.stroke(outline.path, color, style: style)
                case .gradient:
                    let colors = [color, .white, Color(hex: outline.color ^ 0xff_ffff)]
                    let reach = Point(x: 40, y: 40)
                    canvas.fill(
                        outline.path,
                        .linearGradient(
                            Gradient(colors: colors), startPoint: outline.start - reach,
                            endPoint: outline.start + reach))
                }
            }
        }
    }
}

extension BitmapTarget {
    /// A number that depends on all pixels.
    var checksum: UInt64 {
        var sum: UInt64 = 14_695_981_039_346_656_037
        for pixel in bitmap.pixels { sum = (sum ^ UInt64(pixel)) &* 1_099_511_628_211 }
        return sum
    }

    /// Overwrites all pixels, so that a frame has to draw them again.
    func overwrite() {
        bitmap.withPixelBuffer { buffer in
            buffer.base?.update(repeating: 0xff00_ff00, count: buffer.stride * buffer.height)
        }
    }
}
