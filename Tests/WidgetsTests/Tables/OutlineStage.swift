import Testing
import Widgets
import WidgetsTesting

@testable import Containers

/// An outline that counts changes of its rows.
///
/// Each change makes a layout necessary, so that the count is at least the number of changes.
final class CountingOutline: OutlineView {
    private(set) var rowChanges = 0

    nonisolated deinit {}

    func resetCount() { rowChanges = 0 }

    override func setNeedsLayout() {
        rowChanges += 1
        super.setNeedsLayout()
    }
}

/// A tree of texts: the children of "a" are "a.0", "a.1" and so on.
@MainActor final class OutlineStage: OutlineViewDataSource, OutlineViewDelegate {
    let outline = CountingOutline(frame: Rect(x: 0, y: 0, width: 300, height: 228))
    let harness: Harness
    var children: [String: [String]] = [
        "": ["a", "b", "c"], "a": ["a.0", "a.1"], "a.0": ["a.0.0"], "c": ["c.0", "c.1", "c.2"],
    ]
    var refused: Set<String> = []
    var canMove: (String) -> Bool = { _ in false }
    /// The heights of rows other than 20 points.
    var heights: [String: Double] = [:]
    private(set) var events: [String] = []
    private(set) var requests = 0

    init(columns: Int = 1) throws {
        let root = View(frame: outline.frame)
        root.addSubview(outline)
        harness = Harness(root, size: outline.frame.size)
        outline.rowHeight = 20
        outline.allowsMultipleSelection = true
        for index in 0..<columns {
            let column = TableColumn(identifier: "\(index)")
            column.title = "C\(index)"
            outline.addTableColumn(column)
        }
        outline.dataSource = self
        outline.delegate = self
        try harness.settle()
    }

    /// The texts in the rows, from the top, indented by their level.
    var shown: [String] {
        outline.indexesForVisibleRows.map { row in
            let text = (outline.cellForRow(at: row) as? TableRowView)?.stringValue(atColumn: 0)
            return String(repeating: " ", count: outline.level(forRow: row)) + (text ?? "-")
        }
    }
    var selected: [String] { outline.selectedRowIndexes.compactMap { outline.item(atRow: $0) as? String } }

    func triangle(_ item: String) throws -> Point {
        let row = try #require(outline.row(forItem: item))
        return Point(x: outline.indentation(ofRow: row) - 4, y: 28 + 20 * Double(row) + 10)
    }

    func name(_ item: AnyHashable?) -> String { item as? String ?? "" }
    func outlineView(_ outlineView: OutlineView, numberOfChildrenOfItem item: AnyHashable?) -> Int {
        children[name(item)]?.count ?? 0
    }
    func outlineView(_ outlineView: OutlineView, child index: Int, ofItem item: AnyHashable?)
        -> AnyHashable
    {
        requests += 1
        return children[name(item)]?[index] ?? ""
    }
    func outlineView(_ outlineView: OutlineView, isItemExpandable item: AnyHashable) -> Bool {
        children[name(item)] != nil
    }
    func outlineView(
        _ outlineView: OutlineView, stringValueFor column: TableColumn, byItem item: AnyHashable
    ) -> String { name(item) }
    func outlineView(_ outlineView: OutlineView, canMoveItem item: AnyHashable) -> Bool {
        canMove(name(item))
    }
    func outlineView(
        _ outlineView: OutlineView, moveItem item: AnyHashable, toItem parent: AnyHashable?,
        childIndex index: Int
    ) {
        for key in children.keys { children[key]?.removeAll { $0 == name(item) } }
        children[name(parent)]?.insert(name(item), at: index)
    }
    func outlineView(_ outlineView: OutlineView, shouldExpandItem item: AnyHashable) -> Bool {
        !refused.contains(name(item))
    }
    func outlineView(_ outlineView: OutlineView, heightOfRowByItem item: AnyHashable) -> Double {
        heights[name(item)] ?? 20
    }
    func outlineViewItemDidExpand(_ outlineView: OutlineView, item: AnyHashable) {
        events.append("+\(item)")
    }
    func outlineViewItemDidCollapse(_ outlineView: OutlineView, item: AnyHashable) {
        events.append("-\(item)")
    }
}
