import Testing
import WidgetsTesting

@testable import DeclarativeUI

private final class Model: ObservableObject {
    @Published var numbers = [1, 2, 3]
    @Published var isOn = true
    @Published var value = 1.0
    init() {}
    deinit {}
}

private struct Pair: View {
    var body: some View {
        Text("one")
        Text("two, longer")
    }
}

private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name)\(count)") { count += 1 } }
}

private struct Framed: ViewModifier {
    func body(content: Content) -> some View { content.padding(3).background(Color.red) }
}

private struct Boxed: ViewModifier {
    func body(content: Content) -> some View { VStack { content } }
}

private struct Changing: View {
    @ObservedObject var model: Model
    var body: some View {
        HStack(spacing: 0) {
            Group {
                Text("first")
                if model.isOn { Text("second") }
                ForEach(model.numbers, id: \.self) { Text("n\($0)") }
            }
            .padding(4)
            .opacity(model.value)
        }
    }
}

private struct Keyed: View {
    @ObservedObject var model: Model
    var body: some View {
        HStack {
            ForEach(model.numbers, id: \.self) { Counter(name: "c\($0):") }
                .padding(2)
                .background { Counter(name: "layer") }
        }
    }
}

/// A modifier of several views applies to each of them.
struct SeveralViewsTests {
    private func seen(_ view: Widgets.View, _ depth: Int = 0) -> [String] {
        let text = (view as? Widgets.Label)?.text ?? "-"
        return ["\(depth) \(type(of: view)) \(text) \(view.frame) \(view.alpha)"]
            + view.subviews.flatMap { seen($0, depth + 1) }
    }

    private func same(_ first: some View, _ second: some View, _ line: Int = #line) throws {
        for isMirrored in [false, true] {
            let one = try Shown(first)
            let other = try Shown(second)
            for shown in [one.harness, other.harness] where isMirrored {
                shown.host.layoutDirection = .rightToLeft
                try shown.settle()
            }
            #expect(seen(one.hosting).dropFirst() == seen(other.hosting).dropFirst(), "line \(line)")
        }
    }

    private func each<Changed: View>(_ line: Int = #line, by change: (AnyView) -> Changed) throws {
        let (one, two) = (change(AnyView(Text("one"))), change(AnyView(Text("two, longer"))))
        let both = change(AnyView(Pair()))
        try same(
            HStack { both },
            HStack {
                one
                two
            }, line)
        try same(
            VStack(alignment: .leading) { both },
            VStack(alignment: .leading) {
                one
                two
            }, line)
        try same(
            ZStack { both },
            ZStack {
                one
                two
            }, line)
    }

    @Test func `A layout modifier applies to each view`() throws {
        try each { $0.padding(5) }
        try each { $0.frame(width: 80, alignment: .trailing) }
        try each { $0.frame(maxWidth: .infinity) }
        try each { $0.offset(x: 3, y: 4) }
        try each { $0.fixedSize() }
        try each { $0.alignmentGuide(.leading) { $0.width } }
    }

    @Test func `An appearance modifier applies to each view`() throws {
        try each { $0.background(Color.red) }
        try each { $0.overlay { Text("x") } }
        try each { $0.opacity(0.5) }
        try each { $0.border(.red) }
        try each { $0.clipShape(Circle()) }
        try each { $0.onTapGesture {} }
        try each { $0.transition(.slide) }
        try each { $0.padding(2).opacity(0.5).border(.red) }
        try each { $0.modifier(Framed()) }
    }

    @Test func `A modifier applies to each view of a body`() throws {
        try same(
            HStack { Pair().padding(5) },
            HStack {
                Text("one").padding(5)
                Text("two, longer").padding(5)
            })
    }

    @Test func `A custom modifier may combine the views in one container`() throws {
        try same(
            HStack { Pair().modifier(Boxed()).padding(5) },
            HStack {
                VStack {
                    Text("one")
                    Text("two, longer")
                }
                .padding(5)
            })
    }

    @Test func `Layers have the environment of the modifier`() throws {
        let shown = try Shown(
            HStack {
                Group {
                    Text("one")
                    Text("two").environment(\.isEnabled, false)
                }
                .overlay { Text("layer") }
            })
        #expect(shown.labels.filter { $0.text == "layer" }.map(\.isEnabled) == [true, true])
        #expect(shown.labels.filter { $0.text == "two" }.map(\.isEnabled) == [false])
    }

    @Test func `Changed views equal newly created ones`() throws {
        let model = Model()
        let shown = try Shown(Changing(model: model))
        let changes: [(Model) -> Void] = [
            { $0.isOn = false }, { $0.numbers = [3, 1] }, { $0.value = 0.5 }, { $0.isOn = true },
            { $0.numbers = [] }, { $0.numbers = [5, 4, 3, 2, 1] }, { $0.numbers.swapAt(0, 4) },
        ]
        for change in changes {
            change(model)
            try shown.harness.settle()
            let fresh = try Shown(Changing(model: model))
            #expect(seen(shown.hosting) == seen(fresh.hosting))
            #expect(shown.hosting.nodeCount == fresh.hosting.nodeCount)
        }
    }

    @Test func `Moved elements keep their state and that of their layers`() throws {
        let model = Model()
        let shown = try Shown(Keyed(model: model), size: Size(width: 600, height: 100))
        try shown.click("c2:0")
        model.numbers = [3, 2, 4, 1]
        try shown.harness.settle()
        let titles = shown.root.all(Button<Text>.self).compactMap {
            ($0 as? KeepingNode<Button<Text>>)?.view.label.string
        }
        #expect(titles.filter { $0.hasPrefix("c") } == ["c3:0", "c2:1", "c4:0", "c1:0"])
        #expect(titles.filter { $0.hasPrefix("layer") }.count == 4)
    }

    @Test func `A modifier of a single view needs no additional node`() throws {
        #expect(try Shown(Text("a").padding(3)).hosting.nodeCount == 2)
        #expect(try Shown(Text("a").modifier(Framed())).hosting.nodeCount == 6)
        #expect(try Shown(Counter(name: "c").padding(3).opacity(0.5)).hosting.nodeCount == 4)
        #expect(try Shown(Group { Text("a") }.padding(3)).hosting.nodeCount == 3)
    }

    @Test func `Each view is inserted and removed with the transition`() throws {
        let model = Model()
        let shown = try Shown(Coming(model: model))
        shown.harness.settlesAfterVerbs = false
        withAnimation(.linear(duration: 1)) { model.isOn = false }
        shown.harness.advance(by: .milliseconds(500))
        // The container is fading out.
        let label = try #require(shown.labels.first { $0.text == "goes" })
        #expect(label.superview?.alpha == 0)
        #expect(shown.labels.first { $0.text == "stays" }?.superview?.alpha == 1)
        shown.harness.advance(by: .seconds(1))
        #expect(shown.texts == ["stays"])
        withAnimation(.linear(duration: 1)) { model.isOn = true }
        shown.harness.advance(by: .milliseconds(500))
        let back = try #require(shown.labels.first { $0.text == "goes" })
        #expect(shown.hosting.viewHost?.animatedViews.contains { $0 === back.superview } == true)
    }

    @Test func `A modifier applies to each row of a list`() throws {
        let shown = try Shown(
            List {
                Group {
                    Text("one")
                    ForEach(0..<2, id: \.self) { Text("n\($0)") }
                }
                .overlay { Text("layer") }
                .layoutPriority(1)
            })
        #expect(shown.texts.sorted() == ["layer", "layer", "layer", "n0", "n1", "one"])
    }

    @Test func `A body of several views produces several rows`() throws {
        let shown = try Shown(List { Pair().padding(3).border(.red) })
        let rows = shown.labels.map { $0.convert($0.bounds, to: nil) }
        #expect(rows.count == 2)
        let list = try shown.harness.find(Widgets.ListView.self)
        #expect(list.numberOfRows == 2)
    }
}

private struct Coming: View {
    @ObservedObject var model: Model
    var body: some View {
        VStack {
            Group {
                Text("stays")
                if model.isOn { Text("goes") }
            }
            .transition(.opacity)
        }
    }
}

private struct Told: View {
    @ObservedObject var model: Model
    let log: (String) -> Void
    var body: some View {
        VStack {
            Group {
                if model.isOn { Text("on") }
                ForEach(model.numbers, id: \.self) { Text("\($0)") }
            }
            .onAppear { log("appear") }
            .onDisappear { log("disappear") }
        }
    }
}

/// `onAppear`, `onDisappear` and `task` of several views.
struct SeveralViewsPresenceTests {
    @Test func `Appearance is reported once for all views`() throws {
        var told: [String] = []
        let model = Model()
        let shown = try Shown(Told(model: model) { told.append($0) })
        #expect(told == ["appear"])
        model.isOn = false
        try shown.harness.settle()
        model.numbers = [2]
        try shown.harness.settle()
        #expect(told == ["appear"])
        model.numbers = []
        try shown.harness.settle()
        #expect(told == ["appear", "disappear"])
        model.isOn = true
        try shown.harness.settle()
        #expect(told == ["appear", "disappear", "appear"])
    }

    @Test func `Empty content does not appear`() throws {
        var told: [String] = []
        let model = Model()
        model.isOn = false
        model.numbers = []
        let shown = try Shown(Told(model: model) { told.append($0) })
        #expect(told.isEmpty)
        model.isOn = true
        try shown.harness.settle()
        #expect(told == ["appear"])
    }
}
