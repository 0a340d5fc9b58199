/// The accessibility element of a row that has cells but no view.
///
/// Its cells are created when a client asks for them.
final class TableRowElement: ListRowElement, AccessibilityContainer {
    private struct Entry {
        weak var element: AccessibilityElement?
    }

    private weak var table: (any RowCellProviding)?
    /// The elements of cells by column; an element retains its row, not vice versa.
    private var entries: [Int: Entry] = [:]

    init(_ table: any RowCellProviding & CellHosting, row: Int) {
        self.table = table
        super.init(table, row: row)
    }

    nonisolated deinit {}

    override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.isElement = false
        attributes.states.insert(.managesDescendants)
    }

    func accessibilityElementCount() -> Int { table?.rowCells?.count ?? 0 }

    func accessibilityElement(at index: Int) -> (any AccessibilityObject)? {
        guard let table, index >= 0, index < accessibilityElementCount() else { return nil }
        if let known = entries[index]?.element, table.rowCells?.column(ofCellElement: known) == index {
            return known
        }
        guard let element = table.rowCells?.makeCellElement(at: index, in: self) else { return nil }
        entries[index] = Entry(element: element)
        return element
    }

    func index(ofAccessibilityElement element: any AccessibilityObject) -> Int? {
        guard let element = element as? AccessibilityElement, element.accessibilityContainer === self else {
            return nil
        }
        return table?.rowCells?.column(ofCellElement: element)
    }
}
