import RandomNumbers
import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Folder: Identifiable, Equatable {
    let id: String
    var folders: [Folder]?
}

/// A folder as a row, or as a group with the rows of its folders.
private struct FolderRows: View {
    let folder: Folder
    let isExpanded: (String) -> Binding<Bool>?
    var body: some View {
        if let folders = folder.folders {
            DisclosureGroup(isExpanded: isExpanded(folder.id)) {
                ForEach(folders) { FolderRows(folder: $0, isExpanded: isExpanded) }
            } label: {
                Text(folder.id)
            }
        } else {
            Text(folder.id)
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
            List(selection: $chosen) {
                ForEach(folders) { FolderRows(folder: $0, isExpanded: { _ in nil }) }
            }
            .frame(height: 280)
            Text("chosen \(chosen ?? "none")")
            Button("swap") { folders.swapAt(0, 2) }
        }
    }
}

private struct Static: View {
    @State private var isOpen = false
    @State private var name = "inside"
    @State private var isLong = false
    var body: some View {
        VStack(spacing: 0) {
            List {
                Section("Section") {
                    DisclosureGroup("More", isExpanded: $isOpen) {
                        Text(name)
                        if isLong { Text("long") }
                        DisclosureGroup("Even more") { Text("innermost") }.font(.footnote)
                    }
                    Text("last")
                }
            }
            .frame(height: 280)
            Button("rename") { name = "renamed" }
            Button("longer") { isLong.toggle() }
            Button("toggle") { isOpen.toggle() }
        }
    }
}

@MainActor private struct GroupStage<Content: View> {
    let stage: Stage<Content>
    var harness: Harness { stage.harness }

    init(_ content: Content) throws { stage = try Stage(content, width: 400, height: 380) }

    /// The texts of the visible rows.
    var rows: [String] { stage.seen.filter { !$0.hasPrefix("chosen") } }

    func left(_ name: String) throws -> Double {
        let label = try harness.find(Widgets.Label.self, name)
        return label.convert(label.bounds, to: harness.rootView).minX
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

    func press(_ title: String) throws {
        try harness.click(title)
        harness.advance(by: .seconds(1))
    }
}

/// `DisclosureGroup` within a list.
struct DisclosureRowTests {
    @Test func `The content of expanded groups are rows of the list`() throws {
        let stage = try GroupStage(Folders())
        #expect(stage.rows == ["a", "b", "c"])
        try stage.clickTriangle("a")
        #expect(stage.rows == ["a", "a1", "a2", "b", "c"])
        #expect(stage.stage.seen.contains("chosen none"), "a triangle does not select")
        try stage.clickTriangle("a1")
        #expect(stage.rows == ["a", "a1", "deep", "a2", "b", "c"])
        #expect(try stage.stage.list.numberOfRows == 6)
        try stage.clickTriangle("a")
        #expect(stage.rows == ["a", "b", "c"])
        try stage.press("swap")
        try stage.clickTriangle("a")
        #expect(stage.rows == ["c", "b", "a", "a1", "a2"])
    }

    @Test func `Rows are indented by level, and leaves are aligned with the labels beside them`() throws {
        let stage = try GroupStage(Folders())
        try stage.clickTriangle("a")
        try stage.clickTriangle("a1")
        #expect(try stage.left("a1") == stage.left("a") + 16)
        #expect(try stage.left("deep") == stage.left("a1") + 16)
    }

    @Test func `Arrow keys expand, go to children and parents, and collapse`() throws {
        let stage = try GroupStage(Folders())
        try stage.harness.click("a")
        try stage.key(.keyboardRightArrow)
        #expect(stage.rows == ["a", "a1", "a2", "b", "c"])
        try stage.key(.keyboardRightArrow)
        #expect(stage.stage.seen.contains("chosen a1"))
        try stage.key(.keyboardRightArrow)
        try stage.key(.keyboardRightArrow)
        #expect(stage.stage.seen.contains("chosen deep"))
        try stage.key(.keyboardLeftArrow)
        #expect(stage.stage.seen.contains("chosen a1"))
        try stage.key(.keyboardLeftArrow)
        try stage.key(.keyboardLeftArrow)
        #expect(stage.stage.seen.contains("chosen a"))
        try stage.key(.keyboardLeftArrow)
        #expect(stage.rows == ["a", "b", "c"])
    }

    @Test func `Without selection, a label is a button, which the keyboard presses`() throws {
        let stage = try GroupStage(Static())
        #expect(stage.rows == ["Section", "More", "last"])
        try stage.press("More")
        #expect(stage.rows == ["Section", "More", "inside", "Even more", "last"])
        try stage.harness.key(.keyboardTab)
        try stage.key(.keyboardSpacebar)
        #expect(stage.rows == ["Section", "More", "inside", "Even more", "innermost", "last"])
        try stage.press("toggle")
        #expect(stage.rows == ["Section", "More", "last"], "the binding collapses")
    }

    @Test func `The content follows the values that it reads`() throws {
        let stage = try GroupStage(Static())
        try stage.press("More")
        try stage.press("rename")
        try stage.press("longer")
        #expect(stage.rows == ["Section", "More", "renamed", "long", "Even more", "last"])
        try stage.press("longer")
        #expect(stage.rows == ["Section", "More", "renamed", "Even more", "last"])
    }

    @Test func `Rows state their level and whether they are expanded`() throws {
        let stage = try GroupStage(Folders())
        try stage.clickTriangle("a")
        try stage.clickTriangle("a1")
        let rows = stage.harness.all(RowCell.self).sorted { $0.frame.minY < $1.frame.minY }
        let attributes = rows.map { cell in
            var attributes = AccessibilityAttributes()
            cell.describeAccessibility(&attributes)
            return attributes
        }
        #expect(attributes.map(\.level) == [1, 2, 3, 2, nil, 1])
        #expect(attributes.map { $0.states.contains(.expandable) } == [true, true, false, true, false, true])
        #expect(attributes.map { $0.states.contains(.expanded) } == [true, true, false, false, false, false])
        let list = try stage.stage.list
        let actions = try #require(list.dataSource as? any RowActionProviding)
        #expect(actions.listView(list, actionsForRowAt: 0).map(\.name) == ["Collapse"])
        actions.listView(list, actionsForRowAt: 5).first?.perform()
        try stage.harness.settle()
        #expect(stage.rows.contains("c1"))
    }

    @Test func `An asterisk expands all siblings, and creates each view once`() throws {
        struct Content: View {
            let created: Box<Int>
            @State private var chosen: Int?
            var body: some View {
                List(selection: $chosen) {
                    ForEach(0..<300) { number in
                        let _ = created.set(created.value + 1)
                        DisclosureGroup("group \(number)") { Text("inside \(number)") }
                    }
                }
            }
        }
        let created = Box(0)
        let stage = try Stage(Content(created: created))
        try stage.harness.click("group 0")
        created.set(0)
        let bodies = stage.root.graph.counts.bodies
        try stage.harness.type("*")
        stage.harness.advance(by: .seconds(1))
        #expect(try stage.list.numberOfRows == 600)
        #expect(stage.seen.prefix(3) == ["group 0", "inside 0", "group 1"])
        #expect(created.value <= 600)
        #expect(stage.root.graph.counts.bodies - bodies < 1_500)
    }

    @Test func `Outside of lists a group is one view`() throws {
        struct Content: View {
            var body: some View {
                ScrollView {
                    LazyVStack {
                        ForEach(0..<2) { number in
                            DisclosureGroup("group \(number)") { Text("inside \(number)") }
                        }
                    }
                }
            }
        }
        let stage = try GroupStage(Content())
        try stage.press("group 0")
        #expect(stage.rows == ["group 0", "inside 0", "group 1"])
    }

    @Test(arguments: 0..<10) func `Random changes of groups give the list of the new data`(_ seed: Int) throws
    {
        var random = SeededRandom(seed: seed)
        var next = 0
        func make(_ depth: Int) -> Folder {
            next += 1
            let id = "folder \(next)"
            guard depth > 0, Int.random(in: 0..<3, using: &random) > 0 else { return Folder(id: id) }
            let count = Int.random(in: 0...3, using: &random)
            return Folder(id: id, folders: (0..<count).map { _ in make(depth - 1) })
        }
        func change(_ folders: inout [Folder]) {
            for index in folders.indices where folders[index].folders != nil {
                if Bool.random(using: &random) {
                    change(&folders[index].folders!)
                    return
                }
            }
            switch Int.random(in: 0..<3, using: &random) {
            case 0: folders.insert(make(2), at: Int.random(in: 0...folders.count, using: &random))
            case 1 where !folders.isEmpty:
                folders.remove(at: Int.random(in: 0..<folders.count, using: &random))
            default: folders.shuffle(using: &random)
            }
        }
        var folders = (0..<3).map { _ in make(3) }
        var expanded: Set<String> = []
        func content() -> some View {
            let expanded = expanded
            return List {
                ForEach(folders) { folder in
                    FolderRows(folder: folder) { id in Binding(get: { expanded.contains(id) }, set: { _ in })
                    }
                }
            }
        }
        let stage = try Stage(content(), width: 400, height: 900)
        for _ in 0..<20 {
            if Bool.random(using: &random) {
                change(&folders)
            } else {
                for id in 1...next where Int.random(in: 0..<3, using: &random) == 0 {
                    let name = "folder \(id)"
                    if expanded.remove(name) == nil { expanded.insert(name) }
                }
            }
            stage.hosting.rootView = content()
            try stage.harness.settle()
            let fresh = try Stage(content(), width: 400, height: 900)
            #expect(try stage.list.numberOfRows == fresh.list.numberOfRows)
            #expect(stage.seen == fresh.seen)
            #expect(stage.harness.renderFresh() == fresh.harness.renderFresh())
        }
    }
}
