import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Rows: View {
    @State private var count = 20
    var body: some View {
        VStack(spacing: 0) {
            Button("more") { count += 10 }.frame(height: 40)
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<count, id: \.self) { Text("row \($0)").frame(height: 50) }
                }
            }
        }
    }
}

private struct Reading: View {
    @State private var target = 0
    var body: some View {
        ScrollViewReader { proxy in
            VStack(spacing: 0) {
                Button("to 15") { proxy.scrollTo(15, anchor: .top) }.frame(height: 40)
                Button("to 3") { proxy.scrollTo(3) }.frame(height: 40)
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<20) { Text("row \($0)").frame(height: 50) }
                    }
                }
            }
        }
    }
}

struct ScrollViewTests {
    @Test func `The content has its ideal length and can be scrolled`() throws {
        let stage = try Stage(Rows())
        let area = try stage.harness.find(Widgets.ScrollView.self)
        #expect(area.contentSize.height == 1000)
        #expect(area.frame.height == 280)
        #expect(stage.seen.prefix(2) == ["row 0", "row 1"])
        try stage.harness.scroll(over: area, by: Point(x: 0, y: -2))
        #expect(area.contentOffset.y == 120)
        #expect(stage.seen.contains("row 7"))
    }

    @Test func `Content that grows extends the content size`() throws {
        let stage = try Stage(Rows())
        let area = try stage.harness.find(Widgets.ScrollView.self)
        try stage.harness.click("more")
        #expect(area.contentSize.height == 1500)
        #expect(try stage.harness.find(Widgets.ScrollView.self) === area)
    }

    @Test func `A change of the content does not affect the outer layout`() throws {
        struct Counter: View {
            @State private var count = 1
            var body: some View {
                VStack(spacing: 0) {
                    Button("taller") { count += 1 }
                    Color.red.frame(height: Double(count) * 100)
                }
            }
        }
        struct Around: View {
            var body: some View {
                VStack(spacing: 0) {
                    Text("above")
                    ScrollView { Counter() }
                }
            }
        }
        let stage = try Stage(Around())
        let area = try stage.harness.find(Widgets.ScrollView.self)
        let before = area.contentSize.height
        try stage.harness.click("taller")
        #expect(area.contentSize.height == before + 100)
        #expect(stage.root.bodyCount == 1)
    }

    @Test func `A proxy scrolls to an identity`() throws {
        let stage = try Stage(Reading())
        let area = try stage.harness.find(Widgets.ScrollView.self)
        #expect(area.frame.height == 240)
        try stage.harness.click("to 15")
        #expect(area.contentOffset.y == 750)
        try stage.harness.click("to 3")
        #expect(area.contentOffset.y == 150)
    }

    @Test func `A proxy scrolls a list to a row that was never visible`() throws {
        struct Listed: View {
            var body: some View {
                ScrollViewReader { proxy in
                    VStack(spacing: 0) {
                        Button("go") { proxy.scrollTo(900, anchor: .top) }
                        List(0..<1000) { Text("row \($0)") }
                    }
                }
            }
        }
        let stage = try Stage(Listed())
        try stage.harness.click("go")
        #expect(stage.seen.contains("row 900"))
        #expect(try stage.list.contentOffset.y == stage.list.rectForRow(at: 900).minY)
    }

    @Test func `Indicators can be hidden and scrolling disabled`() throws {
        let stage = try Stage(
            ScrollView(showsIndicators: false) { Color.red.frame(width: 100, height: 1000) }.scrollDisabled(
                true))
        let area = try stage.harness.find(Widgets.ScrollView.self)
        #expect(!area.showsVerticalScrollIndicator)
        try stage.harness.scroll(over: area, by: Point(x: 0, y: -2))
        #expect(area.contentOffset.y == 0)
    }

    @Test func `Wide content starts at the right in a right-to-left layout`() throws {
        let stage = try Stage(
            ScrollView(.horizontal) {
                HStack(spacing: 0) { ForEach(0..<20) { Text("\($0)").frame(width: 50) } }
            }
            .environment(\.layoutDirection, .rightToLeft))
        let area = try stage.harness.find(Widgets.ScrollView.self)
        #expect(area.contentSize.width == 1000)
        #expect(area.contentOffset.x == 700)
        #expect(stage.seen.contains("0"))
        #expect(!stage.seen.contains("19"))
    }
}

/// Scrolling by a drag with the mouse, where the view allows it.
@Suite(.serialized) struct MouseDragTests {
    private struct Map: View {
        let behavior: ScrollInputBehavior
        var body: some View {
            ScrollView([.horizontal, .vertical]) { Color.blue.frame(width: 900, height: 900) }
                .scrollInputBehavior(behavior, for: .mouseDrag)
        }
    }

    @Test func `A drag with the mouse scrolls where it is enabled`() throws {
        for behavior in [ScrollInputBehavior.automatic, .enabled, .disabled] {
            let (harness, hosting) = try show(Map(behavior: behavior))
            let scroll = try harness.only(Widgets.ScrollView.self)
            try harness.drag(from: Point(x: 200, y: 200), to: Point(x: 100, y: 120))
            #expect((scroll.contentOffset != .zero) == (behavior == .enabled))
            hosting.rootView = Map(behavior: .enabled)
            try harness.settle()
            let offset = scroll.contentOffset
            try harness.drag(from: Point(x: 200, y: 200), to: Point(x: 100, y: 120))
            #expect(scroll.contentOffset != offset)
            hosting.rootView = Map(behavior: .automatic)
            try harness.settle()
            let last = scroll.contentOffset
            try harness.drag(from: Point(x: 200, y: 200), to: Point(x: 100, y: 120))
            #expect(scroll.contentOffset == last)
        }
    }
}
