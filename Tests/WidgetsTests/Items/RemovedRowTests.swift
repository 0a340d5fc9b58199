import Testing
import Widgets
import WidgetsTesting

@testable import Containers

/// The keyboard cursor and the selection after rows and items are removed.
@Suite struct RemovedRowTests {
    @Test func `Down after the removal of the selected row continues at its place`() throws {
        let stage = ListStage(count: 100)
        try stage.harness.settle()
        stage.list.contentOffset.y = 1_200
        try stage.harness.click(Point(x: 60, y: 165))
        #expect(stage.selected == [45])
        stage.names.remove(at: 45)
        stage.list.deleteRows(at: [45], with: .fade)
        try stage.harness.settle()
        #expect(stage.selected.isEmpty)
        try stage.harness.key(.keyboardDownArrow)
        #expect(stage.selected == [46] && stage.list.contentOffset.y == 1_200)
    }

    @Test func `Up after the removal of the last row selects the row before the new last one`() throws {
        let stage = ListStage(count: 10)
        try stage.harness.settle()
        try stage.harness.click(Point(x: 60, y: 285))
        stage.names.removeLast()
        stage.list.deleteRows(at: [9])
        try stage.harness.key(.keyboardUpArrow)
        #expect(stage.selected == [7])
    }

    @Test func `The cursor stays at its place when the data are reloaded without the selected row`() throws {
        let stage = ListStage(count: 100)
        try stage.harness.settle()
        stage.list.contentOffset.y = 1_200
        try stage.harness.click(Point(x: 60, y: 165))
        stage.names.remove(at: 45)
        stage.list.reloadData()
        try stage.harness.settle()
        #expect(stage.selected.isEmpty)
        try stage.harness.key(.keyboardDownArrow)
        #expect(stage.selected == [46] && stage.list.contentOffset.y == 1_200)
        stage.names.removeSubrange(3...)
        stage.list.reloadData()
        try stage.harness.key(.keyboardUpArrow)
        #expect(stage.selected == [1])
    }

    @Test func `Right after the removal of the selected item continues at its place`() throws {
        let stage = CollectionStage(count: 60)
        try stage.harness.settle()
        try stage.harness.click(stage.place(9))
        #expect(stage.selected == [9])
        stage.names.remove(at: 9)
        stage.view.deleteItems(at: [IndexPath(item: 9, section: 0)])
        try stage.harness.settle()
        #expect(stage.selected.isEmpty)
        try stage.harness.key(.keyboardRightArrow)
        #expect(stage.selected == [10])
        stage.names.remove(at: 10)
        stage.view.reloadData()
        try stage.harness.settle()
        try stage.harness.key(.keyboardRightArrow)
        #expect(stage.selected == [11])
    }

    @Test func `The place of a removed row is that of the next row that stays`() {
        var batch = ListBatch()
        batch.deleted = [2, 3, 4]
        batch.inserted = [0]
        batch.moved = [6: 1]
        let mapping = RowMapping(batch)
        // 0 1 [2 3 4] 5 [6] 7 becomes + 6 0 1 5 7.
        #expect([2, 3, 4].map(mapping.place(of:)) == [4, 4, 4] && mapping.newRow(of: 5) == 4)
        batch = ListBatch()
        (batch.deleted, batch.inserted) = ([5], [5])
        #expect(RowMapping(batch).place(of: 5) == 5, "a replaced row keeps the cursor")
    }

    @Test func `A row moves out of a deleted section in a table and in a collection`() throws {
        let names = [["a", "b", "c"], ["d", "e"], ["f"]]
        let table = TableStage(names)
        try table.harness.settle()
        let cell = try #require(table.table.cellForRow(at: IndexPath(row: 1, section: 1)))
        table.table.selectRow(at: IndexPath(row: 1, section: 1), animated: false, scrollPosition: .none)
        table.names = [["a", "e", "b", "c"], ["f"]]
        let found = try diagnostics {
            table.table.performBatchUpdates {
                table.table.moveRow(
                    at: IndexPath(row: 1, section: 1), to: IndexPath(row: 1, section: 0))
                table.table.deleteSections([1], with: .fade)
            }
            try table.harness.settle()
        }
        #expect(found.isEmpty && table.shown == table.names)
        #expect(table.table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
        #expect(table.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))

        let grid = CollectionStage(names)
        try grid.harness.settle()
        let item = try #require(grid.view.cellForItem(at: IndexPath(item: 1, section: 1)))
        grid.sections = [["a", "e", "b", "c"], ["f"]]
        let others = try diagnostics {
            grid.view.performBatchUpdates {
                grid.view.moveItem(at: IndexPath(item: 1, section: 1), to: IndexPath(item: 1, section: 0))
                grid.view.deleteSections([1])
            }
            try grid.harness.settle()
        }
        #expect(others.isEmpty && grid.texts == ["a", "e", "b", "c", "f"])
        #expect(grid.view.cellForItem(at: IndexPath(item: 1, section: 0)) === item)
    }

    @Test func `A row moves into an inserted section in a table and in a collection`() throws {
        let names = [["a", "b", "c"], ["d"]]
        let table = TableStage(names)
        try table.harness.settle()
        let cell = try #require(table.table.cellForRow(at: IndexPath(row: 1, section: 0)))
        table.names = [["new", "b"], ["a", "c"], ["d"]]
        let found = try diagnostics {
            table.table.performBatchUpdates {
                table.table.insertSections([0], with: .fade)
                table.table.moveRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 1, section: 0))
            }
            try table.harness.settle()
        }
        #expect(found.isEmpty && table.shown == table.names)
        #expect(table.table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)

        let grid = CollectionStage(names)
        try grid.harness.settle()
        let item = try #require(grid.view.cellForItem(at: IndexPath(item: 1, section: 0)))
        grid.sections = [["new", "b"], ["a", "c"], ["d"]]
        let others = try diagnostics {
            grid.view.performBatchUpdates {
                grid.view.insertSections([0])
                grid.view.moveItem(at: IndexPath(item: 1, section: 0), to: IndexPath(item: 1, section: 0))
            }
            try grid.harness.settle()
        }
        #expect(others.isEmpty && grid.texts == ["new", "b", "a", "c", "d"])
        #expect(grid.view.cellForItem(at: IndexPath(item: 1, section: 0)) === item)
    }

    @Test func `A row that is deleted and moved in one batch is reported in a table and in a collection`()
        throws
    {
        let table = TableStage([["a", "b"], ["c"]])
        try table.harness.settle()
        table.names = [["a"], ["b", "c"]]
        let (from, to) = (IndexPath(row: 1, section: 0), IndexPath(row: 0, section: 1))
        let found = try diagnostics {
            table.table.performBatchUpdates {
                table.table.deleteRows(at: [from], with: .none)
                table.table.moveRow(at: from, to: to)
            }
            try table.harness.settle()
        }
        #expect(found.count == 1 && table.shown == table.names)
        let grid = CollectionStage([["a", "b"], ["c"]])
        try grid.harness.settle()
        grid.sections = [["a"], ["b", "c"]]
        let others = try diagnostics {
            grid.view.performBatchUpdates {
                grid.view.deleteItems(at: [from])
                grid.view.moveItem(at: from, to: to)
            }
            try grid.harness.settle()
        }
        #expect(others.count == 1 && grid.texts == ["a", "b", "c"])
    }
}
