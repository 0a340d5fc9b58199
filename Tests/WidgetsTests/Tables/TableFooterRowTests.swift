import RandomNumbers
import Testing
import Widgets
import WidgetsTesting

@testable import Containers

/// Tables with summary rows, which stay at the bottom.
@Suite struct TableFooterRowTests {
    /// A table of names and sizes that shows the sum and the number of the sizes.
    @MainActor private final class Stage: TableColumnDataSource {
        let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 200))
        let harness: Harness
        let controller: ArrayController<Double>
        /// The requested texts of footer rows.
        var requests: [String] = []

        init(
            _ sizes: [Double] = [3, 5, 10], widths: [Double] = [160, 140],
            _ direction: UserInterfaceLayoutDirection = .leftToRight
        ) throws {
            controller = ArrayController(content: sizes)
            controller.summaryKeys = ["size": { $0 }]
            let root = View(frame: table.frame)
            root.addSubview(table)
            harness = Harness(root, size: table.frame.size)
            harness.host.layoutDirection = direction
            table.rowHeight = 24
            table.columnAutoresizingStyle = .noColumnAutoresizing
            for (identifier, width) in zip(["name", "size", "kind"], widths) {
                let column = TableColumn(identifier: identifier)
                column.title = identifier
                column.width = width
                if identifier == "size" { column.alignment = .right }
                table.addTableColumn(column)
            }
            table.dataSource = self
            controller.tableView = table
            table.footerRows = [
                TableSummaryRow(identifier: "sum", label: "Total"),
                TableSummaryRow(identifier: "count", label: "Number"),
            ]
            try harness.settle()
        }

        var shown: [[String?]] {
            table.footerRows.indices.map { row in
                table.tableColumns.map { table.columns?.footerRows?.stringValue(ofRow: row, $0) }
            }
        }

        func numberOfRows(in tableView: TableView) -> Int { controller.arrangedObjects.count }
        func tableView(_ tableView: TableView, stringValueFor column: TableColumn, row: Int) -> String {
            column.identifier == "size" ? "\(Int(controller.arrangedObjects[row]))" : "row \(row)"
        }
        func tableView(
            _ tableView: TableView, stringValueFor column: TableColumn, footerRow: TableSummaryRow
        ) -> String {
            requests.append("\(footerRow.identifier) \(column.identifier)")
            let summary = controller.summary(of: "size")
            return switch column.identifier {
            case "name": footerRow.label
            case "size": "\(footerRow.identifier == "sum" ? Int(summary.sum) : summary.count)"
            default: ""
            }
        }
    }

    @Test func `Footer rows stay at the bottom, and the last row can be scrolled above them`() throws {
        let stage = try Stage((0..<100).map(Double.init))
        let footer = try #require(stage.table.columns?.footerRows)
        #expect(footer.frame == Rect(x: 0, y: 152, width: 300, height: 48))
        #expect(stage.shown == [["Total", "4950"], ["Number", "100"]])
        stage.table.scrollToRow(at: 99, at: .none, animated: false)
        try stage.harness.settle()
        #expect(footer.frame.maxY == stage.table.bounds.maxY)
        #expect(stage.table.rectForRow(at: 99).maxY == footer.frame.minY)
        #expect(stage.harness.picture == stage.harness.renderFresh())
        stage.table.footerRows = []
        try stage.harness.settle()
        #expect(stage.table.contentInset.bottom == 0 && footer.frame.height == 0)
    }

    @Test func `Only texts of visible columns are requested`() throws {
        let stage = try Stage(widths: [200, 200, 200])
        #expect(stage.requests == ["sum name", "sum size", "count name", "count size"])
        stage.requests = []
        stage.table.contentOffset.x = 200
        try stage.harness.settle()
        #expect(stage.requests == ["sum kind", "count kind"])
        stage.requests = []
        stage.table.scrollToRow(at: 2, at: .bottom, animated: false)
        try stage.harness.settle()
        #expect(stage.requests.isEmpty)
    }

    @Test func `They follow changes of single elements, filters and reloads`() throws {
        let stage = try Stage()
        #expect(stage.shown[0][1] == "18")
        stage.controller.replace(at: 1, with: 6)
        try stage.harness.settle()
        #expect(stage.shown[0][1] == "19")
        stage.controller.insert(100, at: 0)
        try stage.harness.settle()
        #expect(stage.shown.map { $0[1] } == ["119", "4"])
        stage.controller.filterPredicate = { $0 < 10 }
        try stage.harness.settle()
        #expect(stage.shown.map { $0[1] } == ["9", "2"])
        stage.controller.content = [7]
        try stage.harness.settle()
        #expect(stage.shown.map { $0[1] } == ["7", "1"])
    }

    @Test func `Presses on them select nothing, and open no menu of a row`() throws {
        let stage = try Stage((0..<100).map(Double.init))
        try stage.harness.click(Point(x: 50, y: 170))
        #expect(stage.table.selectedRowIndexes.isEmpty)
        #expect(stage.table.indexForRow(at: Point(x: 50, y: 170)) == nil)
        #expect(stage.table.indexForRow(at: Point(x: 50, y: 140)) == 4)
    }

    @Test func `Assistive technologies get rows with their labels`() throws {
        let stage = try Stage()
        let row = try stage.harness.row("Total, size: 18")
        #expect(row.object.accessibilityFrame == Rect(x: 0, y: 152, width: 300, height: 24))
        #expect(!row.isSelected)
        #expect(stage.table.accessibilityTableSize?.rows == 3)
    }

    @Test func `Assistive technologies get the cells of summary rows, with the titles of their columns`()
        throws
    {
        let stage = try Stage()
        let row = try #require(try stage.harness.row("Total, size: 18").object as? any AccessibilityContainer)
        func cells() -> [String] {
            (0..<row.accessibilityElementCount()).map { index in
                let attributes = row.accessibilityElement(at: index)?.accessibilityAttributes
                return "\(attributes?.label ?? "-") = \(attributes?.value ?? "-")"
            }
        }
        #expect(cells() == ["name = Total", "size = 18"])
        let size = try #require(row.accessibilityElement(at: 1))
        #expect(size.accessibilityAttributes.role == .cell && row.index(ofAccessibilityElement: size) == 1)
        #expect(size.accessibilityFrame.minY == 152 && size.accessibilityFrame.maxX == 300)
        stage.table.tableColumns[0].isHidden = true
        #expect(cells() == ["size = 18"] && row.index(ofAccessibilityElement: size) == 0)
    }

    @Test func `The frames of summary cells follow horizontal scrolling and frozen columns`() throws {
        for (frozen, xs) in [(0, [-150.0, 50, 250]), (1, [0.0, 50, 250])] {
            let stage = try Stage(widths: [200, 200, 200])
            stage.table.numberOfFrozenColumns = frozen
            stage.table.contentOffset.x = 150
            try stage.harness.settle()
            let row = try #require(
                try stage.harness.row("Number, size: 3").object as? any AccessibilityContainer)
            let frames = (0..<3).map { row.accessibilityElement(at: $0)?.accessibilityFrame }
            #expect(frames == xs.map { Rect(x: $0, y: 176, width: 200, height: 24) })
        }
    }

    @Test func `A summary cell is scrolled into view with its column, and removed with it`() throws {
        let stage = try Stage(widths: [200, 200, 200])
        let row = try #require(try stage.harness.row("Total, size: 18").object as? any AccessibilityContainer)
        let kind = try #require(row.accessibilityElement(at: 2))
        kind.accessibilityScrollToVisible()
        try stage.harness.settle()
        #expect(kind.accessibilityFrame == Rect(x: 100, y: 152, width: 200, height: 24))
        stage.table.tableColumns[2].isHidden = true
        #expect(!kind.accessibilityAttributes.states.contains(.enabled))
    }

    @Test func `Hidden and replaced columns are followed`() throws {
        let stage = try Stage()
        stage.table.tableColumns[0].isHidden = true
        stage.requests = []
        try stage.harness.settle()
        #expect(stage.requests == ["sum size", "count size"])
        stage.table.removeTableColumn(stage.table.tableColumns[1])
        stage.table.tableColumns[0].isHidden = false
        try stage.harness.settle()
        #expect(stage.shown == [["Total"], ["Number"]])
        #expect(stage.harness.picture == stage.harness.renderFresh())
    }

    @Test func `Footer rows look like their golden`() throws {
        let stage = try Stage((0..<100).map(Double.init), widths: [150, 140, 150], .rightToLeft)
        stage.table.numberOfFrozenColumns = 1
        stage.table.gridStyleMask = [.solidVerticalGridLineMask]
        stage.table.contentOffset = Point(x: -60, y: 100)
        try stage.harness.matches(golden: "footer-rows")
    }
}

/// Sums and extremes of numbers that change one by one.
@Suite struct NumberSummaryTests {
    @Test(arguments: 0..<30)
    func `A summary after insertions, removals and replacements is that of the displayed elements`(seed: Int)
        throws
    {
        var random = SeededRandom(seed: seed)
        func number() -> Double {
            random.chance(0.1) ? .nan : (random.number(-1e6...1e6) * 100).rounded() / 100
        }
        let controller = ArrayController(content: (0..<20).map { _ in number() })
        controller.summaryKeys = ["n": { $0 }]
        if random.chance(0.5) { controller.filterPredicate = { !($0 < -5e5) } }
        for _ in 0..<60 {
            let count = controller.content.count
            switch random.index(below: 3) {
            case 0: controller.insert(number(), at: random.index(below: count + 1))
            case 1 where count > 1: controller.remove(at: random.index(below: count))
            default: controller.replace(at: random.index(below: count), with: number())
            }
            if random.chance(0.2) { continue }
            let (summary, fresh) = (
                controller.summary(of: "n"), NumberSummary(Array(controller.arrangedObjects))
            )
            #expect(summary.count == fresh.count)
            #expect(summary.minimum == fresh.minimum && summary.maximum == fresh.maximum)
            #expect(abs(summary.sum - fresh.sum) < 1e-6)
        }
    }

    @Test func `Infinite and missing numbers are removed without a residue`() {
        var summary = NumberSummary([1, .nan, 2, .infinity])
        #expect(summary.count == 3 && summary.sum == .infinity)
        let isRemoved = summary.remove(2)
        #expect(!isRemoved, "the sum cannot be told without the other numbers")
        let isMissingRemoved = summary.remove(.nan)
        #expect(isMissingRemoved)
        #expect(summary.count == 3)
        #expect(NumberSummary().average == nil)
        #expect(NumberSummary([1e300, 1e300]).average == 1e300)
        #expect(NumberSummary([1, 1e100, 1, -1e100]).sum == 2)
    }

    @Test func `An unknown key is reported`() {
        let controller = ArrayController(content: [1.0])
        let reported = diagnostics { #expect(controller.summary(of: "size").count == 0) }
        #expect(reported.map(\.message) == ["there is no summary key \"size\""])
    }
}
