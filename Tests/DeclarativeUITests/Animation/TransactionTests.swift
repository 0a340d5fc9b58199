import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Mover: View {
    @State private var isWide = false
    @State private var isShown = true

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Button("move") { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
            Button("jump") { isWide.toggle() }
            Button("take") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
            Color.red.frame(width: isWide ? 200 : 100, height: 20)
            if isShown { Text("there").transition(.move(edge: .leading)) }
            if isShown { Text("plain") }
        }
    }
}

private struct ByValue: View {
    @State private var width = 100.0
    @State private var other = 100.0

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Button("both") {
                width = 200
                other = 200
            }
            Color.red.frame(width: width, height: 20).animation(.linear(duration: 1), value: width)
            Color.blue.frame(width: other, height: 20)
        }
    }
}

private struct Matched: View {
    @Namespace private var cards
    @State private var isLeft = true

    var body: some View {
        HStack(spacing: 0) {
            Button("go") { withAnimation(.linear(duration: 1)) { isLeft.toggle() } }
            ZStack { if isLeft { card } }.frame(width: 50, height: 20)
            ZStack { if !isLeft { card } }.frame(width: 50, height: 20)
        }
    }

    private var card: some View {
        Color.red.frame(width: 20, height: 20).matchedGeometryEffect(id: "card", in: cards)
    }
}

extension Shown {
    /// The first retained view with the background colour `color`.
    fileprivate func ground(_ color: Color) -> Widgets.View? {
        func find(_ view: Widgets.View) -> Widgets.View? {
            if view.backgroundColor == color { return view }
            for subview in view.subviews {
                if let found = find(subview) { return found }
            }
            return nil
        }
        return find(hosting)
    }

    fileprivate func begin(_ title: String) throws {
        harness.settlesAfterVerbs = false
        try harness.click(title)
        harness.step()
    }

    /// Returns the displayed width of `color` in pixels, along the middle of its view.
    fileprivate func width(_ color: Color) throws -> Int {
        let view = try #require(ground(color))
        let y = Int(view.convert(view.bounds, to: nil).midY)
        let pixel = color == .red ? harness.picture[Int(view.convert(view.bounds, to: nil).minX) + 2, y] : 0
        return (0..<300).count { harness.picture[$0, y] == pixel }
    }
}

/// Animated changes, at exact times of the virtual clock.
struct TransactionTests {
    @Test func `An animated write animates the frame, which is final in the model at once`() throws {
        let shown = try Shown(Mover())
        let view = try #require(shown.ground(.red))

        try shown.begin("move")
        #expect(view.frame.width == 200)
        shown.harness.advance(by: .milliseconds(500))
        let halfway = try shown.width(.red)
        shown.harness.advance(by: .seconds(1))

        #expect((145...155).contains(halfway))
        #expect(try shown.width(.red) == 200)
        #expect(shown.harness.advance(by: .seconds(60)).isIdle)
    }

    @Test func `A write without an animation is displayed at once`() throws {
        let shown = try Shown(Mover())

        try shown.begin("jump")

        #expect(try shown.width(.red) == 200)
    }

    @Test func `A removed view stays until its transition ends, and is then released`() throws {
        let shown = try Shown(Mover())
        weak let label = shown.labels.first { $0.text == "there" }
        #expect(label != nil)

        try shown.begin("take")
        shown.harness.advance(by: .milliseconds(500))
        #expect(label?.superview != nil)
        shown.harness.advance(by: .seconds(1))

        #expect(label == nil)
        #expect(shown.texts.isEmpty)

        try shown.begin("take")
        shown.harness.advance(by: .seconds(2))
        #expect(shown.texts == ["there", "plain"])
        #expect(shown.labels.allSatisfy { $0.alpha == 1 })
    }

    @Test func `Only the subtree whose animation value changed is animated`() throws {
        let shown = try Shown(ByValue())

        try shown.begin("both")
        shown.harness.advance(by: .milliseconds(500))

        #expect((145...155).contains(try shown.width(.red)))
        let other = try #require(shown.ground(.blue))
        #expect(other.frame.width == 200)
        #expect(shown.hosting.viewHost?.animatedViews.contains { $0 === other } == false)
    }

    @Test func `An inserted view starts at the frame of the removed view with its id`() throws {
        let shown = try Shown(Matched())
        let old = try #require(shown.ground(.red)).convert(Rect(x: 0, y: 0, width: 1, height: 1), to: nil)

        try shown.begin("go")
        let view = try #require(shown.ground(.red))
        let end = view.convert(Rect(x: 0, y: 0, width: 1, height: 1), to: nil)
        #expect(abs(end.minX - old.minX - 50) < 1)
        shown.harness.advance(by: .milliseconds(500))
        let y = Int(end.minY) + 10
        let first = try #require(
            (0..<300).first { shown.harness.picture[$0, y] == shown.harness.picture[Int(old.minX) + 35, y] })

        #expect(abs(Double(first) - (old.minX + 25)) <= 2)
    }
}
