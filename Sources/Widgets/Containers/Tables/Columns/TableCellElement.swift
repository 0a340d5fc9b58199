/// The accessibility element of a cell in a table with columns, whether its row has a view or not.
final class TableCellElement: AccessibilityElement, AccessibilityActionPerforming {
    /// The position of a cell; columns are counted without hidden ones.
    struct Place {
        let columns: TableColumns
        let row: Int
        let column: Int
        var table: TableView { columns.table }
    }

    static let editAction = "Edit"

    private weak var table: TableView?
    private let column: TableColumn
    /// The element of a row without a view, which exists as long as a client retains one of its cells.
    private let keptRow: TableRowElement?
    private var lastColumn = 0

    init(_ table: TableView, _ column: TableColumn, in row: any AccessibilityObject) {
        self.table = table
        self.column = column
        keptRow = row as? TableRowElement
        super.init(accessibilityContainer: row)
    }

    nonisolated deinit {}

    /// The position of the cell; nil if its column is hidden, or if its row is removed or displays no row.
    var place: Place? {
        guard let table, let columns = table.columns, let row, row < table.numberOfRows else { return nil }
        if !columns.visible.indices.contains(lastColumn) || columns.visible[lastColumn] !== column {
            guard let index = columns.visible.firstIndex(where: { $0 === column }) else { return nil }
            lastColumn = index
        }
        return Place(columns: columns, row: row, column: lastColumn)
    }

    private var rowView: TableRowView? { accessibilityContainer as? TableRowView }

    private var row: Int? {
        if let keptRow { return keptRow.row }
        return rowView?.superview === table ? rowView?.index : nil
    }

    // MARK: - Semantics

    override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.role = column.isRowHeader ? .rowHeader : .cell
        attributes.label = column.title.isEmpty ? column.identifier : column.title
        guard let place, let source = place.table.dataSource as? any TableColumnDataSource else {
            attributes.states.remove(.enabled)
            return
        }
        let pending = place.columns.commits?.entry(row: place.row, column)
        let text = pending?.text ?? source.tableView(place.table, stringValueFor: column, row: place.row)
        if pending?.error != nil { attributes.states.insert(.invalid) }
        if !text.isEmpty { attributes.value = text }
        if rowView?.cellView(atColumn: place.column) != nil { attributes.isElement = false }
        if keptRow != nil { attributes.states.insert(.offscreen) }
        describeSelection(place, &attributes)
        if TableCellEditing(table: place.table).canEdit(row: place.row, column: place.column) {
            attributes.states.insert(.editable)
            attributes.actions.append(.custom(Self.editAction))
        }
    }

    private func describeSelection(_ place: Place, _ attributes: inout AccessibilityAttributes) {
        let table = place.table
        if table.isFirstResponder, table.selection.cursor == place.row,
            place.columns.focused == place.column
        {
            attributes.states.insert(.focused)
        }
        guard canBeChosen(place) else { return }
        attributes.actions.insert(.activate, at: 0)
        if place.columns.style.selectsCells {
            attributes.states.insert(.selectable)
            let isSelected = table.selectedCells?.contains(row: place.row, column: place.column) ?? false
            if isSelected { attributes.states.insert(.selected) }
        } else if table.selection.rows.contains(place.row) {
            attributes.states.insert(.selected)
        }
    }

    private func canBeChosen(_ place: Place) -> Bool {
        guard place.table.allowsSelection else { return false }
        return !place.columns.style.selectsCells || place.column >= place.columns.headerCount
    }

    override var accessibilityFrameInContainerSpace: Rect {
        get {
            guard let place else { return .zero }
            let size = place.table.rectForRow(at: place.row).size
            return place.columns.layout.frame(
                of: place.column, scrolledBy: place.columns.scrolledDistance,
                in: Rect(x: 0, y: 0, width: size.width, height: size.height))
        }
        set {}
    }

    // MARK: - Actions

    /// Selects the cell or, unless cells can be selected, its row.
    override func accessibilityActivate() -> Bool {
        guard let place, canBeChosen(place) else { return false }
        if !place.columns.style.selectsCells { return ListRowSemantics(list: place.table).choose(place.row) }
        TableCellKeys(table: place.table).choose(row: place.row, column: place.column)
        return true
    }

    /// Moves the focus to the table, and its cursor to the cell.
    override func accessibilityFocus() -> Bool {
        guard let place, canBeChosen(place), place.table.becomeFirstResponder() else { return false }
        if place.columns.style.selectsCells || place.table.selection.cursor != place.row {
            _ = accessibilityActivate()
        }
        // The choice of another row can have removed rows.
        guard let now = self.place else { return false }
        now.columns.setFocus(now.column, anchor: now.columns.style.selectsCells ? now.column : nil)
        now.columns.reveal(now.column)
        return true
    }

    override func accessibilityScrollToVisible() {
        guard let place else { return }
        place.table.accessibilityScrollToVisible()
        place.table.scrollToRow(at: place.row, at: .none, animated: false)
        place.columns.reveal(place.column)
    }

    package func performCustomAction(named name: String) -> Bool {
        guard name == Self.editAction, let place else { return false }
        return TableCellEditing(table: place.table).begin(row: place.row, column: place.column)
    }
}

extension TableCellElement: AccessibilityTableCell {
    var accessibilityTableIndex: (row: Int, column: Int)? { place.map { ($0.row, $0.column) } }
}

extension TableCellElement: AccessibilityElementContaining {
    /// The view that the cell displays instead of a text.
    package var containedElements: [any AccessibilityObject] {
        guard let place, let view = rowView?.cellView(atColumn: place.column) else { return [] }
        return [view]
    }
}
