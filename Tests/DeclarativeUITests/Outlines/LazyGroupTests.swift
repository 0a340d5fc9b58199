import RandomNumbers
import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Folder: Identifiable, Equatable {
    let id: Int
    /// The names of the files; nil for a folder without a group.
    var files: [String]?
}

/// A composite view whose group stores itself whether it is expanded.
private struct FolderRow: View {
    let folder: Folder
    let bodies: Box<Int>
    var body: some View {
        let _ = bodies.set(bodies.value + 1)
        if let files = folder.files {
            DisclosureGroup {
                ForEach(files, id: \.self) { file in
                    let _ = bodies.set(bodies.value + 1)
                    DisclosureGroup(file) { Text("content of \(file)") }
                }
            } label: {
                Text("folder \(folder.id)")
            }
        } else {
            Text("folder \(folder.id)")
        }
    }
}

private struct Folders: View {
    let bodies: Box<Int>
    let folders: [Folder]
    @State private var chosen: Int?
    @State private var note = ""
    var body: some View {
        VStack(spacing: 0) {
            List(selection: $chosen) {
                ForEach(folders) { FolderRow(folder: $0, bodies: bodies) }
            }
            .frame(height: 280)
            Button("write") { note += "!" }
            Text("chosen \(chosen ?? -1)\(note)")
        }
    }
}

@MainActor private struct FolderStage {
    let stage: Stage<Folders>
    let bodies: Box<Int>
    var harness: Harness { stage.harness }
    var count: Int { get throws { try stage.list.numberOfRows } }

    init(_ folders: [Folder], height: Double = 340) throws {
        bodies = Box(0)
        stage = try Stage(Folders(bodies: bodies, folders: folders), width: 400, height: height)
    }

    var rows: [String] { stage.seen.filter { $0.hasPrefix("folder") || $0.hasPrefix("file") } }

    /// Runs `action` and returns the number of bodies and closures of views that it has run.
    func cost(_ action: () throws -> Void) rethrows -> Int {
        bodies.set(0)
        try action()
        harness.advance(by: .seconds(1))
        return bodies.value
    }

    func show(_ folders: [Folder]) throws {
        stage.hosting.rootView = Folders(bodies: bodies, folders: folders)
        try harness.settle()
    }

    func clickTriangle(_ name: String) throws {
        let label = try harness.find(Widgets.Label.self, name)
        let frame = label.convert(label.bounds, to: harness.rootView)
        try harness.click(Point(x: frame.minX - 14, y: frame.midY))
        harness.advance(by: .seconds(1))
    }
}

/// Groups of a `ForEach` whose views are created when they become visible.
struct LazyGroupTests {
    private let many = (0..<10_000).map { Folder(id: $0, files: (0..<500).map { "file \($0)" }) }

    @Test func `Only the views of visible groups are created, also of those in an expanded group`() throws {
        let stage = try FolderStage(many)
        #expect(try stage.count == 10_000)
        #expect(stage.bodies.value < 60)
        #expect(stage.stage.root.graph.counts.nodes < 600)
        #expect(try stage.cost { try stage.clickTriangle("folder 1") } < 100)
        #expect(try stage.count == 10_500)
        #expect(stage.rows.prefix(4) == ["folder 0", "folder 1", "file 0", "file 1"])
        #expect(try stage.cost { try stage.clickTriangle("file 1") } < 100)
        #expect(try stage.count == 10_501 && stage.stage.seen.contains("content of file 1"))
        #expect(try stage.cost { try stage.harness.click("write") } < 100)
        #expect(try stage.cost { try stage.clickTriangle("folder 1") } < 100)
        #expect(try stage.count == 10_000)
    }

    @Test func `A selected row keeps its view when its group and groups above it are expanded`() throws {
        let stage = try FolderStage(many)
        try stage.harness.click("folder 3")
        let cell = try #require(stage.stage.list.cellForRow(at: 3))
        try stage.harness.key(.keyboardRightArrow)
        #expect(try stage.stage.list.cellForRow(at: 3) === cell)
        try stage.harness.key(.keyboardLeftArrow)
        try stage.clickTriangle("folder 1")
        #expect(try Array(stage.stage.list.selectedRowIndexes) == [503])
        try stage.clickTriangle("folder 1")
        #expect(try Array(stage.stage.list.selectedRowIndexes) == [3])
        #expect(try stage.stage.list.cellForRow(at: 3) === cell)
    }

    @Test func `A scrolled list unmounts collapsed groups, and keeps expanded ones`() throws {
        let stage = try FolderStage(many)
        try stage.clickTriangle("folder 1")
        let list = try stage.stage.list
        for row in stride(from: 600, to: 1_600, by: 8) {
            list.scrollToRow(at: row, at: .top, animated: false)
            try stage.harness.settle()
        }
        #expect(stage.stage.root.graph.counts.nodes < 1_500)
        list.scrollToRow(at: 0, at: .top, animated: false)
        try stage.harness.settle()
        #expect(try stage.count == 10_500)
        #expect(stage.rows.prefix(4) == ["folder 0", "folder 1", "file 0", "file 1"])
    }

    @Test func `An asterisk expands also groups whose views did not exist`() throws {
        let folders = (0..<1_000).map { Folder(id: $0, files: ["file \($0)"]) }
        let stage = try FolderStage(folders)
        try stage.harness.click("folder 0")
        #expect(try stage.cost { try stage.harness.type("*") } < 8_000)
        #expect(try stage.count == 2_000)
        #expect(stage.rows.prefix(4) == ["folder 0", "file 0", "folder 1", "file 1"])
        try stage.stage.list.scrollToRow(at: 1_999, at: .bottom, animated: false)
        try stage.harness.settle()
        #expect(stage.rows.suffix(2) == ["folder 999", "file 999"])
    }

    @Test func `A table creates the views of visible groups`() throws {
        struct Content: View {
            let created: Box<Int>
            let folders: [Folder]
            var body: some View {
                Table(of: Folder.self) {
                    TableColumn("Name") { Text("folder \($0.id)") }
                } rows: {
                    ForEach(folders) { folder in
                        let _ = created.set(created.value + 1)
                        DisclosureTableRow(folder) { TableRow(Folder(id: -folder.id)) }
                    }
                }
            }
        }
        let created = Box(0)
        let stage = try Stage(Content(created: created, folders: many))
        let table = try stage.harness.find(TableView.self)
        #expect(table.numberOfRows == 10_000 && created.value < 100)
        created.set(0)
        try stage.harness.click(
            table.convert(Point(x: 13, y: table.rectForRow(at: 1).midY), to: stage.harness.rootView))
        stage.harness.advance(by: .seconds(1))
        #expect(table.numberOfRows == 10_001 && created.value < 100)
        #expect(stage.seen.contains("folder -1"))
    }

    @Test(arguments: 0..<6) func `Random expansions and changes of the data give the rows of a model`(
        _ seed: Int
    ) throws {
        var random = SeededRandom(seed: seed)
        var next = 0
        func make() -> Folder {
            next += 1
            let count = random.index(below: 4)
            return Folder(
                id: next, files: random.chance(0.7) ? (0..<count).map { "file \(next).\($0)" } : nil)
        }
        var folders = (0..<random.index(below: 16)).map { _ in make() }
        var open: Set<Int> = []
        let stage = try FolderStage(folders)
        let list = try stage.stage.list
        for _ in 0..<25 {
            let place = random.index(below: folders.count + 1)
            switch random.index(below: 6) {
            case 0: folders.insert(make(), at: place)
            case 1 where place < folders.count: open.remove(folders.remove(at: place).id)
            case 2: folders.shuffle(using: &random)
            case 3 where place < folders.count: folders.append(folders.remove(at: place))
            default:
                let shown = folders.filter { folder in
                    folder.files != nil && stage.rows.contains("folder \(folder.id)")
                }
                guard !shown.isEmpty else { continue }
                let folder = shown[random.index(below: shown.count)]
                let label = try stage.harness.find(Widgets.Label.self, "folder \(folder.id)")
                let frame = label.convert(label.bounds, to: list)
                guard list.bounds.insetBy(dx: 0, dy: 16).contains(Point(x: 100, y: frame.midY)) else {
                    continue
                }
                try stage.clickTriangle("folder \(folder.id)")
                if open.remove(folder.id) == nil { open.insert(folder.id) }
            }
            try stage.show(folders)
            let expected = folders.flatMap { folder in
                ["folder \(folder.id)"] + (open.contains(folder.id) ? folder.files ?? [] : [])
            }
            #expect(list.numberOfRows == expected.count)
            let first = expected.isEmpty ? 0 : random.index(below: expected.count)
            list.scrollToRow(at: first, at: .top, animated: false)
            try stage.harness.settle()
            let rows = list.indexesForVisibleRows
            let texts = rows.map { (list.cellForRow(at: $0) as? RowCell)?.firstVisibleText }
            #expect(texts == rows.map { expected[$0] })
        }
    }
}
