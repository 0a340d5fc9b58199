import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Star: Shape {
    var turn = 0.0
    func path(in rect: Rect) -> Path {
        Path { path in
            path.addLines([
                Point(x: rect.midX + turn, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
                Point(x: rect.minX, y: rect.midY - 3), Point(x: rect.maxX + 4, y: rect.midY),
                Point(x: rect.minX - 3, y: rect.maxY),
            ])
            path.closeSubpath()
        }
    }
}

private final class Model: ObservableObject {
    @Published var step = 0
    deinit {}
}

private struct Scene: View {
    @ObservedObject var model: Model
    private var step: Int { model.step }
    var body: some View {
        ZStack {
            ScrollView {
                ForEach(0..<30, id: \.self) { Text("a row of some length \($0), \(step / 3)") }
            }
            VStack {
                HStack {
                    Color.black.frame(width: 13.3, height: Double(11 + step))
                    Text("within \(step)").background(Color(red: 1, green: 0.5, blue: 0))
                }
                .padding(6.4)
                .clipShape(Ellipse())
                .opacity(step % 4 == 1 ? 0.5 : 1)
                Circle().fill(.black).frame(width: 20, height: 20)
            }
            .background(Color(red: 0, green: 0.5, blue: 1))
            .clipShape(Star(turn: Double(step)), style: FillStyle(eoFill: step % 2 == 0))
            .opacity(step % 3 == 1 ? 0.6 : 1)
            .offset(x: Double(step) * 1.7, y: 4.3)
            .scaleEffect(step % 5 == 2 ? 1.5 : 1)
            .cornerRadius(step % 5 == 3 ? 8 : 0)
        }
    }
}

/// Clip shapes within clip shapes, above a scroll view.
struct ClippedSceneTests {
    @Test(arguments: [1.0, 1.25, 2]) func `A partial redraw equals a complete one`(scale: Double)
        throws
    {
        let model = Model()
        let shown = try Shown(Scene(model: model), size: Size(width: 150, height: 110))
        let harness = shown.harness
        try harness.resize(to: Size(width: 150, height: 110), scale: scale)
        let area = try harness.find(Widgets.ScrollView.self)
        for step in 1..<24 {
            model.step = step
            try harness.settle()
            #expect(harness.picture == harness.renderFresh(), "step \(step)")
            area.contentOffset.y += Double(step)
            try harness.settle()
            #expect(harness.picture == harness.renderFresh(), "scrolled in step \(step)")
            let anew = try Shown(Scene(model: model), size: Size(width: 150, height: 110))
            try anew.harness.resize(to: Size(width: 150, height: 110), scale: scale)
            try anew.harness.find(Widgets.ScrollView.self).contentOffset.y = area.contentOffset.y
            try anew.harness.settle()
            #expect(harness.picture == anew.harness.picture, "newly created in step \(step)")
        }
    }

    @Test func `Texts are rendered for the new scale when the scale changes`() throws {
        struct Page: View {
            var body: some View {
                VStack(alignment: .leading) {
                    Text("Hamburg 🍕 ❤️ שלום")
                    Text("bold z\u{E000}z").bold()
                    Text("slanted").italic()
                    Text("some words that go on in another line of the text")
                    TextField("A name", text: .constant("fi Wäre"))
                    Button("Press") {}
                }
            }
        }
        let size = Size(width: 160, height: 200)
        let shown = try Shown(Page(), size: size)
        for scale in [1, 2, 1.99, 2, 3, 1.25, 2, 1] {
            try shown.harness.resize(to: size, scale: scale)
            let anew = try Shown(Page(), size: size)
            try anew.harness.resize(to: size, scale: scale)
            #expect(shown.harness.picture == anew.harness.picture, "scale \(scale)")
            #expect(shown.harness.picture == shown.harness.renderFresh(), "scale \(scale)")
        }
    }
}
