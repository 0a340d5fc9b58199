import Testing
import WidgetsTesting

@testable import DeclarativeUI

/// The half of a rectangle below its diagonal.
private struct Wedge: Shape {
    var inset = 0.0
    func path(in rect: Rect) -> Path {
        Path { path in
            path.addLines([
                Point(x: rect.minX, y: rect.minY + inset), Point(x: rect.maxX, y: rect.maxY),
                Point(x: rect.minX, y: rect.maxY),
            ])
            path.closeSubpath()
        }
    }
}

private struct Ring: Shape {
    func path(in rect: Rect) -> Path {
        var path = Path(rect)
        path.addRect(rect.insetBy(dx: 10, dy: 10))
        return path
    }
}

private struct Changing: View {
    @State private var step = 0
    var body: some View {
        VStack(spacing: 0) {
            ZStack {
                Color.black
                Color(red: step % 2 == 0 ? 1 : 0, green: 0, blue: 0).frame(width: 9, height: 9)
            }
            .clipShape(Wedge(inset: Double(step / 2)))
            .frame(width: 60, height: 40)
            Button("step") { step += 1 }
        }
    }
}

private struct Pressed: View {
    @State private var presses = 0
    var body: some View {
        VStack(spacing: 0) {
            Color.black.onTapGesture { presses += 1 }.clipShape(Wedge()).frame(width: 60, height: 60)
            Text("\(presses)")
        }
    }
}

private struct Scrolling: View {
    var body: some View {
        ScrollView { ForEach(0..<40, id: \.self) { Text("a row of some length \($0)") } }
            .background(Color.white)
            .clipShape(Ellipse())
            .padding(7)
    }
}

/// Views that are clipped to shapes.
struct ClipShapeTests {
    private func red(_ harness: Harness, _ x: Int, _ y: Int) -> Double {
        Color(hex: harness.picture[x, y] & 0xff_ffff).red
    }

    private func show<Content: View>(_ content: Content, _ width: Double, _ height: Double) throws -> Shown<
        some View
    > {
        let framed = content.frame(width: width, height: height).background(Color.white)
        return try Shown(framed, size: Size(width: width, height: height))
    }

    @Test(arguments: [1.0, 1.25, 2]) func `A view is clipped to an ellipse`(scale: Double) throws {
        let shown = try show(Color.black.clipShape(Ellipse()), 60, 40)
        try shown.harness.resize(to: Size(width: 60, height: 40), scale: scale)
        func at(_ x: Double, _ y: Double) -> Double {
            red(shown.harness, Int(x * scale), Int(y * scale))
        }
        #expect(at(30, 20) < 0.02)
        #expect(at(1, 20) < 0.6)
        #expect(at(3, 3) > 0.98)
        #expect(at(56, 36) > 0.98)
        // Filling the outline gives the same pixels.
        let filled = try show(Ellipse().fill(.black), 60, 40)
        try filled.harness.resize(to: Size(width: 60, height: 40), scale: scale)
        for y in 0..<Int(40 * scale) {
            for x in 0..<Int(60 * scale) {
                #expect(abs(red(shown.harness, x, y) - red(filled.harness, x, y)) < 0.01)
            }
        }
    }

    @Test func `A custom outline is antialiased along its slope`() throws {
        let shown = try show(Color.black.clipShape(Wedge()), 40, 40)
        #expect(red(shown.harness, 2, 30) < 0.02)
        #expect(red(shown.harness, 30, 2) > 0.98)
        #expect(abs(red(shown.harness, 20, 20) - 0.5) < 0.1)
    }

    @Test func `The even-odd rule clips a hole`() throws {
        let whole = try show(Color.black.clipShape(Ring()), 40, 40)
        #expect(red(whole.harness, 20, 20) < 0.02)
        let ring = try show(Color.black.clipShape(Ring(), style: FillStyle(eoFill: true)), 40, 40)
        #expect(red(ring.harness, 20, 20) > 0.98)
        #expect(red(ring.harness, 4, 20) < 0.02)
    }

    @Test func `An empty outline clips everything`() throws {
        let shown = try show(Color.black.clipShape(Wedge()).frame(width: 40, height: 0), 40, 40)
        #expect(red(shown.harness, 20, 20) > 0.98)
    }

    @Test func `A large outline is clipped where it is visible`() throws {
        let found = try diagnostics {
            let shown = try show(
                Color.black.clipShape(Wedge()).frame(width: 8000, height: 8000).frame(
                    width: 60, height: 60), 60, 60)
            #expect(red(shown.harness, 10, 50) < 0.02)
            #expect(red(shown.harness, 50, 10) > 0.98)
        }
        #expect(found.isEmpty)
    }

    @Test func `Changes of content and outline are redrawn completely`() throws {
        let shown = try Shown(Changing(), size: Size(width: 100, height: 90))
        for _ in 0..<8 {
            try shown.click("step")
            #expect(shown.harness.picture == shown.harness.renderFresh())
        }
    }

    @Test func `Scrolling clipped content is redrawn completely`() throws {
        let shown = try Shown(Scrolling(), size: Size(width: 120, height: 90))
        let area = try shown.harness.find(Widgets.ScrollView.self)
        for step in 1..<8 {
            area.contentOffset.y += Double(step * 3)
            try shown.harness.settle()
            #expect(shown.harness.picture == shown.harness.renderFresh())
        }
    }

    @Test func `Only clicks within the outline are received`() throws {
        let shown = try Shown(Pressed(), size: Size(width: 60, height: 90))
        let left = (60 - 60) / 2.0
        let top = try #require(shown.labels.first).frame.minY - 60
        try shown.harness.click(Point(x: left + 50, y: top + 10))
        #expect(shown.texts == ["0"])
        try shown.harness.click(Point(x: left + 10, y: top + 50))
        #expect(shown.texts == ["1"])
    }
}
