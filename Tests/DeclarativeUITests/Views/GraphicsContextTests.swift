import Testing
import WidgetsTesting

@testable import DeclarativeUI

private let square = Path(Rect(x: 0, y: 0, width: 10, height: 10))

/// The commands of graphics contexts.
struct GraphicsContextTests {
    private func dump(_ draw: @escaping (inout GraphicsContext, Size) -> Void) throws -> String {
        try show(Canvas(renderer: draw), width: 40, height: 20).0.displayListDump()
    }

    @Test func `Transforms are applied in order, and copies do not change the original`() throws {
        let text = try dump { context, _ in
            var copy = context
            copy.translateBy(x: 5, y: 6)
            copy.scaleBy(x: 2, y: 3)
            copy.fill(square, with: .color(.red))
            copy.rotate(by: .degrees(90))
            #expect(copy.transform.a < 1e-9 && abs(copy.transform.b - 3) < 1e-9)
            context.fill(square, with: .color(.blue))
        }
        #expect(text.contains("transform"))
        let end = try #require(text.range(of: "end transform"))
        let blue = try #require(text.range(of: "fill (0, 0; 10 x 10) #3584e4"))
        #expect(end.upperBound < blue.lowerBound)
    }

    @Test func `Opacity is applied to colours, and blend modes and filters make layers`() throws {
        let text = try dump { context, _ in
            context.opacity = 0.5
            context.fill(square, with: .color(.red))
            context.opacity = 1
            context.blendMode = .screen
            context.addFilter(.blur(radius: 2))
            context.addFilter(.shadow(color: .black, radius: 1))
            context.fill(square, with: .color(.blue))
        }
        #expect(text.contains("fill (0, 0; 10 x 10) #e01b24 at 50%"))
        #expect(text.contains("screen blur 2 shadow #000000 blur 2 offset (0, 0)"))
    }

    @Test func `Clips are nested, in the space of their transform`() throws {
        let text = try dump { context, _ in
            context.translateBy(x: 1, y: 1)
            context.clip(to: Path(ellipseIn: Rect(x: 0, y: 0, width: 8, height: 8)))
            context.clip(to: Path(Rect(x: 0, y: 0, width: 4, height: 4)))
            context.fill(square, with: .color(.red))
            #expect(context.clipBoundingRect == Rect(x: 0, y: 0, width: 4, height: 4))
        }
        #expect(text.contains("clip (1, 1; 8 x 8) radius 4"))
        #expect(text.contains("clip (1, 1; 4 x 4)"))
    }

    @Test func `Layers mask drawing by their alpha, or by its complement`() throws {
        let text = try dump { context, _ in
            context.clipToLayer(opacity: 0.5) { $0.fill(square, with: .color(.white)) }
            context.fill(square, with: .color(.red))
        }
        #expect(text.contains("opacity 0.5 destinationIn"))
        let inverse = try dump { context, _ in
            context.clip(to: square, options: .inverse)
            context.fill(square, with: .color(.red))
        }
        #expect(inverse.contains("destinationOut"))
    }

    @Test func `A layer is composited as a whole with the state of the context`() throws {
        let text = try dump { context, _ in
            context.opacity = 0.5
            context.drawLayer { layer in
                #expect(layer.opacity == 1)
                layer.fill(square, with: .color(.red))
                layer.fill(square, with: .color(.blue))
            }
        }
        #expect(text.contains("opacity 0.5") && text.contains("fill (0, 0; 10 x 10) #e01b24\n"))
    }

    @Test func `Shadings have their points in the space of the context`() throws {
        let gradient = Gradient(colors: [.black, .white])
        let tile = Image(bitmap: Bitmap(width: 4, height: 4))
        let text = try dump { context, _ in
            context.fill(
                square,
                with: .linearGradient(
                    gradient, startPoint: .zero, endPoint: Point(x: 0, y: 7), options: .mirror))
            context.fill(
                square,
                with: .radialGradient(gradient, center: Point(x: 3, y: 4), startRadius: 1, endRadius: 2))
            context.stroke(square, with: .conicGradient(gradient, center: Point(x: 3, y: 4)), lineWidth: 2)
            context.fill(square, with: .tiledImage(tile, origin: Point(x: 1, y: 2), scale: 2))
            context.fill(
                square, with: .style(LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)))
            context.fill(square, with: .palette([.color(red: 1, green: 0, blue: 0)]))
        }
        #expect(text.contains("from (0, 0) to (0, 7) mirrored"))
        #expect(text.contains("at (3, 4) radius 1 to 2"))
        #expect(text.contains("conic gradient [#000000 0, #ffffff 1] at (3, 4)"))
        #expect(text.contains("tiles 4 x 4 from (1, 2) scale 2"))
        #expect(text.contains("from (5, 0) to (5, 10)"))
        #expect(text.contains("fill (0, 0; 10 x 10) #ff0000"))
    }

    @Test func `Texts are measured, aligned and wrapped`() throws {
        let text = try dump { context, size in
            let title = context.resolve(Text("one two three"))
            let line = title.measure(in: Size(width: .infinity, height: .infinity))
            let narrow = title.measure(in: Size(width: line.width / 2, height: .infinity))
            #expect(narrow.width <= line.width / 2 + 1 && narrow.height > line.height)
            #expect(title.firstBaseline(in: line) > 0)
            #expect(title.lastBaseline(in: narrow) > title.firstBaseline(in: line))
            context.draw(title, in: Rect(x: 0, y: 0, width: line.width / 2, height: 100))
            context.draw(Text("at").foregroundColor(.red), at: Point(x: 20, y: 10), anchor: .leading)
            var shaded = context.resolve(Text("shade"))
            shaded.shading = .linearGradient(
                Gradient(colors: [.black, .white]), startPoint: .zero, endPoint: Point(x: 9, y: 0))
            context.draw(shaded, at: .zero, anchor: .topLeading)
        }
        #expect(text.contains("\"at\" at (20,") && text.contains("#e01b24"))
        #expect(text.contains("text \"shade\"") && text.contains("sourceIn"))
    }

    @Test func `Images are drawn in their size or in a rectangle`() throws {
        let image = Image(bitmap: Bitmap(width: 8, height: 4), scale: 2)
        let text = try dump { context, _ in
            context.draw(image, at: Point(x: 10, y: 10))
            context.draw(image.renderingMode(.template), in: Rect(x: 0, y: 0, width: 20, height: 20))
        }
        #expect(text.contains("image 8 x 4 in (8, 9; 4 x 2)"))
        #expect(text.contains("image 8 x 4 in (0, 0; 20 x 20) tint"))
    }

    @Test func `Symbols are views with tags`() throws {
        let (harness, _) = try show(
            Canvas { context, size in
                #expect(context.resolveSymbol(id: "none")?.size == nil)
                guard let symbol = context.resolveSymbol(id: "dot") else {
                    Issue.record("no symbol")
                    return
                }
                #expect(symbol.size == Size(width: 6, height: 4))
                context.draw(symbol, at: Point(x: 20, y: 10))
            } symbols: {
                Text("other").tag("text")
                Color(red: 1, green: 0, blue: 0).frame(width: 6, height: 4).tag("dot")
            }.background(Color.white), width: 40, height: 20)
        let bitmap = harness.renderFresh()
        #expect(bitmap[17, 8] == 0xffff_0000 && bitmap[22, 11] == 0xffff_0000)
        #expect(bitmap[16, 8] == 0xffff_ffff && bitmap[23, 11] == 0xffff_ffff)
    }
}
