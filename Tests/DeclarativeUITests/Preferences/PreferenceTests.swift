import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Widest: PreferenceKey {
    static let defaultValue = 0.0
    static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
}

private struct Bounds: PreferenceKey {
    static let defaultValue: [Anchor<Rect>] = []
    static func reduce(value: inout [Anchor<Rect>], nextValue: () -> [Anchor<Rect>]) { value += nextValue() }
}

private struct Named: View {
    let name: String
    @State private var suffix = ""
    var body: some View {
        Button(name) { suffix += "!" }.preference(key: Names.self, value: [name + suffix])
    }
}

struct PreferenceTests {
    @Test func `Values are reduced in view order, and changes are reported`() throws {
        struct Top: View {
            let names: [String]
            let heard: Box<[[String]]>
            var body: some View {
                VStack {
                    HStack { ForEach(names, id: \.self) { Named(name: $0) } }
                    Named(name: "last")
                }.onPreferenceChange(Names.self) { heard.value.append($0) }
            }
        }
        let heard = Box<[[String]]>([])
        let stage = try Stage(Top(names: ["a", "b"], heard: heard))
        #expect(heard.value == [["a", "b", "last"]])
        try stage.harness.click("b")
        #expect(heard.value.last == ["a", "b!", "last"])
        stage.hosting.rootView = Top(names: ["c", "b", "a"], heard: heard)
        try stage.harness.settle()
        #expect(heard.value.last == ["c", "b!", "a", "last"])
        stage.hosting.rootView = Top(names: [], heard: heard)
        try stage.harness.settle()
        #expect(heard.value.last == ["last"])
        #expect(heard.value.count == 4)
    }

    @Test func `An outer value replaces inner ones, and a transform extends them`() throws {
        let heard = Box<[[String]]>([])
        _ = try Stage(
            HStack {
                Text("a").preference(key: Names.self, value: ["inside"])
                    .preference(key: Names.self, value: ["outside"])
                Text("b").preference(key: Names.self, value: ["b"])
                    .transformPreference(Names.self) { $0.append("more") }
            }.onPreferenceChange(Names.self) { heard.value.append($0) })
        #expect(heard.value == [["outside", "b", "more"]])
    }

    @Test func `A size passed up as a preference is displayed in the same frame`() throws {
        struct Same: View {
            @State private var width = 0.0
            var body: some View {
                VStack {
                    Color.red.frame(width: 120, height: 10)
                        .background(
                            GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) })
                    Text("widest \(Int(width))")
                }.onPreferenceChange(Widest.self) { width = $0 }
            }
        }
        let stage = try Stage(Same())
        #expect(stage.seen == ["widest 120"])
    }

    @Test func `A layer is built from the preference of descendants`() throws {
        struct Layers: View {
            @State private var isLong = false
            var body: some View {
                VStack {
                    Button("toggle") { isLong.toggle() }
                    Text("x").preference(key: Names.self, value: [isLong ? "long" : "short"])
                }.overlayPreferenceValue(Names.self) { Text("over \($0.joined())") }
            }
        }
        let stage = try Stage(Layers())
        #expect(stage.harness.texts.contains("over short"))
        try stage.harness.click("toggle")
        #expect(stage.harness.texts.contains("over long"))
    }

    @Test func `Anchors are converted to the space of the reader`() throws {
        let places = Box<[Rect]>([])
        _ = try Stage(
            VStack(spacing: 0) {
                Color.red.frame(width: 50, height: 20)
                Color.green.frame(width: 30, height: 40)
                    .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
            }
            .frame(width: 100)
            .overlayPreferenceValue(Bounds.self) { anchors in
                GeometryReader { proxy in
                    let _ = places.set(anchors.map { proxy[$0] })
                    Color.clear
                }
            })
        #expect(places.value == [Rect(x: 35, y: 20, width: 30, height: 40)])
    }

    @Test func `A preference loop is bounded and reported`() throws {
        struct Loop: View {
            @State private var count = 0
            var body: some View {
                Text("\(count)").preference(key: Widest.self, value: Double(count + 1))
                    .onPreferenceChange(Widest.self) { count = Int($0) }
            }
        }
        var reported: [Diagnostic] = []
        Diagnostics.handler = { reported.append($0) }
        defer { Diagnostics.handler = nil }
        let hosting = HostingView(rootView: Loop())
        let harness = Harness(hosting, size: Size(width: 100, height: 100))
        harness.step()
        #expect(reported.contains { $0.kind == .updateLoop })
    }

    @Test func `A change of one of many preferences reduces only its ancestors`() throws {
        struct Many: View {
            var body: some View {
                HStack {
                    ForEach(0..<20) { group in
                        VStack { ForEach(0..<20) { CountedName(name: "\(group).\($0)") } }
                    }
                }.onPreferenceChange(Counted.self) { _ in }
            }
        }
        let stage = try Stage(Many(), width: 3000, height: 3000)
        Counted.reductions = 0
        try stage.harness.click("3.7")
        #expect(Counted.reductions == 38)
    }
}

private struct Counted: PreferenceKey {
    static var reductions = 0
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) {
        reductions += 1
        value += nextValue()
    }
}

private struct CountedName: View {
    let name: String
    @State private var count = 1
    var body: some View { Button(name) { count += 1 }.preference(key: Counted.self, value: count) }
}
