import RandomNumbers
import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Folder: Identifiable, Equatable {
    let id: String
    var folders: [Folder]?
}

private struct FolderRow: View {
    let folder: Folder
    @State private var presses = 0
    var body: some View {
        HStack {
            Text(folder.id)
            Button("\(folder.id) pressed \(presses)") { presses += 1 }
        }
    }
}

private let tree = [
    Folder(
        id: "a", folders: [Folder(id: "a1", folders: [Folder(id: "deep")]), Folder(id: "a2", folders: [])]),
    Folder(id: "b"), Folder(id: "c", folders: [Folder(id: "c1")]),
]

private struct Folders: View {
    @State var folders = tree
    @State private var chosen: String?
    var body: some View {
        VStack(spacing: 0) {
            List(folders, children: \.folders, selection: $chosen) { FolderRow(folder: $0) }
                .frame(height: 260)
            Text("chosen \(chosen ?? "none")")
            Button("swap") { folders.swapAt(0, 2) }
        }
    }
}

@MainActor private struct OutlineStage<Content: View> {
    let stage: Stage<Content>
    var harness: Harness { stage.harness }

    init(_ content: Content) throws { stage = try Stage(content, width: 400, height: 340) }

    /// The texts of the visible rows.
    var rows: [String] {
        stage.seen.filter { !$0.contains("chosen") && !$0.contains("swap") && !$0.contains("pressed") }
    }

    /// Clicks on the triangle of a row.
    func clickTriangle(_ name: String) throws {
        let label = try harness.find(Widgets.Label.self, name)
        let frame = label.convert(label.bounds, to: harness.rootView)
        try harness.click(Point(x: frame.minX - 14, y: frame.midY))
        harness.advance(by: .seconds(1))
    }

    func key(_ key: KeyboardHIDUsage) throws {
        try harness.key(key)
        harness.advance(by: .seconds(1))
    }
}

struct OutlineGroupTests {
    @Test func `Triangles expand and collapse rows, which keep their state while they are visible`() throws {
        let stage = try OutlineStage(Folders())
        #expect(stage.rows == ["a", "b", "c"])
        try stage.clickTriangle("a")
        #expect(stage.rows == ["a", "a1", "a2", "b", "c"])
        #expect(stage.stage.seen.contains("chosen none"), "a triangle does not select")
        try stage.harness.click("a2 pressed 0")
        try stage.clickTriangle("a1")
        #expect(stage.rows == ["a", "a1", "deep", "a2", "b", "c"])
        #expect(stage.harness.contains("a2 pressed 1"))
        try stage.clickTriangle("a")
        #expect(stage.rows == ["a", "b", "c"])
        try stage.clickTriangle("a")
        #expect(stage.rows == ["a", "a1", "deep", "a2", "b", "c"], "descendants stay expanded")
    }

    @Test func `Children are indented, and a leaf has no triangle`() throws {
        let stage = try OutlineStage(Folders())
        try stage.clickTriangle("a")
        let left = { (name: String) in
            let label = try stage.harness.find(Widgets.Label.self, name)
            return label.convert(label.bounds, to: stage.harness.rootView).minX
        }
        #expect(try left("a1") == left("a") + 16)
        #expect(try left("b") == left("a"))
        try stage.clickTriangle("b")
        #expect(stage.rows == ["a", "a1", "a2", "b", "c"])
        #expect(stage.stage.seen.contains("chosen b"), "a press beside a leaf's text selects it")
    }

    @Test func `Arrow keys expand, go to children and parents, and collapse; an asterisk expands siblings`()
        throws
    {
        let stage = try OutlineStage(Folders())
        try stage.harness.click("a")
        try stage.key(.keyboardRightArrow)
        #expect(stage.rows == ["a", "a1", "a2", "b", "c"])
        try stage.key(.keyboardRightArrow)
        #expect(stage.stage.seen.contains("chosen a1"))
        try stage.key(.keyboardRightArrow)
        try stage.key(.keyboardRightArrow)
        #expect(stage.stage.seen.contains("chosen deep"))
        try stage.key(.keyboardRightArrow)
        try stage.key(.keyboardLeftArrow)
        #expect(stage.stage.seen.contains("chosen a1"))
        try stage.key(.keyboardLeftArrow)
        #expect(stage.rows == ["a", "a1", "a2", "b", "c"])
        try stage.key(.keyboardLeftArrow)
        #expect(stage.stage.seen.contains("chosen a"))
        try stage.key(.keyboardLeftArrow)
        #expect(stage.rows == ["a", "b", "c"])
        try stage.key(.keyboardLeftArrow)
        try stage.harness.type("*")
        stage.harness.advance(by: .seconds(1))
        #expect(stage.rows == ["a", "a1", "a2", "b", "c", "c1"])
    }

    @Test func `Expanded elements stay expanded when the data changes`() throws {
        let stage = try OutlineStage(Folders())
        try stage.clickTriangle("c")
        try stage.harness.click("swap")
        #expect(stage.rows == ["c", "c1", "b", "a"])
    }

    @Test func `Rows state their level and whether they are expanded`() throws {
        let stage = try OutlineStage(Folders())
        try stage.clickTriangle("a")
        let rows = stage.harness.all(RowCell.self).sorted { $0.frame.minY < $1.frame.minY }
        let attributes = rows.map { cell in
            var attributes = AccessibilityAttributes()
            cell.describeAccessibility(&attributes)
            return attributes
        }
        #expect(attributes.map(\.level) == [1, 2, 2, 1, 1])
        #expect(attributes.map { $0.states.contains(.expandable) } == [true, true, true, false, true])
        #expect(attributes.map { $0.states.contains(.expanded) } == [true, false, false, false, false])
    }

    @Test func `A modifier of the outline applies to each of its rows`() throws {
        struct Content: View {
            @State private var log = ""
            var body: some View {
                VStack {
                    List {
                        OutlineGroup(tree, children: \.folders) { Text($0.id) }
                            .swipeActions { Button("Mark") { log += "!" } }
                            .font(.footnote)
                            .onAppear { log += "+" }
                    }
                    Text(log)
                }
            }
        }
        let stage = try OutlineStage(Content())
        #expect(try stage.stage.list.numberOfRows == 3)
        try stage.clickTriangle("a")
        #expect(try stage.stage.list.numberOfRows == 5)
    }

    @Test func `Outside of a list, the rows are in the enclosing stack`() throws {
        struct Content: View {
            var body: some View {
                VStack(alignment: .leading) {
                    OutlineGroup(tree[0], children: \.folders) { Text($0.id) }
                }
            }
        }
        let stage = try OutlineStage(Content())
        #expect(stage.rows == ["a"])
        try stage.clickTriangle("a")
        #expect(stage.rows == ["a", "a1", "a2"])
    }

    @Test func `A repeated identity is reported, and an element below itself is not collected without end`()
        throws
    {
        var reports: [Diagnostic] = []
        Diagnostics.handler = { reports.append($0) }
        defer { Diagnostics.handler = nil }
        final class Knot: Identifiable {
            let id = "knot"
            var knots: [Knot]? { [self] }
        }
        let stage = try OutlineStage(List([Knot()], children: \.knots) { Text($0.id) })
        try stage.clickTriangle("knot")
        #expect(stage.rows == ["knot", "knot"])
        #expect(reports.first?.kind == .repeatedIdentity)
    }

    @Test func `Of a hundred thousand children only the visible ones are mounted`() throws {
        let children = (0..<100_000).map { Folder(id: "child \($0)") }
        let stage = try OutlineStage(
            List([Folder(id: "root", folders: children)], children: \.folders) { FolderRow(folder: $0) })
        try stage.clickTriangle("root")
        #expect(stage.stage.root.all(FolderRow.self).count < 15)
        let list = try stage.stage.list
        #expect(list.numberOfRows == 100_001)
    }

    @Test func `An arrow key selects one row of a list with multiple selection`() throws {
        struct Content: View {
            @State private var chosen: Set<String> = []
            var body: some View {
                VStack {
                    List(tree, children: \.folders, selection: $chosen) { Text($0.id) }
                    Text("chosen \(chosen.sorted())")
                }
            }
        }
        let stage = try OutlineStage(Content())
        try stage.harness.click("a")
        try stage.key(.keyboardRightArrow)
        try stage.key(.keyboardRightArrow)
        #expect(stage.stage.seen.contains("chosen [\"a1\"]"))
    }

    @Test(arguments: 0..<20) func `Random trees have the entries of a plain walk`(_ seed: Int) {
        var random = SeededRandom(seed: seed)
        var next = 0
        func make(_ depth: Int) -> Folder {
            next += 1
            let id = "\(next)"
            let count = Int.random(in: 0...3, using: &random)
            return Folder(id: id, folders: depth == 0 ? nil : (0..<count).map { _ in make(depth - 1) })
        }
        let roots = (0..<3).map { _ in make(4) }
        let expanded = Set((1...next).filter { _ in Bool.random(using: &random) }.map { "\($0)" })
        var expected: [String] = []
        func walk(_ folder: Folder, _ level: Int) {
            expected.append("\(level) \(folder.id)")
            if !expanded.contains(folder.id) { return }
            for inner in folder.folders ?? [] { walk(inner, level + 1) }
        }
        for root in roots { walk(root, 0) }
        var entries = OutlineEntries(
            children: { (folder: Folder) in folder.folders }, id: { $0.id }, expanded: expanded)
        #expect(entries.collect(roots).map { "\($0.level) \($0.id)" } == expected)
    }
}
