import Testing
import WidgetsTesting

@testable import DeclarativeUI

private let blackWhite = Gradient(colors: [.black, .white])

private struct Brand: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> Color {
        environment.colorScheme == .dark ? .yellow : .orange
    }
}

/// Shape styles: the commands with which they are drawn.
struct ShapeStyleTests {
    /// Returns the dump of a view with a size of 40 × 20 points.
    private func dump<Content: View>(_ view: Content) throws -> String {
        try show(view.frame(width: 40, height: 20), width: 40, height: 20).0.displayListDump()
    }

    @Test func `Gradients of shapes extend over the frame`() throws {
        #expect(
            try dump(RadialGradient(gradient: blackWhite, center: .center, startRadius: 2, endRadius: 9))
                .contains("radial gradient [#000000 0, #ffffff 1] at (20, 10) radius 2 to 9"))
        #expect(
            try dump(Rectangle().fill(.conicGradient(blackWhite, angle: .degrees(90))))
                .contains("conic gradient [#000000 0, #ffffff 1] at (20, 10) from 90°"))
        #expect(
            try dump(EllipticalGradient(gradient: blackWhite))
                .contains("radial gradient [#000000 0, #ffffff 1] at (0, 0) radius 0 to 0.5 transformed"))
        let half = try dump(
            Rectangle().fill(.angularGradient(blackWhite, startAngle: .zero, endAngle: .degrees(180))))
        #expect(half.contains("[#000000 0, #ffffff 0.5, #ffffff 0.75, #000000 0.75]"))
    }

    @Test func `A colour's gradient is lighter at the top, and roles are resolved in the theme`() throws {
        #expect(
            try dump(Rectangle().fill(Color.black.gradient))
                .contains("linear gradient [#333333 0, #000000 1] from (20, 0) to (20, 20)"))
        #expect(try dump(Rectangle().fill(Color.tintColor.gradient)).contains("linear gradient"))
    }

    @Test func `The opacity of a style applies to each colour of a gradient`() throws {
        let style = LinearGradient(gradient: blackWhite, startPoint: .leading, endPoint: .trailing)
        #expect(
            try dump(Rectangle().fill(style.opacity(0.5))).contains("[#000000 at 50% 0, #ffffff at 50% 1]"))
        #expect(try dump(Rectangle().fill(.tint.opacity(0.5))).contains("at 50%"))
        #expect(Color.red.opacity(0.5) == Color.red.withAlphaComponent(0.5))
    }

    @Test func `Shadows of styles are drawn below the shape and inside of its edge`() throws {
        let text = try dump(
            Circle().fill(.white.shadow(.drop(color: .black, radius: 2, y: 3)).shadow(.inner(radius: 1))))
        let drop = try #require(text.range(of: "shadow of"))
        let fill = try #require(text.range(of: "fill (0, 0; 20 x 20) radius 10"))
        let inner = try #require(text.range(of: "inner shadow of"))
        #expect(drop.lowerBound < fill.lowerBound && fill.lowerBound < inner.lowerBound)
        #expect(text.contains("#000000 blur 4 offset (0, 3)"))
    }

    @Test func `A gradient of a text replaces the colours of its glyphs`() throws {
        let text = try dump(
            Text("Hi").foregroundStyle(
                .linearGradient(blackWhite, startPoint: .leading, endPoint: .trailing)))
        #expect(text.contains("text \"Hi\""))
        #expect(text.contains("sourceIn"))
        #expect(text.contains("linear gradient [#000000 0, #ffffff 1] from"))
        // Also from an ancestor, and removed again by a colour.
        let inherited = try dump(
            Text("Hi").foregroundStyle(.linearGradient(blackWhite, startPoint: .top, endPoint: .bottom)))
        #expect(inherited.contains("sourceIn"))
        #expect(try !dump(Text("Hi").foregroundStyle(.red)).contains("sourceIn"))
    }

    @Test func `A gradient colours glyphs only`() throws {
        let red = Gradient(colors: [Color(red: 1, green: 0, blue: 0), Color(red: 1, green: 0, blue: 0)])
        let (harness, _) = try show(
            Text("MMM").foregroundStyle(.linearGradient(red, startPoint: .top, endPoint: .bottom))
                .background(Color.white).padding(20))
        let pixels = Set(harness.renderFresh().pixels)
        #expect(pixels.contains(0xffff_ffff) && pixels.contains(0xffff_0000))
        #expect(!pixels.contains { $0 >> 24 != 255 })
    }

    @Test func `A template image is filled with a gradient`() throws {
        let image = Image(bitmap: Bitmap(width: 4, height: 4)).renderingMode(.template)
        let text = try dump(image.foregroundStyle(EllipticalGradient(gradient: blackWhite)))
        #expect(text.contains("image 4 x 4") && text.contains("sourceIn") && text.contains("radial gradient"))
        #expect(try dump(image.foregroundStyle(.blue)).contains("tint #3584e4"))
    }

    @Test func `Two levels of the foreground style are set together, and the third is derived`() throws {
        let (harness, _) = try show(
            VStack {
                Text("one")
                Text("two").foregroundStyle(.secondary)
                Text("three").foregroundStyle(.tertiary)
            }.foregroundStyle(.red, .blue))
        #expect(try harness.label("one").textColor == .red)
        #expect(try harness.label("two").textColor == .blue)
        #expect(try harness.label("three").textColor == Color.red.opacity(0.4))
    }

    @Test func `Backgrounds and overlays take styles, colours and views`() throws {
        let base = Color.clear
        #expect(try dump(base.background(.red)).contains("fill (0, 0; 40 x 20) #e01b24"))
        #expect(try dump(base.background(.tint)).contains("fill (0, 0; 40 x 20) "))
        #expect(
            try dump(base.background(.linearGradient(blackWhite, startPoint: .top, endPoint: .bottom)))
                .contains("linear gradient"))
        #expect(try dump(base.background(Text("b"))).contains("text \"b\""))
        #expect(try dump(base.overlay(.blue)).contains("fill (0, 0; 40 x 20) #3584e4"))
        #expect(try dump(base.overlay(.red, in: Circle())).contains("radius 10 #e01b24"))
        #expect(
            try dump(base.background(.background).backgroundStyle(.green)).contains(
                "fill (0, 0; 40 x 20) #3a944a"))
        let bordered = try dump(
            base.border(.linearGradient(blackWhite, startPoint: .top, endPoint: .bottom), width: 2))
        #expect(bordered.contains("stroke") && bordered.contains("width 2 linear gradient"))
    }

    @Test func `The tint style can be a gradient, of which controls use the first colour`() throws {
        let style = LinearGradient(gradient: blackWhite, startPoint: .top, endPoint: .bottom)
        #expect(try dump(Rectangle().fill(.tint).tint(style)).contains("linear gradient"))
        #expect(try dump(Rectangle().fill(.tint).tint(.red)).contains("#e01b24"))
    }

    @Test func `Materials are translucent colours of the theme over a blur`() throws {
        let light = try dump(Color.clear.background(.ultraThinMaterial))
        #expect(light.contains("at 35%") && light.contains("filter backdrop blur 16"))
        #expect(try !dump(Text("Title").foregroundStyle(.ultraThinMaterial)).contains("filter backdrop"))
        #expect(try !dump(Circle().stroke(.ultraThinMaterial)).contains("filter backdrop"))
        let dark = try dump(Color.clear.background(.ultraThinMaterial).environment(\.colorScheme, .dark))
        #expect(dark.contains("at 35%") && dark != light)
    }

    @Test func `A style of the program resolves to another one in the environment`() throws {
        #expect(try dump(Rectangle().fill(Brand())).contains("\(Color.orange)"))
        #expect(
            try dump(Rectangle().fill(Brand()).environment(\.colorScheme, .dark)).contains("\(Color.yellow)"))
    }

    @Test func `Erased styles are compared by their properties, and images are repeated`() throws {
        #expect(AnyShapeStyle(.red) == AnyShapeStyle(Color.red))
        #expect(AnyShapeStyle(.red) != AnyShapeStyle(.blue))
        #expect(AnyShapeStyle(.tint) != AnyShapeStyle(.red))
        let tile = Image(bitmap: Bitmap(width: 8, height: 4))
        #expect(
            try dump(Rectangle().fill(.image(tile, sourceRect: Rect(x: 0, y: 0, width: 0.5, height: 1))))
                .contains("tiles 4 x 4 from (0, 0) scale 1"))
    }
}
