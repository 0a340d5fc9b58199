import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Tag: Equatable {
    var name: String
    var isOn = false
    var uses = 0
}

/// `ForEach` and `List` of bound collections whose elements are identified by a key path.
struct BoundElementTests {
    private struct Tags: View {
        enum Kind: CaseIterable { case stack, list, editable, single, multiple }

        let kind: Kind
        let log: Box<[Tag]>
        @State var tags = ["a", "b", "c"].map { Tag(name: $0) }
        @State private var one: String?
        @State private var several: Set<String> = []

        var body: some View {
            let _ = log.set(tags)
            VStack(spacing: 0) {
                Group {
                    switch kind {
                    case .stack: VStack { ForEach($tags, id: \.name) { row($0) } }
                    case .list: List($tags, id: \.name) { row($0) }
                    case .editable:
                        List($tags, id: \.name, editActions: .all, selection: $several) { row($0) }
                    case .single: List($tags, id: \.name, selection: $one) { row($0) }
                    case .multiple: List($tags, id: \.name, selection: $several) { row($0) }
                    }
                }
                .frame(height: 200)
                Button("reverse") { tags.reverse() }
                Text("chosen \(one ?? several.sorted().joined())")
            }
        }

        private func row(_ tag: Binding<Tag>) -> some View {
            HStack {
                Toggle(tag.wrappedValue.name, isOn: tag.isOn)
                Button("rename \(tag.wrappedValue.name)") {
                    tag.wrappedValue.name += "x"
                    tag.wrappedValue.uses += 1
                }
            }
        }
    }

    @Test(arguments: Tags.Kind.allCases)
    private func `Each view writes to its element, also after a move`(_ kind: Tags.Kind) throws {
        let log = Box<[Tag]>([])
        let stage = try Stage(Tags(kind: kind, log: log))
        try stage.harness.click("b")
        #expect(log.value.map(\.isOn) == [false, true, false])
        try stage.harness.click("reverse")
        try stage.harness.click("c")
        #expect(log.value.map(\.name) == ["c", "b", "a"])
        #expect(log.value.map(\.isOn) == [true, true, false])
    }

    @Test func `A write that changes the identity is followed by others to the same element`() throws {
        let log = Box<[Tag]>([])
        let stage = try Stage(Tags(kind: .list, log: log))
        try stage.harness.click("rename b")
        #expect(log.value[1] == Tag(name: "bx", uses: 1))
        try stage.harness.click("rename bx")
        #expect(log.value.map(\.name) == ["a", "bxx", "c"] && log.value[1].uses == 2)
    }

    @Test func `Rows are selected, moved and deleted by the property`() throws {
        let log = Box<[Tag]>([])
        let stage = try Stage(Tags(kind: .editable, log: log))
        let list = try stage.list
        try stage.harness.click(Point(x: 280, y: list.rectForRow(at: 0).midY + list.frame.minY))
        #expect(stage.seen.contains("chosen a"))
        try stage.harness.key(.keyboardDownArrow, .alternate)
        #expect(log.value.map(\.name) == ["b", "a", "c"] && Array(list.selectedRowIndexes) == [1])
        try stage.harness.key(.keyboardDeleteForward)
        #expect(log.value.map(\.name) == ["b", "c"])
    }

    @Test func `Views of elements with an equal property are reported`() throws {
        struct Same: View {
            @State private var names = ["a", "a"]
            var body: some View { VStack { ForEach($names, id: \.self) { Text($0.wrappedValue) } } }
        }
        var seen: [String] = []
        let reported = diagnostics { seen = (try? Stage(Same()).seen) ?? [] }
        #expect(seen == ["a", "a"] && reported.map(\.kind) == [.repeatedIdentity])
    }
}
