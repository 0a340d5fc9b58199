import Observation
import Testing
import WidgetsTesting

@testable import DeclarativeUI

@Observable private final class Model {
    var name = "First"
    var isNamed = true
    var isSheetShown = false
    var tab = 0
}

/// `navigationTitle` in windows.
struct NavigationTitleTests {
    private let model = Model()
    private let window = Widgets.Window(title: "Scene", size: Size(width: 400, height: 300))

    private func show(_ content: some View) throws -> Harness {
        window.rootViewController = HostingController(rootView: content)
        let harness = Harness(window, size: window.frame.size)
        try harness.settle()
        return harness
    }

    @Test func `The title follows the model, and without its view the window has its own title`() throws {
        struct Page: View {
            let model: Model
            var body: some View {
                if model.isNamed {
                    Text("content").navigationTitle("\(model.name) note")
                } else {
                    Text("none")
                }
            }
        }
        let harness = try show(Page(model: model))
        #expect(window.title == "First note")
        model.name = "Second"
        try harness.settle()
        #expect(window.title == "Second note")
        model.isNamed = false
        try harness.settle()
        #expect(window.title == "Scene")
        model.isNamed = true
        try harness.settle()
        #expect(window.title == "Second note")
        window.rootViewController = nil
        try harness.settle()
        #expect(window.title == "Scene")
    }

    @Test func `The innermost title has precedence, and among siblings the last one`() throws {
        let harness = try show(
            VStack {
                Text("a").navigationTitle("A")
                Text("b").navigationTitle(Text("B").bold()).navigationTitle("Around B")
            }
            .navigationTitle("Around"))
        #expect(window.title == "B")
        #expect(harness.contains("b"))
    }

    @Test func `Titles in sheets and in tabs that are not selected have no effect`() throws {
        struct Page: View {
            let model: Model
            var body: some View {
                TabView(selection: Binding(get: { model.tab }, set: { model.tab = $0 })) {
                    Text("one").navigationTitle("One").tabItem { Text("1") }.tag(0)
                    Text("two").navigationTitle("Two").tabItem { Text("2") }.tag(1)
                }
                .sheet(isPresented: Binding(get: { model.isSheetShown }, set: { model.isSheetShown = $0 })) {
                    Text("sheet").navigationTitle("Sheet")
                }
            }
        }
        let harness = try show(Page(model: model))
        #expect(window.title == "One")
        model.tab = 1
        try harness.settle()
        #expect(window.title == "Two")
        model.tab = 0
        try harness.settle()
        #expect(window.title == "One")
        model.isSheetShown = true
        try harness.settle()
        #expect(harness.contains("sheet") && window.title == "One")
    }
}
