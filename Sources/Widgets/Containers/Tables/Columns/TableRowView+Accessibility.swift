extension TableRowView: AccessibilityContainer, AccessibilityContentProviding {
    /// The elements of the cells in visible columns, from the left.
    package var accessibilityOwnContent: [any AccessibilityObject] {
        displayedColumns.compactMap { accessibilityElement(at: $0) }
    }

    public func accessibilityElementCount() -> Int { table?.columns?.visible.count ?? 0 }

    /// Returns the element of a cell; columns are counted without hidden ones.
    public func accessibilityElement(at index: Int) -> (any AccessibilityObject)? {
        guard let table, let columns = table.columns, columns.visible.indices.contains(index) else {
            return nil
        }
        return cellElements.element(of: columns.visible[index]) {
            TableCellElement(table, columns.visible[index], in: self)
        }
    }

    public func index(ofAccessibilityElement element: any AccessibilityObject) -> Int? {
        guard let cell = element as? TableCellElement, cell.accessibilityContainer === self else {
            return nil
        }
        return cell.place?.column
    }
}

extension TableRowView: AccessibilitySubviewContaining {
    package func accessibilityContainer(of subview: View) -> (any AccessibilityObject)? {
        displayedColumns.first { cellView(atColumn: $0) === subview }.flatMap(accessibilityElement(at:))
    }
}

/// The accessibility elements of a row's cells by column; none until a client asks for them.
struct TableCellElements {
    private var elements: [ObjectIdentifier: TableCellElement] = [:]

    /// Returns the element of a column, at first the one that `make` returns.
    mutating func element(of column: TableColumn, make: () -> TableCellElement) -> TableCellElement {
        if let known = elements[ObjectIdentifier(column)] { return known }
        let new = make()
        elements[ObjectIdentifier(column)] = new
        return new
    }
}
