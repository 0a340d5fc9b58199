import Testing
import Widgets
import WidgetsTesting

/// UIKit source with tables compiles unchanged and behaves as in UIKit, also beside Foundation.
struct TableSourceTests {
    @Test func `A table view controller displays, selects and changes its rows`() throws {
        let (anna, ben, bill) = (
            Contact(name: "Anna", city: "Basel"), Contact(name: "Ben", city: "Berlin"),
            Contact(name: "Bill", city: "Unknown")
        )
        let controller = ContactsViewController(contacts: [bill, anna, ben])
        let harness = Harness(controller, size: Size(width: 320, height: 400))
        try harness.settle()
        #expect(controller.tableView.numberOfSections == 2)
        #expect(controller.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height == 60)
        #expect(controller.tableView.headerView(forSection: 1) != nil)

        try harness.click("Ben")
        #expect(controller.selectedContact == ben)
        #expect(controller.tableView.indexPathForSelectedRow == nil)
        try harness.click("Bill")
        #expect(controller.selectedContact == ben)

        controller.add(Contact(name: "Bea", city: "Bern"))
        controller.add(Contact(name: "Carl", city: "Chur"))
        controller.remove(anna)
        try harness.settle()
        let cells = controller.tableView.visibleCells.compactMap { ($0 as? ContactCell)?.cityLabel.text }
        #expect(cells == ["Bern", "Berlin", "Unknown", "Chur"])
        #expect(controller.tableView.indexPathsForVisibleRows?.last == IndexPath(row: 0, section: 1))
    }

    @Test func `A view controller is the data source and the delegate of its table`() throws {
        let controller = TasksViewController()
        let harness = Harness(controller, size: Size(width: 320, height: 400))
        try harness.settle()
        #expect(controller.visibleTasks == ["0 Write", "1 Test", "2 Ship"])
        try harness.click("Test")
        #expect(harness.contains("Done") && controller.done == ["Test"])
        controller.shuffle()
        try harness.settle()
        #expect(controller.visibleTasks == ["0 Ship", "1 Write", "2 Test"])
        try harness.pan(Point(x: 300, y: 10), by: Point(x: -280, y: 0))
        #expect(controller.visibleTasks == ["0 Write", "1 Test"])
    }

    @Test func `A table with a diffable data source animates from snapshot to snapshot`() throws {
        let controller = NotesViewController(style: .plain)
        let harness = Harness(controller, size: Size(width: 320, height: 400))
        try harness.settle()
        func shown() -> [String] { controller.tableView.visibleCells.compactMap { $0.textLabel?.text } }
        #expect(shown() == ["Note 2", "Note 1", "Note 3"] && harness.contains("Pinned"))
        try harness.click("Note 3")
        #expect(shown() == ["Note 2", "Note 3", "Note 1"])
        #expect(controller.tableView.numberOfRows(inSection: 0) == 2)
    }
}
