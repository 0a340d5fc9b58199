import Testing
import Widgets
import WidgetsTesting

@testable import Containers

/// Sections of a list: headers, footers and consecutive row numbers.
@Suite(.serialized)
struct ListSectionTests {
    private let source = SectionSource([3, 0, 40, 2])
    let list = ListView(frame: Rect(x: 0, y: 0, width: 200, height: 300))
    let harness: Harness

    init() throws {
        list.rowHeight = 30
        list.sectionHeaderHeight = 20
        list.sectionFooterHeight = 10
        list.register(ListCell.self, forCellReuseIdentifier: "row")
        list.dataSource = source
        let root = View(frame: list.frame)
        root.addSubview(list)
        harness = Harness(root, size: list.frame.size)
        try harness.settle()
    }

    @Test func `Headers and footers enclose the rows of their sections`() {
        #expect(list.numberOfRows == 45 && list.numberOfSections == 4)
        #expect(list.rectForRow(at: 0).minY == 20)
        // The height of section 0 is 20 + 90 + 10, that of section 1 is 20 + 0 + 10.
        #expect(list.rectForRow(at: 3).minY == 170)
        #expect(list.rectForRow(at: 43).minY == 170 + 1200 + 10 + 20)
        #expect(list.contentSize.height == 45 * 30 + 4 * 30)
        #expect(list.rows(inSection: 2) == 3..<43 && list.section(ofRow: 43) == 3)
        #expect(list.headerView(forSection: 1)?.frame == Rect(x: 0, y: 120, width: 200, height: 20))
        #expect(list.footerView(forSection: 0)?.frame == Rect(x: 0, y: 110, width: 200, height: 10))
        #expect(list.headerView(forSection: 3) == nil)
    }

    @Test func `Each point finds its row, or none`() {
        #expect(list.indexForRow(at: Point(x: 5, y: 10)) == nil)
        #expect(list.indexForRow(at: Point(x: 5, y: 25)) == 0)
        #expect(list.indexForRow(at: Point(x: 5, y: 115)) == nil)
        #expect(list.indexForRow(at: Point(x: 5, y: 165)) == nil)
        #expect(list.indexForRow(at: Point(x: 5, y: 171)) == 3)
        for row in 0..<45 {
            #expect(list.indexForRow(at: Point(x: 5, y: list.rectForRow(at: row).midY)) == row)
        }
    }

    @Test func `The header of the scrolled section stays at the top and is not a row`() throws {
        list.contentOffset.y = 400
        try harness.settle()
        #expect(list.headerView(forSection: 2)?.frame.minY == 400)
        try harness.click(Point(x: 50, y: 10))
        #expect(list.selectedRow == nil)
        list.contentOffset.y = 1150
        try harness.settle()
        // The next section pushes the header out.
        list.contentOffset.y = list.rows.frame(ofSection: 2).bottom - 15
        try harness.settle()
        let box = list.rows.frame(ofSection: 2)
        #expect(list.headerView(forSection: 2)?.frame.maxY == min(box.bottom - 10, list.bounds.minY + 20))
        list.floatsSectionHeaders = false
        list.contentOffset.y = 400
        try harness.settle()

        #expect(list.headerView(forSection: 2) == nil)
    }

    @Test func `Scrolled by any distance, the image equals a full painting`() throws {
        for distance in [7.0, 13, 60, 100, 3, -20, 200, -90] {
            list.contentOffset.y = max(0, list.contentOffset.y + distance)
            try harness.settle()
            #expect(harness.picture == harness.renderFresh())
        }
    }

    @Test func `The keyboard moves across sections, below the floating header`() throws {
        try harness.focus(list)
        try harness.key(.keyboardEnd)
        #expect(list.selectedRow == 44)
        for _ in 0..<30 { try harness.key(.keyboardUpArrow) }
        #expect(list.selectedRow == 14)
        #expect(list.rectForRow(at: 14).minY >= list.bounds.minY + 20)
        try harness.key(.keyboardHome)
        #expect(list.selectedRow == 0)
    }

    @Test func `Inserted and deleted rows change their section`() throws {
        source.counts[1] = 2
        list.insertRows(at: [3, 4])
        try harness.settle()
        #expect(list.rows(inSection: 1) == 3..<5)
        #expect(list.rectForRow(at: 3).minY == 140)
        source.counts[0] = 0
        list.deleteRows(at: [0, 1, 2])
        try harness.settle()

        #expect(list.rows(inSection: 0).isEmpty && list.rectForRow(at: 0).minY == 50)
        #expect(harness.picture == harness.renderFresh())
    }

    @Test func `Sections that do not match the number of rows are reported`() throws {
        var reported: [Diagnostic] = []
        Diagnostics.handler = { reported.append($0) }
        defer { Diagnostics.handler = nil }
        source.extra = 5
        list.reloadData()
        try harness.settle()

        #expect(reported.count == 1)
        #expect(list.rows(inSection: 3).count == 7)
    }

    @Test func `A custom header is requested when it becomes visible, and reused`() throws {
        list.register(ListHeaderView.self, forCellReuseIdentifier: "header")
        source.makesHeaders = true
        list.reloadData()
        try harness.settle()
        #expect(harness.contains("own 0"))
        list.contentOffset.y = 5000
        try harness.settle()

        #expect(harness.contains("own 3") && !harness.contains("own 0"))
    }
}

private final class SectionSource: ListViewDataSource {
    var counts: [Int]
    var extra = 0
    var makesHeaders = false

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfRows(in listView: ListView) -> Int { counts.reduce(extra, +) }
    func numberOfSections(in listView: ListView) -> Int { counts.count }
    func listView(_ listView: ListView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func listView(_ listView: ListView, titleForHeaderInSection section: Int) -> String? { "head \(section)" }
    func listView(_ listView: ListView, titleForFooterInSection section: Int) -> String? { "foot \(section)" }

    func listView(_ listView: ListView, cellForRowAt row: Int) -> ReusableView {
        let cell = listView.dequeueReusableCell(withIdentifier: "row", for: row)
        (cell as? ListCell)?.text = "row \(row)"
        return cell
    }

    func listView(_ listView: ListView, viewForHeaderInSection section: Int) -> ReusableView? {
        guard makesHeaders else { return nil }
        let header = listView.dequeueReusableCell(withIdentifier: "header") as? ListHeaderView
        header?.text = "own \(section)"
        return header
    }
}
