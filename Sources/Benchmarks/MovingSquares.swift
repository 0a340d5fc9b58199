import Widgets

/// W14: 500 bordered squares that move and bounce off the edges; W14_fraction: at fractional pixel positions.
///
/// At whole pixels each square is a view. Views are placed on whole pixels, so at fractional positions one view draws all squares.
enum MovingSquares {
    static func run(_ name: String, onWholePixels: Bool) {
        var squares = Square.scene(onWholePixels: onWholePixels)
        let stage = onWholePixels ? StageOfViews(squares) as any Stage : StageOfDrawing(squares)
        let host = ViewHost(rootView: stage.root, size: Size(width: 1280, height: 720))
        let target = BitmapTarget(width: 1280, height: 720)
        host.runFrame(into: target)
        var times: [Double] = []
        var last = target.checksum
        for step in 0..<200 {
            let start = Measure.now
            for index in squares.indices { squares[index].move() }
            stage.show(squares)
            host.runFrame(into: target)
            times.append((Measure.now - start) / 1000)
            let top = squares[499]
            let pixel = target.bitmap[Int(top.x) + 20, Int(top.y) + 20] & 0xff_ffff
            Report.check(name, pixel == top.color, "the topmost square is not there in step \(step)")
            // A copy of the bitmap would be duplicated by the next frame, within the measured time.
            let checksum = target.checksum
            Report.check(name, checksum != last, "nothing moved in step \(step)")
            last = checksum
        }
        Report.figure(name, "median_ms", Measure.median(times))
        Report.figure(name, "p99_ms", Measure.percentile(times, 0.99))
    }

    /// A view tree that displays the squares.
    private protocol Stage {
        var root: View { get }
        func show(_ squares: [Square])
    }

    fileprivate struct Square {
        var x, y, xVelocity, yVelocity: Double
        let color: UInt32

        static func scene(onWholePixels: Bool) -> [Square] {
            var seed: UInt32 = 777
            func next() -> UInt32 {
                seed = seed &* 1_664_525 &+ 1_013_904_223
                return seed
            }
            func number(below limit: UInt32) -> Double { Double((next() >> 16) % limit) }
            return (0..<500).map { _ in
                let (x, y) = (number(below: 1240), number(below: 680))
                let (xVelocity, yVelocity) = (number(below: 7) - 3, number(below: 7) - 3)
                let (shift, gain) = onWholePixels ? (0, 0) : (0.25, 0.375)
                return Square(
                    x: x + shift, y: y + shift, xVelocity: xVelocity + gain, yVelocity: yVelocity + gain,
                    color: next() >> 8)
            }
        }

        mutating func move() {
            x += xVelocity
            y += yVelocity
            if x < 0 || x > 1240 {
                xVelocity = -xVelocity
                x += 2 * xVelocity
            }
            if y < 0 || y > 680 {
                yVelocity = -yVelocity
                y += 2 * yVelocity
            }
        }

        var rect: Rect { Rect(x: x, y: y, width: 40, height: 40) }
    }

    private struct StageOfViews: Stage {
        let root = View(frame: Rect(x: 0, y: 0, width: 1280, height: 720))

        init(_ squares: [Square]) {
            root.backgroundColor = .white
            for square in squares {
                let view = View(frame: square.rect)
                view.backgroundColor = Color(hex: square.color)
                view.layer.cornerRadius = 8
                view.layer.borderWidth = 1
                view.layer.borderColor = Color(hex: 0x202020)
                root.addSubview(view)
            }
        }

        func show(_ squares: [Square]) {
            for (view, square) in zip(root.subviews, squares) {
                view.frame.origin = Point(x: square.x, y: square.y)
            }
        }
    }

    private struct StageOfDrawing: Stage {
        private let view: Drawing
        var root: View { view }

        init(_ squares: [Square]) { view = Drawing(squares) }
        func show(_ squares: [Square]) { view.squares = squares }

        private final class Drawing: View {
            var squares: [Square] { didSet { setNeedsDisplay() } }

            init(_ squares: [Square]) {
                self.squares = squares
                super.init(frame: Rect(x: 0, y: 0, width: 1280, height: 720))
                backgroundColor = .white
            }

            override func draw(_ canvas: Canvas) {
                canvas.edges = .antialiased
                for square in squares {
                    canvas.fill(square.rect, Color(hex: square.color), cornerRadius: 8)
                    canvas.strokeBorder(square.rect, Color(hex: 0x202020), cornerRadius: 8)
                }
                canvas.edges = .snapped
            }
        }
    }
}
