import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Days: View {
    let isLazy: Bool
    @State private var first: Int?
    var body: some View {
        VStack(spacing: 0) {
            Text("first \(first.map { "\($0)" } ?? "none")")
            ScrollView {
                if isLazy {
                    LazyVStack(spacing: 0) { rows }
                } else {
                    VStack(spacing: 0) { rows }
                }
            }
            .scrollPosition(id: $first, anchor: .top)
            .frame(width: 200, height: 100)
            Button("to 20") { first = 20 }
            Button("slowly to 3") { withAnimation(.linear(duration: 1)) { first = 3 } }
        }
    }

    private var rows: some View {
        ForEach(0..<40, id: \.self) { Text("row \($0)").frame(height: 20) }
    }
}

/// Bound scroll positions.
struct ScrollPositionTests {
    private func area(_ shown: Shown<Days>) throws -> Widgets.ScrollView {
        try shown.harness.find(Widgets.ScrollView.self)
    }

    @Test(arguments: [false, true]) func `Scrolling writes the binding`(_ isLazy: Bool) throws {
        let shown = try Shown(Days(isLazy: isLazy))
        #expect(shown.texts.first == "first none")
        try area(shown).contentOffset = Point(x: 0, y: 105)
        try shown.harness.settle()
        #expect(shown.texts.first == "first 5")
        try area(shown).contentOffset = Point(x: 0, y: 0)
        try shown.harness.settle()
        #expect(shown.texts.first == "first 0")
    }

    @Test(arguments: [false, true]) func `Writing the binding scrolls`(_ isLazy: Bool) throws {
        let shown = try Shown(Days(isLazy: isLazy))
        try shown.click("to 20")
        #expect(try area(shown).contentOffset.y == 400)
        #expect(shown.texts.first == "first 20")
        try area(shown).contentOffset = Point(x: 0, y: 220)
        try shown.harness.settle()
        #expect(shown.texts.first == "first 11")
        try shown.click("to 20")
        #expect(try area(shown).contentOffset.y == 400)
    }

    @Test func `An animated programmatic scroll does not write the binding`() throws {
        let shown = try Shown(Days(isLazy: false))
        try shown.click("to 20")
        shown.harness.settlesAfterVerbs = false
        try shown.click("slowly to 3")
        shown.harness.advance(by: .milliseconds(100))
        #expect(shown.texts.first == "first 3")
        shown.harness.advance(by: .seconds(3))
        #expect(try area(shown).contentOffset.y == 60)
        #expect(shown.texts.first == "first 3")
    }
}
