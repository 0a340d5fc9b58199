import Testing
import Widgets
import WidgetsTesting

@testable import Containers
@testable import ViewHierarchy

/// The layout of columns as a value, and its restoration with the window's state.
@Suite struct TableColumnLayoutTests {
    private typealias Column = TableColumnLayoutState.Column

    private func names(_ stage: ColumnStage) -> [String] { stage.table.tableColumns.map(\.identifier) }

    private func stage() throws -> ColumnStage {
        let stage = ColumnStage()
        stage.table.columnAutoresizingStyle = .noColumnAutoresizing
        try stage.harness.settle()
        return stage
    }

    @Test func `The layout has order, widths, visibility and sorting, and restores them`() throws {
        let stage = try stage()
        let before = stage.table.columnLayout
        #expect(before.columns.map(\.width) == [100, 60, 90])
        try stage.harness.drag(from: stage.header("name"), to: stage.header("kind", 0.8))
        try stage.harness.click(stage.header("size"))
        stage.column("kind").isHidden = true
        stage.column("name").width = 140
        let after = stage.table.columnLayout
        #expect(
            after.columns == [
                Column(identifier: "size", width: 60), Column(identifier: "kind", width: 90, isHidden: true),
                Column(identifier: "name", width: 140),
            ])
        #expect(after.sortDescriptors == [.init(key: "size")])

        stage.table.columnLayout = before
        #expect(stage.table.columnLayout == before && names(stage) == ["name", "size", "kind"])
        stage.table.columnLayout = after
        try stage.harness.settle()
        #expect(stage.table.columnLayout == after)
        #expect(stage.sorted == [[.init(key: "size")], [], [.init(key: "size")]])
        #expect(stage.shown.first == ["0", "beta"])
    }

    @Test func `Unknown columns are ignored, and new ones keep their place and width`() throws {
        let stage = try stage()
        stage.table.columnLayout = TableColumnLayoutState(
            columns: [
                Column(identifier: "kind", width: 70), Column(identifier: "gone", width: 10),
                Column(identifier: "name"), Column(identifier: "kind", width: 30),
            ], sortDescriptors: [.init(key: "gone"), .init(key: "name", ascending: false)])
        #expect(names(stage) == ["kind", "size", "name"])
        #expect(stage.widths == [70, 60, 100])
        #expect(stage.table.sortDescriptors == [.init(key: "name", ascending: false)])
    }

    @Test(arguments: [Double.nan, .infinity, 0, -5])
    func `A width that is not a positive number is reported and ignored`(width: Double) throws {
        let stage = try stage()
        let reported = diagnostics {
            stage.table.columnLayout = TableColumnLayoutState(columns: [
                Column(identifier: "size", width: width, isHidden: true)
            ])
        }
        #expect(reported.count == 1)
        #expect(stage.widths == [100, 60, 90] && stage.column("size").isHidden)
    }

    @Test func `A table with a restoration identifier keeps its layout`() throws {
        let stage = try stage()
        stage.table.restorationIdentifier = "files"
        #expect(!RestorationArchive.hasUnsavedState(in: stage.harness.rootView))
        try stage.harness.drag(from: stage.header("name", 1), to: stage.header("size", 0.5))
        #expect(RestorationArchive.hasUnsavedState(in: stage.harness.rootView))
        stage.table.moveColumn(0, toColumn: 2)
        stage.column("size").isHidden = true
        stage.table.sortDescriptors = [.init(key: "name", ascending: false)]
        var archive = RestorationArchive()
        archive.collect(from: stage.harness.rootView)
        #expect(!RestorationArchive.hasUnsavedState(in: stage.harness.rootView))

        let next = try self.stage()
        next.table.restorationIdentifier = "files"
        RestorationArchive(text: archive.text).apply(to: next.harness.rootView)
        try next.harness.settle()
        #expect(next.table.columnLayout == stage.table.columnLayout)
        #expect(next.shown.map(\.last) == ["gamma", "beta", "alpha"])
    }

    @Test func `A sort by the user is saved`() throws {
        let stage = try stage()
        stage.table.restorationIdentifier = "files"
        try stage.harness.click(stage.header("name"))
        #expect(RestorationArchive.hasUnsavedState(in: stage.harness.rootView))
    }

    @Test func `A table without columns has no layout to save`() {
        let table = TableView(frame: .zero)
        table.restorationIdentifier = "files"
        var archive = RestorationArchive()
        archive.collect(from: table)
        #expect(archive == RestorationArchive() && table.columnLayout == TableColumnLayoutState())
        table.columnLayout = TableColumnLayoutState(columns: [Column(identifier: "name")])
        #expect(table.tableColumns.isEmpty)
    }
}
