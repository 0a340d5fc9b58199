import Testing
import WidgetsTesting

@testable import DeclarativeUI

struct GeometryTests {
    @Test func `The content is rebuilt when the size changes`() throws {
        let runs = Box(0)
        let stage = try Stage(
            GeometryReader { proxy in
                let _ = runs.set(runs.value + 1)
                Text("\(Int(proxy.size.width)) x \(Int(proxy.size.height))")
            }.padding(10))
        #expect(stage.seen == ["280 x 300"])
        #expect(runs.value == 1)
        try stage.harness.resize(to: Size(width: 200, height: 100))
        try stage.harness.settle()
        #expect(stage.seen == ["180 x 80"])
        #expect(runs.value == 2)
        let label = try stage.harness.find(Widgets.Label.self)
        #expect(label.convert(label.bounds, to: nil).origin == Point(x: 10, y: 10))
    }

    @Test func `State of the content is kept when the size changes`() throws {
        struct Counter: View {
            @State private var count = 0
            let width: Double
            var body: some View { Button("\(Int(width)): \(count)") { count += 1 } }
        }
        let stage = try Stage(GeometryReader { Counter(width: $0.size.width) })
        try stage.harness.click("300: 0")
        try stage.harness.resize(to: Size(width: 250, height: 100))
        try stage.harness.settle()
        #expect(stage.harness.contains("250: 1"))
    }

    @Test func `Frames in other spaces follow scrolling`() throws {
        let places = Box<[Rect]>([])
        let stage = try Stage(
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(width: 100, height: 100)
                    GeometryReader { proxy in
                        let _ = places.value.append(proxy.frame(in: .global))
                        let _ = places.value.append(proxy.frame(in: .named("stack")))
                    }.frame(width: 100, height: 40)
                    Color.red.frame(width: 100, height: 1000)
                }.coordinateSpace(name: "stack")
            })
        #expect(places.value.last == Rect(x: 0, y: 100, width: 100, height: 40))
        #expect(places.value.dropLast().last?.minY == 100)
        try stage.harness.find(Widgets.ScrollView.self).contentOffset.y = 30
        try stage.harness.settle()
        #expect(places.value.dropLast().last?.minY == 70)
        #expect(places.value.last?.minY == 100)
    }

    @Test func `The initial geometry and its changes are reported`() throws {
        struct Watching: View {
            @State private var wide = false
            @State private var width = 0.0
            var body: some View {
                VStack {
                    Button("widen") { wide.toggle() }
                    Color.red.frame(width: wide ? 200 : 100, height: 20)
                        .onGeometryChange(for: Double.self) {
                            $0.size.width
                        } action: {
                            width = $0
                        }
                    Text("width \(Int(width))")
                }
            }
        }
        let stage = try Stage(Watching())
        #expect(stage.seen.contains("width 100"))
        try stage.harness.click("widen")
        #expect(stage.seen.contains("width 200"))
    }
}
