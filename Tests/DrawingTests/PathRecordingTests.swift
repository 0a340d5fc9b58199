import Drawing
import Testing

/// The commands for paths, paints, effects, transforms and layers.
struct PathRecordingTests {
    private let palette = Palette { $0 == .label ? Color(hex: 0x112233) : Color(white: 0.5, alpha: 0.5) }
    private let triangle = Path {
        $0.move(to: Point(x: 0, y: 8))
        $0.addLine(to: Point(x: 4, y: 0))
        $0.addLine(to: Point(x: 8, y: 8))
        $0.closeSubpath()
    }

    /// Returns what `body` records.
    private func record(_ body: (Canvas) -> Void) -> DisplayList {
        let canvas = Canvas(palette: palette, scale: 2)
        body(canvas)
        return canvas.finish()
    }

    @Test func `Fills and strokes of paths are recorded with their paints`() {
        let list = record { canvas in
            canvas.fill(triangle, .label)
            canvas.translated(by: Point(x: 10, y: 0)) {
                canvas.fill(triangle, .color(.white), style: FillStyle(eoFill: true))
                canvas.stroke(
                    triangle, .white,
                    style: StrokeStyle(
                        lineWidth: 2, lineCap: .round, lineJoin: .bevel, dash: [4, 2], dashPhase: 1))
            }
            canvas.stroke(Path(roundedRect: Rect(x: 0, y: 0, width: 9, height: 6), cornerRadius: 2), .white)
        }

        #expect(
            list.description == """
                fill path M 0,8 L 4,0 L 8,8 Z #112233
                fill path M 10,8 L 14,0 L 18,8 Z #ffffff even-odd
                stroke path M 10,8 L 14,0 L 18,8 Z width 2 cap round join bevel dash 4, 2 from 1 #ffffff
                stroke (0, 0; 9 x 6) radius 2 width 1 #ffffff
                """)
    }

    @Test func `Gradients are recorded with resolved colours, and move with the drawing`() {
        let gradient = Gradient(colors: [.label, .white])
        let box = Rect(x: 0, y: 0, width: 4, height: 4)
        let list = record { canvas in
            canvas.translated(by: Point(x: 10, y: 20)) {
                canvas.fill(
                    box,
                    .linearGradient(
                        gradient, startPoint: .zero, endPoint: Point(x: 4, y: 0), options: .mirror))
                canvas.fill(box, .radialGradient(gradient, center: .zero, startRadius: 1, endRadius: 4))
            }
            canvas.fill(
                Path(box), .conicGradient(gradient, center: Point(x: 2, y: 2), angle: .degrees(90)))
            canvas.fill(
                Path(box), .tiledImage(Image(bitmap: Bitmap(width: 3, height: 2)), origin: Point(x: 1, y: 1)))
        }

        let colors = "#112233 0, #ffffff 1"
        #expect(
            list.description == """
                fill (10, 20; 4 x 4) linear gradient [\(colors)] from (10, 20) to (14, 20) mirrored
                fill (10, 20; 4 x 4) radial gradient [\(colors)] at (0, 0) radius 1 to 4 transformed by (10, 20)
                fill (0, 0; 4 x 4) conic gradient [\(colors)] at (2, 2) from 90°
                fill (0, 0; 4 x 4) tiles 3 x 2 from (1, 1) scale 1
                """)
    }

    @Test func `Shadows are recorded with their bounds`() {
        let shadow = Shadow(color: .black, blurRadius: 4, offset: Point(x: 1, y: 2))

        let outer = record { $0.drawShadow(of: triangle, shadow) }
        #expect(outer.description == "shadow of path M 0,8 L 4,0 L 8,8 Z #000000 blur 4 offset (1, 2)")
        #expect(outer.bounds == Rect(x: -5, y: -4, width: 20, height: 20))

        let inner = record { $0.drawInnerShadow(of: triangle, shadow) }
        #expect(
            inner.description == "inner shadow of path M 0,8 L 4,0 L 8,8 Z #000000 blur 4 offset (1, 2)")
        #expect(inner.bounds == Rect(x: 0, y: 0, width: 8, height: 8))
    }

    @Test func `Transforms, layers and clips are nested`() {
        let list = record { canvas in
            canvas.transformed(by: AffineTransform(scaleX: 2, y: 3)) {
                canvas.translateBy(x: 1, y: 1)
                canvas.drawLayer(opacity: 0.5, blendMode: .multiply, filters: [.blur(radius: 1)]) {
                    canvas.clip(to: triangle, style: FillStyle(eoFill: true)) {
                        canvas.fill(Rect(x: 0, y: 0, width: 4, height: 4), .white)
                    }
                }
            }
            canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), .white)
        }

        #expect(
            list.description == """
                transform [2, 0, 0, 3, 0, 0]
                  layer (1, 1; 4 x 4) opacity 0.5 multiply blur 1
                    clip path M 1,9 L 5,1 L 9,9 Z even-odd
                      fill (1, 1; 4 x 4) #ffffff
                    end clip
                  end layer
                end transform
                fill (0, 0; 1 x 1) #ffffff
                """)
        // The layer with its blur of three points, transformed.
        #expect(list.bounds == Rect(x: -4, y: -6, width: 20, height: 30))
    }

    @Test func `Filters are dumped in order`() {
        let style = LayerStyle(filters: [
            .saturation(0), .shadow(Shadow(color: .black, blurRadius: 2)), .colorInvert,
        ])

        #expect(
            style.description == """
                colours 0.213 0.715 0.072 0 0 / 0.213 0.715 0.072 0 0 / 0.213 0.715 0.072 0 0 / 0 0 0 1 0 \
                shadow #000000 blur 2 offset (0, 0) \
                colours -1 0 0 0 1 / 0 -1 0 0 1 / 0 0 -1 0 1 / 0 0 0 1 0
                """)
    }

    @Test func `A saved state restores the clip and the transform`() {
        let list = record { canvas in
            canvas.saveState()
            canvas.translateBy(x: 5, y: 0)
            canvas.clip(to: triangle)
            canvas.rotate(by: .pi / 2)
            canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), .white)
            canvas.restoreState()
            canvas.fill(Rect(x: 0, y: 0, width: 2, height: 2), .white)
        }

        let lines = list.description.split(separator: "\n")
        #expect(lines.count == 6)
        #expect(lines[0] == "clip path M 5,8 L 9,0 L 13,8 Z")
        #expect(lines[1].hasPrefix("  transform ["))
        #expect(lines[2] == "    fill (0, 0; 1 x 1) #ffffff")
        #expect(lines[3...] == ["  end transform", "end clip", "fill (0, 0; 2 x 2) #ffffff"])
    }

    @Test func `States without their counterparts are counted and end with their closure`() {
        let canvas = Canvas(palette: palette, scale: 1)

        canvas.restoreState()
        canvas.clip(to: Rect(x: 0, y: 0, width: 9, height: 9)) {
            canvas.restoreState()
            canvas.saveState()
            canvas.clip(to: triangle)
        }
        canvas.saveState()
        canvas.scaleBy(x: 2, y: 2)
        canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), .white)

        #expect(
            canvas.finish().description == """
                clip (0, 0; 9 x 9)
                  clip path M 0,8 L 4,0 L 8,8 Z
                  end clip
                end clip
                transform [2, 0, 0, 2, 0, 0]
                  fill (0, 0; 1 x 1) #ffffff
                end transform
                """)
        #expect(canvas.takeUnbalancedStateCount() == 4)
        #expect(canvas.takeUnbalancedStateCount() == 0)
        canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), .white)
        #expect(canvas.finish().description == "fill (0, 0; 1 x 1) #ffffff")
    }

    @Test func `Layers without content are not recorded unless their mode changes uncovered pixels`() {
        #expect(record { $0.drawLayer {} }.isEmpty)
        #expect(record { $0.drawLayer(blendMode: .multiply) {} }.isEmpty)
        let clearing = record { $0.drawLayer(blendMode: .clear) {} }
        #expect(clearing.description == "layer null clear\nend layer")
        #expect(clearing.bounds == .infinite)
    }

    @Test func `A mask has the bounds of its content`() {
        let list = record { canvas in
            canvas.masked {
                canvas.fill(triangle, .black)
            } _: {
                canvas.fill(Rect(x: 2, y: 2, width: 4, height: 4), .white)
            }
        }

        #expect(
            list.description == """
                layer (0, 0; 8 x 8)
                  fill (2, 2; 4 x 4) #ffffff
                  layer (0, 0; 8 x 8) destinationIn
                    fill path M 0,8 L 4,0 L 8,8 Z #000000
                  end layer
                end layer
                """)
        #expect(list.bounds == Rect(x: 0, y: 0, width: 8, height: 8))
    }

    @Test func `Paths, paints and strokes that draw nothing are not recorded`() {
        let broken = Path { $0.addLines([.zero, Point(x: .nan, y: 1)]) }
        let gradient = Gradient(colors: [.black, .white])
        let list = record { canvas in
            canvas.fill(broken, .white)
            canvas.stroke(broken, .white)
            canvas.drawShadow(of: broken, Shadow(blurRadius: 1))
            canvas.fill(Path(), .white)
            canvas.fill(triangle, .clear)
            canvas.stroke(triangle, .white, width: 0)
            canvas.stroke(triangle, .white, width: .nan)
            canvas.drawShadow(of: triangle, Shadow(color: .clear, blurRadius: 1))
            canvas.drawInnerShadow(of: triangle, Shadow(blurRadius: 1, offset: Point(x: .infinity, y: 0)))
            for paint in [
                Paint.linearGradient(Gradient(stops: []), startPoint: .zero, endPoint: Point(x: 1, y: 1)),
                .linearGradient(Gradient(colors: [.clear]), startPoint: .zero, endPoint: Point(x: 1, y: 1)),
                .linearGradient(gradient, startPoint: .zero, endPoint: Point(x: .nan, y: 1)),
                .radialGradient(gradient, center: .zero, startRadius: 0, endRadius: .infinity),
                .conicGradient(gradient, center: .zero, angle: .radians(.nan)),
                .tiledImage(Image(bitmap: Bitmap(width: 0, height: 0))),
                .tiledImage(Image(bitmap: Bitmap(width: 1, height: 1)), scale: 0),
                .transformed(.color(.white), AffineTransform(scaleX: .nan, y: 1)),
            ] { canvas.fill(triangle, paint) }
        }

        #expect(list.description == "")
    }

    @Test func `A paint that is transformed 100,000 times has one transform`() throws {
        let gradient = Gradient(colors: [.black, .white])
        let circle = Paint.radialGradient(gradient, center: .zero, startRadius: 0, endRadius: 9)
        var paint = circle
        for step in 0..<100_000 {
            paint = .transformed(paint, AffineTransform(translationX: step % 2 == 0 ? 3 : -2, y: 1))
        }
        let expected = Paint.transformed(circle, AffineTransform(translationX: 50_000, y: 100_000))

        #expect(paint == expected && paint.hashValue == expected.hashValue)
        #expect(paint.description == expected.description)
        #expect(record { $0.fill(triangle, paint) } == record { $0.fill(triangle, expected) })
        guard case .transformed(let space) = paint else {
            Issue.record("\(paint)")
            return
        }
        #expect(space.paint == circle && space.transform.tx == 50_000)
    }

    @Test func `Stops of gradients are sorted, and stops that are not numbers are removed`() {
        let gradient = Gradient(stops: [
            .init(color: .white, location: 2), .init(color: .label, location: -1),
            .init(color: .black, location: .nan), .init(color: .black, location: 0.5),
            .init(color: .white, location: 0.5),
        ])

        #expect(
            gradient.resolved(in: palette).description
                == "#112233 0, #000000 0.5, #ffffff 0.5, #ffffff 1")
        #expect(Gradient(colors: [.black, .white, .black]).stops.map(\.location) == [0, 0.5, 1])
        #expect(Gradient(colors: [.white]).stops.map(\.location) == [0])
    }

    @Test func `Bounds of strokes include mitres and caps`() {
        func bounds(_ style: StrokeStyle) -> Rect {
            record { $0.stroke(triangle, .white, style: style) }.bounds
        }

        #expect(
            bounds(StrokeStyle(lineWidth: 2, lineJoin: .round)) == Rect(x: -1, y: -1, width: 10, height: 10))
        #expect(
            bounds(StrokeStyle(lineWidth: 2, miterLimit: 4)) == Rect(x: -4, y: -4, width: 16, height: 16))
        let square = bounds(StrokeStyle(lineWidth: 2, lineCap: .square, lineJoin: .bevel))
        #expect(abs(square.width - (8 + 2 * 2.0.squareRoot())) < 1e-9)
    }
}
