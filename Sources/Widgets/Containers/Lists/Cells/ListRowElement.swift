/// The accessibility element of a row without a mounted cell.
final class ListRowElement: AccessibilityElement, AccessibilityActionPerforming {
    private weak var host: (any CellHosting)?
    let row: Int
    private var rows: (any RowSemantics)? { host?.semantics }

    init(_ host: any CellHosting, row: Int) {
        self.host = host
        self.row = row
        super.init(accessibilityContainer: host)
    }

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

    package func performCustomAction(named name: String) -> Bool { rows?.perform(name, on: row) ?? false }

    override func accessibilityScrollToVisible() {
        guard let rows, row < rows.rowCount else { return }
        rows.reveal(row)
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
        let element = ListRowElement(host, row: row)
        entries = entries.filter { $1.element != nil }
        entries[row] = Entry(element: element)
        return element
    }
}
