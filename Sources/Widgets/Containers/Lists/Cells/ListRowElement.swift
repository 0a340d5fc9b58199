/// The accessibility element of a row without a mounted cell.
class ListRowElement: AccessibilityElement, AccessibilityActionPerforming {
    private weak var host: (any CellHosting)?
    final let row: Int
    private var rows: (any RowSemantics)? { host?.semantics }

    init(_ host: any CellHosting, row: Int) {
        self.host = host
        self.row = row
        super.init(accessibilityContainer: host)
    }

    nonisolated deinit {}

    override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        guard let rows, row < rows.rowCount else { return }
        rows.describe(row, &attributes)
        attributes.label = rows.label(ofUnmounted: row)
        attributes.states.insert(.offscreen)
    }

    override var accessibilityFrameInContainerSpace: Rect {
        get { rows?.frame(of: row) ?? .zero }
        set {}
    }

    override func accessibilityActivate() -> Bool { rows?.choose(row) ?? false }

    package final func performCustomAction(named name: String) -> Bool {
        rows?.perform(name, on: row) ?? false
    }

    override func accessibilityScrollToVisible() {
        guard let rows, row < rows.rowCount else { return }
        rows.reveal(row)
    }
}

extension ListRowElement: AccessibilitySpace {
    package final func accessibilityConvert(_ rect: Rect) -> Rect {
        let origin = accessibilityPlace.origin
        return rect.offsetBy(dx: origin.x, dy: origin.y)
    }
}

/// The accessibility elements of unmounted rows, held weakly and keyed by row.
struct ListRowElements {
    private struct Entry {
        weak var element: ListRowElement?
    }

    private var entries: [Int: Entry] = [:]

    /// Returns the element of a row; the same object is returned while a client retains it.
    mutating func element(for row: Int, in host: any CellHosting) -> ListRowElement {
        if let known = entries[row]?.element { return known }
        let element = Self.makeElement(for: row, in: host)
        entries = entries.filter { $1.element != nil }
        entries[row] = Entry(element: element)
        return element
    }

    private static func makeElement(for row: Int, in host: any CellHosting) -> ListRowElement {
        if let table = host as? any RowCellProviding & CellHosting, table.rowCells != nil {
            return TableRowElement(table, row: row)
        }
        return ListRowElement(host, row: row)
    }
}
