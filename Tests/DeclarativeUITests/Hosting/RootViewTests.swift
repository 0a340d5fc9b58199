import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Bar: View {
    let width: Double
    let isOn: Bool
    var body: some View {
        VStack {
            Color.red.frame(width: width, height: 20)
            if isOn { Text("there").transition(.opacity) }
        }
    }
}

/// Changes of the root view.
struct RootViewTests {
    private func bar(_ shown: Shown<Bar>) -> Widgets.View? {
        func find(_ view: Widgets.View) -> Widgets.View? {
            if view.backgroundColor == .red { return view }
            for subview in view.subviews { if let found = find(subview) { return found } }
            return nil
        }
        return find(shown.hosting)
    }

    @Test func `A harness shows a declarative view, whose first frame runs with the first input`() throws {
        struct Counting: View {
            @State var count = 0
            var body: some View { Button("Count \(count)") { count += 1 } }
        }
        let harness = Harness(size: Size(width: 200, height: 100)) { Counting() }
        try harness.click("Count 0")
        #expect(harness.visibleTexts == ["Count 1"])
        try Harness(HostingView(rootView: Counting())).button("Count 0").activate()
        let retained = Harness { Widgets.Label(text: "retained") }
        #expect(retained.visibleTexts == ["retained"])
    }

    @Test func `Setting the root view within withAnimation is animated`() throws {
        let shown = try Shown(Bar(width: 100, isOn: true))
        let view = try #require(bar(shown))
        shown.harness.settlesAfterVerbs = false
        withAnimation(.linear(duration: 1)) { shown.hosting.rootView = Bar(width: 200, isOn: false) }
        shown.harness.advance(by: .milliseconds(500))
        #expect(view.frame.width == 200)
        #expect(shown.hosting.viewHost?.animatedViews.contains { $0 === view } == true)
        let y = Int(view.convert(view.bounds, to: nil).midY)
        let red = shown.harness.picture[150, y]
        #expect((145...155).contains((0..<300).count { shown.harness.picture[$0, y] == red }))
        // The removed view fades out.
        #expect(shown.texts == ["there"])
        shown.harness.advance(by: .seconds(1))
        #expect(shown.texts.isEmpty)
        #expect(shown.harness.advance(by: .seconds(60)).isIdle)
    }

    @Test func `Setting the root view without an animation is displayed at once`() throws {
        let shown = try Shown(Bar(width: 100, isOn: true))
        shown.harness.settlesAfterVerbs = false
        shown.hosting.rootView = Bar(width: 200, isOn: false)
        shown.harness.step()
        #expect(bar(shown)?.frame.width == 200)
        #expect(shown.texts.isEmpty)
        #expect(shown.hosting.viewHost?.animatedViews.isEmpty == true)
    }
}
