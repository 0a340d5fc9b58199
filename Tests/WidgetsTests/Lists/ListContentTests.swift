import Testing
import Widgets
import WidgetsTesting

/// Content configurations of cells: texts, images, accessories and their cost.
struct ListContentTests {
    let list = ListView(frame: Rect(x: 0, y: 0, width: 240, height: 190))
    let rivers = Rivers()
    let harness: Harness

    init() {
        let root = View(frame: list.frame)
        root.addSubview(list)
        list.rowHeight = 38
        list.register(ListCell.self, forCellReuseIdentifier: "river")
        list.dataSource = rivers
        list.delegate = rivers
        harness = Harness(root, size: list.frame.size)
    }

    private func cell(_ row: Int) throws -> ListCell { try #require(list.cellForRow(at: row) as? ListCell) }

    private func labels(_ cell: ListCell) -> [Label] { cell.subviews.compactMap { $0 as? Label } }

    @Test func `Image, texts and accessories of rows match their golden`() throws {
        list.selectRow(at: 1)
        try harness.matches(golden: "list-content")
    }

    @Test func `Rows are mirrored in right-to-left layout, with chevrons that point to the left`() throws {
        try harness.settle()
        let frame = try cell(0).textLabel.frame
        harness.host.layoutDirection = .rightToLeft
        list.selectRow(at: 1)
        try harness.matches(golden: "list-content-mirrored")
        #expect(try cell(0).textLabel.frame.maxX == 240 - frame.minX)
    }

    @Test func `The text begins after the image, and the second text is below it`() throws {
        try harness.settle()
        let cell = try cell(0)
        let second = try #require(labels(cell).last)
        #expect(cell.textLabel.frame.minX == 12 + SymbolConfiguration().side + 10)
        #expect(second.frame.minX == cell.textLabel.frame.minX)
        #expect(second.frame.minY == cell.textLabel.frame.maxY + 1)
        #expect(cell.textLabel.frame.maxX < 240 - 18, "the chevron has room")
    }

    @Test func `A value is at the trailing side, and below the text if both do not fit`() throws {
        rivers.style = .valueCell()
        try harness.settle()
        let wide = try cell(2)
        let value = try #require(labels(wide).last)
        #expect(value.frame.minY == wide.textLabel.frame.minY)
        #expect(value.frame.minX >= wide.textLabel.frame.maxX)

        list.frame.size.width = 110
        try harness.settle()
        let narrow = try cell(2)
        #expect(try #require(labels(narrow).last).frame.minY > narrow.textLabel.frame.minY)
    }

    @Test func `Automatic row heights follow the texts and the image`() throws {
        list.rowHeight = ListView.automaticDimension
        try harness.settle()
        let (first, third) = (list.rectForRow(at: 0).height, list.rectForRow(at: 3).height)
        let label = try cell(0).textLabel.intrinsicContentSize.height
        #expect(first >= 16 + label + 12)
        #expect(third < first, "a row with one line is lower")
    }

    @Test func `The detail button of a row calls the delegate with its row`() throws {
        try harness.settle()
        try harness.element(.button, named: "Details").activate()
        #expect(rivers.details == [4])
    }

    @Test func `A row with a check mark is checked, and its texts are its name`() throws {
        try harness.settle()
        let row = try harness.row("Nile, 6,650 km")
        #expect(row.attributes.states.contains(.checked))
        #expect(try !harness.row("Volga").attributes.states.contains(.checked))
    }

    @Test func `A scroll step requests one row, reuses a cell and paints only the new row`() throws {
        rivers.count = 1000
        list.reloadData()
        try harness.settle()
        list.contentOffset.y = 380
        try harness.settle()
        let cells = Set(list.visibleCells.map(ObjectIdentifier.init))
        rivers.requested = []

        list.contentOffset.y = 418
        try harness.settle()

        #expect(rivers.requested.count == 1)
        #expect(Set(list.visibleCells.map(ObjectIdentifier.init)) == cells)
        #expect(
            try #require(harness.lastFrame).damage == [PixelRect(left: 0, top: 152, right: 240, bottom: 190)])
        #expect(harness.picture == harness.renderFresh())
    }

    @Test func `A reused cell has no accessory, and an equal configuration invalidates nothing`() throws {
        try harness.settle()
        let cell = try cell(2)
        let content = try #require(cell.contentConfiguration)
        cell.contentConfiguration = content
        #expect(!harness.host.needsFrame)
        cell.prepareForReuse()
        #expect(cell.accessoryType == .none)
        #expect(cell.contentConfiguration == content)
    }

    @Test func `Without a configuration, the second text and the image are removed`() throws {
        try harness.settle()
        let cell = try cell(0)
        cell.contentConfiguration = nil
        cell.accessoryType = .none
        cell.text = "Plain"
        try harness.settle()
        #expect(labels(cell).count == 1)
        #expect(cell.textLabel.frame == Rect(x: 12, y: 0, width: 216, height: 38))
    }

    @Test func `A custom accessory is at the trailing side and is removed for the next row`() throws {
        try harness.settle()
        let cell = try cell(0)
        let badge = View(frame: Rect(x: 0, y: 0, width: 20, height: 20))
        cell.accessoryView = badge
        try harness.settle()
        #expect(badge.frame == Rect(x: 208, y: 9, width: 20, height: 20))
        cell.prepareForReuse()
        #expect(badge.superview == nil)
    }
}

/// A data source of rivers with their lengths.
@MainActor
final class Rivers: ListViewDataSource, ListViewDelegate {
    var style = ListContentConfiguration.subtitleCell()
    var count = 5
    var requested: [Int] = []
    private(set) var details: [Int] = []

    private let rivers = [
        ("Amazon", "6,400 km"), ("Danube", "2,850 km"), ("Nile", "6,650 km"), ("Volga", nil),
        ("Rhine", "1,230 km"),
    ]

    func numberOfRows(in listView: ListView) -> Int { count }

    func listView(_ listView: ListView, cellForRowAt row: Int) -> ReusableView {
        requested.append(row)
        let cell = listView.dequeueReusableCell(withIdentifier: "river", for: row)
        guard let cell = cell as? ListCell else { return cell }
        let river = rivers[row % 5]
        var content = style
        content.image = Image(systemName: row == 3 ? "chevron.backward" : "drop.fill")
        content.text = river.0
        content.secondaryText = river.1
        cell.contentConfiguration = content
        cell.accessoryType =
            [.disclosureIndicator, .disclosureIndicator, .checkmark, .none, .detailButton][row % 5]
        return cell
    }

    func listView(_ listView: ListView, accessoryButtonTappedForRowAt row: Int) { details.append(row) }
}
